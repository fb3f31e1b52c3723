/// The random numbers of the GNU C library's `rand()`, without its global state.
///
/// The reference draws its starting assignment from them, so results are the same on every run and machine.
struct GlibcRandom {
  private var state: [UInt32]
  private var position = 0

  /// As after `srand(seed)`, for seeds above 0.
  init(seed: Int64) {
    // 31 words from a multiplicative generator, then an additive one that runs 310 rounds before its first output.
    var words: [Int64] = [seed]
    for index in 1..<31 { words.append(16807 * words[index - 1] % 2_147_483_647) }
    state = words.map { UInt32(truncatingIfNeeded: $0) }
    // The additive generator's first three words repeat the first three: r[31…33] = r[0…2].
    position = 3
    for _ in 0..<310 { _ = next() }
  }

  /// 0 to 2³¹ - 1.
  mutating func next() -> Int {
    // state[position] is r[i - 31]; r[i - 3] lies 28 further on in the ring.
    let other = position + 28
    let value = state[position] &+ state[other < 31 ? other : other - 31]
    state[position] = value
    position = position == 30 ? 0 : position + 1
    return Int(value >> 1)
  }

  /// 0 to 1, both included.
  mutating func fraction() -> Double {
    Double(next()) / 2_147_483_647
  }
}
