import Testing
import ViewEngine

// Text in these tests is a grid: at 16 points a character is 8 wide and a line 20 high.

@MainActor @Observable
private final class Words {
  var text = "ab"
  var size: CGFloat = 16
  var priority = 0.0
  var guide: CGFloat = 0
  var weight: CGFloat = 1
}

/// A text in a body of its own, so that a change evaluates and updates nothing else.
private struct Word: View {
  let words: Words
  var body: some View { Text(verbatim: words.text).font(.system(size: words.size)) }
}

@MainActor
@Suite("How far layout goes")
struct LayoutBoundaryTests {
  private let words = Words()

  private func text(_ string: String) -> some View { Text(verbatim: string).font(.system(size: 16)) }

  @Test("a text that keeps its size is laid out alone")
  func sameSize() {
    let stage = Stage {
      VStack {
        text("x")
        Word(words: words)
        text("y")
      }
    }
    stage.graph.statistics.reset()
    words.text = "cd"
    stage.frame()
    #expect(stage.frame(of: "cd")?.width == 16)
    #expect(stage.graph.statistics.layouts == 1)
  }

  @Test("layout of a text that grows ends at the fixed frame around it")
  func fixedFrame() {
    let stage = Stage {
      VStack {
        text("x")
        Word(words: words).frame(width: 100, height: 50)
        text("y")
      }
    }
    stage.graph.statistics.reset()
    words.text = "abcd"
    stage.frame()
    #expect(stage.frame(of: "abcd")?.width == 32)
    // The frame and the text.
    #expect(stage.graph.statistics.layouts == 2)
  }

  @Test("a text that grows moves its neighbours")
  func growth() {
    let stage = Stage {
      HStack(spacing: 0) {
        Word(words: words).padding(2)
        text("y")
      }
    }
    let before = stage.frame(of: "y")!
    words.text = "abcd"
    stage.frame()
    // Two characters more: the row grows by 16 on both sides of its middle.
    #expect(stage.frame(of: "y")!.minX == before.minX + 8)
  }

  @Test("a baseline that moves within a fixed frame moves what stands on it")
  func baseline() {
    let stage = Stage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Word(words: words).frame(width: 100, height: 100, alignment: .topLeading)
        text("y")
      }
    }
    let before = stage.frame(of: "y")!.minY - stage.frame(of: "ab")!.minY
    words.size = 32
    stage.frame()
    // The grid's first baseline is a font size below the top.
    #expect(stage.frame(of: "y")!.minY - stage.frame(of: "ab")!.minY == before + 16)
  }

  @Test("a guide that changes moves the view, though its size stays")
  func guide() {
    struct Guided: View {
      let words: Words
      var body: some View {
        Text(verbatim: "g").alignmentGuide(.leading) { [guide = words.guide] _ in guide }
      }
    }
    let stage = Stage {
      VStack(alignment: .leading) {
        Guided(words: words)
        text("y")
      }
    }
    let before = stage.frame(of: "y")!.minX - stage.frame(of: "g")!.minX
    words.guide = 10
    stage.frame()
    #expect(stage.frame(of: "y")!.minX - stage.frame(of: "g")!.minX == before + 10)
  }

  @Test("a priority that changes shares space anew, though sizes stay")
  func priority() {
    struct Preferred: View {
      let words: Words
      var body: some View { Color.red.accessibilityLabel("c").layoutPriority(words.priority) }
    }
    let stage = Stage(width: 400, height: 300) {
      HStack(spacing: 0) {
        Preferred(words: words)
        Color.blue.accessibilityLabel("d")
      }
    }
    #expect(stage.frame(of: "c")?.width == 200)
    words.priority = 1
    stage.frame()
    #expect(stage.frame(of: "c")?.width == 400)
  }

  @Test("a value for a custom layout that changes arranges anew")
  func layoutValue() {
    struct Weight: LayoutValueKey { static var defaultValue: CGFloat { 1 } }
    struct Shifted: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews { view.place(at: CGPoint(x: view[Weight.self], y: 0), proposal: .unspecified) }
      }
    }
    struct Weighted: View {
      let words: Words
      var body: some View { Text(verbatim: "w").layoutValue(key: Weight.self, value: words.weight) }
    }
    let stage = Stage {
      Shifted()() { Weighted(words: words) }
    }
    #expect(stage.frame(of: "w")?.minX == 1)
    words.weight = 30
    stage.frame()
    #expect(stage.frame(of: "w")?.minX == 30)
  }

  @Test("a candidate that is not shown is chosen once it fits")
  func candidate() {
    words.text = "too long for this"
    let stage = Stage {
      ViewThatFits {
        Word(words: words)
        text("short")
      }
      .frame(width: 60)
    }
    #expect(stage.labels == ["short"])
    words.text = "fits"
    stage.frame()
    #expect(stage.labels == ["fits"])
  }

  @Test("a text that grows in a scroll view lays out nothing around the scroll view")
  func scrollView() {
    let stage = Stage {
      VStack {
        text("x")
        ScrollView { Word(words: words) }
        text("y")
      }
    }
    stage.graph.statistics.reset()
    words.text = "ab\ncd\nef"
    stage.frame()
    // The text, the scroll view's content and the scroll view.
    #expect(stage.graph.statistics.layouts == 3)
    #expect(stage.frame(of: "ab\ncd\nef")?.height == 60)
  }
}
