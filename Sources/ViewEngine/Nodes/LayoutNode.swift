/// A node with a frame.
///
/// Layout works in coordinates whose x runs from the leading edge; `physicalOrigin(of:)` resolves the direction
/// when something is drawn, hit or reported.
///
/// Stored properties that every frame touches are not checked for overlapping access: each is read and written as a
/// whole by one statement, and the checks took a tenth of a frame's time.
///
/// What subclasses give stands here, by subject; what is done with it is in the extensions: `+Invalidation`,
/// `+Placement`, `+Geometry`, `+Display`.
@MainActor
public class LayoutNode: ViewNode {
  @exclusivity(unchecked) package final unowned(unsafe) var layoutParent: LayoutNode?
  @exclusivity(unchecked) package final var flags: NodeFlags = [.layout, .paint, .compose]

  /// The top leading corner in the layout parent's coordinates.
  @exclusivity(unchecked) package final internal(set) var origin = CGPoint.zero
  @exclusivity(unchecked) package final internal(set) var size = CGSize.zero
  /// The proposal with which the node was placed.
  @exclusivity(unchecked) package final internal(set) var proposal = ProposedViewSize.zero
  @exclusivity(unchecked) package final internal(set) var hasBeenPlaced = false
  /// The number of the geometry check before which the node was placed or moved last.
  @exclusivity(unchecked) final var movedAt: UInt32 = 0
  /// The number of the last geometry check in which neither the node nor anything around it had moved.
  @exclusivity(unchecked) final var restedAt: UInt32 = 0
  /// Where the node is drawn while its frame moves to a new place; nil at rest.
  @exclusivity(unchecked) package final internal(set) var presentation: GeometryPresentation?
  /// The transition that has this node as its content in a list.
  package final unowned(unsafe) var listTransition: TransitionNode?

  /// Whether something modal lies in front of the node, so that it takes no input and is not described.
  package final var isCovered = false

  /// Whether the node and everything in it takes no input, for whatever reason.
  package final var ignoresInput: Bool { isCovered || isDeparting || ignoresHitTest }

  /// Whether input can reach the node: it is in the tree, and neither it nor anything around it ignores input.
  package final var isInReach: Bool {
    guard isMounted else { return false }
    var node: LayoutNode? = self
    while let current = node {
      if current.ignoresInput { return false }
      node = current.layoutParent
    }
    return true
  }

  /// Whether the node has left layout and is shown only until its transition is over.
  package var isDeparting: Bool { departs }
  private final var departs = false
  /// How much of the node is there while it fades in or out, 0…1.
  package final internal(set) var fade = 1.0

  // Written by the extensions that are named for them.
  @exclusivity(unchecked) final var memo = SizeMemo()
  final var layoutToken: DependencyToken?
  final var ownOperations: ContiguousArray<DisplayOperation> = []
  @exclusivity(unchecked) final var item: DisplayItem?
  @exclusivity(unchecked) final var itemPhase = CGPoint.zero
  final var paintedSize = CGSize.zero
  final var paintToken: DependencyToken?
  #if MATERIAL_CHECKS
    /// How often the node's item was put together, and in which of its parent's it was last asked for.
    package final var composition = (own: 0, parent: -1)
  #endif

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

  /// The nodes that this one places, in order.
  package var layoutChildren: ContiguousArray<LayoutNode> { [] }

  package override func dependencyDidChange(in phase: UpdatePhase) {
    switch phase {
    case .body, .layout: setNeedsLayout()
    case .paint: setNeedsPaint()
    case .compose: setNeedsCompose()
    }
  }

  /// Called when remembered sizes were dropped; a node that keeps figures of its own drops those too.
  package func memoDidClear() {}

  // MARK: Layout

  /// Whether ``computeSize(_:)`` reads the environment or another source.
  package var tracksLayout: Bool { false }

  #if MATERIAL_CHECKS
    /// Whether ``computeSize(_:)`` runs a layout of the app's.
    package var runsAppsLayout: Bool { false }
  #endif

  /// The size for a proposal. It must depend on nothing but the proposal and what marks the node for layout.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the layout children; ``size`` and ``proposal`` are set.
  package func placeChildren() {}

  /// Lays out what has changed inside children that are departing.
  package func placeDepartingChildren() {}

  /// Whether something in the node was in its place before, so that it can move from there.
  package var hasPlacedContent: Bool { true }

  /// Whether what is in the node is not laid out for now, since nobody sees it.
  package var keepsContentAsItIs: Bool { false }

  /// How far a child is kept out of the node's edges, leading and trailing as written; nil where nothing is.
  package func safeAreaInsets(for child: LayoutNode) -> EdgeInsets? { nil }

  /// A guide that the view sets itself, for a size it would have; nil where the guide has its default.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

  // MARK: Traits, which pass through single-child nodes

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  package func layoutValue(for key: ObjectIdentifier) -> Any? { nil }
  /// The axis-wise flexibility of a spacer, which behaves unlike any other view.
  package var isSpacer: Bool { false }
  /// The distances that the view prefers to its neighbours.
  package var viewSpacing: ViewSpacing { ViewSpacing() }
  /// Adds the identities that `id(_:)`, `tag(_:)` and `ForEach` gave to this element, outermost first.
  package func appendIdentities(to identities: inout [AnyHashable]) {}

  // MARK: Geometry

  /// What this node does to its children beyond placing them: a scroll offset, an effect. Nil for nothing.
  package func childTransform(of child: LayoutNode) -> CGAffineTransform? { nil }

  /// The size that relative frames in this node are a part of; nil if the node is no container of such frames.
  package var relativeContainerSize: CGSize? { nil }

  /// Whether the node's coordinate space has a name.
  package func answers(toSpace name: AnyHashable) -> Bool { false }

  // MARK: Paint

  /// Whether the node draws something itself.
  package var paintsContent: Bool { false }

  /// Draws the node's own content, behind its children.
  package func paint(_ context: inout PaintContext) {}

  /// Puts the node's item together: its own operations, then its children.
  package func compose(into builder: inout DisplayBuilder) {
    appendOwnOperations(to: &builder)
    appendChildren(to: &builder)
  }

  /// The nodes that this one draws, in order: its children, and those that are departing.
  package var drawnChildren: ContiguousArray<LayoutNode> { layoutChildren }

  /// What is drawn, with a higher `zIndex` later.
  package var childrenInPaintOrder: ContiguousArray<LayoutNode> { drawnChildren.sortedByZIndex() }

  /// The opacity with which the node draws its children.
  package var drawnOpacity: Double { 1 }

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

  private final var ownSemanticsSerial = 0
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
