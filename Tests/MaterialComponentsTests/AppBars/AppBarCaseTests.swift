import MaterialComponents
import MaterialTesting
import Testing

/// cases/material.md, section A: what users have reported of collapsing headers, through the engine.
@MainActor
@Suite("Reported faults of app bars")
struct AppBarCaseTests {
  @Test("A1: another list under a collapsed header keeps its height in the first frame and moves by the difference")
  func height() throws {
    for keeps in [false, true] {
      let fixture = AppBarFixture(56, 128)
      fixture.keepsLists = keeps
      let window = try fixture.open()
      fixture.scroll(window, by: 72)
      #expect(try fixture.header(in: window).height == 56)
      fixture.list = "B"
      #expect(try fixture.header(in: window).height == 56, "\(keeps)")
      #expect(fixture.contentTop("B", in: window) == 56, "\(keeps)")
    }
  }

  @Test("A1: a list that asks for a lower header gets it in 0.2 s")
  func lowerHeader() throws {
    let fixture = AppBarFixture(56, 128)
    fixture.keepsLists = true
    let window = try fixture.open()
    fixture.scroll(window, by: 500)
    fixture.list = "B"
    // What is scrolled at once at the same place would still belong to A.
    window.advance(by: 1)
    // B is pulled to its start by the user, and A is scrolled far.
    #expect(fixture.contentTop("B", in: window) == 56)
    fixture.scroll(window, by: -500)
    #expect(fixture.contentTop("B", in: window) == 128)
    #expect(try fixture.header(in: window).height == 128)
    fixture.list = "A"
    var heights: [CGFloat] = []
    for _ in 0..<14 {
      heights.append(try fixture.header(in: window).height)
      window.advance(by: 1.0 / 60)
    }
    #expect(heights[0] > 120)
    #expect(heights[5] < 127 && heights[5] > 57)
    #expect(heights[13] == 56)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("A2: a list below a safe area of 44 stands at the header's edge when it is first shown: jump 0")
  func firstShown() throws {
    let fixture = AppBarFixture(56, 128)
    let window = try fixture.open()
    window.setSafeArea(EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0))
    fixture.list = "B"
    #expect(fixture.contentTop("B", in: window) == 172)
    #expect(try fixture.header(in: window).maxY == 172)
    window.advance(by: 0.5)
    #expect(fixture.contentTop("B", in: window) == 172)
  }

  @Test("A4: rows that are inserted, and a jump to the top, leave the header where it is")
  func inserted() throws {
    let fixture = AppBarFixture(56, 56, .enabled)
    let model = InsertingModel()
    let window = try TestWindow(width: 400, height: 700) {
      InsertingList(model: model, options: fixture.options).materialTheme(.baseline)
    }
    model.rows = Array(-10..<40)
    window.advance(by: 0.1)
    model.position.scrollTo(edge: .top)
    window.advance(by: 0.5)
    #expect(try fixture.header(in: window).minY == 0)
    model.position.scrollTo(y: 800)
    window.advance(by: 0.5)
    #expect(try fixture.header(in: window).minY == 0)
    model.position.scrollTo(edge: .top)
    window.advance(by: 0.5)
    #expect(try fixture.header(in: window).minY == 0)
  }

  @Test("A5: a header that was hidden by program knows that the user has pulled it back")
  func pulledBack() throws {
    let fixture = AppBarFixture(56, 56)
    let controller = FlexibleHeaderController()
    fixture.controller = controller
    let window = try fixture.open()
    controller.setHidden(true, animated: false)
    fixture.scroll(window, by: 56)
    #expect(controller.isShiftedOffscreen)
    fixture.scroll(window, by: -56)
    #expect(!controller.isShiftedOffscreen)
    #expect(try fixture.header(in: window).minY == 0)
  }

  @Test("A7: after a partial reveal that has snapped in, 2 points of scrolling move the header by at most 2")
  func partialReveal() throws {
    let fixture = AppBarFixture(56, 56, .enabled) { $0.contentImportance = .high }
    let window = try fixture.open()
    fixture.scroll(window, by: 900)
    try window.drag(.label("A 11"), by: CGSize(width: 0, height: 70), seconds: 0.7)
    window.advance(by: 2)
    #expect(try fixture.header(in: window).minY == 0)
    fixture.scroll(window, by: 2)
    #expect(try abs(fixture.header(in: window).minY) <= 2)
  }

  @Test("A8: switched to disabled while away, the header comes back, and what has faded out with it")
  func faded() throws {
    let fixture = AppBarFixture(56, 56, .enabled)
    let window = try fixture.open()
    fixture.scroll(window, by: 500)
    #expect(fixture.context?.shiftOpacity == 0)
    fixture.options.shiftBehavior = .disabled
    window.advance(by: 2)
    #expect(try fixture.header(in: window).minY == 0)
    #expect(fixture.context?.shiftOpacity == 1)
  }

  @Test("A10: a horizontal list, a nested one and one in a drawer change nothing of the bar")
  func otherScrollViews() throws {
    let fixture = AppBarFixture(56, 128)
    let window = try TestWindow(width: 400, height: 700) {
      FlexibleHeader(fixture.options) { live in
        let _ = fixture.note(live)
        Text(verbatim: "Title")
      } content: {
        ZStack(alignment: .bottomTrailing) {
          ScrollView {
            VStack(spacing: 0) {
              ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 100) }
                .accessibilityElement().accessibilityIdentifier("across")
              ScrollView { Color.green.frame(height: 900) }.frame(height: 150)
                .accessibilityElement().accessibilityIdentifier("inner")
              Color.blue.frame(height: 2000)
            }
          }
          ScrollView { Color.gray.frame(height: 3000) }.frame(width: 150, height: 300)
            .accessibilityElement().accessibilityIdentifier("drawer")
        }
      }
      .materialTheme(.baseline)
    }
    for name in ["across", "inner", "drawer"] {
      let place = try window.find(.id(name)).bounds
      window.scroll(
        at: CGPoint(x: place.midX, y: place.midY),
        by: name == "across" ? CGSize(width: 50, height: 0) : CGSize(width: 0, height: 50))
      window.advance(by: 0.5)
      #expect(try fixture.header(in: window).height == 128, "\(name)")
      #expect(fixture.context?.isOverContent == false, "\(name)")
    }
    window.scroll(at: CGPoint(x: 20, y: 600), by: CGSize(width: 0, height: 100))
    #expect(fixture.context?.isOverContent == true)
  }

  @Test("A11: the first row of a short list is never above the header's lower edge")
  func shortList() throws {
    for keeps in [false, true] {
      let fixture = AppBarFixture(56, 128)
      fixture.keepsLists = keeps
      fixture.rows["B"] = 2
      let window = try fixture.open()
      fixture.scroll(window, by: 500)
      fixture.list = "B"
      for step in 0..<40 {
        let (top, edge) = (fixture.contentTop("B", in: window), try fixture.header(in: window).maxY)
        #expect(try #require(top) >= edge - 0.5, "\(step)")
        if step == 20 { fixture.scroll(window, by: 60) }
        window.advance(by: 1.0 / 60)
      }
    }
  }

  @Test("A13: an app bar of 4 and a card of 4 below it: the bar is painted last, and its shadow is none at rest")
  func sameElevation() throws {
    let window = try TestWindow(width: 400, height: 700) {
      ScrollView {
        Color.clear.frame(height: 3000).surface(.surfaceContainerLow, elevation: .level2)
      }
      .topAppBar("Bar", background: .elevated())
      .materialTheme(.baseline)
    }
    func shadows() -> [CGRect] { Drawn.all(in: window.displayItem).compactMap(\.shadow).map(\.shape.rect) }
    #expect(!shadows().contains { $0.height == 64 })
    window.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 100))
    window.advance(by: 0.5)
    #expect(shadows().last?.height == 64)
  }
}

@MainActor @Observable
private final class InsertingModel {
  var rows = Array(0..<40)
  var position = ScrollPosition(idType: Int.self)
}

private struct InsertingList: View {
  let model: InsertingModel
  let options: FlexibleHeaderOptions

  var body: some View {
    @Bindable var model = model
    FlexibleHeader(options) { _ in
      Text(verbatim: "Title")
    } content: {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { _ in Color.blue.frame(height: 100) } }
      }
      .scrollPosition($model.position)
    }
  }
}
