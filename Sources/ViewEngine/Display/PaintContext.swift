/// What a view draws with. Coordinates are the view's own, in points, with the origin in its top left corner.
@MainActor
public struct PaintContext {
  package let node: LayoutNode
  /// The view's size as it is shown now.
  public let size: CGSize
  /// Device pixels in a point.
  public let scale: CGFloat
  package private(set) var operations: ContiguousArray<DisplayOperation> = []
  private let origin: CGPoint
  private let snappedOrigin: CGPoint

  package init(node: LayoutNode, origin: CGPoint, size: CGSize, scale: CGFloat) {
    self.node = node
    self.size = size
    self.scale = scale
    self.origin = origin
    snappedOrigin = PixelGrid(scale: scale).snap(origin)
  }

  /// The environment at the view's place. What is read here is followed: a change draws the view again and runs
  /// no body.
  public var environment: EnvironmentValues { node.environment.values }

  /// The view's rectangle, with edges on device pixels.
  public var bounds: CGRect { snapped(CGRect(origin: .zero, size: size)) }

  /// Moves a rectangle's edges to the nearest device pixels.
  public func snapped(_ rect: CGRect) -> CGRect {
    PixelGrid(scale: scale).snap(rect.offsetBy(dx: origin.x, dy: origin.y))
      .offsetBy(dx: -snappedOrigin.x, dy: -snappedOrigin.y)
  }

  /// Moves a point to the nearest device pixel.
  public func snapped(_ point: CGPoint) -> CGPoint {
    let moved = PixelGrid(scale: scale).snap(CGPoint(x: point.x + origin.x, y: point.y + origin.y))
    return CGPoint(x: moved.x - snappedOrigin.x, y: moved.y - snappedOrigin.y)
  }

  package mutating func append(_ operation: DisplayOperation) { operations.append(operation) }

  /// What `content` draws, as an item of its own in the same coordinates.
  package func group(_ content: (inout PaintContext) -> Void) -> DisplayItem {
    var inner = self
    inner.operations = []
    content(&inner)
    var ink = CGRect.null
    for operation in inner.operations { ink = ink.union(operation.inkBounds) }
    return inner.operations.isEmpty ? .empty : DisplayItem(operations: inner.operations, inkBounds: ink)
  }
}
