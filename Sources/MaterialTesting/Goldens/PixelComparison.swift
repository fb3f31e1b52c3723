import ViewEngine

/// Where two pictures of the same size differ.
struct PixelComparison {
  /// The number of pixels that differ by more than the tolerance.
  private(set) var count = 0
  /// The largest difference of a component, of 255.
  private(set) var largest = 0
  /// The wanted picture, faded, with differences in red.
  private(set) var picture: Bitmap

  init(_ wanted: Bitmap, _ actual: Bitmap, tolerance: Int) {
    picture = wanted
    for index in wanted.pixels.indices {
      let difference = Self.difference(wanted.pixels[index], actual.pixels[index])
      largest = max(largest, difference)
      if difference > tolerance {
        count += 1
        picture.pixels[index] = 0xFFFF_0000
      } else {
        picture.pixels[index] = Self.faded(wanted.pixels[index])
      }
    }
  }

  /// The largest difference of a component.
  static func difference(_ left: UInt32, _ right: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int((left >> $0) & 0xFF) - Int((right >> $0) & 0xFF)) }.max() ?? 0
  }

  /// A quarter of the pixel over white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    [0, 8, 16].reduce(0xFF00_0000) { $0 | ((191 + ((pixel >> $1) & 0xFF) / 4) << $1) }
  }
}
