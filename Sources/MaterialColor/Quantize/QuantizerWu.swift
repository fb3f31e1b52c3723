/// Xiaolin Wu's quantiser: cuts the colour cube into boxes, always the box with the greatest variance, always where
/// variance falls most. Fast, and a good start for refinement.
public enum QuantizerWu {
  /// The mean colours of at most so many boxes, in the order of cutting.
  ///
  /// - Parameter maxColors: 1 to 256; more counts as 256, less gives nothing.
  public static func quantize(_ pixels: [Argb], maxColors: Int) -> [Argb] {
    quantize(PixelHistogram(pixels), maxColors: maxColors)
  }

  /// The mean colours of at most so many boxes, in the order of cutting.
  public static func quantize(_ histogram: PixelHistogram, maxColors: Int) -> [Argb] {
    guard maxColors > 0, !histogram.colors.isEmpty else { return [] }
    let moments = ColorMoments(histogram)
    var boxes = [ColorBox.everything]
    var variances = [0.0]
    var next = 0
    while boxes.count < min(maxColors, 256) {
      if let (first, second) = moments.cut(boxes[next]) {
        boxes[next] = first
        boxes.append(second)
        variances[next] = moments.variance(first)
        variances.append(moments.variance(second))
      } else {
        variances[next] = 0
      }
      // The first of equals.
      next = variances.indices.dropFirst().reduce(0) { variances[$1] > variances[$0] ? $1 : $0 }
      if variances[next] <= 0 { break }
    }
    return boxes.compactMap { moments.mean($0) }
  }
}

/// A box of the coarse colour cube: cells after `lower`, up to and including `upper`.
struct ColorBox {
  var lower: SIMD3<Int>
  var upper: SIMD3<Int>

  static let everything = ColorBox(lower: .zero, upper: SIMD3(repeating: ColorMoments.cellsPerSide))

  var volume: Int {
    let size = upper &- lower
    return size.x * size.y * size.z
  }
}
