/// What the decoder accepts, so that a hostile picture costs neither all memory nor minutes.
package struct ImageLimits: Sendable {
  /// The largest encoded size, in bytes. Default: 64 MiB.
  package var encodedBytes: Int
  /// The most pixels a file may declare when its format has to be decoded in full before it is scaled down.
  /// JPEG and SVG don't have to, and may declare more. Default: 100 million.
  package var sourcePixels: Int
  /// The most pixels that are kept; a larger picture is scaled down to it. Default: 25 million (100 MB).
  package var keptPixels: Int
  /// The longest side that is kept, in pixels. Default: 16,384.
  package var keptSide: Int

  package init(
    encodedBytes: Int = 64 << 20, sourcePixels: Int = 100_000_000, keptPixels: Int = 25_000_000, keptSide: Int = 16_384
  ) {
    self.encodedBytes = encodedBytes
    self.sourcePixels = sourcePixels
    self.keptPixels = keptPixels
    self.keptSide = keptSide
  }
}
