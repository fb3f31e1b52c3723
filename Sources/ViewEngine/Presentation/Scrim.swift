/// What lies behind modal content: it keeps presses from what it covers, and may end the presentation.
struct ScrimView: View {
  let color: Color
  let action: (@MainActor () -> Void)?

  var body: some View { color.modifier(_ScrimModifier(action: action)) }
}

/// Makes a view take every press.
public struct _ScrimModifier: ElementModifier {
  let action: (@MainActor () -> Void)?

  package func makeNode(in context: WrapperContext) -> ScrimNode { ScrimNode(context) }
  package func update(_ node: ScrimNode) { node.action = action }
}

package final class ScrimNode: WrapperNode, InputResponder {
  var action: (@MainActor () -> Void)?
  private var recognizer: PressRecognizer?

  package override var responder: (any InputResponder)? { self }

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    let recognizer = recognizer ?? PressRecognizer(node: self)
    self.recognizer = recognizer
    recognizers.append(recognizer)
  }

  package override func willUnmount() {
    recognizer?.detach()
    super.willUnmount()
  }

  /// Takes a press that ends where it began.
  private final class PressRecognizer: GestureRecognizer {
    private var start = CGPoint.zero

    override func pointerDown(_ event: PointerEvent) { start = event.location }

    override func pointerUp(_ event: PointerEvent) {
      let way = hypot(event.location.x - start.x, event.location.y - start.y)
      if way <= Self.slop(for: event.kind) { claimAtEnd() } else { fail() }
    }

    override func didWin() { (node as? ScrimNode)?.action?() }
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }
}
