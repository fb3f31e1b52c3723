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
    for index in item.operations.indices {
      let bounds = item.boundsDrawn(at: index)
      guard !bounds.isNull, bounds.intersects(rounded.rect) else { continue }
      if !rounded.holdsUncut(bounds), case .item(let child, let offset) = item.operations[index] {
        nodes += self.nodes(child, at: offset, cutTo: rounded)
      } else if let node = node(ofOperation: index, in: item, rendered) {
        nodes += rounded.holdsUncut(bounds) ? [node] : cut(node, bounds, to: rounded)
      }
    }
    return nodes
  }

  /// The node cut to the shape in bands, so that cairo needs a mask at the rounded ends only and not for a whole
  /// picture. Where a seam would not lie between pixels, the node is cut as a whole.
  private func cut(_ node: RenderNode, _ bounds: CGRect, to rounded: DisplayRoundedRect) -> [RenderNode] {
    let rect = rounded.rect
    let top = rect.minY + max(rounded.topLeft, rounded.topRight)
    let bottom = rect.maxY - max(rounded.bottomLeft, rounded.bottomRight)
    let edges = [rect.minY, top, bottom, rect.maxY]
    guard top < bottom, edges.allSatisfy({ ($0 * configuration.scale).isWhole }) else {
      return ShapeNode.clip(node, .rounded(rounded)).map { [$0] } ?? []
    }
    return zip(edges, edges.dropFirst()).compactMap { start, end in
      let band = CGRect(x: rect.minX, y: start, width: rect.width, height: end - start)
      guard !band.intersection(bounds).isEmpty else { return nil }
      let whole = start == top ? node : ShapeNode.clip(node, .rounded(rounded))
      return whole.flatMap { ShapeNode.clip($0, .rect(band)) }
    }
  }
}
