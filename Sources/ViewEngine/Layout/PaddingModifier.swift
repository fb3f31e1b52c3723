/// Space around a view.
public struct _PaddingLayout: ElementModifier, Equatable {
  let insets: EdgeInsets

  package func makeNode(in context: WrapperContext) -> PaddingNode { PaddingNode(context) }
  package func update(_ node: PaddingNode) { node.insets = insets }
}

package final class PaddingNode: WrapperNode {
  /// The space in force; moves to a new figure by the transaction's animation.
  private var shown = EdgeInsets()

  var insets = EdgeInsets() {
    didSet {
      guard insets != oldValue else { return }
      let start = shown
      shown = insets
      setNeedsLayout()
      guard hasBeenPlaced else { return }
      graph.animations.animate(
        self, slot: .custom(0), from: start.animatableData, to: insets.animatableData, transaction
      ) { node, value in
        node.shown.animatableData = value
        node.setNeedsLayout()
      }
    }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child?.measure(proposal.inset(by: shown)) ?? .zero
    return CGSize(width: max(0, size.width + shown.horizontal), height: max(0, size.height + shown.vertical))
  }

  package override var viewSpacing: ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return super.viewSpacing.reset(padded)
  }

  package override func placeChildren() {
    child?.place(at: CGPoint(x: shown.leading, y: shown.top), proposal: proposal.inset(by: shown))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard let child else { return nil }
    let inner = proposal.inset(by: shown)
    return child.explicitAlignment(key, proposal: inner, size: child.measure(inner)).map {
      $0 + (key.axis == .horizontal ? shown.leading : shown.top)
    }
  }
}

extension View {
  /// Adds space around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

  /// Adds space at some edges. A nil length is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      _PaddingLayout(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds the same space on all sides, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
