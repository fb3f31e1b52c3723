import Observation
import Testing
import ViewEngine

@MainActor
@Suite("Scroll relays")
struct ScrollRelayTests {
  private func stage(_ relay: ScrollRelay, presses: @escaping @MainActor @Sendable () -> Void = {}) -> Stage {
    Stage(width: 200, height: 300) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 100)
          Button("press", action: presses).frame(width: 100)
        }
        .frame(height: 100)
        .scrollRelaySource(relay)
        ScrollView {
          Color.blue.frame(height: 1000).accessibilityElement().accessibilityLabel("content")
        }
        .scrollRelayTarget(relay)
      }
    }
  }

  @Test("a wheel over the source moves the target")
  func wheel() {
    let stage = stage(ScrollRelay())
    stage.graph.send(
      ScrollEvent(
        at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 40), kind: .precise, phase: .changed,
        time: stage.time))
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == 60)
  }

  @Test("a finger on the source pulls the target's content one to one")
  func finger() {
    let stage = stage(ScrollRelay())
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      stage.graph.send(PointerEvent(phase, at: CGPoint(x: 50, y: y), kind: .touch, time: stage.time))
      stage.frame()
    }
    send(.down, 80)
    send(.move, 60)
    let start = stage.frame(of: "content")?.minY ?? 0
    send(.move, 30)
    #expect(stage.frame(of: "content")?.minY == start - 30)
    send(.up, 30)
  }

  @Observable final class Sight { var isOffstage = false }

  struct Headed: View {
    let relay: ScrollRelay
    let sight: Sight

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).scrollRelaySource(relay)
        ScrollView { Color.blue.frame(height: 1000) }.scrollRelayTarget(relay).offstage(sight.isOffstage)
      }
    }
  }

  @Test(
    "a finger that lies on the source, and momentum, move nothing that has gone out of sight", arguments: [false, true])
  func outOfSight(isDragged: Bool) {
    let (relay, sight) = (ScrollRelay(), Sight())
    let stage = Stage(width: 200, height: 300) { Headed(relay: relay, sight: sight) }
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      stage.graph.send(PointerEvent(phase, at: CGPoint(x: 50, y: y), kind: .touch, time: stage.time))
      stage.advance(milliseconds: 16)
    }
    send(.down, 90)
    // Two points are not yet a drag.
    send(.move, isDragged ? 50 : 88)
    sight.isOffstage = true
    stage.advance(milliseconds: 16)
    let place = relay.place?.offset.y
    send(.move, 10)
    send(.up, 5)
    stage.advance(milliseconds: 300)
    #expect(relay.place?.offset.y == place)
    #expect(((place ?? 0) > 0) == isDragged)
  }

  @Test("a source of no relay moves nothing")
  func none() {
    let stage = Stage(width: 200, height: 300) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).scrollRelaySource(nil)
        ScrollView { Color.blue.frame(height: 1000).accessibilityElement().accessibilityLabel("content") }
      }
    }
    stage.graph.send(
      ScrollEvent(
        at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 40), kind: .precise, phase: .changed,
        time: stage.time))
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == 100)
  }

  // MARK: From elsewhere

  /// A list of a height that can be changed, and how often it was made anew.
  @Observable
  fileprivate final class List {
    var height: CGFloat = 1000
    var generation = 0
    var isShown = true
  }

  fileprivate struct ListView: View {
    let list: List
    let relay: ScrollRelay

    var body: some View {
      ScrollView { Color.blue.frame(height: list.height).accessibilityElement().accessibilityLabel("content") }
        .scrollRelayTarget(relay)
        .id(list.generation)
        .offstage(!list.isShown)
    }
  }

  private func stage(_ list: List, _ relay: ScrollRelay) -> Stage {
    Stage(width: 200, height: 300) { ListView(list: list, relay: relay) }
  }

  @Test("it tells where the content is, once for each frame in which that changes")
  func tells() {
    let relay = ScrollRelay()
    var places: [ScrollRelay.Place] = []
    relay.onChange = { places.append($0) }
    let list = List()
    let stage = stage(list, relay)
    #expect(places == [.init(offset: .zero, end: CGPoint(x: 0, y: 700), viewport: CGSize(width: 200, height: 300))])
    stage.graph.send(
      ScrollEvent(
        at: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 40), kind: .precise, phase: .changed,
        time: stage.time))
    stage.frame()
    #expect(places.map(\.offset.y) == [0, 40])
    list.height = 320
    stage.frame()
    #expect(places.map(\.offset.y) == [0, 40, 20])
    #expect(relay.place?.end.y == 20)
    stage.frame()
    #expect(places.count == 3)
  }

  @Test("it moves the content in the same frame as far as that reaches, and tells where that is less than wanted")
  func moves() {
    let relay = ScrollRelay()
    var places: [CGFloat] = []
    relay.onChange = { places.append($0.offset.y) }
    let stage = stage(List(), relay)
    withAnimation(.linear(duration: 1)) { relay.scroll(y: 250) }
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == -250)
    relay.scroll(y: 5000)
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == -700)
    #expect(places == [0, 700])
    // An answer to each wish that can't be fulfilled, though nothing has moved.
    relay.scroll(y: 5000)
    stage.frame()
    #expect(places == [0, 700, 700])
  }

  @Test("a scroll view begins where the relay was told to be, and one in its place where that one was")
  func begins() {
    let relay = ScrollRelay()
    relay.scroll(y: 120)
    let list = List()
    let stage = stage(list, relay)
    #expect(stage.frame(of: "content")?.minY == -120)
    relay.scroll(y: 300)
    stage.frame()
    list.generation = 1
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == -300)
    #expect(relay.place?.offset.y == 300)
  }

  @Test("a finger loses what the relay moves")
  func losesFinger() {
    let relay = ScrollRelay()
    let stage = stage(List(), relay)
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      stage.graph.send(PointerEvent(phase, at: CGPoint(x: 50, y: y), kind: .touch, time: stage.time))
      stage.frame()
    }
    send(.down, 250)
    send(.move, 200)
    relay.scroll(y: 500)
    stage.frame()
    send(.move, 100)
    send(.up, 100)
    for _ in 0..<20 { stage.frame() }
    #expect(stage.frame(of: "content")?.minY == -500)
  }

  @Test("out of sight nothing moves, whatever becomes of the content; back in sight it is put right")
  func outOfSight() {
    let relay = ScrollRelay()
    var places: [CGFloat] = []
    relay.onChange = { places.append($0.offset.y) }
    let list = List()
    let stage = stage(list, relay)
    relay.scroll(y: 600)
    stage.frame()
    list.isShown = false
    stage.frame()
    list.height = 400
    stage.frame()
    relay.scroll(y: 50)
    stage.frame()
    list.height = 1000
    stage.frame()
    #expect(places == [0])
    relay.scroll(y: 400)
    list.isShown = true
    stage.frame()
    #expect(stage.frame(of: "content")?.minY == -400)
    #expect(stage.logged.isEmpty)
  }
}
