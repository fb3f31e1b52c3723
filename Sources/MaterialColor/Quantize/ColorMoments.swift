/// Sums over the pixels of any box of colours, each from eight table entries.
///
/// The cube is coarse: five bits a channel. Entry (r, g, b) of a table holds the sum over all cells up to there, so
/// a box is a sum of its corners with alternating signs. All sums are whole numbers below 2⁵³, for images of up to ten
/// thousand megapixels: their order does not matter, and doubles hold them exactly.
struct ColorMoments {
  static let cellsPerSide = 32
  private static let side = cellsPerSide + 1

  /// Pixels, and their red, green and blue.
  typealias Sums = SIMD4<Int>

  private var sums = [Sums](repeating: .zero, count: side * side * side)
  private var squares = [Int](repeating: 0, count: side * side * side)

  init(_ histogram: PixelHistogram) {
    for (color, count) in zip(histogram.colors, histogram.counts) {
      let channels = SIMD3(Int(color.red), Int(color.green), Int(color.blue))
      let cell = (channels &>> 3) &+ 1
      let index = ColorMoments.index(cell.x, cell.y, cell.z)
      sums[index] &+= count &* Sums(1, channels.x, channels.y, channels.z)
      squares[index] &+= count &* (channels &* channels).wrappedSum()
    }
    accumulate()
  }

  private mutating func accumulate() {
    for red in 1..<ColorMoments.side {
      var area = [Sums](repeating: .zero, count: ColorMoments.side)
      var areaSquares = [Int](repeating: 0, count: ColorMoments.side)
      for green in 1..<ColorMoments.side {
        var line = Sums.zero
        var lineSquares = 0
        for blue in 1..<ColorMoments.side {
          let index = ColorMoments.index(red, green, blue)
          line &+= sums[index]
          lineSquares &+= squares[index]
          area[blue] &+= line
          areaSquares[blue] &+= lineSquares
          let before = ColorMoments.index(red - 1, green, blue)
          sums[index] = sums[before] &+ area[blue]
          squares[index] = squares[before] &+ areaSquares[blue]
        }
      }
    }
  }

  private static func index(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red * side + green) * side + blue
  }

  private static func index(_ cell: SIMD3<Int>) -> Int {
    index(cell.x, cell.y, cell.z)
  }

  // MARK: Sums over boxes

  /// The part of a box's sum that comes from its face at a position of an axis; two faces' difference is the sum.
  private func face(_ box: ColorBox, axis: Int, at position: Int) -> Sums {
    var corner = box.upper
    corner[axis] = position
    let first = (axis + 1) % 3
    let second = (axis + 2) % 3
    var face = sums[ColorMoments.index(corner)]
    corner[first] = box.lower[first]
    face &-= sums[ColorMoments.index(corner)]
    corner[second] = box.lower[second]
    face &+= sums[ColorMoments.index(corner)]
    corner[first] = box.upper[first]
    face &-= sums[ColorMoments.index(corner)]
    return face
  }

  private func sum(_ box: ColorBox) -> Sums {
    face(box, axis: 0, at: box.upper.x) &- face(box, axis: 0, at: box.lower.x)
  }

  private func sumOfSquares(_ box: ColorBox) -> Int {
    func entry(_ red: Int, _ green: Int, _ blue: Int) -> Int { squares[ColorMoments.index(red, green, blue)] }
    func face(_ red: Int) -> Int {
      entry(red, box.upper.y, box.upper.z) - entry(red, box.upper.y, box.lower.z)
        - entry(red, box.lower.y, box.upper.z) + entry(red, box.lower.y, box.lower.z)
    }
    return face(box.upper.x) - face(box.lower.x)
  }

  /// The mean colour of a box, channels rounded down; `nil` for an empty box.
  func mean(_ box: ColorBox) -> Argb? {
    let sum = sum(box)
    guard sum[0] > 0 else { return nil }
    return Argb(red: UInt8(sum[1] / sum[0]), green: UInt8(sum[2] / sum[0]), blue: UInt8(sum[3] / sum[0]))
  }

  /// Variance times number of pixels; 0 for a box of one cell, which cannot be cut.
  func variance(_ box: ColorBox) -> Double {
    guard box.volume > 1 else { return 0 }
    let sum = sum(box)
    return Double(sumOfSquares(box)) - ColorMoments.squaredLength(sum) / Double(sum[0])
  }

  private static func squaredLength(_ sums: Sums) -> Double {
    let red = Double(sums[1])
    let green = Double(sums[2])
    let blue = Double(sums[3])
    return red * red + green * green + blue * blue
  }

  // MARK: Cutting

  /// The box in two, cut where the variance within falls most; `nil` when no cut leaves pixels on both sides.
  func cut(_ box: ColorBox) -> (ColorBox, ColorBox)? {
    let whole = sum(box)
    let cuts = (0..<3).map { bestCut(box, axis: $0, whole: whole) }
    // The first of equals.
    let axis = cuts.indices.dropFirst().reduce(0) { cuts[$1].gain > cuts[$0].gain ? $1 : $0 }
    guard let position = cuts[axis].position else { return nil }
    var first = box
    var second = box
    first.upper[axis] = position
    second.lower[axis] = position
    return (first, second)
  }

  private func bestCut(_ box: ColorBox, axis: Int, whole: Sums) -> (gain: Double, position: Int?) {
    let start = face(box, axis: axis, at: box.lower[axis])
    var best: (gain: Double, position: Int?) = (0, nil)
    for position in (box.lower[axis] + 1)..<max(box.upper[axis], box.lower[axis] + 1) {
      let half = face(box, axis: axis, at: position) &- start
      let rest = whole &- half
      guard half[0] != 0, rest[0] != 0 else { continue }
      let gain =
        ColorMoments.squaredLength(half) / Double(half[0]) + ColorMoments.squaredLength(rest) / Double(rest[0])
      if gain > best.gain { best = (gain, position) }
    }
    return best
  }
}
