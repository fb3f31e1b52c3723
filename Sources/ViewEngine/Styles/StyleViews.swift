/// A style that is also a view: it fills all the space it is offered.
package protocol PrimitiveStyleView: PrimitiveView, ShapeStyle {}

extension PrimitiveStyleView {
  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ShapeNode(shape: Rectangle(), style: AnyShapeStyle(view), operation: .fill(FillStyle()), context: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ShapeNode<Rectangle>.self).update(
      shape: Rectangle(), style: AnyShapeStyle(view), operation: .fill(FillStyle()))
  }
}

extension Color: View, PrimitiveView {
  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    ShapeNode(shape: Rectangle(), style: AnyShapeStyle(view), operation: .fill(FillStyle()), context: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ShapeNode<Rectangle>.self).update(
      shape: Rectangle(), style: AnyShapeStyle(view), operation: .fill(FillStyle()))
  }
}
