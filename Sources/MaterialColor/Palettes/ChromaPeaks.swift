/// The greatest chroma sRGB has at each whole tone of one hue, found when needed and kept.
struct ChromaPeaks {
  let hue: Double
  private var peaks = [Double](repeating: .nan, count: 101)

  init(hue: Double) {
    self.hue = hue
  }

  /// The greatest chroma at a whole tone of 0 to 100.
  mutating func peak(tone: Int) -> Double {
    if peaks[tone].isNaN {
      // More than any colour has.
      peaks[tone] = Hct(hue: hue, chroma: 200, tone: Double(tone)).chroma
    }
    return peaks[tone]
  }

  /// The colour nearest to tone 50 that has a chroma, or comes closest to it.
  ///
  /// A binary search over tones, since chroma rises to one peak and falls again. The tolerance of 0.01 and the
  /// order of comparisons are the reference's: they decide between tones that are equally good.
  mutating func keyColor(chroma: Double) -> Hct {
    var lower = 0
    var upper = 100
    while lower < upper {
      let middle = (lower + upper) / 2
      if peak(tone: middle) >= chroma - 0.01 {
        if abs(lower - 50) < abs(upper - 50) {
          upper = middle
        } else if lower == middle {
          break
        } else {
          lower = middle
        }
      } else if peak(tone: middle) < peak(tone: middle + 1) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return Hct(hue: hue, chroma: chroma, tone: Double(lower))
  }
}
