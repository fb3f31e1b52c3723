/// Gives a view a length that is a part of its container's: the nearest scroll view's or page's, or the window's.
public struct _ContainerRelativeFrameModifier: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  package func makeNode(in context: WrapperContext) -> ContainerRelativeFrameNode {
    ContainerRelativeFrameNode(context)
  }
  package func update(_ node: ContainerRelativeFrameNode) {
    node.modifier = self
    node.setNeedsLayout()
  }
}

package final class ContainerRelativeFrameNode: WrapperNode {
  var modifier: _ContainerRelativeFrameModifier?
  /// The container's size when this node was last measured.
  private var used = CGSize.zero

  override init(_ context: WrapperContext) {
    super.init(context)
    graph.scrolling.addRelative(self)
  }

  package override func willUnmount() {
    graph.scrolling.removeRelative(self)
    super.willUnmount()
  }

  private var container: LayoutNode {
    var step = layoutParent
    while let node = step {
      if node.relativeContainerSize != nil { return node }
      step = node.layoutParent
    }
    return graph.root
  }

  private var containerSize: CGSize {
    if let size = container.relativeContainerSize { return size }
    let insets = graph.safeArea.insets
    return CGSize(width: graph.size.width - insets.horizontal, height: graph.size.height - insets.vertical)
  }

  /// A container has its size: if that is another one than was counted with, measures made with it are void.
  func containerDidResize(_ container: LayoutNode) {
    guard container === self.container, containerSize != used else { return }
    setNeedsLayout(through: container)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let modifier else { return proposal }
    used = containerSize
    var inner = proposal
    for axis in Axis.allCases where modifier.axes.contains(axis) {
      inner[axis] = max(0, modifier.length(used[axis], axis))
    }
    return inner
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = child?.measure(inner) ?? .zero
    for axis in Axis.allCases where modifier?.axes.contains(axis) == true { size[axis] = inner[axis] ?? 0 }
    return size
  }

  package override func placeChildren() {
    child?.place(aligned: modifier?.alignment ?? .center, in: size, proposal: inner(proposal))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    child?.explicitAlignment(key, proposal: inner(proposal), aligned: modifier?.alignment ?? .center, in: size)
  }
}

/// Makes a view the container of the relative frames in it, as pages of navigation are.
struct SizeContainerModifier: ElementModifier {
  func makeNode(in context: WrapperContext) -> SizeContainerNode { SizeContainerNode(context) }
  func update(_ node: SizeContainerNode) {}
}

final class SizeContainerNode: WrapperNode {
  /// The size that is likely, as long as there is none.
  private var expected = CGSize.zero

  override var relativeContainerSize: CGSize? { hasBeenPlaced ? size : expected }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if !hasBeenPlaced { expected = proposal.replacingUnspecifiedDimensions(by: graph.size) }
    return super.computeSize(proposal)
  }

  override func placeChildren() {
    graph.scrolling.containerDidResize(self)
    super.placeChildren()
  }
}

extension View {
  /// Gives the view the length of its container along some axes: of the nearest scroll view or page of a
  /// ``NavigationStack``, or of the window, in each case without the parts that its safe area takes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view the length of `span` of `count` equal parts of its container with `spacing` points between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let parts = CGFloat(max(1, count))
    let taken = CGFloat(max(0, span))
    return modifier(
      _ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        (length - spacing * (parts - 1)) / parts * taken + (taken - 1) * spacing
      })
  }

  /// Gives the view a length made from its container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
