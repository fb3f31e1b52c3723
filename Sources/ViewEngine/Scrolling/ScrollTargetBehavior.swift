/// Says where a scroll view comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the part of the content that would be visible when the view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of a scroll view's content that will be visible.
public struct ScrollTarget: Hashable, Sendable {
  /// In the content's coordinates, in points.
  public var rect: CGRect
  /// The point of the visible part that matters.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a ``ScrollTargetBehavior`` knows.
public struct ScrollTargetBehaviorContext {
  /// The visible part when the finger let go.
  public let originalTarget: ScrollTarget
  /// The velocity in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The frames of the children of layouts that are marked with `scrollTargetLayout()`.
  package let targets: [CGRect]
  package let dragStart: CGPoint
}

/// Comes to rest at multiples of the view's size, at most one page from where the finger took hold.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Equatable, Sendable {
  nonisolated public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let start = (context.dragStart[axis] / length).rounded()
      let page = (target.rect.origin[axis] / length).rounded()
      let next = min(max(page, start - 1), start + 1)
      let most = max(0, context.contentSize[axis] - length)
      target.rect.origin[axis] = min(max(0, next * length), most)
    }
  }
}

/// Comes to rest where a child of a marked layout meets the view's start.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Equatable, Sendable {
  /// How many children a single throw may pass.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind { case automatic, always, never }
    let kind: Kind
    /// One child where the content scrolls horizontally in a narrow view, any number otherwise.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// One child at a time.
    public static let always = LimitBehavior(kind: .always)
    public static let never = LimitBehavior(kind: .never)
  }

  let limit: LimitBehavior

  nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let most = max(0, context.contentSize[axis] - context.containerSize[axis])
      var places = context.targets.map { min(max(0, $0.origin[axis]), most) }
      places.append(most)
      places.sort()
      guard !places.isEmpty else { continue }
      var wanted = target.rect.origin[axis]
      if limit == .always {
        let start = context.dragStart[axis]
        let before = places.last { $0 < start - 0.5 } ?? start
        let after = places.first { $0 > start + 0.5 } ?? start
        wanted = min(max(wanted, before), after)
      }
      if let nearest = places.min(by: { abs($0 - wanted) < abs($1 - wanted) }) { target.rect.origin[axis] = nearest }
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the view's size.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a child of a layout marked with `scrollTargetLayout()` meets the view's start.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Marks a layout whose children are places to come to rest at, and to report.
public struct _ScrollTargetLayoutModifier: ElementModifier {
  let isEnabled: Bool
  package func makeNode(in context: WrapperContext) -> ScrollTargetLayoutNode { ScrollTargetLayoutNode(context) }
  package func update(_ node: ScrollTargetLayoutNode) { node.isEnabled = isEnabled }
}

package final class ScrollTargetLayoutNode: WrapperNode {
  override init(_ context: WrapperContext) {
    super.init(context)
    graph.scrolling.addTargetLayout(self)
  }

  package override func willUnmount() {
    graph.scrolling.removeTargetLayout(self)
    super.willUnmount()
  }

  package var isEnabled = true
}

extension View {
  /// Makes this layout's children targets of `scrollTargetBehavior(.viewAligned)` and of `scrollPosition(id:)`.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

extension ScrollNode {
  /// The resting place that the view's target behaviour makes of a proposed one.
  func targetPlace(for proposed: CGPoint, velocity: CGSize) -> CGPoint {
    var place = behaviorPlace(for: proposed, velocity: velocity)
    guard axes.contains(.vertical) else { return place }
    let view = TrackedScrollView(node: self, correction: 0)
    for tracker in policy.attachments.trackers { place.y = tracker.restingOffset(of: view, for: place.y) }
    return place == proposed ? place : clamped(place)
  }

  private func behaviorPlace(for proposed: CGPoint, velocity: CGSize) -> CGPoint {
    guard let behavior = policy.attachments.targetBehavior else { return proposed }
    // What a behaviour knows of is the content from where it is seen.
    func seen(_ offset: CGPoint) -> CGPoint {
      CGPoint(x: seenStart(at: offset.x, axis: .horizontal), y: seenStart(at: offset.y, axis: .vertical))
    }
    let start = seen(proposed)
    var target = ScrollTarget(rect: CGRect(origin: start, size: size))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: seen(offset), size: size)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize, containerSize: size,
      axes: axes, targets: scrollTargets().map(\.frame), dragStart: seen(motion.dragStart))
    behavior.updateTarget(&target, context: context)
    var place = proposed
    for axis in Axis.allCases where target.rect.origin[axis] != start[axis] {
      place[axis] = offset(target.rect.origin[axis], plus: 1, axis: axis)
    }
    return clamped(place)
  }
}
