import Testing

@testable import ViewEngine

/// A recogniser as a scroll view has one: wins once a finger has moved by the slop along its axis.
@MainActor
private final class PanRecognizer: GestureRecognizer {
  private var start = CGPoint.zero
  var axis = Axis.vertical
  var onPan: () -> Void = {}

  override var delaysPresses: Bool { true }
  override func accepts(_ event: PointerEvent) -> Bool { event.kind == .touch }
  override func pointerDown(_ event: PointerEvent) { start = event.location }
  override func pointerMoved(_ event: PointerEvent) {
    if state == .accepted { return onPan() }
    let x = abs(event.location.x - start.x)
    let y = abs(event.location.y - start.y)
    guard max(x, y) >= Self.slop(for: event.kind) else { return }
    if (axis == .vertical) == (y > x) { claim() } else { fail() }
  }
  override func didWin() { onPan() }
}

private struct PanModifier: ElementModifier {
  let axis: Axis
  let onPan: () -> Void
  func makeNode(in context: WrapperContext) -> PanNode { PanNode(context) }
  func update(_ node: PanNode) {
    node.pan.axis = axis
    node.pan.onPan = onPan
  }
}

private final class PanNode: WrapperNode, InputResponder {
  private(set) var pan: PanRecognizer!
  override init(_ context: WrapperContext) {
    super.init(context)
    pan = PanRecognizer(node: self)
  }
  override var responder: (any InputResponder)? { self }
  func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) { recognizers.append(pan) }
}

@MainActor
@Suite("Presses in something that scrolls")
struct ScrollingPressTests {
  let journal = Journal()

  private struct Noting: PaintEffect {
    let journal: Journal
    func interactionDidChange(_ effect: EffectContext) {
      guard effect.interaction.isPressed != effect.previous.isPressed else { return }
      journal.note(effect.interaction.isPressed ? "press" : "release")
    }
    func paint(in context: inout PaintContext, effect: EffectContext) {}
  }

  private struct Look: ButtonStyle {
    let journal: Journal
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 100, height: 40).background(Color.red)
        .paintEffect(Noting(journal: journal))
    }
  }

  private func makeStage() -> Stage {
    Stage {
      Button("Go") { journal.note("go") }.buttonStyle(Look(journal: journal))
        .modifier(PanModifier(axis: .vertical) { journal.note("pan") })
    }
  }

  @Test("a press that turns into a scroll is lost and shows nothing")
  func pressTurnsIntoScroll() {
    let stage = makeStage()
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.advance(milliseconds: 100)
    stage.pointer(.move, 200, 162, kind: .touch)
    stage.pointer(.up, 200, 162, kind: .touch)
    stage.advance(milliseconds: 300)
    #expect(journal.entries == ["pan"])
  }

  @Test("an effect of a finger's press waits 150 ms; a mouse's does not")
  func touchDelay() {
    let stage = makeStage()
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.advance(milliseconds: 140)
    #expect(journal.entries.isEmpty)
    stage.advance(milliseconds: 30)
    #expect(journal.entries == ["press"])
    stage.pointer(.up, 200, 150, kind: .touch)
    #expect(journal.entries == ["press", "go", "release"])
    stage.pointer(.down, 200, 150)
    #expect(journal.entries.last == "press")
  }

  @Test("a finger's tap that is shorter than the delay shows its press when it ends")
  func shortTap() {
    let stage = makeStage()
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.pointer(.up, 200, 150, kind: .touch)
    #expect(journal.entries == ["go", "press", "release"])
  }

  @Test("of two scrollable views across each other the direction at the slop decides")
  func perpendicular() {
    let stage = Stage {
      Color.red.modifier(PanModifier(axis: .vertical) { journal.note("inner") })
        .modifier(PanModifier(axis: .horizontal) { journal.note("outer") })
    }
    stage.pointer(.down, 100, 100, kind: .touch)
    stage.pointer(.move, 112, 103, kind: .touch)
    stage.pointer(.up, 112, 103, kind: .touch)
    #expect(journal.entries == ["outer"])
    stage.pointer(.down, 100, 100, kind: .touch)
    stage.pointer(.move, 103, 112, kind: .touch)
    stage.pointer(.up, 103, 112, kind: .touch)
    #expect(journal.entries == ["outer", "inner"])
  }

  @Test("a child's drag wins over the scrolling around it")
  func childDrag() {
    let stage = Stage {
      Color.red.gesture(DragGesture().onChanged { _ in journal.note("drag") })
        .modifier(PanModifier(axis: .vertical) { journal.note("pan") })
    }
    stage.pointer(.down, 100, 100, kind: .touch)
    stage.pointer(.move, 100, 115, kind: .touch)
    #expect(journal.entries == ["drag"])
  }
}
