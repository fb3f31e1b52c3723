/// What views that are matched with each other share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the view's anchor is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The views of a window that are matched with each other.
///
/// Views with one id share the frame of their source: the one that was put in last, is a source and is not leaving.
/// When the source changes with an animation, the frame moves from where it was shown to the new source's, and what is
/// leaving moves along. Frames are those in the window, so views match across containers and scrolled content. Layout
/// around the views does not see any of it.
@MainActor
package final class MatchedGeometry {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private final class Group {
    let slot: AnimationSlot
    var members: ContiguousArray<MatchedGeometryNode> = []
    weak var source: MatchedGeometryNode?
    /// The source's own frame, and the one that is shown.
    var target = CGRect.zero
    var shown: CGRect?

    init(slot: AnimationSlot) { self.slot = slot }
  }

  private unowned let graph: ViewGraph
  private var groups: [Key: Group] = [:]
  private var lastSlot = 0

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ node: MatchedGeometryNode, _ key: Key) {
    let group: Group
    if let known = groups[key] {
      group = known
    } else {
      lastSlot += 1
      // The frame is shared, so its animation belongs to the root and not to one of the views.
      group = Group(slot: .shared(lastSlot))
      groups[key] = group
    }
    group.members.append(node)
  }

  func remove(_ node: MatchedGeometryNode, _ key: Key) {
    guard let group = groups[key] else { return }
    // The group stays until layout, since another member may take over in the same update.
    group.members.removeAll { $0 === node }
  }

  /// Brings all views to the frames that they share, once layout has given each its own.
  package func resolve() {
    for (key, group) in groups {
      resolve(group)
      if group.members.isEmpty { groups[key] = nil }
    }
  }

  private func resolve(_ group: Group) {
    let source = group.members.last { $0.isSource && $0.hasBeenPlaced && !$0.isLeaving }
    guard let source else {
      group.source = nil
      group.shown = nil
      graph.animations.cancel(graph.root, slot: group.slot)
      for member in group.members { member.show(in: nil) }
      return
    }
    let own = source.frame(in: nil)
    moveTarget(of: group, to: own, source: source)
    let shared = group.shown ?? own
    for member in group.members where member.hasBeenPlaced {
      member.show(in: member === source && shared == own ? nil : shared)
    }
  }

  /// A new source gives a new target, by the transaction of that change. Where the same source is somewhere else, the
  /// rest of a way under way stays on top.
  private func moveTarget(of group: Group, to own: CGRect, source: MatchedGeometryNode) {
    // The one before may be gone already.
    let isNewSource = group.shown != nil && group.source !== source
    group.source = source
    let isMoving = graph.animations.isAnimating(graph.root, slot: group.slot)
    let transaction = isNewSource ? source.transaction : Transaction()
    guard let shown = group.shown, isMoving ? own != group.target : isNewSource && transaction.animation != nil else {
      if !isMoving { group.shown = own }
      group.target = own
      return
    }
    group.target = own
    graph.animations.animate(
      graph.root as RootNode, slot: group.slot, from: shown.animatableData, to: own.animatableData, transaction
    ) { root, value in
      var frame = CGRect.zero
      frame.animatableData = value
      group.shown = frame
      root.setNeedsCompose()
    }
  }
}

/// Matches a view's frame with that of others.
public struct _MatchedGeometryModifier: ElementModifier {
  let key: MatchedGeometry.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  package func makeNode(in context: WrapperContext) -> MatchedGeometryNode { MatchedGeometryNode(context) }
  package func update(_ node: MatchedGeometryNode) { node.update(self) }
}

package final class MatchedGeometryNode: WrapperNode {
  private var modifier: _MatchedGeometryModifier?
  /// The shared frame in this node's leading coordinates; nil while the view is where layout puts it.
  private var shared: CGRect?

  var isSource: Bool { modifier?.isSource ?? false }

  /// Whether the node or something around it is on its way out.
  var isLeaving: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current.isDeparting { return true }
      node = current.layoutParent
    }
    return false
  }

  func update(_ modifier: _MatchedGeometryModifier) {
    let old = self.modifier
    self.modifier = modifier
    guard old?.key != modifier.key else { return }
    if let old { graph.matchedGeometry.remove(self, old.key) }
    graph.matchedGeometry.add(self, modifier.key)
  }

  package override func willUnmount() {
    if let modifier { graph.matchedGeometry.remove(self, modifier.key) }
    super.willUnmount()
  }

  /// Shows the view in a frame of the window; nil where layout puts it.
  func show(in window: CGRect?) {
    let local = window.flatMap(localFrame)
    guard local != shared else { return }
    shared = local
    graph.withoutFrameAnimations { placeChildren() }
    setNeedsCompose()
    graph.geometry.didMove(self)
  }

  private func localFrame(_ window: CGRect) -> CGRect? {
    guard let modifier, let start = localPoint(fromWindow: window.origin),
      let end = localPoint(fromWindow: CGPoint(x: window.maxX, y: window.maxY))
    else { return nil }
    let matched = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    let own = presentedFrame.size
    let size = modifier.properties.contains(.size) ? matched.size : own
    let (anchorX, anchorY) = (modifier.anchor.x, modifier.anchor.y)
    var origin = CGPoint(x: (own.width - size.width) * anchorX, y: (own.height - size.height) * anchorY)
    if modifier.properties.contains(.position) {
      origin.x = matched.minX + (matched.width - size.width) * anchorX
      origin.y = matched.minY + (matched.height - size.height) * anchorY
    }
    if environment.isRightToLeft { origin.x = own.width - origin.x - size.width }
    return CGRect(origin: origin, size: size)
  }

  package override func placeChildren() {
    guard let shared else { return super.placeChildren() }
    // The content is laid out in the shared size, so it really changes its size on the way.
    graph.withoutFrameAnimations {
      child?.place(at: shared.origin, proposal: ProposedViewSize(shared.size))
    }
  }
}

extension View {
  /// Matches the view's frame with those of others that have the same id in a namespace.
  /// - Parameters:
  ///   - properties: what the views share.
  ///   - anchor: the point of the views that is brought together.
  ///   - isSource: whether others take this view's frame; otherwise it takes theirs.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
