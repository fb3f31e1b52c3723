/// Rounds to the device's pixels.
package struct PixelGrid {
  package let scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  package func snap(_ value: CGFloat) -> CGFloat {
    let scaled = value * scale
    // Most edges lie on a pixel already, and rounding is a call.
    if abs(scaled) < 1e15, CGFloat(Int(scaled)) == scaled { return value }
    return scaled.rounded() / scale
  }
  package func snap(_ point: CGPoint) -> CGPoint { CGPoint(x: snap(point.x), y: snap(point.y)) }

  /// Edges are rounded, not sizes: what meets in layout meets on the screen.
  package func snap(_ rect: CGRect) -> CGRect {
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }

  /// How far a point lies from the pixel it is rounded to. Items drawn at the same phase look the same.
  package func phase(of point: CGPoint) -> CGPoint {
    let snapped = snap(point)
    return CGPoint(x: point.x - snapped.x, y: point.y - snapped.y)
  }
}

/// Collects a node's item. Positions that come in are in the space of the enclosing transform; those that go out are
/// relative to the node's own snapped corner.
@MainActor
package struct DisplayBuilder {
  package let origin: CGPoint
  package let scale: CGFloat
  package var operations: ContiguousArray<DisplayOperation> = []
  package var inkBounds = CGRect.null
  private let snappedOrigin: CGPoint

  package init(origin: CGPoint, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
    snappedOrigin = PixelGrid(scale: scale).snap(origin)
  }

  package func finish() -> DisplayItem {
    operations.isEmpty ? .empty : DisplayItem(operations: operations, inkBounds: inkBounds)
  }

  package mutating func append(_ own: ContiguousArray<DisplayOperation>) {
    for operation in own { append(operation) }
  }

  package mutating func append(_ operation: DisplayOperation) {
    operations.append(operation)
    extendInk(over: operation.inkBounds)
  }

  /// As `CGRect.union`, for rectangles that are never turned inside out.
  private mutating func extendInk(over rect: CGRect) {
    if rect.isNull { return }
    if inkBounds.isNull {
      inkBounds = rect
      return
    }
    let left = min(inkBounds.origin.x, rect.origin.x)
    let top = min(inkBounds.origin.y, rect.origin.y)
    let right = max(inkBounds.origin.x + inkBounds.size.width, rect.origin.x + rect.size.width)
    let bottom = max(inkBounds.origin.y + inkBounds.size.height, rect.origin.y + rect.size.height)
    inkBounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The offset from this node's corner to a point in the enclosing space, in whole pixels.
  package func offset(to absolute: CGPoint) -> CGPoint {
    let snapped = PixelGrid(scale: scale).snap(absolute)
    return CGPoint(x: snapped.x - snappedOrigin.x, y: snapped.y - snappedOrigin.y)
  }

  package mutating func append(_ item: DisplayItem, at absolute: CGPoint) {
    guard !item.operations.isEmpty else { return }
    let offset = offset(to: absolute)
    operations.append(.item(item, offset: offset))
    extendInk(
      over: item.inkBounds.isNull
        ? .null
        : CGRect(
          x: item.inkBounds.origin.x + offset.x, y: item.inkBounds.origin.y + offset.y,
          width: item.inkBounds.size.width, height: item.inkBounds.size.height))
  }
}

extension DisplayOperation {
  /// A rectangle that holds everything the operation touches.
  @MainActor
  package var inkBounds: CGRect {
    switch self {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, _, let style):
      shape.bounds.insetBy(dx: -style.lineWidth * max(1, style.miterLimit / 2), dy: -style.lineWidth * 2)
    case .border(let rounded, _, _): rounded.rect
    case .shadow(let rounded, let shadow):
      rounded.rect.insetBy(dx: -(shadow.spread + shadow.blur), dy: -(shadow.spread + shadow.blur))
        .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).union(rounded.rect)
    case .text(let layout, let origin, _, _):
      // Italic glyphs and accents may leave their line box by a little.
      CGRect(origin: origin, size: layout.size).insetBy(dx: -4, dy: -4)
    case .image(_, _, let destination, _, _): destination
    case .item(let item, let offset), .opacity(_, let item, let offset), .recolored(_, let item, let offset):
      item.inkBounds.offsetBy(dx: offset.x, dy: offset.y)
    case .clip(let shape, let item, let offset):
      item.inkBounds.offsetBy(dx: offset.x, dy: offset.y).intersection(shape.bounds)
    case .transform(let transform, let item): item.inkBounds.applying(transform)
    case .blur(let radius, let item, let offset):
      item.inkBounds.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -radius * 2, dy: -radius * 2)
    case .platformView(_, let frame): frame
    }
  }
}
