import Testing

@testable import ViewEngine

@MainActor @Suite("Nested scrolling")
struct NestedScrollTests {
  /// Takes movements until it has moved by a length.
  @MainActor
  final class Taker: NestedScrollConnection {
    let limit: CGFloat
    private(set) var place: CGFloat = 0
    private(set) var ends: [CGFloat] = []
    var takesVelocity = false
    init(limit: CGFloat) { self.limit = limit }

    func nestedScroll(_ scroll: NestedScroll, willMoveBy delta: CGFloat) -> CGFloat {
      let wanted = delta > 0 ? delta : min(0, delta + scroll.distanceToStart)
      let taken = min(max(wanted, -place), limit - place)
      place += taken
      return taken
    }

    func nestedScroll(_ scroll: NestedScroll, didEndWith velocity: CGFloat) -> Bool {
      ends.append(velocity)
      return takesVelocity
    }
  }

  private func stage(_ taker: Taker) -> (Stage, () -> CGFloat) {
    let stage = Stage(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100) { Text(verbatim: "\($0)").frame(height: 50) } }
      }
      .nestedScroll(taker)
    }
    let scroll = stage.graph.scrolling.all.first { _ in true }
    return (stage, { scroll?.offset.y ?? -1 })
  }

  @Test("a finger moves what is around until that has had enough, then the content, and back")
  func dragging() {
    let taker = Taker(limit: 80)
    let (stage, offset) = stage(taker)
    stage.pointer(.down, 100, 250, kind: .touch)
    stage.pointer(.move, 100, 200, kind: .touch)
    #expect(taker.place == 50 && offset() == 0)
    stage.pointer(.move, 100, 100, kind: .touch)
    #expect(taker.place == 80 && offset() == 70)
    stage.pointer(.move, 100, 160, kind: .touch)
    #expect(taker.place == 80 && offset() == 10)
    stage.pointer(.move, 100, 200, kind: .touch)
    #expect(taker.place == 50 && offset() == 0)
  }

  @Test("momentum goes on from one to the other, and its end is told")
  func momentum() {
    let taker = Taker(limit: 200)
    let (stage, offset) = stage(taker)
    stage.pointer(.down, 100, 250, kind: .touch)
    for step in 1...5 {
      stage.advance(milliseconds: 1000.0 / 60)
      stage.pointer(.move, 100, 250 - CGFloat(step) * 20, kind: .touch)
    }
    stage.pointer(.up, 100, 150, kind: .touch)
    let start = taker.place
    #expect(start == 100 && offset() == 0)
    var last = start
    for _ in 0..<20 {
      stage.advance(milliseconds: 1000.0 / 60)
      #expect(taker.place + offset() > last)
      last = taker.place + offset()
    }
    stage.advance(milliseconds: 4000)
    #expect(taker.place == 200)
    #expect(offset() > 100)
    #expect(taker.ends.count == 2 && taker.ends[0] > 1000 && taker.ends[1] == 0)
  }

  @Test("a velocity that is taken does not move the content")
  func takenVelocity() {
    let taker = Taker(limit: 0)
    taker.takesVelocity = true
    let (stage, offset) = stage(taker)
    stage.pointer(.down, 100, 250, kind: .touch)
    for step in 1...5 {
      stage.advance(milliseconds: 1000.0 / 60)
      stage.pointer(.move, 100, 250 - CGFloat(step) * 20, kind: .touch)
    }
    stage.pointer(.up, 100, 150, kind: .touch)
    let place = offset()
    stage.advance(milliseconds: 500)
    #expect(offset() == place)
  }

  @Test("wheel and keys move what is around first")
  func steps() {
    let taker = Taker(limit: 30)
    let (stage, offset) = stage(taker)
    stage.graph.send(
      ScrollEvent(at: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: 1), kind: .wheel, time: stage.time))
    stage.advance(milliseconds: 500)
    #expect(taker.place == 30)
    // GTK's step: the viewport's 300 points to the power of 2/3.
    #expect(abs(offset() - (45 - 30)) < 0.01)
  }
}
