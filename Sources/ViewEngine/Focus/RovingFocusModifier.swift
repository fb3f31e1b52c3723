/// Makes what can have the focus in a view one stop for Tab, among which keys move.
///
/// 1. Arrows along the axis go to the next or previous one, around the ends, Home and End to the first and the last; what
/// uses these keys itself, as a text field does, goes first. 2. Tab comes to the one that had the focus last, at first to
/// the first one, and goes on from there to what follows the whole view.
public struct _RovingFocusModifier: ElementModifier {
  let axis: Axis
  package func makeNode(in context: WrapperContext) -> RovingFocusNode { RovingFocusNode(context) }
  package func update(_ node: RovingFocusNode) { node.axis = axis }
}

package final class RovingFocusNode: WrapperNode, InputResponder {
  var axis = Axis.horizontal
  /// What had the focus last.
  private weak var last: LayoutNode?

  override init(_ context: WrapperContext) {
    super.init(context)
    graph.focus.observe(self) { [weak self] _, node in
      guard let self, let node, self.contains(node) else { return }
      self.last = node
    }
  }

  package override func willUnmount() {
    graph.focus.stopObserving(self)
    super.willUnmount()
  }

  package override var responder: (any InputResponder)? { self }

  private func contains(_ node: LayoutNode) -> Bool {
    var step: LayoutNode? = node
    while let current = step, current !== self { step = current.layoutParent }
    return step != nil
  }

  /// What keys move among, in reading order: without what other views in this one keep Tab from.
  private var stops: ContiguousArray<LayoutNode> { FocusOrder.nodes(in: self).filter { $0.isTabStop(within: self) } }

  /// Whether Tab comes to a node in this view.
  func isTabStop(_ node: LayoutNode) -> Bool {
    let stops = stops
    guard let last, stops.contains(where: { $0 === last }) else { return stops.first === node }
    return last === node
  }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, event.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else { return false }
    let stops = stops
    guard let index = stops.firstIndex(where: { $0 === graph.focus.focused }) else { return false }
    switch event.key {
    case "Home": graph.focus.focus(stops[0])
    case "End": graph.focus.focus(stops[stops.count - 1])
    default:
      guard let step = step(of: event) else { return false }
      graph.focus.focus(stops[(index + step + stops.count) % stops.count])
    }
    return true
  }

  private func step(of event: KeyEvent) -> Int? {
    switch (axis, MoveCommandDirection(event)) {
    case (.horizontal, .right?): environment.isRightToLeft ? -1 : 1
    case (.horizontal, .left?): environment.isRightToLeft ? 1 : -1
    case (.vertical, .down?): 1
    case (.vertical, .up?): -1
    default: nil
    }
  }
}

extension View {
  /// Makes what can have the focus in this view one stop for Tab, as ARIA's toolbars want it: arrow keys move among the
  /// items, Home and End go to the first and the last, and Tab leaves them for what follows.
  ///
  /// Tab comes back to the item that had the focus last, at first to the first one. A pointer can focus any of them.
  /// - Parameter axis: the direction in which the items stand; arrows across it move nothing. Default: horizontal.
  public func rovingFocus(_ axis: Axis = .horizontal) -> some View { modifier(_RovingFocusModifier(axis: axis)) }
}
