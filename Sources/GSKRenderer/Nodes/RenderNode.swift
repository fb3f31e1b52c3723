import CGTK
import ViewEngine

/// A GSK node, kept alive as long as this object.
package final class RenderNode {
  /// The `GskRenderNode`.
  package let pointer: OpaquePointer

  /// Takes over the reference that a `gsk_…_node_new` call returned.
  package init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { gsk_render_node_unref(pointer) }

  /// Takes over a reference, or gives nil for NULL, which GSK returns for what draws nothing.
  static func adopting(_ pointer: OpaquePointer?) -> RenderNode? {
    pointer.map(RenderNode.init(adopting:))
  }

  /// One node that draws the given ones in order; nil for none, and the node itself for one.
  static func container(_ nodes: [RenderNode]) -> RenderNode? {
    guard let first = nodes.first else { return nil }
    if nodes.count == 1 { return first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return adopting(gsk_container_node_new(&pointers, guint(pointers.count)))
  }

  /// The node moved. An offset of nothing gives the node itself: GSK has no transform for it.
  func translated(by offset: CGPoint) -> RenderNode {
    guard offset.x != 0 || offset.y != 0 else { return self }
    var point = graphene_point_t(offset)
    guard let transform = gsk_transform_translate(nil, &point) else { return self }
    defer { gsk_transform_unref(transform) }
    return RenderNode(adopting: gsk_transform_node_new(pointer, transform))
  }
}
