import MaterialComponents
import MaterialTesting
import Observation
import Testing

/// Rows of 100 points under a header of 56…128 in a window of 400 × 700: where what is scrolled to comes to stand.
@MainActor
@Suite("Scrolling to a row below an app bar")
struct AppBarScrollToTests {
  @MainActor @Observable
  final class Model {
    var position: ScrollPosition
    var options = FlexibleHeaderOptions()
    var rowsHeight: CGFloat = 100

    init(_ behavior: HeaderShiftBehavior = .disabled, _ position: ScrollPosition = ScrollPosition(idType: Int.self)) {
      self.position = position
      options.heights = FlexibleHeaderHeights(minimum: 56, maximum: 128)
      options.shiftBehavior = behavior
    }
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      @Bindable var model = model
      FlexibleHeader(model.options) { _ in
        Text(verbatim: "Title")
      } content: {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { row in
              Button {
              } label: {
                Color.blue.frame(height: model.rowsHeight).frame(maxWidth: .infinity)
              }
              .buttonStyle(.plain)
              .accessibilityLabel("row \(row)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($model.position, anchor: .top)
      }
      .materialTheme(.baseline)
    }
  }

  private func open(_ model: Model) throws -> TestWindow {
    try TestWindow(width: 400, height: 700) { Screen(model: model) }
  }

  private func row(_ row: Int, in window: TestWindow) throws -> CGRect { try window.find(.label("row \(row)")).bounds }
  private func header(in window: TestWindow) throws -> CGRect { try window.find(.role(.banner)).bounds }

  @Test("to the top: the row stands at the edge of the header as it is then: collapsed", arguments: [1, 2, 20, 40])
  func top(number: Int) throws {
    let model = Model()
    let window = try open(model)
    model.position.scrollTo(id: number, anchor: .top)
    #expect(try header(in: window).maxY == 56)
    #expect(try row(number, in: window).minY == 56)
  }

  @Test("the first row stands at the edge of the header at rest")
  func first() throws {
    let model = Model()
    let window = try open(model)
    model.position.scrollTo(id: 30, anchor: .top)
    _ = try header(in: window)
    model.position.scrollTo(id: 0, anchor: .top)
    #expect(try header(in: window).maxY == 128)
    #expect(try row(0, in: window).minY == 128)
  }

  @Test("to the middle and to the bottom of what can be seen then")
  func otherAnchors() throws {
    let model = Model()
    let window = try open(model)
    model.position.scrollTo(id: 20, anchor: .center)
    #expect(try row(20, in: window).midY == (56 + 700) / 2)
    model.position.scrollTo(id: 30, anchor: .bottom)
    #expect(try row(30, in: window).maxY == 700)
  }

  @Test("a row that collapses the header in part is where its anchor says, of what can be seen then")
  func partly() throws {
    let model = Model()
    let window = try open(model)
    // A fifth before the end of what is seen: 128 + 0.8 × 572 without a header that collapses, 22.4 points further up.
    model.position.scrollTo(id: 4, anchor: UnitPoint(x: 0, y: 0.8))
    #expect(try abs(header(in: window).maxY - 100) < 0.001)
    // 0.8 of the row is at 0.8 of what is seen: 100 + 0.8 × 600.
    #expect(try abs(row(4, in: window).minY - 500) < 0.001)
  }

  @Test("with motion it comes to the same place")
  func animated() throws {
    let model = Model()
    let window = try open(model)
    withAnimation(.linear(duration: 0.3)) { model.position.scrollTo(id: 20, anchor: .top) }
    window.advance(by: 1)
    #expect(try row(20, in: window).minY == 56)
  }

  @Test("a header that is away stays away, and the row stands at the window's edge")
  func away() throws {
    let model = Model(.enabled)
    let window = try open(model)
    window.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 900))
    window.advance(by: 1)
    model.position.scrollTo(id: 30, anchor: .top)
    #expect(try row(30, in: window).minY == 0)
  }

  @Test("a list that opens at a row shows it below the collapsed header in the first frame")
  func opened() throws {
    let window = try open(Model(.disabled, ScrollPosition(id: 20, anchor: .top)))
    #expect(try header(in: window).maxY == 56)
    #expect(try row(20, in: window).minY == 56)
  }

  @Test("the row keeps its place when others change their heights")
  func held() throws {
    let model = Model()
    let window = try open(model)
    model.position.scrollTo(id: 20, anchor: .top)
    #expect(try row(20, in: window).minY == 56)
    model.rowsHeight = 140
    #expect(try row(20, in: window).minY == 56)
    // With another header it stands at that one's edge.
    model.options.heights = FlexibleHeaderHeights(minimum: 80, maximum: 200)
    #expect(try header(in: window).maxY == 80)
    #expect(try row(20, in: window).minY == 80)
  }

  @Test("the row at the header's edge is the one that the position tells of")
  func reported() throws {
    let model = Model()
    let window = try open(model)
    window.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 1072))
    // 1072 − 72 points of the content are above the edge of the collapsed header.
    #expect(try row(10, in: window).minY == 56)
    #expect(model.position.viewID(type: Int.self) == 10)
  }

  @Test("a row that is seen below the collapsed header is brought nowhere by the focus, and one under it to its edge")
  func revealed() throws {
    let model = Model()
    let window = try open(model)
    func isFocused(_ number: Int) throws -> Bool {
      try window.find(.label("row \(number)")).properties.states.contains(.focused)
    }
    window.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 1072))
    window.advance(by: 1)
    while try !isFocused(12) { window.key("Tab") }
    window.advance(by: 1)
    let distance = try row(11, in: window).minY - 56
    window.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: distance))
    window.key("Tab", modifiers: .shift)
    window.advance(by: 1)
    #expect(try isFocused(11))
    #expect(try row(11, in: window).minY == 56)
    window.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 50))
    #expect(try row(11, in: window).minY == 6)
    window.key("Tab")
    window.key("Tab", modifiers: .shift)
    window.advance(by: 1)
    #expect(try isFocused(11))
    #expect(try row(11, in: window).minY == 56)
  }
}
