/// Moves the focus in a menu by arrows, Home, End and the first letters of an item; other keys than that leave it.
public struct _MenuKeysModifier: ElementModifier {
  /// Ends the menu and all that it came from.
  let close: @MainActor () -> Void
  /// Ends a submenu; nil for a menu that isn't one.
  let goBack: (@MainActor () -> Void)?

  package func makeNode(in context: WrapperContext) -> MenuKeysNode { MenuKeysNode(context) }
  package func update(_ node: MenuKeysNode) {
    node.close = close
    node.goBack = goBack
  }
}

package final class MenuKeysNode: WrapperNode, InputResponder {
  var close: @MainActor () -> Void = {}
  var goBack: (@MainActor () -> Void)?
  private var typed = ""
  private var lastTyped: TimeInterval = 0
  /// Letters that follow each other within this time belong together, in seconds: material-web.
  private static let typingPause: TimeInterval = 0.2

  package override var responder: (any InputResponder)? { self }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch event.key {
    case "ArrowDown": move(by: 1)
    case "ArrowUp": move(by: -1)
    case "Home", "PageUp": focus(items.first)
    case "End", "PageDown": focus(items.last)
    case "Tab": close()
    case environment.isRightToLeft ? "ArrowRight" : "ArrowLeft":
      guard let goBack else { return false }
      goBack()
    default: return type(event)
    }
    return true
  }

  private var items: ContiguousArray<LayoutNode> { FocusOrder.nodes(in: self) }

  private func focus(_ node: LayoutNode?) {
    graph.focus.showFocus()
    if let node { graph.focus.focus(node) }
  }

  private func move(by step: Int) {
    let items = items
    guard !items.isEmpty else { return }
    let index = items.firstIndex { $0 === graph.focus.focused }
    let next = index.map { ($0 + step + items.count) % items.count } ?? (step > 0 ? 0 : items.count - 1)
    focus(items[next])
  }

  private func type(_ event: KeyEvent) -> Bool {
    guard event.key.count == 1, event.key != " ", let character = event.key.first, !character.isNewline else {
      return false
    }
    typed = event.time - lastTyped <= Self.typingPause ? typed + event.key : event.key
    lastTyped = event.time
    let items = items
    let start = items.firstIndex { $0 === graph.focus.focused } ?? -1
    // The same letter again goes on to the next item that begins with it.
    let from = typed.count == 1 ? start + 1 : max(0, start)
    for offset in 0..<items.count {
      let item = items[(from + offset) % items.count]
      if item.spokenLabel.lowercased().hasPrefix(typed.lowercased()) {
        focus(item)
        return true
      }
    }
    return true
  }
}

extension LayoutNode {
  /// What the first element in the node is called.
  fileprivate var spokenLabel: String {
    var builder = SemanticsBuilder(clip: CGRect(origin: .zero, size: graph.size))
    describe(to: &builder)
    return builder.nodes.first?.properties.label ?? ""
  }
}
