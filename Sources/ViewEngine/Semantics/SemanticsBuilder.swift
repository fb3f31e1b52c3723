/// Builds the semantics tree: each layout node that is an element adds itself, and others pass on what is in them.
@MainActor
package struct SemanticsBuilder {
  /// What was found so far at this level.
  package var nodes: [SemanticsNode] = []
  /// The visible part of the window at this level.
  package let clip: CGRect

  package init(clip: CGRect) { self.clip = clip }

  /// Adds an element. Those that `children` adds become its children.
  package mutating func add(
    _ node: LayoutNode, _ properties: SemanticsProperties, children: (inout SemanticsBuilder) -> Void = { _ in }
  ) {
    var inner = SemanticsBuilder(clip: clip)
    children(&inner)
    add(node, properties, children: inner.nodes)
  }

  package mutating func add(_ node: LayoutNode, _ properties: SemanticsProperties, children: [SemanticsNode]) {
    nodes.append(make(node, properties, children: children))
  }

  /// Makes an element without adding it.
  func make(_ node: LayoutNode, _ properties: SemanticsProperties, children: [SemanticsNode]) -> SemanticsNode {
    let bounds = node.frame(in: nil)
    var properties = properties
    let visible = bounds.intersection(clip)
    let isOffscreen = visible.isNull || visible.width <= 0 || visible.height <= 0
    if isOffscreen { properties.states.insert(.offscreen) }
    let frame = isOffscreen ? CGRect(origin: bounds.origin, size: .zero) : visible
    return SemanticsNode(layoutNode: node, properties: properties, bounds: bounds, frame: frame, children: children)
  }

  /// Describes `body` as seen through a clip in the window.
  package mutating func clipped(to rect: CGRect, _ body: (inout SemanticsBuilder) -> Void) {
    let visible = clip.intersection(rect)
    var inner = SemanticsBuilder(clip: visible.isNull ? .zero : visible)
    body(&inner)
    nodes += inner.nodes
  }

  /// Describes one element of a set of which not all are built: what `body` adds gets the place, unless it has one.
  /// - Parameters:
  ///   - position: from 1.
  ///   - setSize: the number of elements, built or not.
  package mutating func member(position: Int, of setSize: Int, _ body: (inout SemanticsBuilder) -> Void) {
    let start = nodes.count
    body(&self)
    for node in nodes[start...] where node.properties.position == nil && node.properties.setSize == nil {
      node.properties.position = position
      node.properties.setSize = setSize
    }
  }
}

extension ViewGraph {
  /// The semantics tree as of the last frame: one node with the role `window`, and all elements in it.
  public func semantics() -> SemanticsNode {
    let clip = CGRect(origin: .zero, size: size)
    var builder = SemanticsBuilder(clip: clip)
    root.describe(to: &builder)
    var properties = SemanticsProperties()
    properties.role = .window
    properties.label = environment.values.windowTitle
    let window = SemanticsNode(
      layoutNode: root, properties: properties, bounds: clip, frame: clip, children: builder.nodes)
    window.complete()
    return window
  }
}
