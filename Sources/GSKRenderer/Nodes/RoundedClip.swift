import CGTK
import ViewEngine

extension DisplayRoundedRect {
  /// Whether a rectangle lies where the rounding cuts nothing off.
  func holdsUncut(_ bounds: CGRect) -> Bool {
    guard rect.contains(bounds) else { return false }
    let top = max(topLeft, topRight)
    let bottom = max(bottomLeft, bottomRight)
    if bounds.minY >= rect.minY + top, bounds.maxY <= rect.maxY - bottom { return true }
    let left = max(topLeft, bottomLeft)
    let right = max(topRight, bottomRight)
    return bounds.minX >= rect.minX + left && bounds.maxX <= rect.maxX - right
  }

  func offsetBy(_ offset: CGPoint) -> DisplayRoundedRect {
    var moved = self
    moved.rect = rect.offsetBy(dx: offset.x, dy: offset.y)
    return moved
  }
}

extension GSKNodeBuilder {
  /// The nodes of a child that is cut to a rounded rectangle, for cairo.
  ///
  /// Under a rounded clip cairo makes a mask of the whole shape for each thing that it draws. So the clip is put around
  /// those only that reach into a corner, a card's picture for one; its text is drawn as if there were no clip. What is
  /// seen is the same, since a clip cuts each thing by itself in any case.
  func nodes(_ item: DisplayItem, at offset: CGPoint, cutTo rounded: DisplayRoundedRect) -> [RenderNode] {
    let rendered = RenderedItem.of(item, configuration: configuration)
    let own = rounded.offsetBy(CGPoint(x: -offset.x, y: -offset.y))
    let cut: [RenderNode]
    if let known = rendered.cut, known.rounded == own, !rendered.isVolatile {
      cut = known.nodes
    } else {
      cut = makeNodes(item, rendered, cutTo: own)
      rendered.cut = (own, cut)
    }
    return cut.map { $0.translated(by: offset) }
  }

  private func makeNodes(
    _ item: DisplayItem, _ rendered: RenderedItem, cutTo rounded: DisplayRoundedRect
  ) -> [RenderNode] {
    var nodes: [RenderNode] = []
    for (index, operation) in item.operations.enumerated() {
      let bounds = operation.inkBounds
      guard !bounds.isNull, bounds.intersects(rounded.rect) else { continue }
      if !rounded.holdsUncut(bounds), case .item(let child, let offset) = operation {
        nodes += self.nodes(child, at: offset, cutTo: rounded)
      } else if let node = node(of: operation, index, rendered) {
        let isUncut = rounded.holdsUncut(bounds)
        if let shown = isUncut ? node : ShapeNode.clip(node, .rounded(rounded)) { nodes.append(shown) }
      }
    }
    return nodes
  }
}
