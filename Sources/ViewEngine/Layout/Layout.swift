/// A container's own way of arranging its views.
public protocol Layout: Animatable {
  /// What the layout computes once and uses in several calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What holds for all values of the type.
  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  /// Called when the subviews or the layout's own figures have changed; the default makes the cache anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places every subview with `place(at:anchor:proposal:)`. One that isn't placed stands in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The distances that the container prefers to its neighbours; the default takes those of all subviews together.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing.of(subviews.map(\.spacing), along: nil)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views with this layout.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// What holds for all values of a layout's type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout puts its views, so that spacers and dividers know; nil if there is none.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that views give to the layout they are in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A view as a layout sees it.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  public static func == (left: Self, right: Self) -> Bool { left.node === right.node }

  // A layout runs within the engine's own layout pass, which is on the main actor.
  private func onMain<Result>(_ body: @MainActor (LayoutNode) -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    let node = self.node
    // What the view reads is its own matter, not the layout's.
    MainActor.assumeIsolated { result = DependencyTracker.untracked { body(node) } }
    guard let result else { preconditionFailure("the closure above always sets a result") }
    return result
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { $0.measure(proposal) } }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { onMain { $0.dimensions(proposal) } }
  public var priority: Double { onMain { $0.layoutPriority } }
  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { onMain { $0.viewSpacing } }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    return onMain { $0.layoutValue(for: id) } as? Key.Value ?? Key.defaultValue
  }

  /// Places the view so that its `anchor` is at `position`, in the coordinates of the bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain { node in
      let size = node.measure(proposal)
      (node.layoutParent as? AnyLayoutNode)?.placed.insert(ObjectIdentifier(node))
      let offset = (node.layoutParent as? AnyLayoutNode)?.boundsOrigin ?? .zero
      node.place(
        at: CGPoint(
          x: position.x - anchor.x * size.width - offset.x, y: position.y - anchor.y * size.height - offset.y),
        proposal: proposal)
    }
  }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Index = Int
  private let nodes: ContiguousArray<LayoutNode>
  public let layoutDirection: LayoutDirection

  init(_ nodes: ContiguousArray<LayoutNode>, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { nodes.startIndex }
  public var endIndex: Int { nodes.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  public static func == (left: Self, right: Self) -> Bool {
    left.nodes.elementsEqual(right.nodes, by: ===)
  }
}

/// Views arranged by a custom layout.
public struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = LayoutContainerNode(view.layout, context: context)
    node.setContent(Content._makeNode(view.content, in: context.below))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: LayoutContainerNode<L>.self)
    node.update(view.layout)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// The part of a layout's node that doesn't depend on its type.
package class AnyLayoutNode: ContainerNode {
  var placed: Set<ObjectIdentifier> = []
  let boundsOrigin = CGPoint.zero
  /// The axis along which the layout puts its views, if it is like a stack.
  var stackOrientation: Axis? { nil }
}

package final class LayoutContainerNode<L: Layout>: AnyLayoutNode {
  private var layout: L
  private var cache: L.Cache?
  private var needsCacheUpdate = false
  private var isCacheStale = false
  private var placementToken: DependencyToken?
  /// What the stack around was told last.
  private var knownSpacing: ViewSpacing?

  init(_ layout: L, context: NodeContext) {
    self.layout = layout
    super.init(context: context)
  }

  func update(_ layout: L) {
    guard !FieldTable.of(L.self).areEqual(self.layout, layout) else { return }
    let start = self.layout.animatableData
    self.layout = layout
    needsCacheUpdate = true
    setNeedsLayout()
    // A stack around does not see by the size that the space to it has changed.
    if let known = knownSpacing, known != viewSpacing { traitsDidChange() }
    graph.animations.animate(self, slot: .animatableData, from: start, to: layout.animatableData, transaction) {
      node, value in
      let node = unsafeDowncast(node, to: LayoutContainerNode<L>.self)
      node.layout.animatableData = value
      node.needsCacheUpdate = true
      node.setNeedsLayout()
    }
  }

  // What a layout reads, such as a ``Motion``, has its views placed again.
  package override var tracksLayout: Bool { true }

  deinit { placementToken?.cancel() }

  package override func willUnmount() {
    placementToken?.cancel()
    super.willUnmount()
  }

  package override func elementsDidChange() { needsCacheUpdate = true }

  override var stackOrientation: Axis? {
    (layout as? AnyLayout)?.properties.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  package override func memoDidClear() { isCacheStale = true }

  private var subviews: LayoutSubviews {
    LayoutSubviews(layoutChildren, layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var current = cache ?? layout.makeCache(subviews: subviews)
    // With children flagged, sizes in the cache may be stale. The engine's own memo is empty then too.
    if cache != nil, needsCacheUpdate || isCacheStale { layout.updateCache(&current, subviews: subviews) }
    needsCacheUpdate = false
    isCacheStale = false
    let result = body(subviews, &current)
    cache = current
    return result
  }

  package override var viewSpacing: ViewSpacing {
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    knownSpacing = spacing
    return spacing
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  #if MATERIAL_CHECKS
    package override var runsAppsLayout: Bool { true }
  #endif

  package override func placeChildren() {
    placed.removeAll()
    let bounds = CGRect(origin: boundsOrigin, size: size)
    let (_, token) = DependencyTracker.track(self, .layout) {
      withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    }
    placementToken?.cancel()
    placementToken = token
    for child in layoutChildren where !placed.contains(ObjectIdentifier(child)) {
      child.place(aligned: .center, in: size, proposal: proposal)
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: boundsOrigin, size: size)
    return withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
