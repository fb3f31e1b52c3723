import Observation
import Testing
import ViewEngine

/// What keeps a frame from coming to its end, and what a change of size must not leave half done.
@MainActor
@Suite("Frames of scroll views")
struct ScrollFrameTests {
  @Observable
  fileprivate final class Pages {
    var page: Int? = 0
    var inset: CGFloat = 20
    var isShown = true
  }

  /// Four pages as wide as the view.
  fileprivate struct Pager: View {
    @Bindable var pages: Pages

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { number in
            Color.red.containerRelativeFrame(.horizontal)
              .accessibilityElement().accessibilityLabel("page \(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $pages.page, anchor: .center)
      .scrollTargetBehavior(.paging)
    }
  }

  private func pager(_ pages: Pages, _ direction: LayoutDirection = .leftToRight) -> Stage {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return Stage(width: 390, height: 100, environment: environment) { Pager(pages: pages) }
  }

  @Test("an animated way to a view ends each frame when that is done", arguments: LayoutDirection.allCases)
  func animatedWay(direction: LayoutDirection) {
    let pages = Pages()
    let stage = pager(pages, direction)
    withAnimation(.easeInOut(duration: 0.3)) { pages.page = 3 }
    for _ in 0..<30 { stage.advance(milliseconds: 16) }
    #expect(stage.frame(of: "page 3")?.minX == 0)
    #expect(stage.logged.isEmpty)
  }

  @Test("a pager of another width shows the page that it was on, or on the way to, at once", arguments: [0, 0.1])
  func pageStays(under time: Double) {
    let pages = Pages()
    let stage = pager(pages)
    withAnimation(.easeInOut(duration: 0.3)) { pages.page = 2 }
    stage.advance(milliseconds: time == 0 ? 500 : 100)
    stage.graph.resize(to: CGSize(width: 300, height: 100), scale: 1)
    stage.frame()
    #expect(stage.frame(of: "page 2") == CGRect(x: 0, y: 0, width: 300, height: 100))
    stage.advance(milliseconds: 500)
    #expect(stage.frame(of: "page 2")?.minX == 0)
    #expect(pages.page == 2)
  }

  @Test("a pager that a finger has between two pages rests on one of them when its width changes")
  func heldPager() {
    let pages = Pages()
    let stage = pager(pages)
    func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      stage.graph.send(PointerEvent(phase, at: CGPoint(x: x, y: 50), kind: .touch, time: stage.time))
      stage.frame()
    }
    send(.down, 300)
    send(.move, 200)
    send(.move, 60)
    #expect(pages.page == 1)
    stage.graph.resize(to: CGSize(width: 300, height: 100), scale: 1)
    stage.frame()
    #expect(stage.frame(of: "page 1")?.minX == 0)
    send(.up, 60)
    stage.advance(milliseconds: 500)
    #expect(stage.frame(of: "page 1")?.minX == 0)
  }

  @Observable
  fileprivate final class Way { var path: [Int] = [] }

  fileprivate struct Covered: View {
    let pages: Pages
    @Bindable var way: Way

    var body: some View {
      NavigationStack(path: $way.path) {
        Pager(pages: pages).toolbar(.hidden)
          .navigationDestination(for: Int.self) { Text(verbatim: "page on top \($0)").toolbar(.hidden) }
      }
    }
  }

  @Test("a pager that was covered while its width changed shows its page at once when it is seen again")
  func coveredPager() {
    let (pages, way) = (Pages(), Way())
    let stage = Stage(width: 390, height: 100) { Covered(pages: pages, way: way) }
    pages.page = 2
    stage.advance(milliseconds: 1000)
    withAnimation { way.path = [1] }
    stage.advance(milliseconds: 1000)
    stage.graph.resize(to: CGSize(width: 700, height: 100), scale: 1)
    stage.advance(milliseconds: 100)
    withAnimation { way.path = [] }
    stage.frame()
    #expect(stage.frame(of: "page 2")?.width == 700)
    stage.advance(milliseconds: 1000)
    #expect(stage.frame(of: "page 2") == CGRect(x: 0, y: 0, width: 700, height: 100))
    #expect(pages.page == 2)
  }

  fileprivate struct Hidden: View {
    let pages: Pages

    var body: some View {
      ScrollView { Color.blue.frame(height: 1000).accessibilityElement().accessibilityLabel("content") }
        .safeAreaPadding(.top, pages.inset)
        .offstage(!pages.isShown)
    }
  }

  @Test("a safe area that changes around a view out of sight waits until that is seen")
  func safeAreaOutOfSight() {
    let pages = Pages()
    let stage = Stage(width: 200, height: 300) { Hidden(pages: pages) }
    pages.isShown = false
    stage.frame()
    pages.inset = 60
    for _ in 0..<3 { stage.frame() }
    #expect(stage.logged.isEmpty)
    pages.isShown = true
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == 60)
    #expect(stage.logged.isEmpty)
  }

  @Test("at the end of a scroll view a new drag is one of the view around that scrolls along the same axis")
  func chaining() {
    let stage = Stage(width: 200, height: 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ScrollView(.horizontal) {
            Color.red.frame(width: 300).accessibilityElement().accessibilityLabel("inner")
          }
          .frame(width: 200)
          Color.blue.frame(width: 200).accessibilityElement().accessibilityLabel("outer")
        }
      }
    }
    func drag(from start: CGFloat, by distance: CGFloat) {
      func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
        stage.graph.send(PointerEvent(phase, at: CGPoint(x: x, y: 50), kind: .touch, time: stage.time))
        stage.frame()
      }
      send(.down, start)
      for step in 1...10 {
        send(.move, start + distance * CGFloat(step) / 10)
        stage.advance(milliseconds: 50)
      }
      send(.up, start + distance)
      stage.advance(milliseconds: 1500)
    }
    // To its end and beyond, which springs back; the view around has not moved.
    drag(from: 190, by: -180)
    #expect(stage.frame(of: "inner")?.maxX == 200)
    #expect(stage.frame(of: "outer")?.minX == 200)
    drag(from: 190, by: -100)
    let place = stage.frame(of: "outer")?.minX ?? 200
    #expect(place <= 100)
    #expect(stage.frame(of: "inner")?.maxX == place)
    // Back: first the view under the finger, which is not at its start.
    drag(from: 10, by: 30)
    #expect(stage.frame(of: "outer")?.minX == place)
    #expect((stage.frame(of: "inner")?.maxX ?? 0) > place)
  }
}
