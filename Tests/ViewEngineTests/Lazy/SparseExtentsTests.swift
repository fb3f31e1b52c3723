import Testing

@testable import ViewEngine

@MainActor
@Suite("Extents of lazy rows")
struct SparseExtentsTests {
  /// The simplest thing that could be right.
  private struct Naive {
    var lengths: [CGFloat?]
    let estimate: CGFloat
    func extent(_ index: Int) -> CGFloat { lengths[index] ?? estimate }
    func position(_ index: Int) -> CGFloat { (0..<index).reduce(0) { $0 + extent($1) } }
    func index(at position: CGFloat) -> Int {
      var end: CGFloat = 0
      for index in lengths.indices {
        end += extent(index)
        if end > position { return index }
      }
      return lengths.count - 1
    }
  }

  @Test("agree with a plain list under random measuring", arguments: 0..<8)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...1500, using: &random)
    var extents = SparseExtents(count: count, estimate: 50)
    var naive = Naive(lengths: Array(repeating: nil, count: count), estimate: 50)
    for _ in 0..<300 {
      let index = Int.random(in: 0..<count, using: &random)
      // Whole numbers, so that sums are exact in any order.
      let length = CGFloat(Int.random(in: 0...200, using: &random))
      extents.set(index, to: length)
      naive.lengths[index] = length
      let probe = Int.random(in: 0...count, using: &random)
      #expect(extents.position(probe) == naive.position(probe))
      let place = CGFloat(Int.random(in: 0...(count * 60), using: &random))
      #expect(extents.index(at: place) == naive.index(at: place))
    }
    #expect(extents.total == naive.position(count))
  }

  @Test("a hundred million rows cost nothing until one is measured")
  func many() {
    var extents = SparseExtents(count: 100_000_000, estimate: 40)
    #expect(extents.total == 4_000_000_000)
    #expect(extents.index(at: 2_000_000_010) == 50_000_000)
    extents.set(10, to: 100)
    #expect(extents.position(50_000_000) == 2_000_000_060)
    #expect(extents.index(at: 2_000_000_060) == 50_000_000)
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }
  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
