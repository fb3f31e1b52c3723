import Testing
import ViewEngine

@MainActor
@Suite("What a pointer hits")
struct HitTestTests {
  let journal = Journal()

  @Test("padding is hit only with a content shape")
  func contentShape() {
    let stage = Stage {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).padding(40).onTapGesture { journal.note("plain") }
        Color.red.frame(width: 20, height: 20).padding(40).contentShape(Rectangle())
          .onTapGesture { journal.note("shaped") }
      }
    }
    // Two boxes of 100 × 100, centred in 400 × 300: from y = 50 and from y = 150.
    stage.tap(160, 60)
    stage.tap(160, 160)
    #expect(journal.entries == ["shaped"])
  }

  @Test("views in front go first, by z-index and then by order")
  func order() {
    let stage = Stage {
      ZStack {
        Color.red.onTapGesture { journal.note("raised") }.zIndex(1)
        Color.green.onTapGesture { journal.note("later") }
      }
    }
    stage.tap(10, 10)
    #expect(journal.entries == ["raised"])
  }

  @Test("what is invisible, clear or closed to hits lets the pointer through")
  func passThrough() {
    let stage = Stage {
      ZStack {
        Color.green.onTapGesture { journal.note("behind") }
        Color.red.opacity(0).onTapGesture { journal.note("transparent") }
        Color.clear.onTapGesture { journal.note("clear") }
        VStack { Color.red.onTapGesture { journal.note("closed") } }.allowsHitTesting(false)
      }
    }
    stage.tap(10, 10)
    #expect(journal.entries == ["behind"])
  }

  @Test("an offset moves what is hit with what is drawn")
  func offset() {
    let stage = Stage {
      Color.red.frame(width: 20, height: 20).onTapGesture { journal.note("tap") }.offset(x: 100)
    }
    stage.tap(200, 150)
    #expect(journal.entries.isEmpty)
    stage.tap(300, 150)
    #expect(journal.entries == ["tap"])
  }

  @Test("what is clipped away can still be hit, unless a content shape limits it")
  func clipped() {
    let stage = Stage {
      VStack(spacing: 100) {
        Color.red.frame(width: 100, height: 20).onTapGesture { journal.note("clipped") }
          .frame(width: 20, height: 20).clipped()
        Color.red.frame(width: 100, height: 20).onTapGesture { journal.note("shaped") }
          .frame(width: 20, height: 20).clipped().contentShape(Rectangle())
      }
    }
    // Rows at y = 80…100 and 200…220; the boxes of 20 are centred at x = 200.
    stage.tap(230, 90)
    stage.tap(230, 210)
    #expect(journal.entries == ["clipped"])
  }

  @Test("hover is told once for coming and once for going, also when the view moves away")
  func hover() {
    let stage = Stage {
      Color.red.frame(width: 100, height: 100).onHover { journal.note("\($0)") }.pointerStyle(.link)
    }
    stage.pointer(.hover, 10, 10)
    stage.pointer(.hover, 200, 150)
    stage.pointer(.hover, 210, 150)
    #expect(stage.graph.pointerStyle == .link)
    stage.pointer(.leave, 0, 0)
    #expect(journal.entries == ["true", "false"])
    #expect(stage.graph.pointerStyle == .default)
  }
}
