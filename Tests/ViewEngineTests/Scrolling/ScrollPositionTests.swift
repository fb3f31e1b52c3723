import Testing

@testable import ViewEngine

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  @Observable final class Model {
    var id: String?
    var anchor: UnitPoint? = .top
    var position = ScrollPosition(idType: String.self)
    var writes: [String?] = []
  }

  /// Twenty rows of 100 in a target layout, with a view outside of it above; the view is 400 by 300.
  struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 1).id("reserved")
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { number in
              Text(verbatim: "row \(number)").frame(width: 400, height: 100).id("id \(number)")
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

  @Test("a new identity scrolls so that the anchors meet; the anchor may lie outside 0…1")
  func anchors() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Rows(model: model) }
    model.id = "id 10"
    stage.frame()
    #expect(stage.scroll.offset.y == 1001)
    model.anchor = UnitPoint(x: 0, y: -0.75)
    stage.frame()
    // offset = itemMin - a · (viewport - itemLength)
    #expect(stage.scroll.offset.y == 1001 + 0.75 * 200)
    model.anchor = .bottom
    model.id = "id 1"
    stage.frame()
    #expect(stage.scroll.offset.y == 0)
    #expect(model.writes.isEmpty)
  }

  @Test("nil leaves the content where it is, and the same identity again scrolls nowhere")
  func nilAndSame() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Rows(model: model) }
    model.id = "id 5"
    stage.frame()
    model.id = nil
    stage.frame()
    #expect(stage.scroll.offset.y == 501)
    model.id = "id 5"
    stage.frame()
    #expect(stage.scroll.offset.y == 501)
  }

  @Test("an identity that is there from the start is where the view opens")
  func initial() {
    let model = Model()
    model.id = "reserved"
    let stage = Stage(width: 400, height: 300) { Rows(model: model) }
    #expect(stage.scroll.offset.y == 0)
    let other = Model()
    other.id = "id 7"
    let second = Stage(width: 400, height: 300) { Rows(model: other) }
    #expect(second.scroll.offset.y == 701)
    #expect(!second.scroll.isMovingFreely)
  }

  @Test("scrolling by the user writes the target at the anchor back and scrolls nowhere by that")
  func writeBack() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Rows(model: model) }
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 230))
    stage.frame()
    #expect(model.id == "id 2")
    #expect(stage.scroll.offset.y == 230)
    stage.frame()
    #expect(stage.scroll.offset.y == 230)
    #expect(model.writes == ["id 2"])
  }

  @Test("a change with an animation moves there, one without jumps")
  func animated() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Rows(model: model) }
    withAnimation(.linear(duration: 1)) { model.id = "id 10" }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.scroll.offset.y > 400 && stage.scroll.offset.y < 600)
    #expect(stage.scroll.phase == .animating)
    stage.advance(milliseconds: 700)
    #expect(stage.scroll.offset.y == 1001)
    #expect(model.writes.isEmpty)
  }

  @Test("a reader's proxy scrolls to rows of lazy stacks that were never made")
  func reader() {
    let holder = Holder()
    let stage = Stage(width: 400, height: 300) {
      ScrollViewReader { proxy in
        let _ = holder.hold(proxy)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10_000) { Text(verbatim: "row \($0)").frame(height: CGFloat(30 + $0 % 3 * 10)) }
          }
        }
      }
    }
    holder.proxy?.scrollTo(9_000, anchor: .bottom)
    stage.frame()
    let row = stage.nodes.first { $0.properties.label == "row 9000" }
    // Row 9000 is 30 high, text 22: it is centred 15 above the lower edge.
    #expect(row?.bounds.midY == 285)
    holder.proxy?.scrollTo("not there")
    stage.frame()
    #expect(stage.frame(of: "row 9000")?.midY == 285)
  }

  /// Pages in a row, each with a list of its own, as tabs are: the page is known, so no list is gone through for it.
  @Test("what one scroll view of a reader has makes no rows in the others")
  func readerOfSeveral() {
    let holder = Holder()
    var made = 0
    let stage = Stage(width: 400, height: 300) {
      ScrollViewReader { proxy in
        let _ = holder.hold(proxy)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(["a", "b", "c"], id: \.self) { page in
              ScrollView {
                LazyVStack(spacing: 0) {
                  ForEach(0..<1000) { row -> Text in
                    made += 1
                    return Text(verbatim: "\(page) \(row)")
                  }
                }
              }
              .frame(width: 400)
            }
          }
        }
      }
    }
    made = 0
    holder.proxy?.scrollTo("c", anchor: .leading)
    stage.frame()
    #expect(stage.frame(of: "c 0")?.midX == 200)
    // What is in no scroll view is looked for in the rows of each, once.
    #expect(made == 0)
    holder.proxy?.scrollTo("not there")
    stage.frame()
    #expect(made > 0 && made <= 1500)
  }

  final class Holder {
    var proxy: ScrollViewProxy?
    func hold(_ proxy: ScrollViewProxy) { self.proxy = proxy }
  }

  @Test("paging rests at the next page at most, however fast the finger was")
  func paging() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { Text(verbatim: "page \($0)").frame(width: 400, height: 300) } }
      }
      .scrollTargetBehavior(.paging)
    }
    flick(stage, by: -60, velocity: -6000)
    #expect(stage.scroll.offset.x == 400)
    flick(stage, by: -150, velocity: 0)
    #expect(stage.scroll.offset.x == 400)
    flick(stage, by: -250, velocity: 0)
    #expect(stage.scroll.offset.x == 800)
    flick(stage, by: 30, velocity: 900)
    #expect(stage.scroll.offset.x == 400)
  }

  private func flick(_ stage: Stage, by distance: CGFloat, velocity: CGFloat) {
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: distance, height: 0))
    stage.frame()
    stage.scroll.dragEnded(velocity: CGSize(width: velocity, height: 0))
    stage.advance(milliseconds: 3000)
  }

  @Test("a scroll position reports what was asked for until the user scrolls")
  func positionValue() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text(verbatim: "row \($0)").frame(height: 100) } }
      }
      .scrollPosition(Binding(get: { model.position }, set: { model.position = $0 }))
    }
    model.position.scrollTo(edge: .bottom)
    stage.frame()
    #expect(stage.scroll.offset.y == 1700)
    #expect(model.position.edge == .bottom)
    model.position.scrollTo(y: 42)
    stage.frame()
    #expect(stage.scroll.offset.y == 42)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 5))
    stage.frame()
    #expect(model.position.isPositionedByUser)
    #expect(model.position.edge == nil)
  }

  @Test("geometry and phases are told as they change")
  func observers() {
    let log = Log()
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Color.clear.frame(width: 400, height: 1000) }
        .contentMargins(.top, 20)
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { log.offsets.append($1) }
        .onScrollPhaseChange { log.phases.append($1) }
    }
    #expect(log.offsets == [-20])
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: -30))
    stage.frame()
    stage.scroll.dragEnded(velocity: .zero)
    stage.frame()
    #expect(log.offsets == [-20, 10])
    #expect(log.phases == [.interacting, .idle])
  }

  final class Log {
    var offsets: [CGFloat] = []
    var phases: [ScrollPhase] = []
  }

  @Test("a default anchor opens at the end and stays there as content grows")
  func defaultAnchor() {
    let model = GrowingModel()
    let stage = Stage(width: 400, height: 300) { Growing(model: model) }
    #expect(stage.scroll.offset.y == 700)
    model.count = 12
    stage.frame()
    #expect(stage.scroll.offset.y == 900)
  }

  @Test("each role of a default anchor counts by itself")
  func anchorRoles() {
    func stage(_ role: ScrollAnchorRole, _ model: GrowingModel) -> Stage {
      Stage(width: 400, height: 300) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { Text(verbatim: "\($0)").frame(height: 100) } }
        }
        .defaultScrollAnchor(.bottom, for: role)
      }
    }
    let model = GrowingModel()
    let opening = stage(.initialOffset, model)
    #expect(opening.scroll.offset.y == 700)
    model.count = 12
    opening.frame()
    #expect(opening.scroll.offset.y == 700)
    let other = GrowingModel()
    let growing = stage(.sizeChanges, other)
    #expect(growing.scroll.offset.y == 0)
    growing.scroll.scrollPrecisely(by: CGSize(width: 0, height: 700))
    growing.frame()
    other.count = 12
    growing.frame()
    #expect(growing.scroll.offset.y == 900)
    let small = GrowingModel()
    small.count = 1
    #expect(stage(.alignment, small).frame(of: "0")?.midY == 250)
    #expect(stage(.initialOffset, small).frame(of: "0")?.midY == 50)
  }

  struct Field: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let mode: ScrollDismissesKeyboardMode
    let journal: Journal
    var body: some View {
      ScrollView {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Color.clear.frame(width: 400, height: 1000)
        }
      }
      .scrollDismissesKeyboard(mode)
      .onAppear { isFocused = true }
      .onChange(of: isFocused) { journal.note("\(isFocused)") }
    }
  }

  @Test("a finger that scrolls takes the focus from a text field where the view says so")
  func dismissesKeyboard() {
    for (mode, entries) in [
      (ScrollDismissesKeyboardMode.immediately, ["true", "false"]), (.interactively, ["true", "false"]),
      (.automatic, ["true"]), (.never, ["true"]),
    ] {
      let journal = Journal()
      let stage = Stage(width: 400, height: 300) { Field(mode: mode, journal: journal) }
      stage.frame()
      stage.pointer(.down, 200, 250, kind: .touch)
      stage.pointer(.move, 200, 200, kind: .touch)
      stage.pointer(.up, 200, 200, kind: .touch)
      stage.frame()
      #expect(journal.entries == entries, "\(mode)")
    }
  }

  @Observable final class GrowingModel { var count = 10 }

  struct Growing: View {
    let model: GrowingModel
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { Text(verbatim: "\($0)").frame(height: 100) } }
      }
      .defaultScrollAnchor(.bottom)
    }
  }

  @Test("a long column in a scroll view draws only what is near, and steps reuse that")
  func culling() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(height: 50) } }
      }
    }
    // Twelve hundred points from one viewport before to two after: 24 rows, of which the first lie before the start.
    #expect(stage.graph.statistics.paints < 40)
    stage.graph.statistics.reset()
    for _ in 0..<10 {
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 7))
      stage.frame()
    }
    #expect(stage.graph.statistics.paints == 0)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 20_000))
    stage.frame()
    #expect(stage.graph.statistics.paints > 0)
    #expect(stage.nodes.contains { $0.properties.label == "row 402" && !$0.frame.isEmpty })
  }
}
