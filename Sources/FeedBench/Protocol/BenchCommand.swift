/// A line of standard input.
enum BenchCommand: Equatable {
  /// Scrolls down by a distance in points in each of a number of frames.
  case scroll(frames: Int, distance: Double)
  /// Puts a word before a card's title, or takes it away.
  case toggle(card: Int)
  case quit

  /// Reads a line; nil for one without a word.
  /// - Throws: ``BenchError`` for a line that is no command.
  init?(_ line: String, cardCount: Int) throws {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let name = words.first else { return nil }
    switch name {
    case "SCROLL":
      guard words.count == 3, let frames = Int(words[1]), frames > 0, let distance = Double(words[2]),
        distance.isFinite
      else { throw BenchError("SCROLL needs a number of frames, 1 or more, and points per frame: SCROLL 300 20") }
      self = .scroll(frames: frames, distance: distance)
    case "TOGGLE":
      guard words.count == 2, let card = Int(words[1]), (0..<cardCount).contains(card) else {
        throw BenchError("TOGGLE needs the number of a card below \(cardCount): TOGGLE 20")
      }
      self = .toggle(card: card)
    case "QUIT": self = .quit
    default: throw BenchError("\(name) is no command; there are SCROLL, TOGGLE and QUIT")
    }
  }
}

/// What is wrong with a command or an option.
struct BenchError: Error, CustomStringConvertible {
  /// One sentence: what, where, what to do.
  let description: String

  init(_ description: String) { self.description = description }
}
