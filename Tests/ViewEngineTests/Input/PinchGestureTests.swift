import Testing

@testable import ViewEngine

@MainActor
@Suite("Gestures with two fingers")
struct PinchGestureTests {
  private func finger(_ stage: Stage, _ id: Int, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.graph.send(PointerEvent(phase, at: CGPoint(x: x, y: y), kind: .touch, id: id, time: stage.time))
    stage.frame()
  }

  @Test("the magnification is the fingers' distance in terms of that at the start, around their middle")
  func magnify() {
    let journal = Journal()
    var last: MagnifyGesture.Value?
    let stage = Stage(width: 400, height: 200) {
      Color.red.frame(width: 200, height: 200)
        .gesture(
          MagnifyGesture()
            .onChanged {
              last = $0
              journal.note("\($0.magnification)")
            }
            .onEnded { journal.note("ended \($0.magnification)") })
    }
    finger(stage, 1, .down, 150, 100)
    finger(stage, 2, .down, 250, 100)
    #expect(journal.entries.isEmpty)
    finger(stage, 2, .move, 300, 100)
    finger(stage, 1, .move, 100, 100)
    finger(stage, 2, .up, 300, 100)
    finger(stage, 1, .up, 100, 100)
    #expect(journal.entries == ["1.5", "2.0", "ended 2.0"])
    // The view starts at 100.
    #expect(last?.startLocation == CGPoint(x: 100, y: 100))
    #expect(last?.startAnchor == .center)
  }

  @Test("a rotation counts on beyond half a turn")
  func rotate() {
    var last = Angle.zero
    let stage = Stage(width: 400, height: 200) {
      Color.red.gesture(RotationGesture().onChanged { last = $0 })
    }
    finger(stage, 1, .down, 200, 100)
    finger(stage, 2, .down, 300, 100)
    for degrees in stride(from: 20.0, through: 200, by: 20) {
      let angle = degrees * .pi / 180
      finger(stage, 2, .move, 200 + 100 * CGFloat(cos(angle)), 100 + 100 * CGFloat(sin(angle)))
    }
    #expect(abs(last.degrees - 200) < 1e-6)
  }

  @Test("both at once tell both, and a small movement is neither")
  func simultaneous() {
    let journal = Journal()
    let stage = Stage(width: 400, height: 200) {
      Color.red.gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onChanged {
          journal.note("\($0.first?.magnification ?? 0) \(Int(($0.second?.rotation.degrees ?? 0).rounded()))")
        })
    }
    finger(stage, 1, .down, 100, 100)
    finger(stage, 2, .down, 200, 100)
    finger(stage, 2, .move, 200.5, 100)
    #expect(journal.entries.isEmpty)
    finger(stage, 2, .move, 100, 300)
    #expect(journal.entries.last == "2.0 90")
  }

  @Test("one finger scrolls on a view that can be magnified, and two do not tap it")
  func besideOthers() {
    let journal = Journal()
    let stage = Stage(width: 400, height: 200) {
      ScrollView {
        Color.red.frame(width: 400, height: 1000)
          .gesture(MagnifyGesture().onEnded { _ in journal.note("magnified") })
          .onTapGesture { journal.note("tapped") }
      }
    }
    finger(stage, 1, .down, 200, 150)
    finger(stage, 1, .move, 200, 120)
    #expect(stage.scroll.offset.y == 30)
    finger(stage, 1, .up, 200, 120)
    stage.advance(milliseconds: 2000)
    finger(stage, 1, .down, 100, 100)
    finger(stage, 2, .down, 200, 100)
    finger(stage, 2, .move, 250, 100)
    finger(stage, 1, .up, 100, 100)
    finger(stage, 2, .up, 250, 100)
    #expect(journal.entries == ["magnified"])
    finger(stage, 1, .down, 100, 100)
    finger(stage, 1, .up, 100, 100)
    #expect(journal.entries == ["magnified", "tapped"])
  }
}
