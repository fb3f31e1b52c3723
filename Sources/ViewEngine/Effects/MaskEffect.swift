/// Cuts a view to what another draws.
public struct _MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { Base._isUnary(content) }

  public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode { Base._makeNode(Base(modifier: modifier), content: content, in: context) }

  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    Base._updateNode(node, with: Base(modifier: modifier), content: content)
  }

  /// The part that works on nodes.
  struct Base: ElementModifier {
    let modifier: _MaskModifier

    func makeNode(in context: WrapperContext) -> MaskNode {
      let node = MaskNode(context)
      let stack = ZStackNode(context: context.context.below)
      stack.setContent(Mask._makeNode(modifier.mask, in: context.context.below))
      node.setSecondary(stack)
      node.needsSecondaryUpdate = false
      return node
    }

    func update(_ node: MaskNode) {
      node.alignment = modifier.alignment
      if node.needsSecondaryUpdate, let content = node.secondary?.content {
        Mask._updateNode(content, with: modifier.mask)
      }
      node.needsSecondaryUpdate = true
    }
  }
}

/// Cuts by the outlines of what the mask fills, since the floor of the renderer has no masks by alpha: a mask of one
/// opacity makes the view that transparent, text and pictures count as their rectangles.
package final class MaskNode: SecondaryContentNode {
  package override func compose(into builder: inout DisplayBuilder) {
    guard let child, let secondary else { return }
    let maskOrigin = physicalOrigin(of: secondary)
    let maskAbsolute = CGPoint(x: builder.origin.x + maskOrigin.x, y: builder.origin.y + maskOrigin.y)
    let mask = secondary.displayItem(at: maskAbsolute, scale: builder.scale)
    let maskPlace = builder.offset(to: maskAbsolute)
    guard let (shape, opacity) = mask.maskShape(CGAffineTransform(translationX: maskPlace.x, y: maskPlace.y)) else {
      return
    }
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    let item = child.displayItem(at: absolute, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    let clip = DisplayOperation.clip(shape, item, offset: builder.offset(to: absolute))
    guard opacity < 1 else { return builder.append(clip) }
    let group = DisplayItem(operations: [clip], inkBounds: clip.inkBounds)
    builder.append(.opacity(opacity, group, offset: .zero))
  }

  package override func hitTest(_ point: CGPoint, path: inout ContiguousArray<LayoutNode>) -> Bool {
    guard let child, !ignoresInput, let inner = self.point(point, toChild: child),
      child.hitTest(inner, path: &path)
    else { return false }
    path.append(self)
    return true
  }

  package override func describe(to builder: inout SemanticsBuilder) { child?.describe(to: &builder) }
}

extension DisplayItem {
  /// The union of what the item covers, and the highest opacity in it; nil if it covers nothing.
  func maskShape(_ transform: CGAffineTransform) -> (DisplayShape, Double)? {
    var shapes: ContiguousArray<(DisplayShape, CGAffineTransform)> = []
    var opacity = 0.0
    collectMask(transform, 1, &shapes, &opacity)
    guard opacity > 0, let first = shapes.first else { return nil }
    if shapes.count == 1, let moved = first.0.moved(by: first.1) { return (moved, min(1, opacity)) }
    var path = Path()
    for (shape, transform) in shapes { path.addPath(shape.path, transform: transform) }
    return (.path(path, evenOdd: false), min(1, opacity))
  }

  private func collectMask(
    _ transform: CGAffineTransform, _ factor: Double,
    _ shapes: inout ContiguousArray<(DisplayShape, CGAffineTransform)>, _ opacity: inout Double
  ) {
    func moved(_ offset: CGPoint) -> CGAffineTransform {
      CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
    }
    for operation in operations {
      switch operation {
      case .item(let item, let offset), .blur(_, let item, let offset), .recolored(_, let item, let offset):
        item.collectMask(moved(offset), factor, &shapes, &opacity)
      case .opacity(let value, let item, let offset):
        item.collectMask(moved(offset), factor * value, &shapes, &opacity)
      case .transform(let own, let item):
        item.collectMask(own.concatenating(transform), factor, &shapes, &opacity)
      case .clip(let shape, _, _), .fill(let shape, .linearGradient), .fill(let shape, .radialGradient),
        .fill(let shape, .angularGradient):
        shapes.append((shape, transform))
        opacity = max(opacity, factor)
      case .fill(let shape, .color(let color)):
        guard color.opacity > 0 else { continue }
        shapes.append((shape, transform))
        opacity = max(opacity, factor * Double(color.opacity))
      case .shadow: continue
      case .border, .stroke, .text, .image, .platformView:
        shapes.append((.rect(operation.inkBounds), transform))
        opacity = max(opacity, factor)
      }
    }
  }
}

extension DisplayShape {
  fileprivate var path: Path {
    switch self {
    case .rect(let rect): Path(rect)
    case .rounded(let rounded):
      Path(
        roundedRect: rounded.rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: rounded.topLeft, bottomLeading: rounded.bottomLeft, bottomTrailing: rounded.bottomRight,
          topTrailing: rounded.topRight),
        style: .circular)
    case .path(let path, _): path
    }
  }

  /// The shape moved, if a move is all that the transform does.
  fileprivate func moved(by transform: CGAffineTransform) -> DisplayShape? {
    guard transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 else { return nil }
    switch self {
    case .rect(let rect): return .rect(rect.offsetBy(dx: transform.tx, dy: transform.ty))
    case .rounded(var rounded):
      rounded.rect = rounded.rect.offsetBy(dx: transform.tx, dy: transform.ty)
      return .rounded(rounded)
    case .path(let path, let evenOdd):
      return .path(path.applying(transform), evenOdd: evenOdd)
    }
  }
}

extension View {
  /// Cuts the view to what another view fills, aligned with it.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Cuts the view to what another view fills.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
