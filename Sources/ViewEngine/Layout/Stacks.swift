/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: the distance between neighbours in points; nil leaves it to the views
  ///   (``ViewSpacing``).
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = StackNode(context: context)
    node.configure(axis: .horizontal, spacing: view.spacing, guide: view.alignment.key)
    node.setContent(Content._makeNode(view.content, in: context.below))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.configure(axis: .horizontal, spacing: view.spacing, guide: view.alignment.key)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// - Parameter spacing: the distance between neighbours in points; nil leaves it to the views
  ///   (``ViewSpacing``).
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = StackNode(context: context)
    node.configure(axis: .vertical, spacing: view.spacing, guide: view.alignment.key)
    node.setContent(Content._makeNode(view.content, in: context.below))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.configure(axis: .vertical, spacing: view.spacing, guide: view.alignment.key)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// Views on top of each other, aligned on both axes.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = ZStackNode(context: context)
    node.alignment = view.alignment
    node.setContent(Content._makeNode(view.content, in: context.below))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: ZStackNode.self)
    node.alignment = view.alignment
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// The node of views on top of each other.
package final class ZStackNode: ContainerNode {
  package var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  /// The guides' common line, measured from the top leading corner of the union of all frames.
  private func anchor(_ proposal: ProposedViewSize) -> (anchor: CGPoint, size: CGSize) {
    var before = CGPoint.zero
    var after = CGPoint.zero
    for (index, child) in layoutChildren.enumerated() {
      let size = child.measure(proposal)
      let x = child.alignment(alignment.horizontal.key, proposal: proposal)
      let y = child.alignment(alignment.vertical.key, proposal: proposal)
      before = index == 0 ? CGPoint(x: x, y: y) : CGPoint(x: max(before.x, x), y: max(before.y, y))
      let rest = CGPoint(x: size.width - x, y: size.height - y)
      after = index == 0 ? rest : CGPoint(x: max(after.x, rest.x), y: max(after.y, rest.y))
    }
    return (before, CGSize(width: before.x + after.x, height: before.y + after.y))
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { anchor(proposal).size }

  /// Where the stack lies if the guides of what is in it, moved ones too, are to meet those of a box.
  func originOfContent(aligned alignment: Alignment, in box: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let (anchor, _) = anchor(proposal)
    return CGPoint(
      x: alignment.horizontal.key.place(in: box) - anchor.x, y: alignment.vertical.key.place(in: box) - anchor.y)
  }

  package override var viewSpacing: ViewSpacing { ViewSpacing.of(layoutChildren.map(\.viewSpacing), along: nil) }

  package override func placeChildren() {
    // Open axes are settled by the size that came out.
    let settled = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    let (anchor, _) = anchor(settled)
    for child in layoutChildren {
      let x = child.alignment(alignment.horizontal.key, proposal: settled)
      let y = child.alignment(alignment.vertical.key, proposal: settled)
      child.place(at: CGPoint(x: anchor.x - x, y: anchor.y - y), proposal: settled)
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key.frameFraction == nil else { return nil }
    let (anchor, _) = anchor(proposal)
    let own = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    return key.combineExplicit(
      layoutChildren.map { child in
        child.explicitAlignment(key, proposal: proposal, size: child.measure(proposal)).map {
          $0 + (key.axis == .horizontal ? anchor.x : anchor.y) - child.alignment(own, proposal: proposal)
        }
      })
  }
}
