import Testing

@testable import ViewEngine

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  /// Ten rows of 100 in a view that is 300 high: content can move by 700.
  private func stage(spacing: CGFloat = 0) -> Stage {
    Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: spacing) {
          ForEach(0..<10) { Text(verbatim: "row \($0)").frame(width: 400, height: 100) }
        }
      }
    }
  }

  @Test("content starts at the top, and a precise delta moves it one to one, within its range")
  func preciseDelta() {
    let stage = stage()
    #expect(stage.scroll.maximumOffset == CGPoint(x: 0, y: 700))
    let before = stage.frame(of: "row 0")!.minY
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 120.5))
    stage.frame()
    #expect(stage.frame(of: "row 0")!.minY == before - 120.5)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: -500))
    #expect(stage.scroll.offset.y == 0)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 5000))
    #expect(stage.scroll.offset.y == 700)
  }

  @Test("a step of scrolling runs no body, no layout and no paint")
  func stepCost() {
    let stage = stage()
    stage.graph.statistics.reset()
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 10))
    #expect(stage.frame())
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.paints == 0)
    #expect(stage.graph.statistics.frames == 1)
  }

  @Test("a view takes the proposal along its axis and its content's size across")
  func ownSize() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Color.clear.frame(width: 120, height: 50) }
    }
    #expect(stage.scroll.size == CGSize(width: 120, height: 300))
    let horizontal = Stage(width: 400, height: 300) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { Color.clear.frame(width: 900, height: 48) }
        Spacer()
      }
    }
    #expect(horizontal.scroll.size == CGSize(width: 400, height: 48))
  }

  @Test("a wheel moves by a short eased motion that adds up and comes to rest")
  func wheel() {
    let stage = stage()
    let step = ScrollPhysics.wheelStep(viewport: 300)
    // 300 to the power of 2/3 is 44.8.
    #expect(step == 45)
    stage.scroll.scrollEased(by: CGSize(width: 0, height: step))
    stage.advance(milliseconds: 50)
    let halfway = stage.scroll.offset.y
    #expect(halfway > 0 && halfway < step)
    stage.scroll.scrollEased(by: CGSize(width: 0, height: step))
    stage.advance(milliseconds: 300)
    #expect(stage.scroll.offset.y == 2 * step)
    stage.advance(milliseconds: 1500)
    stage.graph.statistics.reset()
    stage.advance(milliseconds: 10_000)
    #expect(stage.graph.statistics.frames == 0)
    #expect(!stage.graph.needsFrame)
  }

  @Test("pulled content resists by the rubber band's formula and springs back")
  func rubberBand() {
    let stage = stage()
    let before = stage.frame(of: "row 0")!.minY
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: 100))
    stage.frame()
    // x·d·c / (d + c·x) with x = 100, d = 300, c = 0.55
    let expected: CGFloat = 100 * 300 * 0.55 / (300 + 0.55 * 100)
    #expect(abs(stage.scroll.offset.y + expected) < 1e-9)
    #expect(abs(stage.frame(of: "row 0")!.minY - before - expected) < 1e-9)
    stage.scroll.dragEnded(velocity: .zero)
    let start = stage.graph.now
    stage.advance(milliseconds: 100)
    // Critically damped with ω = 10: x(t) = x₀ (1 + ωt) e^(-ωt)
    let time = stage.graph.now - start
    let band = expected * CGFloat((1 + 10 * time) * exp(-10 * time))
    #expect(abs(stage.scroll.offset.y + band) < 1e-6)
    stage.advance(milliseconds: 1500)
    #expect(stage.scroll.offset.y == 0)
  }

  @Test("momentum falls by 0.2 % a millisecond and ends at the closed form's place")
  func momentum() {
    let stage = stage()
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: -50))
    stage.scroll.dragEnded(velocity: CGSize(width: 0, height: -500))
    let start = stage.graph.now
    stage.advance(milliseconds: 200)
    let time = stage.graph.now - start
    let rate = -1000 * log(0.998)
    let expected = 50 + 500 / rate * (1 - exp(-rate * time))
    #expect(abs(Double(stage.scroll.offset.y) - expected) < 1e-6)
    stage.advance(milliseconds: 4000)
    // All of it would be 500 / 2.002 = 249.7; motion ends below 15 points a second, 7.5 points before.
    #expect(abs(stage.scroll.offset.y - 292.2) < 0.5)
    #expect(stage.scroll.phase == .idle)
  }

  @Test("momentum over an end bounces, and a press stops it")
  func bounceAndStop() {
    let stage = stage()
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 600))
    stage.scroll.dragBegan()
    stage.scroll.dragEnded(velocity: CGSize(width: 0, height: -3000))
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      stage.advance(milliseconds: 17)
      farthest = max(farthest, stage.scroll.offset.y)
    }
    #expect(farthest > 720)
    #expect(stage.scroll.offset.y == 700)
    stage.scroll.dragBegan()
    stage.scroll.dragEnded(velocity: CGSize(width: 0, height: 2000))
    stage.advance(milliseconds: 50)
    #expect(stage.scroll.isMovingFreely)
    stage.scroll.stop()
    let stopped = stage.scroll.offset.y
    stage.advance(milliseconds: 200)
    #expect(stage.scroll.offset.y == stopped)
  }

  @Test("content that fits does not give way where its behaviour says so")
  func basedOnSize() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Color.clear.frame(width: 400, height: 100) }.scrollBounceBehavior(.basedOnSize)
    }
    #expect(!stage.scroll.takesDrag(.vertical))
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: 100))
    #expect(stage.scroll.offset.y == 0)
  }

  @Test("children are clipped to the view, for the eye, the hand and the ear")
  func clipping() {
    let stage = stage()
    let row = stage.nodes.first { $0.properties.label == "row 5" }
    #expect(row?.properties.states.contains(.offscreen) == true)
    guard case .clip(.rect(let rect), _, _)? = stage.firstClip else {
      Issue.record("a scroll view draws through a clip")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test("the named space around a scroll view reports the pull as it happens")
  func namedSpace() {
    let stage = Stage(width: 400, height: 300) { Tracker() }
    #expect(stage.labels.contains("at 0"))
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: -40))
    stage.frame()
    #expect(stage.labels.contains("at -40"))
  }

  struct Tracker: View {
    @State var place: CGFloat = 1
    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "at \(Int(place))").frame(height: 50)
        ScrollView {
          Color.clear.frame(width: 400, height: 1000)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: PlaceKey.self, value: proxy.frame(in: .named("outer")).minY)
              }
            }
        }
        .coordinateSpace(name: "outer")
      }
      .onPreferenceChange(PlaceKey.self) { place = $0 }
    }
  }

  struct PlaceKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
  }
}

extension Stage {
  /// The only scroll view in the window.
  var scroll: ScrollNode { graph.scrolling.all.first! }

  var firstClip: DisplayOperation? {
    func find(_ item: DisplayItem) -> DisplayOperation? {
      for operation in item.operations {
        if case .clip = operation { return operation }
        if case .item(let inner, _) = operation, let found = find(inner) { return found }
      }
      return nil
    }
    return find(graph.displayItem)
  }
}
