/// Opens a menu where a view is pressed with the secondary button, or long with a finger, or by the menu key.
public struct _ContextPressModifier: ElementModifier {
  let action: (CGPoint) -> Void
  package func makeNode(in context: WrapperContext) -> ContextPressNode { ContextPressNode(context) }
  package func update(_ node: ContextPressNode) { node.action = action }
}

package final class ContextPressNode: WrapperNode, InputResponder {
  var action: (CGPoint) -> Void = { _ in }
  private var recognizer: ContextPressRecognizer?

  package override var responder: (any InputResponder)? { self }

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    let recognizer = recognizer ?? ContextPressRecognizer(node: self)
    self.recognizer = recognizer
    recognizers.append(recognizer)
  }

  package override func willUnmount() {
    recognizer?.detach()
    super.willUnmount()
  }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.key == "ContextMenu" || (event.key == "F10" && event.modifiers.contains(.shift))
    else { return false }
    action(CGPoint(x: 0, y: presentedFrame.height))
    return true
  }

  /// Wins by a press of a mouse's secondary button at once, and by a finger that stays where it is after a while.
  private final class ContextPressRecognizer: GestureRecognizer {
    /// Seconds: that of `onLongPressGesture`.
    private static let longPress: TimeInterval = 0.5
    private var timer: Timers.Token?
    private var start = CGPoint.zero

    override func accepts(_ event: PointerEvent) -> Bool { event.button == .secondary || event.kind != .mouse }

    override func pointerDown(_ event: PointerEvent) {
      let place = localPoint(of: event)
      if event.button == .secondary { return open(at: place) }
      start = event.location
      timer = node.graph.timers.schedule(at: event.time + Self.longPress) { [weak self] in self?.open(at: place) }
    }

    override func pointerMoved(_ event: PointerEvent) {
      guard hypot(event.location.x - start.x, event.location.y - start.y) > Self.slop(for: event.kind) else { return }
      timer?.cancel()
      if state == .possible { fail() }
    }

    override func pointerUp(_ event: PointerEvent) {
      timer?.cancel()
      if state == .possible { fail() }
    }

    override func pointerCancelled() { timer?.cancel() }
    override func arenaDidClose() { timer?.cancel() }

    private func open(at place: CGPoint) {
      guard node.isMounted, state == .possible, claim() else { return }
      (node as? ContextPressNode)?.action(place)
    }
  }
}

private struct ContextMenuModifier<MenuItems: View>: ViewModifier {
  let items: MenuItems
  @State private var isOpen = false
  @State private var point = CGPoint.zero

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .modifier(
        _ContextPressModifier { place in
          point = place
          isOpen = true
        }
      )
      .accessibilityAction(named: "Show menu") { isOpen = true }
      .modifier(
        MenuPresentation(isOpen: $isOpen, side: .bottom, isSubmenu: false, point: point, content: AnyView(items)))
  }
}

extension View {
  /// Opens a menu where this view is pressed with a mouse's secondary button, by the menu key, or by a long press.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
