import CGTK
import ViewEngine

extension PictureSurface {
  /// The matrix from a destination at the origin, in points, to the pixels of the part that fills it.
  ///
  /// A picture decoded for its place has one pixel for each of the screen's, up to the rounding of its size. Then the
  /// matrix moves by whole pixels only, so that cairo copies in place of interpolating.
  func patternMatrix(source: CGRect, size: CGSize, scale: CGFloat) -> cairo_matrix_t {
    func axis(_ start: CGFloat, _ length: CGFloat, _ pixels: Int, _ points: CGFloat) -> (factor: CGFloat, move: CGFloat)
    {
      let factor = length * CGFloat(pixels) / points
      let move = start * CGFloat(pixels)
      // Off by less than one pixel over the whole length.
      guard abs(factor - scale) * points <= 1 else { return (factor, move) }
      let last = CGFloat(pixels) - (points * scale).rounded(.down)
      return (scale, min(max(0, last), move.rounded()))
    }
    let x = axis(source.minX, source.width, pixelWidth, size.width)
    let y = axis(source.minY, source.height, pixelHeight, size.height)
    return cairo_matrix_t(xx: x.factor, yx: 0, xy: 0, yy: y.factor, x0: x.move, y0: y.move)
  }

  /// A part of the picture at the size in which it is shown; nil when there is no memory for it.
  func reduced(source: CGRect, size: CGSize, scale: CGFloat) -> PictureSurface? {
    let width = max(1, Int((size.width * scale).rounded(.up)))
    let height = max(1, Int((size.height * scale).rounded(.up)))
    guard let result = try? PictureSurface(pixelWidth: width, pixelHeight: height) else { return nil }
    let context = cairo_create(result.pointer)
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, pointer, 0, 0)
    let pattern = cairo_get_source(context)
    var matrix = cairo_matrix_t(
      xx: source.width * CGFloat(pixelWidth) / CGFloat(width), yx: 0, xy: 0,
      yy: source.height * CGFloat(pixelHeight) / CGFloat(height),
      x0: source.minX * CGFloat(pixelWidth), y0: source.minY * CGFloat(pixelHeight))
    cairo_pattern_set_matrix(pattern, &matrix)
    // Averages all pixels that fall into one.
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    return result
  }
}
