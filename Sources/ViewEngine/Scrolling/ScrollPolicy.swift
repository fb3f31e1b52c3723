/// Whether something that shows where one is in a scroll view is wanted.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  enum Kind { case automatic, visible, hidden, never }
  let kind: Kind

  /// As the kind of scroll view has it: while it scrolls.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden, unless the way of input needs them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)

  package var isVisible: Bool { kind == .automatic || kind == .visible }
}

/// Whether content gives way when it is pulled beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, basedOnSize }
  let kind: Kind

  /// Always along a vertical axis; horizontally only content that is larger than the view.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only if the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  func bounces(_ axis: Axis, contentFits: Bool) -> Bool {
    switch kind {
    case .automatic: axis == .vertical || !contentFits
    case .always: true
    case .basedOnSize: !contentFits
    }
  }
}

/// Whether a finger that scrolls puts an on-screen keyboard away: it takes the focus from a text field.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// Never, since most windows here are used with a keyboard of keys.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as the content moves.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// As soon as the content moves: a keyboard on the screen does not follow fingers here.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  var dismisses: Bool { kind == .immediately || kind == .interactively }
}

/// Where margins of a scroll view apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

/// When a scroll view's default anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// Where the view opens.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// What stays in sight when content or view change their sizes.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content stands that is smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// A scroll view's default anchors by their roles.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      switch role.kind {
      case .initialOffset: initialOffset
      case .sizeChanges: sizeChanges
      case .alignment: alignment
      }
    }
    set {
      switch role.kind {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      case .alignment: alignment = newValue
      }
    }
  }
}

/// What a scroll view is told by the modifiers around it and by no others: not by those around a scroll view
/// further out.
package struct ScrollAttachments: Equatable {
  var targetBehavior: (any ScrollTargetBehavior)?
  var defaultAnchors = ScrollAnchors()
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  /// How far into the content the indicator of a refresh stands, where something lies over its start.
  var refreshInset: CGFloat = 0
  var positions: [ScrollPositionConnection] = []
  var observers: [any ScrollObserver] = []
  var relays: [ScrollRelay] = []
  var trackers: [any ScrollTracker] = []

  package static func == (left: Self, right: Self) -> Bool {
    left.defaultAnchors == right.defaultAnchors && left.contentMargins == right.contentMargins
      && left.indicatorMargins == right.indicatorMargins && left.refreshInset == right.refreshInset
      && left.positions.elementsEqual(right.positions, by: ===)
      && left.observers.elementsEqual(right.observers, by: ===)
      && left.relays.elementsEqual(right.relays, by: ===)
      && left.trackers.elementsEqual(right.trackers, by: ===)
      && targetsAreEqual(left.targetBehavior, right.targetBehavior)
  }

  private static func targetsAreEqual(
    _ left: (any ScrollTargetBehavior)?, _ right: (any ScrollTargetBehavior)?
  ) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): valuesAreEqual(left as Any, right as Any)
    default: false
    }
  }
}

private struct ScrollAttachmentsKey: EnvironmentKey { static var defaultValue: ScrollAttachments { .init() } }
private struct DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether scroll views react to input.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether a finger that scrolls puts an on-screen keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  /// Whether the thumb of a vertical axis is wanted.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether the thumb of a horizontal axis is wanted.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether content can be pulled beyond its vertical ends.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether content can be pulled beyond its horizontal ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipDisabledKey.self] }
    set { self[ScrollClipDisabledKey.self] = newValue }
  }

  package var scrollAttachments: ScrollAttachments {
    get { self[ScrollAttachmentsKey.self] }
    set { self[ScrollAttachmentsKey.self] = newValue }
  }
}

extension View {
  /// Says whether the thumbs of scroll views in this view show while they scroll.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Stops scroll views in this view from reacting to input; they can still be scrolled by program.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Says whether a finger that scrolls in this view puts an on-screen keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Lets scroll views in this view draw beyond their bounds. What lies outside can't be hit.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Says whether content of scroll views in this view gives way when it is pulled beyond its end.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    }
  }

  /// Says where a scroll view may come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollAttachments) { $0.targetBehavior = behavior }
  }

  /// The part of the content that shows at first, and where content stands that is smaller than the view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAttachments) {
      $0.defaultAnchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// The part of the content that shows in one of three cases; the others stay as they are.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAttachments) { $0.defaultAnchors[role] = anchor }
  }

  /// Adds space around a scroll view's content, inside the view, in points; nil is 16.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
  }

  /// Adds space on some sides of a scroll view's content, inside the view, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollAttachments) { attachments in
      for edge in Edge.allCases where edges.contains(edge) {
        if placement != .scrollIndicators { attachments.contentMargins[edge] = insets[edge] }
        if placement != .scrollContent { attachments.indicatorMargins[edge] = insets[edge] }
      }
    }
  }

  /// Adds space on all sides of a scroll view's content, inside the view, in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
