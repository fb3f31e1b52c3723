import Foundation

/// News Ink's command line.
public struct NewsInkOptions: Equatable, Sendable {
  /// Show the demo feed even where other sources are kept.
  public var demo = false
  /// Articles of each demo source, 0…1,000,000; 30 by default.
  public var demoArticles = 30
  /// These feeds in place of the kept sources, for this run.
  public var sources: [URL] = []
  /// The base address of NewsAPI, or of a server that speaks like it.
  public var newsAPI: URL?
  /// Seconds without a byte after which a server is given up, 1…3600; nil is 15.
  public var timeout: Double?
  /// Where database, pictures and settings live; see ``DataDirectory`` for the default.
  public var dataDirectory: URL?
  /// Draw without a display at this size, in the words of the command line: whoever opens windows reads it.
  public var headless: String?
  /// Print ``help`` and end.
  public var showsHelp = false

  public init() {}

  /// What the options are, for `--help`.
  public static let help = """
    Usage: news-ink [OPTION]…

    A news reader. Without options it shows the sources you keep, or a demo feed where you keep none.

      --demo               show the demo feed
      --demo-articles N    give each demo source N articles (default 30)
      --source URL         show this RSS, Atom or JSON feed instead of the kept sources; may be repeated
      --newsapi URL        read NewsAPI at this base address; the key is taken from NEWSAPI_KEY
      --timeout SECONDS    give up a server that is silent for so long (default 15)
      --data DIR           keep database, pictures and settings in DIR
      --headless WxH[@S]   run without a display at this size and scale, driven through standard input
      --help               print this text

    """

  /// Reads the arguments behind the program's name. `--name=VALUE` is the same as `--name VALUE`.
  ///
  /// - Throws: ``NewsInkUsageError``, whose message is to be printed in one line on standard error before the program
  ///   ends with status 2.
  public static func parse(_ arguments: [String]) throws -> NewsInkOptions {
    var options = NewsInkOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      var name = argument
      var attached: String?
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        attached = String(argument[argument.index(after: equals)...])
      }
      if name == "--demo" || name == "--help" || name == "-h" {
        guard attached == nil else { throw NewsInkUsageError("\(name) takes no value") }
        if name == "--demo" { options.demo = true } else { options.showsHelp = true }
        continue
      }
      guard valued.contains(name) else {
        throw NewsInkUsageError("unknown option \(quoted(argument)); see news-ink --help")
      }
      guard let value = attached ?? rest.popFirst() else { throw NewsInkUsageError("\(name) needs a value") }
      try options.set(name, to: value)
    }
    return options
  }

  private static let valued: Set<String> = [
    "--demo-articles", "--source", "--newsapi", "--timeout", "--data", "--headless",
  ]

  private mutating func set(_ name: String, to value: String) throws {
    func bad(_ expected: String) -> NewsInkUsageError {
      NewsInkUsageError("\(name) needs \(expected), not \(Self.quoted(value))")
    }
    switch name {
    case "--demo-articles":
      guard let count = Int(value), (0...1_000_000).contains(count) else { throw bad("a number from 0 to 1000000") }
      demoArticles = count
    case "--source":
      guard let url = FeedAddress.url(value, addsScheme: false) else { throw bad("an http or https address") }
      sources.append(url)
    case "--newsapi":
      guard let url = FeedAddress.url(value, addsScheme: false) else { throw bad("an http or https address") }
      newsAPI = url
    case "--timeout":
      guard let seconds = Double(value), (1...3600).contains(seconds) else { throw bad("seconds from 1 to 3600") }
      timeout = seconds
    case "--data":
      guard !value.isEmpty else { throw bad("a directory") }
      dataDirectory = URL(fileURLWithPath: value, isDirectory: true)
    default:
      headless = value
    }
  }

  /// In one line whatever it holds.
  public static func quoted(_ text: String) -> String {
    let printable = text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) }
    return "\u{201C}\(String(printable.prefix(200)))\u{201D}"
  }
}

/// A command line that can't be understood.
public struct NewsInkUsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One line for standard error, beginning with the program's name.
  public let message: String
  /// What the program ends with.
  public let status: Int32 = 2

  public init(_ message: String) {
    self.message = "news-ink: \(message)"
  }

  public var description: String { message }
}
