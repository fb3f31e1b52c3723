import CGTK
import Foundation
import ViewEngine

/// The blurred outline of a rounded rectangle, as opacities: what a shadow of that outline is drawn through.
///
/// A mask holds the corners and one row and column between them, which are stretched over the sides, so it serves
/// outlines of any size with the same corners. The blur is Gaussian, one pass for each axis. GSK's own shadow puts
/// pieces together that don't quite meet where the blur reaches farther than the corner: a seam shows beside it.
@MainActor
final class ShadowMask {
  /// All lengths in device pixels.
  struct Key: Hashable {
    /// As they fit the outline: top left, top right, bottom right, bottom left.
    var radii: [CGFloat]
    /// The outline's size as far as it matters: no more than the corners and what the blur reaches.
    var width: Int
    var height: Int
    /// The standard deviation of the blur.
    var deviation: CGFloat
  }

  /// The `cairo_surface_t`; written once, in `init`.
  nonisolated(unsafe) private let surface: OpaquePointer
  /// How far the blur reaches beyond the outline.
  let reach: Int
  let width: Int
  let height: Int

  private static var kept = WeightedCache<Key, ShadowMask>(weightLimit: 4 << 20, countLimit: 256)

  /// The mask for an outline of a size, made once for all that look the same.
  static func of(radii: [CGFloat], width: Int, height: Int, deviation: CGFloat) -> ShadowMask? {
    let reach = reach(of: deviation)
    // Between two corners, and what the blur brings over from them, the shadow is even.
    let corner = Int((radii.max() ?? 0).rounded(.up)) + reach
    let key = Key(
      radii: radii, width: min(width, 2 * corner + 1), height: min(height, 2 * corner + 1), deviation: deviation)
    if let mask = kept.value(for: key) { return mask }
    guard let mask = ShadowMask(key, reach: reach) else { return nil }
    kept.insert(mask, for: key, weight: mask.surfaceWidth * mask.surfaceHeight)
    return mask
  }

  /// Three standard deviations hold all but a quarter of a percent.
  static func reach(of deviation: CGFloat) -> Int { Int((3 * deviation).rounded(.up)) }

  private var surfaceWidth: Int { width + 2 * reach }
  private var surfaceHeight: Int { height + 2 * reach }

  private init?(_ key: Key, reach: Int) {
    (width, height, self.reach) = (key.width, key.height, reach)
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(clamping: key.width + 2 * reach), Int32(clamping: key.height + 2 * reach))
    else { return nil }
    self.surface = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let context = cairo_create(surface)
    DisplayRoundedRect(
      rect: CGRect(x: reach, y: reach, width: key.width, height: key.height), topLeft: key.radii[0],
      topRight: key.radii[1], bottomRight: key.radii[2], bottomLeft: key.radii[3]
    ).append(to: context!)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    if let pixels = cairo_image_surface_get_data(surface) {
      Self.blur(
        pixels, width: surfaceWidth, height: surfaceHeight, stride: Int(cairo_image_surface_get_stride(surface)),
        kernel: Self.kernel(key.deviation, reach: reach))
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The weights of the pixels at each distance; all of them together are 1.
  private static func kernel(_ deviation: CGFloat, reach: Int) -> [Float] {
    let weights = (0...reach).map { Float(exp(-Double($0 * $0) / (2 * Double(deviation * deviation)))) }
    let sum = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
    return weights.map { $0 / sum }
  }

  private static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, kernel: [Float]
  ) {
    var rows = [Float](repeating: 0, count: width * height)
    let reach = kernel.count - 1
    kernel.withUnsafeBufferPointer { kernel in
      rows.withUnsafeMutableBufferPointer { rows in
        for y in 0..<height {
          let line = pixels + y * stride
          for x in 0..<width {
            var sum = kernel[0] * Float(line[x])
            for distance in 1..<max(1, reach + 1) {
              let (left, right) = (x - distance, x + distance)
              if left >= 0 { sum += kernel[distance] * Float(line[left]) }
              if right < width { sum += kernel[distance] * Float(line[right]) }
            }
            rows[y * width + x] = sum
          }
        }
        for y in 0..<height {
          let line = pixels + y * stride
          for x in 0..<width {
            var sum = kernel[0] * rows[y * width + x]
            for distance in 1..<max(1, reach + 1) {
              let (above, below) = (y - distance, y + distance)
              if above >= 0 { sum += kernel[distance] * rows[above * width + x] }
              if below < height { sum += kernel[distance] * rows[below * width + x] }
            }
            line[x] = UInt8(min(255, max(0, sum.rounded())))
          }
        }
      }
    }
  }

  // MARK: Drawing

  /// A stretch of the mask, and where it goes.
  private struct Piece {
    /// In the mask.
    var from: Int
    var count: Int
    /// In the picture.
    var to: Int
    var length: Int

    var isStretched: Bool { count != length }
  }

  /// The pieces along an axis for an outline that begins at `start` and is `length` long.
  private func pieces(start: Int, length: Int, own: Int) -> [Piece] {
    if own == length { return [Piece(from: 0, count: own + 2 * reach, to: start - reach, length: own + 2 * reach)] }
    let half = own / 2
    let end = own - half - 1
    return [
      Piece(from: 0, count: reach + half, to: start - reach, length: reach + half),
      Piece(from: reach + half, count: 1, to: start + half, length: length - half - end),
      Piece(from: reach + half + 1, count: end + reach, to: start + length - end, length: end + reach),
    ]
  }

  /// Draws the source's colour through the mask, around an outline of a size, in device pixels.
  func draw(around rect: (x: Int, y: Int, width: Int, height: Int), in context: OpaquePointer) {
    for column in pieces(start: rect.x, length: rect.width, own: width) where column.length > 0 {
      for row in pieces(start: rect.y, length: rect.height, own: height) where row.length > 0 {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { continue }
        var matrix = cairo_matrix_t()
        let (sx, sy) = (
          Double(column.count) / Double(column.length), Double(row.count) / Double(row.length)
        )
        cairo_matrix_init(
          &matrix, sx, 0, 0, sy, Double(column.from) - Double(column.to) * sx,
          Double(row.from) - Double(row.to) * sy)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_save(context)
        cairo_rectangle(context, Double(column.to), Double(row.to), Double(column.length), Double(row.length))
        cairo_clip(context)
        cairo_mask(context, pattern)
        cairo_restore(context)
        cairo_pattern_destroy(pattern)
      }
    }
  }
}
