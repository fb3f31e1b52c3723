/// Weighted k-means in L\*a\*b\*: moves clusters to the means of the colours nearest to them until all stay.
///
/// Each distinct colour counts as often as it has pixels. The result equals that of Google's C++ implementation to the
/// last digit, on every run; `ClusterSearch` tells how it gets by with far fewer distances.
public enum QuantizerWsmeans {
  /// Colours and numbers of pixels, in ascending order of the colours' raw values.
  ///
  /// - Parameters:
  ///   - startingClusters: colours to start from. With none, arbitrary but always the same ones are taken.
  ///   - maxColors: 1 to 256; more counts as 256, less gives nothing.
  public static func quantize(
    _ histogram: PixelHistogram, startingClusters: [Argb] = [], maxColors: Int
  ) -> [ColorPopulation] {
    guard maxColors > 0, !histogram.colors.isEmpty else { return [] }
    var count = min(maxColors, 256, histogram.colors.count)
    if !startingClusters.isEmpty { count = min(count, startingClusters.count) }
    let start =
      startingClusters.isEmpty ? arbitraryClusters(count) : startingClusters.prefix(count).map { Lab($0) }
    var search = ClusterSearch(histogram, clusters: start)
    search.run()

    var populations: [Argb: Int] = [:]
    for (cluster, population) in zip(search.clusters, search.populations) where population > 0 {
      populations[cluster.quantizedArgb, default: 0] += population
    }
    return populations.map { ColorPopulation($0.key, population: $0.value) }
      .sorted { $0.color.rawValue < $1.color.rawValue }
  }

  /// Colours and numbers of pixels, in ascending order of the colours' raw values.
  public static func quantize(
    _ pixels: [Argb], startingClusters: [Argb] = [], maxColors: Int
  ) -> [ColorPopulation] {
    quantize(PixelHistogram(pixels), startingClusters: startingClusters, maxColors: maxColors)
  }

  private static func arbitraryClusters(_ count: Int) -> [Lab] {
    var random = GlibcRandom(seed: ClusterSearch.seed)
    return (0..<count).map { _ in
      let lightness = random.fraction() * 100
      let a = random.fraction() * 200 - 100
      let b = random.fraction() * 200 - 100
      return Lab(lightness: lightness, a: a, b: b)
    }
  }
}

extension Lab {
  /// The nearest sRGB colour, by the matrix of four digits that the reference's quantiser uses: channels may differ by
  /// one from those of `argb`.
  fileprivate var quantizedArgb: Argb {
    let white = Xyz.whitePointD65
    let fy = (lightness + 16) / 116
    let x = Lightness.cube(a / 500 + fy) * white.x
    let y = Lightness.cube(fy) * white.y
    let z = Lightness.cube(fy - b / 200) * white.z
    return Srgb.argb(
      linearRed: 3.2406 * x - 1.5372 * y - 0.4986 * z,
      green: -0.9689 * x + 1.8758 * y + 0.0415 * z,
      blue: 0.0557 * x - 0.2040 * y + 1.0570 * z
    )
  }
}
