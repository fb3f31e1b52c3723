/// Ranks the colours of an image by how well they would do as source colours.
///
/// Much of the image should have a hue like theirs, they should be colourful, and they should differ from each other.
public enum Score {
  /// Google's blue, what is suggested when an image has no fitting colour.
  public static let defaultFallback = Argb(0xFF42_85F4)

  private static let targetChroma = 48.0
  private static let minimumChroma = 5.0
  private static let minimumProportion = 0.01

  /// The best colours, best first.
  ///
  /// - Parameters:
  ///   - colors: what a quantiser found. Of equal scores the earlier comes first.
  ///   - desired: how many colours are wanted; 4 by default. There may be fewer; there is at least one.
  ///   - fallback: what to return when no colour fits.
  ///   - filter: whether to leave out greys, and hues that fill less than a hundredth of the image; on by default.
  public static func rank(
    _ colors: [ColorPopulation], desired: Int = 4, fallback: Argb = defaultFallback, filter: Bool = true
  ) -> [Argb] {
    let candidates = colors.map { Hct($0.color) }
    let proportions = proportionsAroundHues(colors, candidates)
    var scored: [(hct: Hct, score: Double)] = []
    for hct in candidates {
      let proportion = proportions[Int((hct.hue + 0.5).rounded(.down)) % 360]
      if filter, hct.chroma < minimumChroma || proportion <= minimumProportion { continue }
      let chromaWeight = hct.chroma < targetChroma ? 0.1 : 0.3
      scored.append((hct, proportion * 100 * 0.7 + (hct.chroma - targetChroma) * chromaWeight))
    }
    let order = scored.indices.sorted { first, second in
      let a = scored[first].score
      let b = scored[second].score
      return a == b ? first < second : a > b
    }
    let chosen = distinct(order.map { scored[$0].hct }, desired: desired)
    return chosen.isEmpty ? [fallback] : chosen.map(\.argb)
  }

  /// The share of pixels whose hues are within about 15 degrees of each whole hue.
  private static func proportionsAroundHues(_ colors: [ColorPopulation], _ hcts: [Hct]) -> [Double] {
    var populations = [Double](repeating: 0, count: 360)
    var total = 0.0
    for (color, hct) in zip(colors, hcts) {
      populations[Int(hct.hue)] += Double(color.population)
      total += Double(color.population)
    }
    var proportions = [Double](repeating: 0, count: 360)
    for hue in 0..<360 {
      let proportion = populations[hue] / total
      for neighbour in (hue - 14)..<(hue + 16) {
        proportions[(neighbour + 360) % 360] += proportion
      }
    }
    return proportions
  }

  /// The first colours whose hues are far apart: 90 degrees if so many can be had, else less, at last 15.
  private static func distinct(_ ranked: [Hct], desired: Int) -> [Hct] {
    var chosen: [Hct] = []
    for difference in stride(from: 90.0, through: 15, by: -1) {
      chosen.removeAll(keepingCapacity: true)
      for hct in ranked {
        if chosen.allSatisfy({ Angle.difference(hct.hue, $0.hue) >= difference }) { chosen.append(hct) }
        if chosen.count >= desired { return chosen }
      }
    }
    return chosen
  }
}
