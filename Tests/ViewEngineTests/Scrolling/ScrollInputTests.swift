import Testing

@testable import ViewEngine

@MainActor
@Suite("Scrolling by input")
struct ScrollInputTests {
  /// A column of 2000 in a view of 300, whose second row is a horizontal view of 1600 in 400.
  private func stage() -> Stage {
    Stage(width: 400, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          Text(verbatim: "top").frame(width: 400, height: 100)
          ScrollView(.horizontal) { Text(verbatim: "wide").frame(width: 1600, height: 100) }
          Text(verbatim: "rest").frame(width: 400, height: 1800)
        }
      }
    }
  }

  private func vertical(_ stage: Stage) -> ScrollNode { stage.graph.scrolling.all.first { $0.axes == .vertical }! }
  private func horizontal(_ stage: Stage) -> ScrollNode { stage.graph.scrolling.all.first { $0.axes == .horizontal }! }

  private func pointer(_ stage: Stage, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval) {
    stage.graph.send(PointerEvent(phase, at: CGPoint(x: x, y: y), kind: .touch, time: time))
  }

  @Test("wheels go by their main axis, shift turns them, and touchpads move one to one")
  func wheels() {
    let stage = stage()
    let place = CGPoint(x: 200, y: 150)
    stage.graph.send(ScrollEvent(at: place, delta: CGSize(width: 4, height: 30), kind: .precise, time: 0))
    #expect(vertical(stage).offset.y == 30)
    #expect(horizontal(stage).offset.x == 0)
    stage.graph.send(ScrollEvent(at: place, delta: CGSize(width: 40, height: 3), kind: .precise, time: 0))
    #expect(horizontal(stage).offset.x == 40)
    #expect(vertical(stage).offset.y == 30)
    stage.graph.send(
      ScrollEvent(at: place, delta: CGSize(width: 0, height: 1), kind: .wheel, modifiers: .shift, time: 0))
    stage.advance(milliseconds: 400)
    // 400 to the power of 2/3 is 54.3.
    #expect(horizontal(stage).offset.x == 94)
    // A delta elsewhere is not the business of the view that had the last one.
    stage.graph.send(
      ScrollEvent(at: CGPoint(x: 200, y: 20), delta: CGSize(width: 0, height: 5), kind: .precise, time: 1))
    #expect(vertical(stage).offset.y == 35)
  }

  @Test("a finger's main direction decides which of two perpendicular views moves, and only that one does")
  func perpendicular() {
    let stage = stage()
    pointer(stage, .down, 200, 150, 0)
    pointer(stage, .move, 170, 145, 0.016)
    pointer(stage, .move, 120, 60, 0.032)
    #expect(horizontal(stage).offset.x == 80)
    #expect(vertical(stage).offset.y == 0)
    pointer(stage, .up, 120, 60, 0.4)
    pointer(stage, .down, 200, 150, 1)
    pointer(stage, .move, 195, 120, 1.016)
    #expect(vertical(stage).offset.y == 30)
    #expect(horizontal(stage).offset.x == 80)
  }

  @Test("a finger that lets go while moving gives momentum; a finger that comes down stops it and taps nothing")
  func momentumAndPress() {
    let stage = stage()
    pointer(stage, .down, 200, 280, 0)
    for step in 1...5 { pointer(stage, .move, 200, 280 - CGFloat(step) * 20, Double(step) * 0.016) }
    pointer(stage, .up, 200, 180, 0.081)
    stage.advance(milliseconds: 150)
    let moving = vertical(stage).offset.y
    #expect(moving > 100)
    pointer(stage, .down, 200, 150, 0.2)
    let held = vertical(stage).offset.y
    stage.advance(milliseconds: 200)
    #expect(vertical(stage).offset.y == held)
    pointer(stage, .up, 200, 150, 0.5)
    stage.advance(milliseconds: 300)
    #expect(vertical(stage).offset.y == held)
  }

  @Observable final class Cover { var isCovered = false }

  struct CoveredColumn: View {
    let cover: Cover

    var body: some View {
      CoverView(
        content: ScrollView { Text(verbatim: "column").frame(width: 400, height: 2000) }, isCovered: cover.isCovered)
    }
  }

  @Test(
    "a view that is covered gets nothing more of the movement that began over it", arguments: [false, true])
  func covered(isOnTouchpad: Bool) {
    let cover = Cover()
    let stage = Stage(width: 400, height: 300) { CoveredColumn(cover: cover) }
    let place = CGPoint(x: 200, y: 150)
    func move(_ phase: ScrollEvent.Phase, _ distance: CGFloat, _ time: TimeInterval) {
      stage.graph.send(
        ScrollEvent(at: place, delta: CGSize(width: 0, height: distance), kind: .precise, phase: phase, time: time))
    }
    if isOnTouchpad { move(.began, 0, 0) }
    move(.changed, 30, 0.016)
    #expect(vertical(stage).offset.y == 30)
    cover.isCovered = true
    stage.advance(milliseconds: 16)
    move(.changed, 30, 0.048)
    stage.advance(milliseconds: 100)
    #expect(vertical(stage).offset.y == 30)
  }

  @Test("a touchpad's movement goes on when the fingers leave, and ends at the edge without a bounce")
  func kinetic() {
    let stage = stage()
    let place = CGPoint(x: 200, y: 50)
    stage.graph.send(ScrollEvent(at: place, delta: .zero, kind: .precise, phase: .began, time: 0))
    for step in 1...5 {
      stage.graph.send(
        ScrollEvent(at: place, delta: CGSize(width: 0, height: 30), kind: .precise, time: Double(step) * 0.016))
    }
    stage.graph.send(ScrollEvent(at: place, delta: .zero, kind: .precise, phase: .ended, time: 0.082))
    #expect(vertical(stage).offset.y == 150)
    var most: CGFloat = 0
    for _ in 0..<200 {
      stage.advance(milliseconds: 17)
      most = max(most, vertical(stage).offset.y)
    }
    #expect(vertical(stage).offset.y > 700)
    #expect(most <= 1700)
    #expect(!stage.graph.scrolling.isActive)
  }

  @Test("keys that nothing else takes scroll by lines, pages and to the ends")
  func keys() {
    let stage = stage()
    func press(_ key: String) {
      stage.graph.send(KeyEvent(key, time: stage.graph.now))
      stage.advance(milliseconds: 400)
    }
    press("PageDown")
    // 7/8 of 300
    #expect(vertical(stage).offset.y == 262.5)
    press("ArrowDown")
    #expect(vertical(stage).offset.y == 302.5)
    press("End")
    #expect(vertical(stage).offset.y == 1700)
    press("Home")
    #expect(vertical(stage).offset.y == 0)
  }

  @Test("a disabled view takes no input")
  func disabled() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Color.clear.frame(width: 400, height: 1000) }.scrollDisabled(true)
    }
    let event = ScrollEvent(
      at: CGPoint(x: 200, y: 150), delta: CGSize(width: 0, height: 30), kind: .precise, time: 0)
    #expect(!stage.graph.send(event))
    #expect(stage.scroll.offset.y == 0)
  }

  @Test("pulling down past 64 points and letting go refreshes, and holds the content until that is done")
  func refresh() async {
    let gate = Gate()
    let stage = Stage(width: 400, height: 300) {
      ScrollView { Text(verbatim: "row").frame(width: 400, height: 1000) }
        .refreshable { await gate.wait() }
    }
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: 100))
    // 100 of pull show 46 points: too little.
    stage.scroll.dragEnded(velocity: .zero)
    #expect(stage.scroll.refresh?.progress.isRefreshing == false)
    stage.advance(milliseconds: 1500)
    stage.scroll.dragBegan()
    stage.scroll.dragChanged(CGSize(width: 0, height: 200))
    stage.scroll.dragEnded(velocity: .zero)
    #expect(stage.scroll.refresh?.progress.isRefreshing == true)
    stage.advance(milliseconds: 1500)
    #expect(stage.scroll.offset.y == -64)
    await gate.open()
    while stage.scroll.refresh?.progress.isRefreshing == true { await Task.yield() }
    stage.advance(milliseconds: 1500)
    #expect(stage.scroll.offset.y == 0)
  }

  @MainActor
  final class Gate {
    private var isOpen = false
    private var waiting: CheckedContinuation<Void, Never>?
    func wait() async {
      if !isOpen { await withCheckedContinuation { waiting = $0 } }
    }
    func open() async {
      isOpen = true
      waiting?.resume()
      waiting = nil
    }
  }
}
