import Testing

@testable import MaterialColor

@Suite("K-means shortcuts change no result")
struct ClusterSearchTests {
  /// Every colour against every cluster, as the algorithm is defined.
  private func plainRounds(_ histogram: PixelHistogram, _ start: [Lab]) -> [Int] {
    let points = histogram.colors.map { Lab($0) }
    var clusters = start
    var random = GlibcRandom(seed: ClusterSearch.seed)
    var assignment = points.map { _ in random.next() % start.count }
    var populations = [Int](repeating: 0, count: start.count)
    func distance(_ a: Lab, _ b: Lab) -> Double {
      let (dl, da, db) = (a.lightness - b.lightness, a.a - b.a, a.b - b.b)
      return (dl * dl + da * da + db * db).squareRoot()
    }
    for round in 0..<100 {
      var hasMoved = false
      for (index, point) in points.enumerated() {
        let distances = clusters.map { distance(point, $0) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] }!
        if distances[assignment[index]] - distances[nearest] > 3 {
          assignment[index] = nearest
          hasMoved = true
        }
      }
      if !hasMoved, round > 0 { break }
      for cluster in clusters.indices {
        var sum = Lab(lightness: 0, a: 0, b: 0)
        populations[cluster] = 0
        for (index, point) in points.enumerated() where assignment[index] == cluster {
          let weight = Double(histogram.counts[index])
          populations[cluster] += histogram.counts[index]
          sum = Lab(
            lightness: sum.lightness + point.lightness * weight, a: sum.a + point.a * weight,
            b: sum.b + point.b * weight)
        }
        let count = max(1, Double(populations[cluster]))
        clusters[cluster] = Lab(lightness: sum.lightness / count, a: sum.a / count, b: sum.b / count)
      }
    }
    return populations
  }

  @Test(
    "going through all clusters and going through sorted ones both do what plain rounds do", arguments: [false, true])
  func shortcuts(isSorted: Bool) {
    var state: UInt32 = 7
    let pixels = (0..<3000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Argb(0xFF00_0000 | state >> 8)
    }
    let histogram = PixelHistogram(pixels)
    let start = QuantizerWu.quantize(histogram, maxColors: 40).map { Lab($0) }
    var search = ClusterSearch(histogram, clusters: start, isSorted: isSorted)
    search.run()
    #expect(search.populations == plainRounds(histogram, start))
  }
}
