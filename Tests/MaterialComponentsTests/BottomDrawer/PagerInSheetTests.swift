import MaterialTesting
import Testing

@testable import MaterialComponents

/// Pages with lists of their own in a drawer and in a sheet (material-components-android 3377, case 40).
@MainActor
struct PagerInSheetTests {
  /// Two pages beside each other, each a list of 60 rows of 50 points.
  private struct Pages: View {
    var body: some View {
      GeometryReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<2) { page in
              ScrollView {
                LazyVStack(spacing: 0) {
                  ForEach(0..<60) { row in
                    Text("Page \(page) row \(row)").frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)
                  }
                }
              }
              .frame(width: proxy.size.width, height: proxy.size.height)
            }
          }
        }
        .scrollTargetBehavior(.paging)
      }
    }
  }

  private struct App: View {
    let isShown: Box<Bool>
    let isDrawer: Bool
    var options: BottomDrawerOptions {
      var options = BottomDrawerOptions()
      options.tracksScrollView = true
      return options
    }

    var body: some View {
      Group {
        if isDrawer {
          Color.clear.bottomDrawer(isPresented: isShown.binding, options: options) { Pages().frame(height: 1600) }
        } else {
          Color.clear.sheet(isPresented: isShown.binding) { Pages().presentationDetents([.medium, .large]) }
        }
      }
      .materialTheme(.baseline)
    }
  }

  @Test(
    "the list of the page that shows scrolls, whichever it is, and the sheet goes with it", arguments: [true, false])
  func pages(isDrawer: Bool) async throws {
    let isShown = Box(true)
    let window = try TestWindow(width: 400, height: 800) { App(isShown: isShown, isDrawer: isDrawer) }
    await window.settle()
    func top(_ page: Int, _ row: Int) throws -> CGFloat? {
      try window.all(.label("Page \(page) row \(row)")).first.flatMap {
        $0.frame.minX >= 0 && $0.frame.maxX <= 400 ? $0.frame.minY : nil
      }
    }
    // Up: the sheet goes to the top first, then the list of the first page scrolls.
    try window.drag(.label("Page 0 row 4"), by: CGSize(width: 0, height: -450), holding: true)
    window.advance(by: 0.2)
    window.release()
    await window.settle()
    let start = try #require(try top(0, 4))
    window.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 100))
    await window.settle()
    #expect(try top(0, 5) == start + 50 - 100)
    // To the second page.
    window.press(at: CGPoint(x: 350, y: 400), pointer: .touch)
    for _ in 0..<10 {
      window.move(by: CGSize(width: -30, height: 0))
      window.advance(by: 1.0 / 60)
    }
    window.release()
    await window.settle()
    let first = try #require(try top(1, 4))
    try window.drag(.label("Page 1 row 6"), by: CGSize(width: 0, height: -120), holding: true)
    #expect(abs(try #require(try top(1, 4)) - (first - 120)) <= 1)
    window.release()
    await window.settle()
    // Back to the start of the second list, and then the sheet comes down with it.
    for _ in 0..<6 {
      window.press(at: CGPoint(x: 200, y: 300), pointer: .touch)
      for _ in 0..<8 {
        window.move(by: CGSize(width: 0, height: 30))
        window.advance(by: 1.0 / 60)
      }
      window.advance(by: 0.2)
      window.release()
      await window.settle()
      if try top(1, 0).map({ $0 > 200 }) ?? true { break }
    }
    #expect(try top(1, 0).map { $0 > 100 } ?? true)
  }
}
