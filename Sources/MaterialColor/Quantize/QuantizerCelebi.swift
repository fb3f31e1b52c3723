/// M. Emre Celebi's combination (2011): k-means that starts from Wu's boxes. The quantiser Material takes source
/// colours with; follow it with `Score`.
///
/// Cost grows with the number of distinct colours. Scale photos down before, to 128 × 128 or so: theirs are as many as
/// their pixels, and a small picture gives the same theme.
public enum QuantizerCelebi {
  /// Colours and numbers of pixels, in ascending order of the colours' raw values. The same pixels always give the same
  /// result; pixels that are not opaque are left out.
  ///
  /// - Parameter maxColors: 1 to 256; more counts as 256, less gives nothing. 128 is usual for source colours.
  public static func quantize(_ pixels: [Argb], maxColors: Int = 128) -> [ColorPopulation] {
    quantize(PixelHistogram(pixels), maxColors: maxColors)
  }

  /// As `quantize(_:maxColors:)` of the pixels that the histogram counted.
  public static func quantize(_ histogram: PixelHistogram, maxColors: Int = 128) -> [ColorPopulation] {
    let start = QuantizerWu.quantize(histogram, maxColors: maxColors)
    return QuantizerWsmeans.quantize(histogram, startingClusters: start, maxColors: maxColors)
  }
}
