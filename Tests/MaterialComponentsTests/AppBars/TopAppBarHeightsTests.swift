import MaterialComponents
import MaterialTesting
import Observation
import Testing

/// A bar tells its heights to the header that it is in once a frame: an action that fires a third time is cut off, and says
/// so in the log.
@MainActor
@Suite("Heights of top app bars as they are told")
struct TopAppBarHeightsTests {
  @MainActor @Observable
  final class Model {
    var style: TopAppBarStyle
    var title: String
    @ObservationIgnored let passes = LayoutPasses()

    init(_ style: TopAppBarStyle, title: String = "Harbour") {
      self.style = style
      self.title = title
    }
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      let model = model
      FlexibleHeader { _ in
        CountedLayout(passes: model.passes) {
          HeaderStack {
            TopAppBar(model.title, subtitle: "Three ships are in", style: model.style) {
              IconButton("Menu", systemImage: "menu") {}
            }
          } bottom: {
            Text(verbatim: "Below")
          }
        }
      } content: {
        ScrollView { Color.gray.frame(height: 3000) }
      }
      .materialTheme(.baseline)
    }
  }

  private func open(_ model: Model, width: CGFloat, textScale: Double) throws -> TestWindow {
    try TestWindow(width: width, height: 892) {
      $0.textScale = textScale
    } content: {
      Screen(model: model)
    }
  }

  private func height(_ window: TestWindow) throws -> CGFloat { try window.find(.role(.banner)).bounds.height }

  @Test(
    "the first frame and each change of the style tell them once, at any width and size of text",
    arguments: [240, 412, 900] as [CGFloat], [1, 1.3, 2])
  func once(width: CGFloat, textScale: Double) throws {
    let title = "Ships that lie in the harbour today"
    var heights: [TopAppBarStyle: CGFloat] = [:]
    for style in TopAppBarStyle.allCases {
      let window = try open(Model(style, title: title), width: width, textScale: textScale)
      #expect(window.logged.isEmpty, "\(style): \(window.logged)")
      heights[style] = try height(window)
    }
    for from in TopAppBarStyle.allCases {
      let model = Model(from, title: title)
      let window = try open(model, width: width, textScale: textScale)
      for to in TopAppBarStyle.allCases where to != from {
        model.style = to
        #expect(try height(window) == heights[to], "\(from) to \(to)")
        model.style = from
        #expect(try height(window) == heights[from], "\(to) to \(from)")
      }
      #expect(window.logged.isEmpty, "\(from): \(window.logged)")
    }
  }

  @Test("once more in the frame in which the window gets another width")
  func resized() throws {
    let model = Model(.large, title: "Ships that lie in the harbour today and tomorrow")
    let window = try open(model, width: 900, textScale: 1)
    let wide = try height(window)
    try window.resize(width: 300, height: 892)
    window.advance(by: 0)
    // Large bars are 152 points high; a title of two lines of 36, a subtitle of 24 and 20 below take 180 with the row.
    #expect(try height(window) == wide + 180 - 152)
    #expect(window.logged.isEmpty)
  }

  @Test("the header is placed when it is made, when its heights can be told and when they count; not more often")
  func placements() throws {
    let model = Model(.large)
    let window = try open(model, width: 412, textScale: 1)
    window.advance(by: 0)
    #expect(model.passes.count <= 3)
    let large = try height(window)
    model.passes.count = 0
    model.style = .small
    // A large bar is 88 points higher than a small one.
    #expect(try height(window) == large - 88)
    #expect(model.passes.count <= 2)
  }
}
