/// Cuts what a view draws to a shape. As in SwiftUI, what is cut off can still be hit; `contentShape(_:)` limits that.
public struct _ClipEffect<S: Shape>: ElementModifier {
  let shape: S
  let style: FillStyle
  package func makeNode(in context: WrapperContext) -> ClipNode<S> { ClipNode(context, shape: shape) }
  package func update(_ node: ClipNode<S>) { node.update(shape, style) }
}

package final class ClipNode<S: Shape>: WrapperNode {
  private var shape: S
  private var style = FillStyle()

  init(_ context: WrapperContext, shape: S) {
    self.shape = shape
    super.init(context)
  }

  func update(_ shape: S, _ style: FillStyle) {
    self.style = style
    guard !FieldTable.of(S.self).areEqual(self.shape, shape) else { return }
    let start = self.shape.animatableData
    self.shape = shape
    setNeedsCompose()
    graph.animations.animate(self, slot: .clip, from: start, to: shape.animatableData, transaction) { node, value in
      node.shape.animatableData = value
      node.setNeedsCompose()
    }
  }

  private func outline(in rect: CGRect) -> DisplayShape {
    DisplayShape(shape.path(in: rect), evenOdd: style.isEOFilled)
  }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    let size = presentedFrame.size
    let grid = PixelGrid(scale: builder.scale)
    let absoluteRect = grid.snap(CGRect(origin: builder.origin, size: size))
    let corner = builder.offset(to: absoluteRect.origin)
    let rect = CGRect(origin: corner, size: absoluteRect.size)
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    let item = child.displayItem(at: absolute, scale: builder.scale)
    guard !item.operations.isEmpty, rect.width > 0, rect.height > 0 else { return }
    builder.append(.clip(outline(in: rect), item, offset: builder.offset(to: absolute)))
  }

  package override var contentClip: CGRect? { CGRect(origin: .zero, size: presentedFrame.size) }

  package override func describe(to builder: inout SemanticsBuilder) {
    builder.clipped(to: frame(in: nil)) { super.describe(to: &$0) }
  }
}

extension View {
  /// Cuts what the view draws to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Cuts what the view draws to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Cuts what the view draws to a rectangle with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
