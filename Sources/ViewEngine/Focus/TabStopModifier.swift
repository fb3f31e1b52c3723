/// Says whether Tab comes to what is in a view.
public struct _TabStopModifier: ElementModifier {
  let isTabStop: Bool
  package func makeNode(in context: WrapperContext) -> TabStopNode { TabStopNode(context) }
  package func update(_ node: TabStopNode) { node.stops = isTabStop }
}

package final class TabStopNode: WrapperNode {
  var stops = true
}

extension LayoutNode {
  /// Whether Tab comes to the node, as far as it and the views around it say.
  var isTabStop: Bool { isTabStop(within: nil) }

  /// Whether Tab comes to the node, as far as the views around it say that lie in another one.
  func isTabStop(within view: LayoutNode?) -> Bool {
    if responder?.isReachedByTab == false { return false }
    var node: LayoutNode? = self
    while let current = node, current !== view {
      if let stop = current as? TabStopNode, !stop.stops { return false }
      if let roving = current as? RovingFocusNode, !roving.isTabStop(self) { return false }
      node = current.layoutParent
    }
    return true
  }
}

extension View {
  /// Says whether Tab comes to what can have the focus in this view. What it passes by can still be given the focus by a
  /// pointer or by program, as ARIA's composite widgets want it: of a row of tabs only the selected one is a stop, and
  /// arrows move among them.
  public func focusTabStop(_ isTabStop: Bool) -> some View { modifier(_TabStopModifier(isTabStop: isTabStop)) }
}
