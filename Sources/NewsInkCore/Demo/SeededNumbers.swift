/// Numbers that look random and are the same for the same seed at every start: Steele, Lea and Flood's SplitMix64.
struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// 0..<`count`; `count` is at least 1.
  mutating func below(_ count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  /// 0..<1
  mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// `range` without its upper bound.
  mutating func inside(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }
}
