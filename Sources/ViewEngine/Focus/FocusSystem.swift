/// Keeps which node of a window has the keyboard's focus, moves it, and takes keys to where they belong.
@MainActor
package final class FocusSystem {
  private unowned let graph: ViewGraph
  package private(set) var focused: LayoutNode?
  /// Whether the focus shows: once the keyboard was used, until a pointer goes down.
  package private(set) var isVisible = false
  /// Where Tab goes on from while nothing has the focus: what a pointer went down on last and could have it, to which
  /// what is presented then gives it back, or what the focus has gone in.
  private weak var place: LayoutNode?
  /// Whether the focus moves by a press of a pointer on what takes it.
  private(set) var isTakingPress = false
  /// Called with the node that had and the one that has the focus.
  private var observers: [ObjectIdentifier: (LayoutNode?, LayoutNode?) -> Void] = [:]

  init(graph: ViewGraph) { self.graph = graph }

  // MARK: Focus

  /// Gives a node the focus; nil takes it away from the one that has it.
  package func focus(_ node: LayoutNode?) {
    guard node !== focused else { return }
    let old = focused
    focused = node
    if let old, old.isMounted { old.responder?.focusDidChange(false, isVisible: false) }
    node?.responder?.focusDidChange(true, isVisible: isVisible)
    for observer in Array(observers.values) { observer(old, node) }
    if let node { reveal(node) }
    graph.tooltips.focusDidChange()
  }

  package func observe(_ owner: AnyObject, _ action: @escaping (LayoutNode?, LayoutNode?) -> Void) {
    observers[ObjectIdentifier(owner)] = action
  }

  package func stopObserving(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

  /// The node left the tree or can't have the focus any more.
  package func resign(_ node: LayoutNode) {
    if focused === node { focus(nil) }
  }

  /// Everything in a node can't have the focus any more.
  /// - Returns: what had it.
  @discardableResult
  package func resignFocus(in node: LayoutNode) -> LayoutNode? {
    var current = focused
    while let inner = current, inner !== node { current = inner.layoutParent }
    guard current != nil else { return nil }
    defer { focus(nil) }
    return focused
  }

  /// Whether a node can have the focus where it is now: it is not covered, and not on its way out.
  package func canFocus(_ node: LayoutNode) -> Bool {
    node.responder?.isFocusable == true && node.isInReach
  }

  /// Scrolls so that a node can be seen.
  package func reveal(_ node: LayoutNode) {
    reveal(CGRect(origin: .zero, size: node.presentedFrame.size), of: node)
  }

  /// Scrolls so that a part of a node can be seen.
  package func reveal(_ rect: CGRect, of node: LayoutNode) {
    var ancestor = node.layoutParent
    while let current = ancestor {
      current.responder?.reveal(rect, of: node)
      ancestor = current.layoutParent
    }
  }

  /// Shows where the focus is, as after a use of the keyboard.
  package func showFocus() { setVisible(true) }

  private func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    focused?.responder?.focusDidChange(true, isVisible: visible)
    graph.tooltips.focusDidChange()
  }

  /// A pointer went down on nodes (innermost first): the focus goes to the first that takes it.
  /// A finger may be about to scroll, so it moves the focus only by a tap, which is the recognisers' business. A press
  /// elsewhere leaves the focus where it is.
  func pointerWentDown(_ path: ContiguousArray<LayoutNode>, kind: PointerEvent.Kind) {
    setVisible(false)
    place = path.first { $0.responder?.isFocusable == true }
    guard kind != .touch else { return }
    let target = path.first { $0.responder.map { $0.takesFocusOnPress && $0.isFocusable } ?? false }
    guard let target else { return }
    isTakingPress = true
    focus(target)
    isTakingPress = false
  }

  /// What has the focus, or else where Tab would go on from.
  package var focusedOrPlace: LayoutNode? { focused ?? place }

  /// A part of a view goes, in which the focus may be.
  func leave(_ part: LayoutNode, to view: LayoutNode) {
    if resignFocus(in: part) != nil { place = view }
  }

  /// Moves the focus to the next or previous node in reading order, around the ends.
  @discardableResult
  package func move(forward: Bool) -> Bool {
    setVisible(true)
    let order = FocusOrder.nodes(in: graph.root)
    let place = focusedOrPlace
    if let place, let outside = graph.tooltips.leave(from: place, forward: forward, in: order) {
      focus(outside)
      return true
    }
    let start = order.firstIndex { $0 === place } ?? place.flatMap { stepIntoView($0, forward: forward, order) }
    for step in 1...max(1, order.count) where step <= order.count {
      let distance = forward ? step : order.count - step
      let index = ((start ?? (forward ? order.count - 1 : order.count)) + distance) % order.count
      guard order[index].isTabStop else { continue }
      focus(order[index])
      return true
    }
    return false
  }

  /// The place in the order from which a step leads into a view, or backwards out of it.
  private func stepIntoView(_ view: LayoutNode, forward: Bool, _ order: ContiguousArray<LayoutNode>) -> Int? {
    let first = order.firstIndex { node in
      var outer = node.layoutParent
      while let current = outer, current !== view { outer = current.layoutParent }
      return outer != nil
    }
    return first.map { forward ? $0 + order.count - 1 : $0 }
  }

  // MARK: Keys

  func send(_ event: KeyEvent) -> Bool {
    // What was disabled after it got the focus hears no more keys.
    if let focused, focused.responder?.isFocusable != true { focus(nil) }
    if event.isDown, !["Shift", "Control", "Alt", "Meta"].contains(event.key) { setVisible(true) }
    var node = focused
    while let current = node {
      if current.responder?.handleKey(event) == true { return true }
      node = current.layoutParent
    }
    guard event.isDown else { return false }
    if offer(graph.root, { $0.handleShortcut(event) }) || takeBack(event) { return true }
    switch event.key {
    case "Tab" where event.modifiers.isDisjoint(with: [.control, .option, .command]):
      return move(forward: !event.modifiers.contains(.shift))
    case "Escape": return performExitCommand()
    default: return graph.scrolling.send(event)
    }
  }

  /// Takes the last change back, or makes it again, where a key asks for that.
  private func takeBack(_ event: KeyEvent) -> Bool {
    guard !event.modifiers.isDisjoint(with: [.control, .command]), !event.modifiers.contains(.option) else {
      return false
    }
    let undo = graph.undoManager
    switch (event.key.lowercased(), event.modifiers.contains(.shift)) {
    case ("z", false) where undo.canUndo: undo.undo()
    case ("z", true) where undo.canRedo, ("y", false) where undo.canRedo: undo.redo()
    default: return false
    }
    return true
  }

  /// Does what Escape asks for: a tooltip goes first, then come the nodes around the focus, then those drawn in front.
  package func performExitCommand() -> Bool {
    if graph.tooltips.dismiss() { return true }
    var node = focused
    while let current = node {
      if current.responder?.handleExitCommand() == true { return true }
      node = current.layoutParent
    }
    return offer(graph.root) { $0.handleExitCommand() }
  }

  /// Offers something to all nodes that can be used, those drawn in front first and inner ones before outer ones.
  private func offer(_ node: LayoutNode, _ take: (any InputResponder) -> Bool) -> Bool {
    if node.ignoresInput { return false }
    for child in node.childrenInPaintOrder.reversed() where offer(child, take) { return true }
    return node.responder.map(take) ?? false
  }
}
