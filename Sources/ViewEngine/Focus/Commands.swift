/// A key with modifiers that activates a control wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, key.matches(event) else { return false }
    let counted: EventModifiers = [.shift, .control, .option, .command]
    let held = event.modifiers.intersection(counted)
    if held == modifiers.intersection(counted) { return true }
    // Where Apple's keyboards have Command, others have Control.
    guard modifiers.contains(.command), !modifiers.contains(.control) else { return false }
    return held == modifiers.intersection(counted).subtracting(.command).union(.control)
  }
}

/// Activates a control by a key.
public struct _KeyboardShortcutModifier: ElementModifier {
  let shortcut: KeyboardShortcut?
  package func makeNode(in context: WrapperContext) -> KeyboardShortcutNode { KeyboardShortcutNode(context) }
  package func update(_ node: KeyboardShortcutNode) { node.shortcut = shortcut }
}

package final class KeyboardShortcutNode: WrapperNode, InputResponder {
  var shortcut: KeyboardShortcut?
  package override var responder: (any InputResponder)? { self }

  package func handleShortcut(_ event: KeyEvent) -> Bool {
    guard let shortcut, shortcut.matches(event) else { return false }
    return activateFirst(in: self)
  }

  private func activateFirst(in node: LayoutNode) -> Bool {
    if let press = node as? PressNode, press.isEnabled {
      press.activate(.keyboard)
      return true
    }
    for child in node.layoutChildren where activateFirst(in: child) { return true }
    return false
  }
}

/// Does what Escape and a mouse's back button ask for.
public struct _ExitCommandModifier: ElementModifier {
  let action: (() -> Void)?
  package func makeNode(in context: WrapperContext) -> ExitCommandNode { ExitCommandNode(context) }
  package func update(_ node: ExitCommandNode) { node.action = action }
}

package final class ExitCommandNode: WrapperNode, InputResponder {
  var action: (() -> Void)?
  package override var responder: (any InputResponder)? { self }
  package func handleExitCommand() -> Bool {
    guard let action else { return false }
    action()
    return true
  }
}

extension View {
  /// Activates the control in this view by a key. `command` is met by Control as well as by Super.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Calls an action when Escape or a mouse's back button asks to leave. The nearest view around the focus goes
  /// first, and without one the view in front; nil leaves the key to the views around.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(_ExitCommandModifier(action: action))
  }
}
