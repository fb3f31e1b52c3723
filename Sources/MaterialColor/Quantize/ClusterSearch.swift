/// The rounds of k-means.
///
/// A colour moves to another cluster only when that one is nearer by more than 3 units of L\*a\*b\*. Two consequences
/// spare nearly all distances after the first round, without changing a result:
///
/// 1. A colour within 3 units of its cluster stays.
/// 2. Another cluster can only be near enough if its distance to the colour's own cluster is less than the colour's
///    distance to its cluster plus that distance less 3 (the triangle inequality).
struct ClusterSearch {
  /// The seed of the starting assignment, which is random but always the same.
  static let seed: Int64 = 42688
  private static let maximumRounds = 100
  private static let minimumGain = 3.0

  /// The clusters' centres.
  private(set) var clusters: [Lab]
  /// The pixels of each cluster.
  private(set) var populations: [Int]
  private let points: [Lab]
  private let counts: [Int]
  private var assignment: [UInt8]
  /// Squared distances between clusters, row by row.
  private var separations: [Double]

  init(_ histogram: PixelHistogram, clusters: [Lab]) {
    self.clusters = clusters
    points = histogram.colors.map { Lab($0) }
    counts = histogram.counts
    populations = [Int](repeating: 0, count: clusters.count)
    separations = [Double](repeating: 0, count: clusters.count * clusters.count)
    var random = GlibcRandom(seed: ClusterSearch.seed)
    assignment = points.map { _ in UInt8(random.next() % clusters.count) }
  }

  mutating func run() {
    for round in 0..<ClusterSearch.maximumRounds {
      measureSeparations()
      let hasMoved = assign()
      if !hasMoved, round > 0 { break }
      recenter()
    }
  }

  private mutating func measureSeparations() {
    let count = clusters.count
    for first in 0..<count {
      for second in (first + 1)..<max(count, first + 1) {
        let distance = clusters[first].squaredDistance(to: clusters[second])
        separations[first * count + second] = distance
        separations[second * count + first] = distance
      }
    }
  }

  /// Moves colours to nearer clusters; whether any has moved.
  private mutating func assign() -> Bool {
    let count = clusters.count
    var hasMoved = false
    points.withUnsafeBufferPointer { points in
      clusters.withUnsafeBufferPointer { clusters in
        separations.withUnsafeBufferPointer { separations in
          assignment.withUnsafeMutableBufferPointer { assignment in
            for index in points.indices {
              let point = points[index]
              let own = Int(assignment[index])
              let ownSquared = point.squaredDistance(to: clusters[own])
              if ownSquared <= ClusterSearch.minimumGain * ClusterSearch.minimumGain { continue }
              let ownDistance = ownSquared.squareRoot()
              let reach = 2 * ownDistance - ClusterSearch.minimumGain
              // A hair more, for rounding.
              let limit = reach * reach * (1 + 1e-9)
              let row = own * count
              var nearest = ownSquared
              var best = own
              for other in 0..<count where separations[row + other] < limit {
                let distance = point.squaredDistance(to: clusters[other])
                if distance < nearest {
                  nearest = distance
                  best = other
                }
              }
              if best != own, abs(nearest.squareRoot() - ownDistance) > ClusterSearch.minimumGain {
                assignment[index] = UInt8(best)
                hasMoved = true
              }
            }
          }
        }
      }
    }
    return hasMoved
  }

  /// Moves clusters to the means of their colours; those without colours to black.
  private mutating func recenter() {
    var sums = [Lab](repeating: Lab(lightness: 0, a: 0, b: 0), count: clusters.count)
    for cluster in populations.indices { populations[cluster] = 0 }
    for (index, point) in points.enumerated() {
      let cluster = Int(assignment[index])
      let count = counts[index]
      let weight = Double(count)
      populations[cluster] += count
      sums[cluster].lightness += point.lightness * weight
      sums[cluster].a += point.a * weight
      sums[cluster].b += point.b * weight
    }
    for cluster in clusters.indices {
      let count = Double(populations[cluster])
      clusters[cluster] =
        count == 0
        ? Lab(lightness: 0, a: 0, b: 0)
        : Lab(lightness: sums[cluster].lightness / count, a: sums[cluster].a / count, b: sums[cluster].b / count)
    }
  }
}

extension Lab {
  /// CIE76 distance, squared.
  fileprivate func squaredDistance(to other: Lab) -> Double {
    let dl = lightness - other.lightness
    let da = a - other.a
    let db = b - other.b
    return dl * dl + da * da + db * db
  }
}
