import Testing
import ViewEngine

@MainActor
@Suite("Drags")
struct DragGestureTests {
  let journal = Journal()

  @Test("a drag begins after its least distance and tells translation, start and velocity")
  func drag() {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let stage = Stage {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { values.append($0) }.onEnded { end = $0 })
    }
    // The view's corner is at (150, 100) in the window of 400 × 300.
    stage.pointer(.down, 160, 120)
    stage.pointer(.move, 165, 120)
    #expect(values.isEmpty)
    stage.advance(milliseconds: 50)
    stage.pointer(.move, 180, 120)
    #expect(values.count == 1)
    #expect(values.first?.startLocation == CGPoint(x: 10, y: 20))
    #expect(values.first?.translation == CGSize(width: 20, height: 0))
    // 15 points in 50 ms: of two places at one time the later counts.
    #expect(abs((values.first?.velocity.width ?? 0) - 300) < 1)
    stage.pointer(.up, 180, 120)
    #expect(end?.translation == CGSize(width: 20, height: 0))
    // A quarter of a second further at 300 points a second.
    #expect(abs((end?.predictedEndTranslation.width ?? 0) - 95) < 1)
  }

  struct Follower: View {
    @GestureState var way = CGSize.zero
    let journal: Journal
    var body: some View {
      let _ = journal.note("\(Int(way.width))")
      Color.red.gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
    }
  }

  @Test("gesture state follows the drag and goes back when it ends or is taken away")
  func gestureState() {
    let stage = Stage { Follower(journal: journal) }
    stage.pointer(.down, 10, 10)
    stage.pointer(.move, 30, 10)
    stage.pointer(.up, 30, 10)
    stage.pointer(.down, 10, 10)
    stage.pointer(.move, 40, 10)
    stage.pointer(.cancel, 40, 10)
    #expect(journal.entries == ["0", "20", "0", "30", "0"])
  }

  @Test("a drag after a long press waits for it")
  func sequenced() {
    let stage = Stage {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            if case .second(true, let drag?) = value { journal.note("\(Int(drag.translation.width))") }
          })
    }
    stage.pointer(.down, 10, 10)
    stage.pointer(.move, 40, 10)
    stage.pointer(.up, 40, 10)
    #expect(journal.entries.isEmpty)
    stage.pointer(.down, 10, 10)
    stage.advance(milliseconds: 320)
    stage.pointer(.move, 35, 10)
    stage.pointer(.up, 35, 10)
    #expect(journal.entries == ["0", "25"])
  }

  @Test("of two exclusive gestures the second happens only where the first fails")
  func exclusive() {
    let stage = Stage {
      Color.red.gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
          if case .first = value { journal.note("double") } else { journal.note("single") }
        })
    }
    stage.tap(10, 10)
    #expect(journal.entries.isEmpty)
    stage.advance(milliseconds: 400)
    #expect(journal.entries == ["single"])
  }

  @Test("a child's drag wins over its parent's")
  func nested() {
    let stage = Stage {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { _ in journal.note("child") })
        .padding(50).contentShape(Rectangle())
        .gesture(DragGesture().onChanged { _ in journal.note("parent") })
    }
    stage.pointer(.down, 200, 150)
    stage.pointer(.move, 230, 150)
    stage.pointer(.up, 230, 150)
    #expect(journal.entries == ["child"])
  }
}
