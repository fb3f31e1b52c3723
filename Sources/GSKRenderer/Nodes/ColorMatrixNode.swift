import CGTK
import ViewEngine

extension RenderNode {
  /// The node as one group in other colours.
  func recolored(_ matrix: ColorMatrix) -> RenderNode {
    guard let factors = graphene_matrix_alloc(), let shift = graphene_vec4_alloc() else { return self }
    defer {
      graphene_matrix_free(factors)
      graphene_vec4_free(shift)
    }
    // Graphene multiplies a row with the matrix, so a column has what makes one component.
    let rows = matrix.rows
    let figures = (0..<4).flatMap { input in (0..<4).map { output in Float(rows[output][input]) } }
    graphene_matrix_init_from_float(factors, figures)
    graphene_vec4_init(shift, Float(rows[0][4]), Float(rows[1][4]), Float(rows[2][4]), Float(rows[3][4]))
    return RenderNode(adopting: gsk_color_matrix_node_new(pointer, factors, shift))
  }
}
