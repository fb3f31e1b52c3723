/// The distinct colours of an image, in order of first appearance, with their numbers of pixels.
///
/// Quantisers work on distinct colours: the number of pixels hardly matters to them. Build a histogram once when an
/// image goes through more than one quantiser, or when its pixels come in parts. Pixels that are not opaque
/// are left out.
public struct PixelHistogram: Sendable {
  /// The distinct colours.
  public private(set) var colors: [Argb] = []
  /// The numbers of pixels, in the order of `colors`.
  public private(set) var counts: [Int] = []
  /// Open addressing: one more than a position in `colors`, or 0 where free. A power of two, at most half full.
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var shift: UInt32 = 22

  public init() {}

  public init(_ pixels: [Argb]) {
    add(pixels)
  }

  /// Counts more pixels.
  public mutating func add(_ pixels: [Argb]) {
    pixels.withUnsafeBufferPointer { add($0) }
  }

  /// Counts the pixels of a decoded image.
  ///
  /// - Parameters:
  ///   - bytes: rows of pixels from the top, each pixel red, green, blue and, if there are four channels, alpha that is
  ///     not premultiplied. Rows beyond the end are left out.
  ///   - channels: 3 or 4; with other numbers nothing is counted.
  ///   - bytesPerRow: distance from row to row, at least `width * channels`; with less nothing is counted.
  public mutating func add(
    bytes: UnsafeRawBufferPointer, width: Int, height: Int, channels: Int, bytesPerRow: Int
  ) {
    guard width > 0, height > 0, channels == 3 || channels == 4, bytesPerRow / channels >= width else { return }
    guard bytes.count / channels >= width else { return }
    let rows = min(height, (bytes.count - width * channels) / bytesPerRow + 1)
    var row = [Argb](repeating: Argb(0), count: width)
    for y in 0..<rows {
      var offset = y * bytesPerRow
      for x in 0..<width {
        row[x] = Argb(
          red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
          alpha: channels == 4 ? bytes[offset + 3] : 255)
        offset += channels
      }
      add(row)
    }
  }

  private mutating func add(_ pixels: UnsafeBufferPointer<Argb>) {
    // Neighbours are often equal: count runs.
    var index = 0
    while index < pixels.count {
      let pixel = pixels[index]
      var end = index + 1
      while end < pixels.count, pixels[end] == pixel { end += 1 }
      if pixel.isOpaque { add(pixel, count: end - index) }
      index = end
    }
  }

  private mutating func add(_ color: Argb, count: Int) {
    let mask = slots.count - 1
    // Multiplicative hashing: the upper bits of the product are well mixed.
    var slot = Int((color.rawValue &* 0x9E37_79B1) >> shift)
    while true {
      let found = slots[slot]
      if found == 0 { break }
      if colors[Int(found) - 1] == color {
        counts[Int(found) - 1] += count
        return
      }
      slot = (slot + 1) & mask
    }
    colors.append(color)
    counts.append(count)
    slots[slot] = UInt32(colors.count)
    if colors.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    let size = slots.count * 4
    shift -= 2
    slots = [UInt32](repeating: 0, count: size)
    for (index, color) in colors.enumerated() {
      var slot = Int((color.rawValue &* 0x9E37_79B1) >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }
}
