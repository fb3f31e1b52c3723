/// Tells when a view comes into sight and when it is out of it.
public struct _ScrollVisibilityModifier: ElementModifier {
  let threshold: Double
  let action: (Bool) -> Void
  package func makeNode(in context: WrapperContext) -> ScrollVisibilityNode { ScrollVisibilityNode(context) }
  package func update(_ node: ScrollVisibilityNode) {
    node.threshold = threshold
    node.action = action
  }
}

package final class ScrollVisibilityNode: WrapperNode, GeometryObserver {
  var threshold = 0.5
  var action: ((Bool) -> Void)?
  private var isVisible = false
  private var guardian = RepetitionGuard()

  package override func placeChildren() {
    super.placeChildren()
    graph.geometry.add(self)
  }

  package func geometryMayHaveChanged() {
    guard isMounted else { return }
    let now = meetsThreshold
    guard now != isVisible else { return }
    guard guardian.mayFire(in: graph, what: "onScrollVisibilityChange") else { return }
    isVisible = now
    graph.actions.change { [weak self] in
      guard let self, self.isMounted else { return }
      self.action?(now)
    }
  }

  private var meetsThreshold: Bool {
    let whole = frame(in: nil)
    let seen = visibleFrame
    guard seen.width > 0, seen.height > 0 else { return false }
    let area = whole.width * whole.height
    return area > 0 && seen.width * seen.height >= area * CGFloat(threshold)
  }
}

extension LayoutNode {
  /// The part of the node's frame, in the window, that no edge of the window, of a scroll view or of a clip cuts off.
  package var visibleFrame: CGRect {
    var visible = frame(in: nil).intersection(CGRect(origin: .zero, size: graph.size))
    var ancestor = layoutParent
    while let current = ancestor, !visible.isNull {
      if let clip = current.contentClip {
        let edges = [
          current.point(clip.origin, in: nil), current.point(CGPoint(x: clip.maxX, y: clip.maxY), in: nil),
        ]
        visible = visible.intersection(
          CGRect(
            x: min(edges[0].x, edges[1].x), y: min(edges[0].y, edges[1].y), width: abs(edges[1].x - edges[0].x),
            height: abs(edges[1].y - edges[0].y)))
      }
      ancestor = current.layoutParent
    }
    return visible.isNull ? CGRect(origin: frame(in: nil).origin, size: .zero) : visible
  }
}

extension View {
  /// Calls an action when the view comes into sight or goes out of it, by scrolling or in another way; first when it
  /// is in sight. A view that leaves the hierarchy while it is in sight calls nothing.
  /// - Parameters:
  ///   - threshold: how much of the view's area must be in sight, 0…1; 0 is any of it.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: min(max(threshold, 0), 1), action: action))
  }
}
