import Testing
import ViewEngine

@MainActor
@Suite("Gestures that compete")
struct GestureArenaTests {
  let journal = Journal()

  @Test("a child's tap wins over its parent's")
  func childWins() {
    let stage = Stage {
      Color.red.frame(width: 50, height: 50).onTapGesture { journal.note("child") }
        .padding(20).contentShape(Rectangle()).onTapGesture { journal.note("parent") }
    }
    stage.tap(200, 150)
    #expect(journal.entries == ["child"])
    // 40 points from the centre is outside of the child and inside of the parent's padding.
    stage.tap(240, 150)
    #expect(journal.entries == ["child", "parent"])
  }

  @Test("a high priority gesture of the parent wins over the child's")
  func highPriority() {
    let stage = Stage {
      Color.red.frame(width: 50, height: 50).onTapGesture { journal.note("child") }
        .highPriorityGesture(TapGesture().onEnded { journal.note("parent") })
    }
    stage.tap(200, 150)
    #expect(journal.entries == ["parent"])
  }

  @Test("a simultaneous gesture happens beside the child's")
  func simultaneous() {
    let stage = Stage {
      Color.red.frame(width: 50, height: 50).onTapGesture { journal.note("child") }
        .simultaneousGesture(TapGesture().onEnded { journal.note("parent") })
    }
    stage.tap(200, 150)
    #expect(journal.entries.sorted() == ["child", "parent"])
  }

  @Test("the first gesture attached to a view goes first")
  func innermostFirst() {
    let stage = Stage {
      Color.red.onTapGesture { journal.note("first") }.onTapGesture { journal.note("second") }
    }
    stage.tap(10, 10)
    #expect(journal.entries == ["first"])
  }

  @Test("a single tap waits for a double tap that goes first")
  func doubleAndSingle() {
    let stage = Stage {
      Color.red.onTapGesture(count: 2) { journal.note("double") }.onTapGesture { journal.note("single") }
    }
    stage.tap(10, 10)
    #expect(journal.entries.isEmpty)
    // The second tap may take 350 ms to come.
    stage.advance(milliseconds: 400)
    #expect(journal.entries == ["single"])
    stage.tap(10, 10)
    stage.advance(milliseconds: 100)
    stage.tap(10, 10)
    #expect(journal.entries == ["single", "double"])
    stage.advance(milliseconds: 500)
    #expect(journal.entries == ["single", "double"])
  }

  @Test("a mask leaves the gestures of subviews out")
  func mask() {
    let stage = Stage {
      Color.red.onTapGesture { journal.note("child") }
        .gesture(TapGesture().onEnded { journal.note("parent") }, including: .gesture)
    }
    stage.tap(10, 10)
    #expect(journal.entries == ["parent"])
  }

  @Test("a tap that moves further than the slop is none")
  func tapSlop() {
    let stage = Stage { Color.red.onTapGesture { journal.note("tap") } }
    stage.pointer(.down, 10, 10, kind: .touch)
    stage.pointer(.move, 10, 19, kind: .touch)
    stage.pointer(.up, 10, 19, kind: .touch)
    #expect(journal.entries == ["tap"])
    // A finger's slop is 10 points.
    stage.pointer(.down, 10, 10, kind: .touch)
    stage.pointer(.move, 10, 21, kind: .touch)
    stage.pointer(.up, 10, 10, kind: .touch)
    #expect(journal.entries == ["tap"])
  }

  @Test("a long press fires while it is held, and the tap beneath is lost")
  func longPress() {
    let stage = Stage {
      Color.red.onTapGesture { journal.note("tap") }
        .onLongPressGesture(
          perform: { journal.note("long") }, onPressingChanged: { journal.note("pressing \($0)") })
    }
    stage.pointer(.down, 10, 10)
    stage.advance(milliseconds: 480)
    #expect(journal.entries == ["pressing true"])
    stage.advance(milliseconds: 40)
    #expect(journal.entries == ["pressing true", "long", "pressing false"])
    stage.pointer(.up, 10, 10)
    #expect(journal.entries.count == 3)
    stage.tap(10, 10)
    #expect(journal.entries.last == "tap")
  }

  @Test("a view with a tap can be activated without a pointer")
  func activation() {
    let stage = Stage { Text(verbatim: "Open").onTapGesture { journal.note("tap") } }
    #expect(stage.node(.text)?.perform("activate") == true)
    #expect(journal.entries == ["tap"])
  }

  @Test("an idle window with gestures asks for no frame")
  func idle() {
    let stage = Stage { Color.red.onLongPressGesture {} }
    stage.pointer(.down, 10, 10)
    #expect(stage.graph.nextDeadline != nil)
    stage.pointer(.up, 10, 10)
    stage.frame()
    #expect(!stage.graph.needsFrame)
    #expect(stage.graph.nextDeadline == nil)
  }

  @Test("a gesture that fails as the pointer goes up leaves that to the ones behind it")
  func failingAtTheUp() {
    let journal = Journal()
    let stage = Stage(width: 100, height: 100) {
      Color.red.onLongPressGesture { journal.note("long") }.onTapGesture { journal.note("tap") }
    }
    stage.tap(50, 50)
    #expect(journal.entries == ["tap"])
  }
}
