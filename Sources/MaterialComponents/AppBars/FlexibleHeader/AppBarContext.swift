/// What a header knows of itself while content is scrolled under it: given to what is in a ``FlexibleHeader``.
///
/// The context of a header that is shown is live: a view that reads a value from it is evaluated again when that value
/// changes, and no other view is. One that is made with ``init(_:)`` has the values of a model, for previews and tests.
///
/// ```swift
/// FlexibleHeader { context in
///   Text("Harbour").opacity(context.phase == .collapsing ? context.phasePercentage : 1)
/// } content: {
///   ScrollView { Articles() }
/// }
/// ```
public struct AppBarContext: Equatable {
  private enum Source {
    case live(FlexibleHeaderState)
    case model(FlexibleHeaderModel)
  }

  private let source: Source

  init(_ state: FlexibleHeaderState) { source = .live(state) }

  /// A context with the values of a model.
  public init(_ model: FlexibleHeaderModel = FlexibleHeaderModel()) { source = .model(model) }

  /// Contexts are equal if they are of the same header, or if their models are equal.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.source, right.source) {
    case (.live(let left), .live(let right)): left === right
    case (.model(let left), .model(let right)): left == right
    default: false
    }
  }

  private func value<Value>(
    _ live: KeyPath<FlexibleHeaderState, Value>, _ model: KeyPath<FlexibleHeaderModel, Value>
  ) -> Value {
    switch source {
    case .live(let state): state[keyPath: live]
    case .model(let values): values[keyPath: model]
    }
  }

  /// What scrolling does to the header.
  public var phase: FlexibleHeaderPhase { value(\.phase, \.phase) }
  /// The figure of the phase in points: while shifting the lower edge of the collapsed header, otherwise the height.
  public var phaseValue: CGFloat { value(\.phaseValue, \.phaseValue) }
  /// The phase's figure as a part of its way. Mind that its direction is not the same in all phases: while shifting 0 is
  /// in its place and 1 away; while collapsing 1 is expanded and 0 collapsed; while over-extending 1 is at rest and 2
  /// twice as high.
  public var phasePercentage: CGFloat { value(\.phasePercentage, \.phasePercentage) }
  /// The header's height in points, with the safe area above.
  public var height: CGFloat { value(\.height, \.height) }
  /// How far the header is shifted up, in points.
  public var shift: CGFloat { value(\.shift, \.shift) }
  /// How far the header is collapsed: 0 expanded, or higher; 1 collapsed.
  public var collapsedFraction: CGFloat { value(\.collapsedFraction, \.collapsedFraction) }
  /// Whether more than half of the way is made from expanded to collapsed.
  public var isCollapsed: Bool { value(\.isCollapsed, \.isCollapsed) }
  /// Whether content lies under the header.
  public var isOverContent: Bool { value(\.isOverContent, \.isDetachedFromTopOfContent) }
  /// How much of the shadow there is, 0…1.
  public var shadowIntensity: CGFloat { value(\.shadowIntensity, \.shadowIntensity) }
  /// How opaque views are that fade out while the header leaves: 1 in its place, 0 from half way on.
  public var shiftOpacity: CGFloat { value(\.shiftOpacity, \.shiftOpacity) }
  /// The safe area above, which the header covers, in points.
  public var topSafeArea: CGFloat { value(\.heights, \.heights).topSafeArea }
  /// The height of the collapsed header, in points, with the safe area.
  public var minimumHeight: CGFloat { value(\.heights, \.heights).effectiveMinimum }
  /// The height at rest, in points, with the safe area.
  public var maximumHeight: CGFloat { value(\.heights, \.heights).effectiveMaximum }
}

extension FlexibleHeaderModel {
  /// Whether more than half of the way is made from expanded to collapsed.
  public var isCollapsed: Bool { collapsedFraction > 0.5 }
}
