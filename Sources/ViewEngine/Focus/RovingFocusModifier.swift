/// Makes what can have the focus in a view one stop for Tab, among which keys move.
///
/// 1. Arrows along an axis go to the next or previous one, around the ends, Home and End to the first and the last; what
/// uses these keys itself, as a text field does, goes first. 2. Tab comes to the one that had the focus last, at first to
/// the one that is chosen or else the first, and goes on from there to what follows the whole view. 3. Where the choice
/// follows the focus, keys choose what they come to, and Tab always comes to what is chosen.
public struct _RovingFocusModifier: ElementModifier {
  let axes: Axis.Set
  let selectionFollows: Bool
  package func makeNode(in context: WrapperContext) -> RovingFocusNode { RovingFocusNode(context) }
  package func update(_ node: RovingFocusNode) {
    node.axes = axes
    node.selectionFollows = selectionFollows
  }
}

package final class RovingFocusNode: WrapperNode, InputResponder {
  var axes = Axis.Set.horizontal
  var selectionFollows = false
  /// What had the focus last.
  private weak var last: LayoutNode?

  override init(_ context: WrapperContext) {
    super.init(context)
    graph.focus.observe(self) { [weak self] _, node in
      guard let self, let node, self.isAround(node) else { return }
      self.last = node
    }
  }

  package override func willUnmount() {
    graph.focus.stopObserving(self)
    super.willUnmount()
  }

  package override var responder: (any InputResponder)? { self }

  /// What keys move among, in reading order: without what other views in this one keep Tab from.
  private var stops: ContiguousArray<LayoutNode> { FocusOrder.nodes(in: self).filter { $0.isTabStop(within: self) } }

  /// Whether Tab comes to a node in this view.
  func isTabStop(_ node: LayoutNode) -> Bool {
    let stops = stops
    let known = stops.first { $0 === last }
    if !selectionFollows, let known { return known === node }
    return (chosen(of: stops) ?? known ?? stops.first) === node
  }

  /// The first of some nodes that is told as checked or selected.
  private func chosen(of stops: ContiguousArray<LayoutNode>) -> LayoutNode? {
    var builder = SemanticsBuilder(clip: CGRect(origin: .zero, size: graph.size))
    super.describe(to: &builder)
    let chosen = builder.nodes.flatMap(\.flattened).filter {
      !$0.properties.states.isDisjoint(with: [.checked, .selected])
    }
    // What tells of the state may lie around what has the focus, or in it.
    return stops.first { stop in
      chosen.contains { $0.layoutNode.isAround(stop) || stop.isAround($0.layoutNode) }
    }
  }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, event.modifiers.isDisjoint(with: [.control, .option, .command, .shift]) else { return false }
    let stops = stops
    guard let index = stops.firstIndex(where: { $0 === graph.focus.focused }) else { return false }
    switch event.key {
    case "Home": move(to: stops[0])
    case "End": move(to: stops[stops.count - 1])
    default:
      guard let step = step(of: event) else { return false }
      move(to: stops[(index + step + stops.count) % stops.count])
    }
    return true
  }

  private func move(to node: LayoutNode) {
    guard node !== graph.focus.focused else { return }
    graph.focus.focus(node)
    if selectionFollows { (node as? PressNode)?.activate(.keyboard) }
  }

  private func step(of event: KeyEvent) -> Int? {
    switch MoveCommandDirection(event) {
    case .right? where axes.contains(.horizontal): environment.isRightToLeft ? -1 : 1
    case .left? where axes.contains(.horizontal): environment.isRightToLeft ? 1 : -1
    case .down? where axes.contains(.vertical): 1
    case .up? where axes.contains(.vertical): -1
    default: nil
    }
  }
}

extension View {
  /// Makes what can have the focus in this view one stop for Tab, as ARIA's toolbars want it: arrow keys move among the
  /// items, Home and End go to the first and the last, and Tab leaves them for what follows.
  ///
  /// Tab comes back to the item that had the focus last, at first to one that is checked or selected, or else the first
  /// one. A pointer can focus any of them.
  /// - Parameters:
  ///   - axes: the directions in which the items stand; arrows across them move nothing. Default: horizontal.
  ///   - selectionFollows: whether keys press the item that they come to, as in ARIA's radio groups. Tab then comes to
  ///     the item that is checked, whatever had the focus last. Default: no.
  public func rovingFocus(_ axes: Axis.Set = .horizontal, selectionFollows: Bool = false) -> some View {
    modifier(_RovingFocusModifier(axes: axes, selectionFollows: selectionFollows))
  }
}

extension LayoutNode {
  /// Whether the node is another one or lies around it.
  fileprivate func isAround(_ node: LayoutNode) -> Bool {
    var step: LayoutNode? = node
    while let current = step, current !== self { step = current.layoutParent }
    return step != nil
  }
}
