/// A view whose content depends on its own size and place. It takes all the space that it is offered.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static var _isUnary: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = GeometryReaderNode<Content>(context: context)
    node.makeContent = view.content
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: GeometryReaderNode<Content>.self)
    node.makeContent = view.content
    node.setNeedsContent()
  }
}

/// What a ``GeometryReader`` tells its content.
@MainActor
public struct GeometryProxy {
  package let node: LayoutNode
  let reads: GeometryReads

  /// The reader's size in points.
  public var size: CGSize { node.size }

  /// How far the window's unsafe parts reach into the reader's frame.
  public var safeAreaInsets: EdgeInsets {
    let insets = node.graph.safeArea.insets(of: node)
    reads.insets = insets
    return insets
  }

  /// The reader's frame in a coordinate space. Followed: when the frame moves, the content is made again.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let frame = node.frame(in: space)
    reads.frames.append((space, frame))
    return frame
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The visible bounds of the named scroll view, if any.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let ancestor = node.ancestor(named: space.name) else { return nil }
    let origin = node.point(.zero, in: ancestor)
    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: ancestor.size)
  }
}

/// What a content read of its place.
@MainActor
final class GeometryReads {
  var frames: ContiguousArray<(CoordinateSpace, CGRect)> = []
  var insets: EdgeInsets?
  /// Further things that must still hold.
  var conditions: ContiguousArray<@MainActor () -> Bool> = []

  /// Whether nothing was read but places of the node and its ancestors.
  var areOfAncestorsOnly: Bool { insets == nil && conditions.isEmpty }

  func isCurrent(for node: LayoutNode) -> Bool {
    for (space, frame) in frames where node.frame(in: space) != frame { return false }
    if let insets, node.graph.safeArea.insets(of: node) != insets { return false }
    for holds in conditions where !holds() { return false }
    return true
  }
}

/// Makes its content during layout, when its size is known.
package final class GeometryReaderNode<Content: View>: ContainerNode, GeometryObserver {
  var makeContent: ((GeometryProxy) -> Content)?
  private var reads = GeometryReads()
  private var contentNode: GeometryContentNode<Content>?
  private var contentSize: CGSize?

  func setNeedsContent() {
    contentSize = nil
    setNeedsLayout()
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func placeChildren() {
    if contentSize != size {
      contentSize = size
      updateContent()
    }
    for child in layoutChildren {
      child.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  private func updateContent() {
    guard makeContent != nil else { return }
    if let contentNode {
      contentNode.evaluateBody()
    } else {
      let made = GeometryContentNode<Content>(context: contextBelow)
      made.reader = self
      contentNode = made
      made.evaluateBody()
      setContent(made)
    }
    graph.geometry.add(self)
  }

  /// The content for the present geometry.
  func currentContent() -> Content? {
    let reads = GeometryReads()
    self.reads = reads
    return makeContent?(GeometryProxy(node: self, reads: reads))
  }

  package var followsAncestorsOnly: Bool { reads.areOfAncestorsOnly }

  package func geometryMayHaveChanged() {
    if !reads.isCurrent(for: self) { contentNode?.setNeedsBody() }
  }
}

/// Evaluates a geometry reader's closure as a body, so that what it reads is followed.
final class GeometryContentNode<Content: View>: BodyNode {
  unowned(unsafe) var reader: GeometryReaderNode<Content>?

  override func evaluate() -> DependencyToken? {
    guard let reader else { return nil }
    return updateChild { reader.currentContent() }
  }
}
