/// Finds the brightest and the darkest tone at which palettes have their full chroma, or come closest, and keeps them.
struct VividTones {
  /// The end of the scale to start from.
  enum End: Hashable {
    case brightest
    case darkest
  }

  private struct Question: Hashable {
    var hue: Double
    var chroma: Double
    var end: End
  }

  private var known: [(question: Question, tone: Double)] = []

  mutating func tone(of palette: TonalPalette, _ end: End, chromaMultiplier: Double) -> Double {
    let question = Question(hue: palette.hue, chroma: palette.chroma * chromaMultiplier, end: end)
    if let answer = known.first(where: { $0.question == question }) { return answer.tone }
    let tone = VividTones.search(question)
    known.append((question, tone))
    return tone
  }

  /// Goes through whole tones until one has the chroma asked for; ends with the one that had most.
  private static func search(_ question: Question) -> Double {
    var tone = question.end == .brightest ? 100.0 : 0
    let step = question.end == .brightest ? -1.0 : 1
    var answer = tone
    var best = Hct(hue: question.hue, chroma: question.chroma, tone: tone).chroma
    while best < question.chroma, tone >= 0, tone <= 100 {
      tone += step
      let chroma = Hct(hue: question.hue, chroma: question.chroma, tone: tone).chroma
      if chroma > best {
        best = chroma
        answer = tone
      }
    }
    return answer
  }
}
