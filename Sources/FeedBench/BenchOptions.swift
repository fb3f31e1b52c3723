import HeadlessHost
import MaterialComponents

/// What the command line and the environment ask for.
struct BenchOptions {
  /// The size of the picture without a window; nil opens a window.
  var headless: HeadlessSize?
  var cardCount = 1000
  /// The folder with the pictures.
  var pictures = ""
  var wantsHelp = false

  /// - Throws: ``BenchError`` for what is unknown, missing or out of range.
  init(arguments: [String], environment: [String: String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": wantsHelp = true
      case "--headless":
        let text = rest.popFirst() ?? ""
        guard let size = HeadlessSize(text) else {
          throw BenchError("--headless needs a size such as 412x892, and is \"\(text)\"")
        }
        headless = size
      default: throw BenchError("unknown option \(argument)")
      }
    }
    if wantsHelp { return }
    if let text = environment["BENCH_N"] {
      guard let count = Int(text), (1...10_000_000).contains(count) else {
        throw BenchError("BENCH_N must be a number of cards from 1 to 10000000, and is \"\(text)\"")
      }
      cardCount = count
    }
    guard let folder = environment["BENCH_ASSETS"], !folder.isEmpty else {
      throw BenchError(
        "BENCH_ASSETS must name the folder with hero.png and img0.png to img7.png; Scripts/bench makes one")
    }
    pictures = folder
  }
}
