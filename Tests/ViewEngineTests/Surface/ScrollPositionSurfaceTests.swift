import Testing

@testable import ViewEngine

@MainActor
@Suite("SwiftUI surface, points 30–31: scroll positions")
struct ScrollPositionSurfaceTests {
  @Observable final class Model {
    var id: String?
    var anchor: UnitPoint?
    var count = 20
    var length: CGFloat = 100
    var inserted = 0
    var page: Page?
    var writes: [String?] = []
  }

  enum Page: Hashable { case first, second, third }

  /// Rows of 100 in a target layout in a view of 400 by 300, with a view of 1 above that is no target.
  struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 1).id("reserved")
          VStack(spacing: 0) {
            ForEach(-model.inserted..<model.count, id: \.self) { number in
              Text(verbatim: "row \(number)").frame(width: 400, height: model.length).id("id \(number)")
            }
          }
          .scrollTargetLayout()
        }
      }
      .scrollPosition(
        id: Binding(
          get: { model.id },
          set: {
            model.id = $0
            model.writes.append($0)
          }), anchor: model.anchor)
    }
  }

  private func rows(_ edit: (Model) -> Void = { _ in }) -> (Stage, Model) {
    let model = Model()
    edit(model)
    return (Stage(width: 400, height: 300) { Rows(model: model) }, model)
  }

  // MARK: 30

  @Test("30: offset = itemMin - a · (viewport - itemLength) with any a, kept in its range; the target may be anywhere")
  func anchors() {
    let (stage, model) = rows { $0.anchor = .top }
    let cases: [(String, CGFloat, CGFloat)] = [
      ("id 10", 0, 1001), ("id 11", 1, 901), ("id 12", 0.5, 1101), ("id 5", -0.75, 651), ("id 6", 2.5, 101),
      ("id 1", 1.5, 0), ("id 19", -1, 1701), ("reserved", -1, 299),
    ]
    for (id, a, offset) in cases {
      model.anchor = UnitPoint(x: 0, y: a)
      model.id = id
      stage.frame()
      #expect(stage.scroll.offset.y == offset, "\(id) at \(a)")
    }
    #expect(model.writes.isEmpty)
  }

  @Test("30: without an anchor as little is scrolled as makes the target visible")
  func minimal() {
    let (stage, model) = rows()
    model.id = "id 5"
    stage.frame()
    // Its end, 601, at the view's end, 300.
    #expect(stage.scroll.offset.y == 301)
    model.id = "id 4"
    stage.frame()
    #expect(stage.scroll.offset.y == 301)
    model.id = "id 1"
    stage.frame()
    #expect(stage.scroll.offset.y == 101)
  }

  @Test("30: nil scrolls nowhere, the same value again neither; set, nil and set again does")
  func nilAndAgain() {
    let (stage, model) = rows { $0.anchor = .top }
    model.id = "id 5"
    stage.frame()
    model.id = nil
    stage.frame()
    #expect(stage.scroll.offset.y == 501)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: -200))
    stage.frame()
    model.id = "id 7"
    stage.frame()
    #expect(stage.scroll.offset.y == 701)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 40))
    stage.frame()
    // The first row is the one that is set, so nothing was written. Set anew it is a wish.
    #expect(model.writes == ["id 3"])
    #expect(stage.scroll.offset.y == 741)
    model.id = nil
    stage.frame()
    model.id = "id 7"
    stage.frame()
    #expect(stage.scroll.offset.y == 701)
  }

  @Test("30: a change of the anchor alone aligns anew")
  func anchorAlone() {
    let (stage, model) = rows {
      $0.anchor = .top
      $0.id = "id 10"
    }
    #expect(stage.scroll.offset.y == 1001)
    model.anchor = .bottom
    stage.frame()
    #expect(stage.scroll.offset.y == 801)
  }

  @Test("30: while an identity is set its view stays at the anchor, whatever becomes of content and view")
  func held() {
    let (stage, model) = rows {
      $0.anchor = .top
      $0.id = "id 10"
    }
    model.inserted = 3
    stage.frame()
    #expect(stage.scroll.offset.y == 1301)
    model.length = 50
    stage.frame()
    #expect(stage.scroll.offset.y == 651)
    model.anchor = .bottom
    stage.frame()
    #expect(stage.scroll.offset.y == 401)
    stage.graph.resize(to: CGSize(width: 400, height: 200), scale: 1)
    stage.frame()
    #expect(stage.scroll.offset.y == 501)
    #expect(model.writes.isEmpty)
    model.id = nil
    stage.frame()
    stage.graph.resize(to: CGSize(width: 400, height: 300), scale: 1)
    stage.frame()
    #expect(stage.scroll.offset.y == 501)
  }

  @Test("30: once the user has scrolled, the view that was reported stays where it is as others come before it")
  func heldWhereLeft() {
    let (stage, model) = rows { $0.anchor = .top }
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 530))
    stage.frame()
    #expect(model.id == "id 5")
    model.inserted = 2
    stage.frame()
    // 29 beyond the start of its row, as before.
    #expect(stage.scroll.offset.y == 730)
    #expect(model.writes == ["id 5"])
  }

  @Test("30: an identity that is there from the start is where the view opens; nothing moves there")
  func initial() {
    let model = Model()
    model.id = "id 7"
    model.anchor = .top
    let stage = Stage(width: 400, height: 300) {
      Rows(model: model).animation(.linear(duration: 1), value: model.id).transaction { $0.animation = .linear }
    }
    #expect(stage.scroll.offset.y == 701)
    #expect(stage.scroll.phase == .idle)
  }

  @Test("30: the way there is animated only by the transaction that arrives at the scroll view")
  func animated() {
    let (stage, model) = rows { $0.anchor = .top }
    withAnimation(.linear(duration: 1)) { model.id = "id 10" }
    stage.frame()
    #expect(stage.scroll.offset.y == 0)
    stage.advance(milliseconds: 500)
    #expect(abs(stage.scroll.offset.y - 500.5) < 10)
    stage.advance(milliseconds: 600)
    #expect(stage.scroll.offset.y == 1001)
    let other = Model()
    other.anchor = .top
    let silenced = Stage(width: 400, height: 300) {
      Rows(model: other).transaction(value: other.id) { $0.animation = nil }
    }
    withAnimation(.linear(duration: 1)) { other.id = "id 10" }
    silenced.frame()
    #expect(silenced.scroll.offset.y == 1001)
  }

  // MARK: 31

  @Test("31: what the user scrolls to is written back, nearest to the anchor, and scrolls nowhere by itself")
  func writeBack() {
    let (stage, model) = rows { $0.anchor = .center }
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 230))
    stage.frame()
    // The centre is at 380; that of row 3 at 351, of row 4 at 451.
    #expect(model.id == "id 3")
    model.anchor = nil
    model.id = nil
    stage.frame()
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 0.5))
    stage.frame()
    // Without an anchor the first one that shows.
    #expect(model.id == "id 2")
    #expect(stage.scroll.offset.y == 230.5)
    stage.frame()
    #expect(stage.scroll.offset.y == 230.5)
    #expect(model.writes == ["id 3", "id 2"])
  }

  @Test("31: views outside target layouts, and identities of other types, are never written")
  func writeBackTypes() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 1).id("reserved")
          VStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "row \($0)").frame(width: 400, height: 100) } }
            .scrollTargetLayout()
        }
      }
      .scrollPosition(id: Binding(get: { model.id }, set: { model.writes.append($0) }))
    }
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 230))
    stage.frame()
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: -230))
    stage.frame()
    #expect(model.writes.isEmpty)
  }

  struct Marked: ViewModifier {
    let page: Page
    func body(content: Content) -> some View {
      ZStack { content }.background { Color.clear }.id(page).padding(0)
    }
  }

  struct PageView: View {
    let page: Page
    var body: some View { Text(verbatim: "\(page)").modifier(Marked(page: page)) }
  }

  /// Pages whose loop has strings for identities and whose positions are of another type, given deep inside.
  struct Pager: View {
    let model: Model
    private let pages: [(name: String, page: Page)] = [("one", .first), ("two", .second), ("three", .third)]

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(pages, id: \.name) { PageView(page: $0.page) }.containerRelativeFrame(.horizontal)
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: Binding(get: { model.page }, set: { model.page = $0 }), anchor: .center)
    }
  }

  @Test("31: a pager writes a page as soon as that is nearest to the centre: at half of the way")
  func pagerWriteBack() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Pager(model: model) }
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: -190, height: 0))
    stage.frame()
    #expect(model.page == .first)
    stage.scroll.dragChanged(CGSize(width: -210, height: 0))
    stage.frame()
    #expect(model.page == .second)
    #expect(stage.scroll.offset.x == 210)
    stage.scroll.dragEnded(velocity: .zero)
    stage.advance(milliseconds: 2000)
    #expect(stage.scroll.offset.x == 400)
    #expect(model.page == .second)
  }

  @Test("30: identities are found by type and value through modifiers and bodies, also of pages that are not made yet")
  func identityInside() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Pager(model: model) }
    #expect(!stage.labels.contains("third"))
    model.page = .third
    stage.frame()
    #expect(stage.scroll.offset.x == 800)
    #expect(stage.labels.contains("third"))
    withAnimation(.linear(duration: 0.5)) { model.page = .first }
    stage.advance(milliseconds: 800)
    #expect(stage.scroll.offset.x == 0)
    #expect(model.page == .first)
  }

  @Test("30: a pager keeps its page when the window is resized")
  func pagerResize() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Pager(model: model) }
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: -300, height: 0))
    stage.scroll.dragEnded(velocity: .zero)
    stage.advance(milliseconds: 2000)
    #expect(stage.scroll.offset.x == 400)
    stage.graph.resize(to: CGSize(width: 700, height: 300), scale: 1)
    stage.frame()
    #expect(stage.scroll.offset.x == 700)
    #expect(model.page == .second)
  }
}
