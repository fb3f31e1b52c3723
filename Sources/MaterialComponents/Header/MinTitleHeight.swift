/// How much of a header's title stays when it collapses: what `minTitleHeight(_:)` asked for, and what
/// it depends on.
public struct MinTitleHeight: Hashable, Sendable {
  public var metric: MinTitleHeightModifier.Metric
  /// The height of the view that ``MinTitleHeightModifier/Metric/content(scale:)`` was given to, before effects, in
  /// points; nil while it is not measured.
  public var contentHeight: CGFloat?

  public init(_ metric: MinTitleHeightModifier.Metric = .absolute(0), contentHeight: CGFloat? = nil) {
    self.metric = metric
    self.contentHeight = contentHeight
  }

  /// The height in points for a title of a height: never less than none and never more than all of it.
  public func height(in titleHeight: CGFloat) -> CGFloat {
    let wanted =
      switch metric {
      case .absolute(let height): height
      case .relative(let part): titleHeight * part.clamped01()
      case .content(let scale): (contentHeight ?? 0) * scale
      }
    return wanted.isFinite ? wanted.clamped(min: 0, max: max(0, titleHeight)) : 0
  }

  /// Adds what a later view asks for. The default, `absolute(0)`, asks for nothing; so it takes back nothing either.
  mutating func add(_ next: MinTitleHeight) {
    if next.metric != .absolute(0) { metric = next.metric }
    if let height = next.contentHeight { contentHeight = height }
  }
}

struct MinTitleHeightKey: PreferenceKey {
  static var defaultValue: MinTitleHeight { MinTitleHeight() }

  static func reduce(value: inout MinTitleHeight, nextValue: () -> MinTitleHeight) { value.add(nextValue()) }
}

/// Says how much of a header's title stays when the header collapses.
public struct MinTitleHeightModifier: ViewModifier {
  /// How the height is found.
  public enum Metric: Hashable, Sendable {
    /// The height of the view, measured before effects. One that is shrunk by ``ShrinkHeaderStyle`` gives the scale that
    /// it has then. Default: 1.
    case content(scale: CGFloat = 1)
    /// A height in points.
    case absolute(CGFloat)
    /// A part of the title's height, 0…1.
    case relative(CGFloat)
  }

  public let metric: Metric
  @State private var contentHeight: CGFloat?

  init(metric: Metric) { self.metric = metric }

  public func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        contentHeight = $0
      }
      .preference(key: MinTitleHeightKey.self, value: MinTitleHeight(metric, contentHeight: measured))
  }

  private var measured: CGFloat? {
    if case .content = metric { return contentHeight }
    return nil
  }
}

extension View {
  /// Keeps a part of a header's title on the screen when the header collapses: the lowest points of the title, as many as
  /// the metric says. To keep an element at the bottom of the title give it `.minTitleHeight(.content())`; to keep one at
  /// the top give it ``FixedHeaderStyle`` as well.
  ///
  /// Of several in one title the last counts; `.absolute(0)` counts as none.
  public func minTitleHeight(_ metric: MinTitleHeightModifier.Metric) -> some View {
    modifier(MinTitleHeightModifier(metric: metric))
  }
}
