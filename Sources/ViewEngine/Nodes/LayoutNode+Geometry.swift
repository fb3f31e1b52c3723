extension LayoutNode {
  /// The frame in which the node is shown now, in the parent's leading coordinates.
  package final var presentedFrame: CGRect { presentation?.frame ?? CGRect(origin: origin, size: size) }

  /// A child's top left corner in this node's physical coordinates.
  package final func physicalOrigin(of child: LayoutNode) -> CGPoint {
    let frame = child.presentedFrame
    guard environment.isRightToLeft else { return frame.origin }
    return CGPoint(x: presentedFrame.width - frame.origin.x - frame.width, y: frame.origin.y)
  }

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
}
