import Testing
import ViewEngine

@MainActor
@Suite("Opening addresses")
struct OpenURLTests {
  private final class Log { var lines: [String] = [] }

  private struct Opener: View {
    let url: URL
    let log: Log
    @Environment(\.openURL) private var openURL
    var body: some View {
      Text(verbatim: "open").accessibilityAction { openURL(url) { log.lines.append("accepted \($0)") } }
    }
  }

  private let url = URL(string: "https://example.com/")!
  private let other = URL(string: "https://example.org/")!

  private func open(_ handler: OpenURLAction? = nil, desktop: Bool = true) -> [String] {
    let log = Log()
    let url = url
    let stage = Stage(
      openURL: {
        log.lines.append("desktop \($0)")
        return desktop
      }
    ) {
      if let handler {
        Opener(url: url, log: log).environment(\.openURL, handler)
      } else {
        Opener(url: url, log: log)
      }
    }
    stage.nodes.first { $0.properties.label == "open" }?.perform("activate")
    return log.lines
  }

  @Test("the desktop opens what no view handles, and says whether it can")
  func desktop() {
    #expect(open() == ["desktop \(url)", "accepted true"])
    #expect(open(desktop: false) == ["desktop \(url)", "accepted false"])
  }

  @Test("a view's handler decides first, and may leave it to the desktop")
  func handler() {
    let other = other
    #expect(open(OpenURLAction { _ in .handled }) == ["accepted true"])
    #expect(open(OpenURLAction { _ in .discarded }) == ["accepted false"])
    #expect(open(OpenURLAction { _ in .systemAction }) == ["desktop \(url)", "accepted true"])
    #expect(open(OpenURLAction { _ in .systemAction(other) }) == ["desktop \(other)", "accepted true"])
  }
}
