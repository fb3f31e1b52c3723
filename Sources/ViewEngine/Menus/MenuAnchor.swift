/// Where what a menu belongs to is, in the window.
///
/// A body that reads ``frame``, as that of an open menu, is evaluated again when the view has moved. While nobody reads
/// it, movements cost nothing.
@MainActor @Observable
final class MenuAnchor {
  @ObservationIgnored fileprivate weak var node: LayoutNode?
  /// What was read last; nil if the view has moved since, or nobody has read it.
  @ObservationIgnored private var known: CGRect?
  private var movements = 0

  nonisolated init() {}

  var frame: CGRect {
    _ = movements
    let now = node.map { $0.hasBeenPlaced ? $0.frame(in: nil) : .zero } ?? .zero
    known = now
    return now
  }

  fileprivate func mayHaveMoved() {
    guard let known, let node, node.frame(in: nil) != known else { return }
    self.known = nil
    node.graph.actions.change { [weak self] in self?.movements += 1 }
  }
}

/// Tells an anchor where its view is.
public struct _MenuAnchorModifier: ElementModifier {
  let anchor: MenuAnchor

  package func makeNode(in context: WrapperContext) -> MenuAnchorNode { MenuAnchorNode(context) }
  package func update(_ node: MenuAnchorNode) { node.anchor = anchor }
}

package final class MenuAnchorNode: WrapperNode, GeometryObserver {
  var anchor: MenuAnchor? {
    didSet { anchor?.node = self }
  }

  package override func placeChildren() {
    super.placeChildren()
    graph.geometry.add(self)
  }

  package func geometryMayHaveChanged() { anchor?.mayHaveMoved() }
}
