import Testing

@testable import ViewEngine

@MainActor
@Suite("SwiftUI surface, points 29 and 32–40: scrolling")
struct ScrollingSurfaceTests {
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
    let model = ScrollPositionSurfaceTests.Model()
    let stage = Stage(width: 400, height: 300) { ScrollPositionSurfaceTests.Pager(model: model) }
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
