import Testing

@testable import ViewEngine

@MainActor
@Suite("SwiftUI surface, points 29–40: scrolling")
struct ScrollingSurfaceTests {
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

  // MARK: 29

  @Test("29: content has its ideal length along the axis and the view's own across; smaller content is at the start")
  func proposals() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))") }
      }
    }
    #expect(stage.frame(of: "400x10")?.origin == .zero)
    #expect(stage.scroll.size == CGSize(width: 400, height: 300))
  }

  @Test("29: a horizontal view lays its content out even where no height is offered")
  func noHeight() {
    let stage = Stage(width: 400, height: 300) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<3) { Text(verbatim: "tab \($0)").frame(width: 90) } }
        }
        .frame(height: 0)
      }
    }
    #expect(stage.scroll.contentSize.width == 270)
    #expect(stage.scroll.content.layoutChildren.first?.size.height ?? 0 > 0)
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

  // MARK: 32, 33

  @Test("32: the direct children of a marked layout are targets: not those further in, and none when it is disabled")
  func targetLayout() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in HStack(spacing: 0) { ForEach(0..<3) { _ in Color.clear.frame(width: 10, height: 50) } }
          }
        }
        .scrollTargetLayout()
      }
    }
    #expect(stage.scroll.scrollTargets().map(\.frame.minY) == [0, 50, 100, 150])
    let disabled = Stage(width: 400, height: 300) {
      ScrollView {
        VStack { ForEach(0..<4) { _ in Color.clear.frame(height: 50) } }.scrollTargetLayout(isEnabled: false)
      }
    }
    #expect(disabled.scroll.scrollTargets().isEmpty)
  }

  @Test("33: paging comes to rest at a multiple of the view's length, one page from the start at most")
  func paging() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Pager(model: model) }
    func flick(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
      stage.scroll.dragBegan()
      stage.scroll.dragChanged(CGSize(width: distance, height: 0))
      stage.scroll.dragEnded(velocity: CGSize(width: velocity, height: 0))
      stage.advance(milliseconds: 2500)
      return stage.scroll.offset.x
    }
    #expect(flick(-30, -8000) == 400)
    #expect(flick(190, 0) == 400)
    #expect(flick(210, 0) == 0)
    #expect(flick(-210, 600) == 0)
  }

  @Test("33: a view-aligned behaviour comes to rest where a target meets the start")
  func viewAligned() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 10) { ForEach(0..<20) { _ in Color.clear.frame(width: 400, height: 100) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: -150))
    stage.scroll.dragEnded(velocity: .zero)
    stage.advance(milliseconds: 2000)
    // 110 and 220 are the nearest, 150 lies nearer to the first.
    #expect(stage.scroll.offset.y == 110)
  }

  // MARK: 34–36

  @Test("34, 35: clip, indicators and bounce are environment values: they reach scroll views further in")
  func policiesReachInside() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView(.horizontal) {
        ScrollView { Color.clear.frame(width: 400, height: 100) }
      }
      .scrollClipDisabled()
      .scrollIndicators(.never)
      .scrollBounceBehavior(.basedOnSize)
    }
    for node in stage.graph.scrolling.all {
      #expect(node.contentClip == nil)
      #expect(!node.wantsIndicator(.vertical) && !node.wantsIndicator(.horizontal))
      #expect(!node.takesDrag(.vertical))
    }
    #expect(stage.firstClip == nil)
  }

  @Test("34: what lies outside a view that does not clip is drawn and cannot be hit; within the insets it can")
  func unclippedHits() {
    let journal = Journal()
    let stage = Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6) { index in
            Color.red.frame(width: 400, height: 100).onTapGesture { journal.note("row \(index)") }
          }
        }
      }
      .safeAreaPadding(.top, 50).frame(height: 150).padding(.top, 100)
      .scrollClipDisabled()
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(stage.fills.contains { $0.rect.maxY > 250 })
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 40))
    stage.frame()
    // The view reaches from 100, its insets counted, to 250; row 0 from 110.
    stage.tap(200, 120)
    stage.tap(200, 270)
    stage.tap(200, 240)
    #expect(journal.entries == ["row 0", "row 1"])
  }

  @Test(
    "35: vertical content always gives way, horizontal content if it is larger, and none that fits with basedOnSize")
  func bounce() {
    let stage = Stage(width: 400, height: 300) {
      VStack(spacing: 0) {
        ScrollView { Color.clear.frame(width: 400, height: 10) }
        ScrollView(.horizontal) { Color.clear.frame(width: 10, height: 10) }
      }
    }
    let vertical = stage.graph.scrolling.all.first { $0.axes == .vertical }!
    let horizontal = stage.graph.scrolling.all.first { $0.axes == .horizontal }!
    #expect(vertical.takesDrag(.vertical))
    #expect(!horizontal.takesDrag(.horizontal))
  }

  @Test("36: a pull beyond the start is reported as a negative offset, in the frame in which it shows")
  func overscroll() {
    var offsets: [CGFloat] = []
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Color.clear.frame(width: 400, height: 1000) }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offsets.append($1) }
    }
    stage.pointer(.down, 200, 100, kind: .touch)
    stage.pointer(.move, 200, 200, kind: .touch)
    // x·d·c / (d + c·x) with x = 100, d = 300, c = 0.55.
    #expect(abs((offsets.last ?? 0) + 46.478873) < 1e-5)
    stage.pointer(.up, 200, 200, kind: .touch)
    stage.advance(milliseconds: 2000)
    #expect(offsets.last == 0)
    // A wheel never pulls.
    stage.graph.send(
      ScrollEvent(at: CGPoint(x: 200, y: 100), delta: CGSize(width: 0, height: -3), kind: .wheel, time: stage.time))
    stage.advance(milliseconds: 500)
    #expect(stage.scroll.offset.y == 0)
  }

  // MARK: 37

  @Test("37: a relative frame has its container's length without that one's insets; stacks and frames are none")
  func relativeFrame() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<3) { Text(verbatim: "page \($0)").containerRelativeFrame(.horizontal, count: 1, spacing: 0) }
        }
      }
      .safeAreaPadding(.horizontal, 30)
    }
    #expect(stage.scroll.contentSize.width == 1020)
    let ignoring = Stage(width: 400, height: 300) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal) } }
      }
      .ignoresSafeArea()
    }
    ignoring.graph.setSafeArea(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    ignoring.frame()
    #expect(ignoring.scroll.contentSize.width == 1200)
    let parts = Stage(width: 400, height: 300) {
      HStack { Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 20) }.frame(width: 100)
    }
    // ((400 - 3 · 20) / 4) · 3 + 2 · 20, in the middle of the frame that is too small.
    #expect(parts.fill(.red)?.rect.width == 295)
    #expect(abs((parts.fill(.red)?.rect.midX ?? 0) - 200) <= 0.5)
  }

  // MARK: 38, 39

  @Test("38: safe area paddings add up, nil is 16; content starts behind them and passes under, a background does not")
  func safeAreaPadding() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Color.red.frame(width: 400, height: 1000) }
        .safeAreaPadding(.top).safeAreaPadding(EdgeInsets(top: 10, leading: 0, bottom: 4, trailing: 0))
        .background(Color.blue)
    }
    #expect(stage.scroll.geometry.contentInsets == EdgeInsets(top: 26, leading: 0, bottom: 4, trailing: 0))
    #expect(stage.fill(.red)?.rect.minY == 26)
    #expect(stage.fill(.blue)?.rect == CGRect(x: 0, y: 0, width: 400, height: 300))
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 5000))
    stage.frame()
    #expect(stage.fill(.red)?.rect.maxY == 296)
  }

  @Test(
    "39: a view reaches over edges that it touches, to half a pixel, is proposed the larger size and sees no insets")
  func ignoresSafeArea() {
    let stage = Stage(width: 400, height: 300) {
      VStack(spacing: 0) {
        GeometryReader { Text(verbatim: "a \(Int($0.size.height)) \(Int($0.safeAreaInsets.top))") }
          .ignoresSafeArea(edges: .top)
        GeometryReader { Text(verbatim: "b \(Int($0.size.height)) \(Int($0.safeAreaInsets.bottom))") }
          .ignoresSafeArea(edges: .top)
      }
    }
    stage.graph.setSafeArea(EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    stage.frame()
    #expect(stage.labels == ["a 160 0", "b 120 20"])
    let near = Stage(width: 400, height: 300) {
      GeometryReader { Text(verbatim: "\(Int($0.size.height))") }.ignoresSafeArea(edges: .top).padding(.top, 0.4)
    }
    near.graph.setSafeArea(EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    near.frame()
    #expect(near.labels == ["280"])
    let far = Stage(width: 400, height: 300) {
      GeometryReader { Text(verbatim: "\(Int($0.size.height))") }.ignoresSafeArea(edges: .top).padding(.top, 2)
    }
    far.graph.setSafeArea(EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    far.frame()
    #expect(far.labels == ["238"])
  }

  // MARK: 40

  @Test("40: of perpendicular views only that along the finger's direction moves, and wheels go by their main axis")
  func perpendicular() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<3) { _ in
            ScrollView { Color.clear.frame(width: 400, height: 900) }.containerRelativeFrame(.horizontal)
          }
        }
      }
    }
    let pager = stage.graph.scrolling.all.first { $0.axes == .horizontal }!
    let page = stage.graph.scrolling.all.first { $0.axes == .vertical && $0.frame(in: nil).minX == 0 }!
    stage.pointer(.down, 200, 200, kind: .touch)
    stage.pointer(.move, 195, 170, kind: .touch)
    stage.pointer(.move, 100, 160, kind: .touch)
    #expect(page.offset.y == 40)
    #expect(pager.offset.x == 0)
    stage.pointer(.up, 100, 160, kind: .touch)
    stage.advance(milliseconds: 2000)
    let before = page.offset.y
    stage.pointer(.down, 300, 200, kind: .touch)
    stage.pointer(.move, 270, 195, kind: .touch)
    stage.pointer(.move, 250, 100, kind: .touch)
    #expect(pager.offset.x == 50)
    #expect(page.offset.y == before)
    stage.pointer(.cancel, 250, 100, kind: .touch)
  }
}
