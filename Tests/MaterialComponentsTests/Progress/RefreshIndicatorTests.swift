import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("The indicator of a refresh")
struct RefreshIndicatorTests {
  private let indicator = Finder.role(.progressbar)

  /// A refresh that goes on until it is let go.
  @MainActor
  private final class Refresh {
    private var goOn: CheckedContinuation<Void, Never>?
    func run() async { await withCheckedContinuation { goOn = $0 } }
    func end() async {
      while goOn == nil { await Task.yield() }
      goOn?.resume()
    }
  }

  private func pull(_ window: TestWindow, by distance: CGFloat) {
    window.press(at: CGPoint(x: 200, y: 400), pointer: .touch)
    // The first points tell a drag from a press.
    window.move(by: CGSize(width: 0, height: 20))
    window.move(by: CGSize(width: 0, height: distance))
  }

  @Test("while content is pulled down a ring closes at the view's start, and it turns until the refresh has ended")
  func plain() async throws {
    let refresh = Refresh()
    let window = try TestWindow(width: 400, height: 700) {
      ScrollView { Color.clear.frame(height: 2000) }.refreshable { await refresh.run() }.materialTheme(.baseline)
    }
    #expect(try window.all(indicator).isEmpty)
    pull(window, by: 60)
    let pulled = try window.find(indicator)
    #expect(pulled.properties.label == "Pull to refresh")
    // In the middle of the band of 64 points that stays free while a refresh runs.
    #expect(pulled.bounds.midX == 200 && pulled.bounds.midY == 32)
    window.move(by: CGSize(width: 0, height: 300))
    window.release()
    window.advance(by: 1)
    #expect(try window.find(indicator).properties.label == "Refreshing")
    await refresh.end()
    try await window.wait(for: indicator, gone: true)
  }

  @Test("below a header it stands in front of the content, and goes down with both")
  func header() throws {
    let window = try TestWindow(width: 400, height: 700) {
      StickyHeader { _ in
        Color.red.frame(height: 200).accessibilityElement().accessibilityLabel("title").minTitleHeight(.absolute(60))
      } content: {
        StickyHeaderScroll { _ in Color.blue.frame(height: 3000).accessibilityElement().accessibilityLabel("content") }
          .refreshable {}
      }
      .materialTheme(.baseline)
    }
    pull(window, by: 60)
    let content = try window.find(.label("content")).bounds
    #expect(content.minY > 205)
    #expect(abs(try window.find(indicator).bounds.midY - content.minY - 32) < 0.01)
  }
}
