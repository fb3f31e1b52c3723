import CGTK
import ViewEngine

/// Makes GSK nodes from display items.
///
/// 1. An item's node is made once and kept in the item. GSK finds what to repaint by comparing nodes, and equal
///    pointers end the comparison, so an unchanged subtree costs nothing in any frame.
/// 2. A child in its place is the child's node under a translation: moving a subtree makes one new node.
/// 3. GSK's cairo renderer walks all of a tree, whatever is visible. So an item with many children, or with such an
///    item below it, is not drawn as a whole where only a part can be seen: its node holds the visible children only.
///    It is kept as long as these are the same, and every child's own node is the kept one; scrolling by less than a
///    row thus changes one translation. Items with few children stay whole, which keeps the nodes of ordinary content
///    independent of where it is.
/// 4. A host's view inside an item makes its ancestors' nodes anew in every frame: it changes when it likes.
@MainActor
package final class GSKNodeBuilder {
  package var configuration: RenderConfiguration
  /// Gives the node of a host's own view in its place; without it such views are left out.
  package var platformViewNode: ((AnyObject, CGRect) -> RenderNode?)?
  /// How many items' nodes have been made: items that were drawn again from the kept node don't count.
  package private(set) var builtCount = 0

  package init(configuration: RenderConfiguration = RenderConfiguration()) {
    RenderingLibraries.start()
    self.configuration = configuration
  }

  /// The node that draws an item; nil when nothing of it can be seen.
  ///
  /// - Parameter visible: What can be seen, in the item's coordinates; nil for everything.
  package func node(for item: DisplayItem, visible: CGRect? = nil) -> RenderNode? {
    guard let visible else { return wholeNode(item) }
    return visibleNode(item, visible)
  }

  private func wholeNode(_ item: DisplayItem) -> RenderNode? {
    let rendered = RenderedItem.of(item, configuration: configuration)
    if !rendered.isVolatile, let whole = rendered.whole { return whole }
    builtCount += 1
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(item.operations.count)
    for index in item.operations.indices {
      if let node = node(ofOperation: index, in: item, rendered) { nodes.append(node) }
    }
    let whole = RenderNode.container(nodes)
    rendered.whole = .some(whole)
    return whole
  }

  /// The node of one operation, all of it.
  func node(ofOperation index: Int, in item: DisplayItem, _ rendered: RenderedItem) -> RenderNode? {
    let operation = item.operations[index]
    if configuration.mode == .cairo, case .clip(.rounded(let rounded), let child, let offset) = operation,
      rounded.rect.isDrawable
    {
      return RenderNode.container(nodes(child, at: offset, cutTo: rounded))
    }
    guard let child = Child(operation) else { return leaf(index, in: item, rendered) }
    return wholeNode(child.item).flatMap { place($0, operation) }
  }

  private func visibleNode(_ item: DisplayItem, _ visible: CGRect) -> RenderNode? {
    let part = visible.intersection(item.inkBounds)
    guard !part.isNull, !part.isEmpty else { return nil }
    let rendered = RenderedItem.of(item, configuration: configuration)
    // Not even an item that is in sight as a whole may be drawn whole: what it clips may be a long list.
    guard rendered.isCullable else { return wholeNode(item) }
    let last = rendered.visiblePart
    if !rendered.isVolatile, let last, last.visible == part { return last.node }

    var children: [RenderedItem.Child] = []
    var next = 0
    let (left, right, top, bottom) = (part.minX, part.maxX, part.minY, part.maxY)
    for index in item.operations.indices {
      let bounds = rendered.childBounds[index]
      if bounds.origin.y > bottom || bounds.origin.y + bounds.size.height < top || bounds.origin.x > right
        || bounds.origin.x + bounds.size.width < left, !bounds.isNull
      {
        continue
      }
      let operation = item.operations[index]
      guard let child = Child(operation) else {
        if let leaf = leaf(index, in: item, rendered) {
          children.append(RenderedItem.Child(operation: index, content: leaf, placed: leaf))
        }
        continue
      }
      let content =
        switch child.window(from: part) {
        case .everything: wholeNode(child.item)
        case .part(let visible): visibleNode(child.item, visible)
        }
      guard let content else { continue }
      // The child in its place is the last one when the child's node is.
      if let last {
        while next < last.children.count, last.children[next].operation < index { next += 1 }
        if next < last.children.count, last.children[next].operation == index,
          last.children[next].content === content
        {
          children.append(last.children[next])
          continue
        }
      }
      if let placed = place(content, operation) {
        children.append(RenderedItem.Child(operation: index, content: content, placed: placed))
      }
    }
    let isSame =
      last.map { last in
        last.children.count == children.count && zip(last.children, children).allSatisfy { $0.placed === $1.placed }
      } ?? false
    let node: RenderNode?
    if isSame {
      node = last?.node
    } else {
      builtCount += 1
      node = RenderNode.container(children.map(\.placed))
    }
    rendered.visiblePart = RenderedItem.VisiblePart(visible: part, node: node, children: children)
    return node
  }

  /// A child item as an operation has it.
  private struct Child {
    /// What can be seen of a child, in its own coordinates.
    enum Window {
      case everything
      case part(CGRect)
    }

    let item: DisplayItem
    private let clip: CGRect?
    /// How far the child is moved; nil when it is changed in other ways and drawn as a whole.
    private let offset: CGPoint?

    init?(_ operation: DisplayOperation) {
      switch operation {
      case .item(let item, let offset), .opacity(_, let item, let offset), .recolored(_, let item, let offset):
        (self.item, clip, self.offset) = (item, nil, offset)
      case .clip(let shape, let item, let offset):
        (self.item, clip, self.offset) = (item, shape.bounds, offset)
      case .transform(_, let item), .blur(_, let item, _):
        (self.item, clip, offset) = (item, nil, nil)
      case .fill, .stroke, .border, .shadow, .text, .image, .platformView:
        return nil
      }
    }

    func window(from visible: CGRect) -> Window {
      guard let offset else { return .everything }
      let part = clip.map { visible.intersection($0) } ?? visible
      return .part(part.isNull ? .null : part.offsetBy(dx: -offset.x, dy: -offset.y))
    }
  }

  /// A child's node as its operation shows it.
  private func place(_ content: RenderNode, _ operation: DisplayOperation) -> RenderNode? {
    switch operation {
    case .item(_, let offset):
      return content.translated(by: offset)
    case .clip(let shape, _, let offset):
      return ShapeNode.clip(content.translated(by: offset), shape)
    case .opacity(let opacity, _, let offset):
      let moved = content.translated(by: offset)
      guard opacity < 1 else { return moved }
      guard opacity > 0 else { return nil }
      return RenderNode(adopting: gsk_opacity_node_new(moved.pointer, Float(opacity)))
    case .recolored(let matrix, _, let offset):
      return content.translated(by: offset).recolored(matrix)
    case .transform(let transform, _):
      return content.transformed(by: transform)
    case .blur(let radius, _, let offset):
      let moved = content.translated(by: offset)
      return moved.blurred(radius: radius, mode: configuration.mode)
    case .fill, .stroke, .border, .shadow, .text, .image, .platformView:
      return content
    }
  }

  private func leaf(_ index: Int, in item: DisplayItem, _ rendered: RenderedItem) -> RenderNode? {
    guard rendered.isCullable else { return makeLeaf(index, in: item) }
    if case .platformView = item.operations[index] { return makeLeaf(index, in: item) }
    if let known = rendered.leaves[index] { return known }
    let made = makeLeaf(index, in: item)
    rendered.leaves[index] = .some(made)
    return made
  }

  private func makeLeaf(_ index: Int, in item: DisplayItem) -> RenderNode? {
    switch item.operations[index] {
    case .fill(let shape, let paint): ShapeNode.fill(shape, paint)
    case .stroke(let shape, let paint, let style): ShapeNode.stroke(shape, paint, style)
    case .border(let shape, let color, let width): ShapeNode.border(shape, color, width: width)
    case .shadow(let shape, _): ShadowNode.make(shape, item.shadows(drawnAt: index), configuration: configuration)
    case .text(let layout, let origin, let color, let runColors):
      (layout as? PangoTextLayout).flatMap { TextNode.make($0, origin: origin, color: color, runColors: runColors) }
    case .image(let image, let source, let destination, let tint, let smooth):
      ImageNodes.make(
        image, source: source, destination: destination, tint: tint, smooth: smooth, configuration: configuration)
    case .platformView(let view, let frame): platformViewNode?(view, frame)
    case .item, .clip, .opacity, .transform, .blur, .recolored: nil
    }
  }
}
