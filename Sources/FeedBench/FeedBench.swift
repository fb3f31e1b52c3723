import Glibc
import HeadlessHost
import MaterialComponents

/// Shows a news feed with cards and scrolls and changes it on command, so that the work can be measured and compared
/// with the same feed in other toolkits.
///
/// `BENCH_N` is the number of cards (default: 1000) and `BENCH_ASSETS` the folder with the pictures. The commands come
/// on standard input, see ``BenchCommand``; answers carry two times in nanoseconds, see ``Output``.
@main
@MainActor
struct FeedBench {
  private static let usage = "usage: BENCH_ASSETS=FOLDER [BENCH_N=CARDS] feed-bench [--headless WIDTHxHEIGHT[@SCALE]]"

  static func main() {
    do {
      let options = try BenchOptions(
        arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
      if options.wantsHelp { return print(usage) }
      try run(options)
    } catch let error as BenchError {
      end("\(error)\n\(usage)", status: 2)
    } catch {
      end("\(error)", status: 1)
    }
  }

  private static func run(_ options: BenchOptions) throws -> Never {
    let feed = Feed(cardCount: options.cardCount, pictures: options.pictures)
    if let size = options.headless {
      let stage = try OffscreenStage(size: size, feed: feed)
      Output.information("host", "headless \(size)")
      follow(BenchSession(feed: feed, stage: stage))
      stage.run()
    }
    let stage = try WindowStage(feed: feed)
    Output.information("host", "window")
    follow(BenchSession(feed: feed, stage: stage))
    stage.run()
  }

  /// Gives the session the lines of standard input; its end is the end of the program.
  private static func follow(_ session: BenchSession) {
    let lines = StandardInput.lines()
    Task {
      for await line in lines {
        switch line {
        case .text(let text): session.take(text)
        case .invalid(let problem): Output.say("ERROR \(problem)")
        }
      }
      session.take(.quit)
    }
  }

  private static func end(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("feed-bench: \(message)\n".utf8))
    exit(status)
  }
}
