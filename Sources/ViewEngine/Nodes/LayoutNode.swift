/// What of a node has to be done again. `layout` and `compose` are set on all ancestors too, up to the root.
package struct NodeFlags: OptionSet {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The node or something below it must be measured and placed.
  package static let layout = NodeFlags(rawValue: 1)
  /// The node's own drawing operations are stale.
  package static let paint = NodeFlags(rawValue: 2)
  /// The node's display item is stale: its own operations or something below it.
  package static let compose = NodeFlags(rawValue: 4)
}

/// A node with a frame.
///
/// Layout works in coordinates whose x runs from the leading edge; `physicalOrigin(of:)` resolves the direction
/// when something is drawn, hit or reported.
@MainActor
public class LayoutNode: ViewNode {
  package unowned(unsafe) var layoutParent: LayoutNode?
  package var flags: NodeFlags = [.layout, .paint, .compose]

  /// The top leading corner in the layout parent's coordinates.
  package private(set) var origin = CGPoint.zero
  package private(set) var size = CGSize.zero
  /// The proposal with which the node was placed.
  package private(set) var proposal = ProposedViewSize.zero
  package private(set) var hasBeenPlaced = false
  /// Where the node is drawn while its frame moves to a new place; nil at rest.
  package var presentation: GeometryPresentation?
  /// The transition that has this node as its content in a list.
  package unowned(unsafe) var listTransition: TransitionNode?

  /// Whether something modal lies in front of the node, so that it takes no input and is not described.
  package final var isCovered = false

  /// Whether the node and everything in it takes no input, for whatever reason.
  package final var ignoresInput: Bool { isCovered || isDeparting || ignoresHitTest }

  /// Whether the node has left layout and is shown only until its transition is over.
  package var isDeparting: Bool { departs }
  private var departs = false
  /// How much of the node is there while it fades in or out, 0…1.
  package private(set) var fade = 1.0

  private var memo = SizeMemo()
  private var ownOperations: ContiguousArray<DisplayOperation> = []
  private var item: DisplayItem?
  #if MATERIAL_CHECKS
    /// How often the node's item was put together, and in which of its parent's it was last asked for.
    package final var composition = (own: 0, parent: -1)
  #endif
  private var itemPhase = CGPoint.zero
  private var paintedSize = CGSize.zero
  private var paintToken: DependencyToken?
  private var layoutToken: DependencyToken?

  // As for bodies: sources must not find a node that is gone.
  deinit {
    paintToken?.cancel()
    layoutToken?.cancel()
  }

  package override func willUnmount() {
    paintToken?.cancel()
    layoutToken?.cancel()
    graph.didUnmount(self)
  }

  package override func appendElements(to elements: inout ContiguousArray<LayoutNode>) { elements.append(self) }

  package override func appendSlotSources(to sources: inout ContiguousArray<any SlotSource>) {
    sources.append(SingleSlotSource(self))
  }

  package final func setDeparting(_ departs: Bool) { self.departs = departs }

  package final func setFade(_ fade: Double) {
    self.fade = fade
    setNeedsCompose()
  }

  /// The nodes that this one places, in order.
  package var layoutChildren: ContiguousArray<LayoutNode> { [] }

  // MARK: Invalidation

  package final func setNeedsLayout() {
    forgetSizes()
    var node: LayoutNode? = self
    while let current = node, !current.flags.contains(.layout) {
      current.flags.insert(.layout)
      current.forgetSizes()
      node = current.layoutParent
    }
    graph.setNeedsUpdate()
  }

  /// Marks the node and all between it and an ancestor, whether they were marked before or not: sizes that were
  /// measured in this very pass are void too.
  package final func setNeedsLayout(through ancestor: LayoutNode) {
    var node: LayoutNode? = self
    while let current = node, current !== ancestor {
      current.flags.insert(.layout)
      current.forgetSizes()
      node = current.layoutParent
    }
    ancestor.setNeedsLayout()
  }

  private func forgetSizes() {
    memo.removeAll()
    memoDidClear()
  }

  /// Called when remembered sizes were dropped; a node that keeps figures of its own drops those too.
  package func memoDidClear() {}

  /// Shows the node in a frame on its way to the one that layout gave it.
  package final func present(frame: CGRect) {
    let target = CGRect(origin: origin, size: size)
    if frame == target {
      presentation = nil
    } else if let presentation {
      presentation.frame = frame
    } else {
      presentation = GeometryPresentation(frame: frame)
    }
    setNeedsPaint()
    layoutParent?.setNeedsCompose()
    graph.geometry.setNeedsCheck()
  }

  /// The node's own drawing has changed.
  package final func setNeedsPaint() {
    flags.insert(.paint)
    setNeedsCompose()
  }

  /// The node's item must be put together again, though its own drawing is still right.
  package final func setNeedsCompose() {
    var node: LayoutNode? = self
    while let current = node, !current.flags.contains(.compose) {
      current.flags.insert(.compose)
      node = current.layoutParent
    }
    graph.setNeedsUpdate()
  }

  package override func dependencyDidChange(in phase: UpdatePhase) {
    switch phase {
    case .body, .layout: setNeedsLayout()
    case .paint: setNeedsPaint()
    case .compose: setNeedsCompose()
    }
  }

  // MARK: Layout

  /// The size for a proposal, from memory where possible.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let known = memo.size(for: proposal) { return known }
    let computed = tracksLayout ? trackedSize(proposal) : computeSize(proposal)
    memo.insert(computed, for: proposal)
    return computed
  }

  private func trackedSize(_ proposal: ProposedViewSize) -> CGSize {
    let (size, token) = DependencyTracker.track(self, .layout) { computeSize(proposal) }
    if let token {
      layoutToken?.cancel()
      layoutToken = token
    }
    return size
  }

  /// Whether ``computeSize(_:)`` reads the environment or another source.
  package var tracksLayout: Bool { false }

  /// The size for a proposal. It must depend on nothing but the proposal and what marks the node for layout.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Gives the node its place and lays out what is below.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = measure(proposal)
    let moved = origin != self.origin
    let resized = size != self.size
    let animatesFrame = (moved || resized) && hasBeenPlaced && graph.animatesFrames && hasPlacedContent
    let shown = presentedFrame
    if moved { layoutParent?.setNeedsCompose() }
    if resized {
      setNeedsPaint()
      layoutParent?.setNeedsCompose()
    }
    let needsPlacing = resized || proposal != self.proposal || flags.contains(.layout) || !hasBeenPlaced
    self.origin = origin
    self.size = size
    self.proposal = proposal
    hasBeenPlaced = true
    if animatesFrame { graph.animations.animateFrame(of: self, from: shown) }
    guard needsPlacing else { return }
    flags.remove(.layout)
    graph.statistics.layouts += 1
    placeChildren()
    placeDepartingChildren()
  }

  /// Whether something in the node was in its place before, so that it can move from there.
  package var hasPlacedContent: Bool { true }

  /// Lays out what has changed inside children that are departing.
  package func placeDepartingChildren() {}

  /// Places the layout children; ``size`` and ``proposal`` are set.
  package func placeChildren() {}

  /// A guide that the view sets itself, for a size it would have; nil where the guide has its default.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

  /// Size and guides for a proposal.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(size: size) { self.explicitAlignment($0, proposal: proposal, size: size) }
  }

  /// A guide's value for a proposal.
  package final func alignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat {
    let size = measure(proposal)
    if let explicit = explicitAlignment(key, proposal: proposal, size: size) { return explicit }
    if let fraction = key.frameFraction { return fraction * (key.axis == .horizontal ? size.width : size.height) }
    return key.defaultValue(in: ViewDimensions(size: size))
  }

  // MARK: Traits, which pass through single-child nodes

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package func layoutValue(for key: ObjectIdentifier) -> Any? { nil }
  /// The axis-wise flexibility of a spacer, which behaves unlike any other view.
  package var isSpacer: Bool { false }
  /// Adds the identities that `id(_:)`, `tag(_:)` and `ForEach` gave to this element, outermost first.
  package func appendIdentities(to identities: inout [AnyHashable]) {}

  // MARK: Geometry

  /// The frame in which the node is shown now, in the parent's leading coordinates.
  package final var presentedFrame: CGRect { presentation?.frame ?? CGRect(origin: origin, size: size) }

  /// A child's top left corner in this node's physical coordinates.
  package final func physicalOrigin(of child: LayoutNode) -> CGPoint {
    let frame = child.presentedFrame
    guard environment.isRightToLeft else { return frame.origin }
    return CGPoint(x: presentedFrame.width - frame.origin.x - frame.width, y: frame.origin.y)
  }

  /// What this node does to its children beyond placing them: a scroll offset, an effect. Nil for nothing.
  package func childTransform(of child: LayoutNode) -> CGAffineTransform? { nil }

  /// Converts a point from this node's coordinates to the layout parent's.
  package final func pointInParent(_ point: CGPoint) -> CGPoint {
    guard let parent = layoutParent else { return point }
    let origin = parent.physicalOrigin(of: self)
    let moved = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    guard let transform = parent.childTransform(of: self) else { return moved }
    return moved.applying(transform)
  }

  /// Converts a point from this node's coordinates to an ancestor's; nil stands for the window.
  package final func point(_ point: CGPoint, in ancestor: LayoutNode?) -> CGPoint {
    var result = point
    var node: LayoutNode = self
    while node !== ancestor, let parent = node.layoutParent {
      result = node.pointInParent(result)
      node = parent
    }
    return result
  }

  /// The node's bounding box in an ancestor's coordinates; nil stands for the window.
  package final func frame(in ancestor: LayoutNode?) -> CGRect {
    let size = presentedFrame.size
    let a = point(.zero, in: ancestor)
    let b = point(CGPoint(x: size.width, y: size.height), in: ancestor)
    let c = point(CGPoint(x: size.width, y: 0), in: ancestor)
    let d = point(CGPoint(x: 0, y: size.height), in: ancestor)
    let left = min(a.x, b.x, c.x, d.x)
    let top = min(a.y, b.y, c.y, d.y)
    return CGRect(x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left, height: max(a.y, b.y, c.y, d.y) - top)
  }

  /// Converts a point in the window to this node's coordinates; nil if a transform above can't be inverted.
  package final func localPoint(fromWindow point: CGPoint) -> CGPoint? {
    guard let parent = layoutParent else { return point }
    guard let inParent = parent.localPoint(fromWindow: point) else { return nil }
    return parent.point(inParent, toChild: self)
  }

  /// Converts a point from this node's coordinates to a child's.
  package final func point(_ point: CGPoint, toChild child: LayoutNode) -> CGPoint? {
    var result = point
    if let transform = childTransform(of: child) {
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return nil }
      result = point.applying(transform.inverted())
    }
    let origin = physicalOrigin(of: child)
    return CGPoint(x: result.x - origin.x, y: result.y - origin.y)
  }

  /// The size that relative frames in this node are a part of; nil if the node is no container of such frames.
  package var relativeContainerSize: CGSize? { nil }

  /// Whether the node's coordinate space has a name.
  package func answers(toSpace name: AnyHashable) -> Bool { false }

  // MARK: Paint

  /// Whether the node draws something itself.
  package var paintsContent: Bool { false }

  /// Draws the node's own content, behind its children.
  package func paint(_ context: inout PaintContext) {}

  /// The item for the node with its corner at `absolute` in the space of the enclosing transform.
  package final func displayItem(at absolute: CGPoint, scale: CGFloat) -> DisplayItem {
    #if MATERIAL_CHECKS
      composition.parent = layoutParent?.composition.own ?? 0
    #endif
    let phase = PixelGrid(scale: scale).phase(of: absolute)
    if let item, !flags.contains(.compose), phase == itemPhase { return item }
    flags.remove(.compose)
    #if MATERIAL_CHECKS
      composition.own += 1
    #endif
    if phase != itemPhase { flags.insert(.paint) }
    itemPhase = phase
    var builder = DisplayBuilder(origin: absolute, scale: scale)
    compose(into: &builder)
    var made = builder.finish()
    if fade < 1, !made.operations.isEmpty {
      let faded = DisplayOperation.opacity(max(0, fade), made, offset: .zero)
      made = fade <= 0 ? .empty : DisplayItem(operations: [faded], inkBounds: made.inkBounds)
    }
    item = made
    return made
  }

  /// Puts the node's item together: its own operations, then its children.
  package func compose(into builder: inout DisplayBuilder) {
    appendOwnOperations(to: &builder)
    appendChildren(to: &builder)
  }

  /// Appends what ``paint(_:)`` drew, drawing again only if that is stale.
  package final func appendOwnOperations(to builder: inout DisplayBuilder) {
    guard paintsContent else {
      flags.remove(.paint)
      return
    }
    let size = presentedFrame.size
    if flags.contains(.paint) || size != paintedSize {
      flags.remove(.paint)
      paintedSize = size
      graph.statistics.paints += 1
      var context = PaintContext(node: self, origin: builder.origin, size: size, scale: builder.scale)
      let (_, token) = DependencyTracker.track(self, .paint) { paint(&context) }
      paintToken?.cancel()
      paintToken = token
      ownOperations = context.operations
    }
    builder.append(ownOperations)
  }

  package final func appendChildren(to builder: inout DisplayBuilder) {
    for child in childrenInPaintOrder { append(child, to: &builder) }
  }

  /// Appends one child at its place.
  package final func append(_ child: LayoutNode, to builder: inout DisplayBuilder) {
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    builder.append(child.displayItem(at: absolute, scale: builder.scale), at: absolute)
  }

  /// The nodes that this one draws, in order: its children, and those that are departing.
  package var drawnChildren: ContiguousArray<LayoutNode> { layoutChildren }

  /// What is drawn, with a higher `zIndex` later.
  package var childrenInPaintOrder: ContiguousArray<LayoutNode> {
    let children = drawnChildren
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return ContiguousArray(
      children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element))
  }

  // MARK: Hit testing

  /// Whether a point in the node's own coordinates meets something the node itself draws or claims.
  package func containsPoint(_ point: CGPoint) -> Bool { false }

  /// The rectangle outside of which nothing of what is in this node is drawn; nil if it cuts nothing off.
  package var contentClip: CGRect? { nil }

  /// Whether children outside the node's shape can be hit at a point.
  package func clipsHitTest(at point: CGPoint) -> Bool { false }

  /// Whether the node and everything in it is left out of hit testing.
  package var ignoresHitTest: Bool { false }

  /// Finds the front-most nodes under a point: fills `path` from the innermost to this node. True if something
  /// was hit.
  package func hitTest(_ point: CGPoint, path: inout ContiguousArray<LayoutNode>) -> Bool {
    if ignoresInput || clipsHitTest(at: point) { return false }
    for child in childrenInPaintOrder.reversed() {
      guard let inner = self.point(point, toChild: child) else { continue }
      if child.hitTest(inner, path: &path) {
        path.append(self)
        return true
      }
    }
    guard containsPoint(point) else { return false }
    path.append(self)
    return true
  }

  /// The node's part in input: recognisers, hover, keys, focus. Nil for nodes that take none.
  package var responder: (any InputResponder)? { nil }

  // MARK: Semantics

  private var ownSemanticsSerial = 0
  private static var lastSemanticsSerial = 0

  /// Tells the node's element apart from all others, also from those of nodes that are gone.
  package final var semanticsSerial: Int {
    if ownSemanticsSerial == 0 {
      Self.lastSemanticsSerial += 1
      ownSemanticsSerial = Self.lastSemanticsSerial
    }
    return ownSemanticsSerial
  }

  /// The role of an element that is made for this node because something was said about a view without one.
  package var semanticsFallbackRole: SemanticsRole { .group }

  /// Adds what the node draws at this instant, unless a node further out has said so already.
  package func inspect(_ inspection: inout Inspection) {}

  /// The opacity with which the node draws its children.
  package var drawnOpacity: Double { 1 }

  /// The node's item as of the last frame.
  package final var currentItem: DisplayItem? { item }

  /// Describes the node to assistive technology, tests and the driver; see ``SemanticsBuilder``.
  package func describe(to builder: inout SemanticsBuilder) {
    for child in layoutChildren where !child.isDeparting { child.describe(to: &builder) }
  }
}

/// Where a node is drawn while it moves to a new frame.
@MainActor
package final class GeometryPresentation {
  package var frame: CGRect
  package init(frame: CGRect) { self.frame = frame }
}

/// The sizes computed for the last proposals: one that is looked at first, and four older ones.
struct SizeMemo {
  private var lastProposal = ProposedViewSize.unspecified
  private var lastSize = CGSize.zero
  private var count = 0
  private var ring: ContiguousArray<(ProposedViewSize, CGSize)> = []

  mutating func size(for proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    if lastProposal == proposal { return lastSize }
    for entry in ring where entry.0 == proposal { return entry.1 }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    if count > 0 {
      if ring.count < 4 {
        ring.append((lastProposal, lastSize))
      } else {
        ring[count & 3] = (lastProposal, lastSize)
      }
    }
    lastProposal = proposal
    lastSize = size
    count += 1
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    ring.removeAll(keepingCapacity: true)
  }
}
