/// What is drawn for an element, as it is at this instant: animations and scrolling included.
package struct Inspection {
  package var fontSize: CGFloat?
  /// The colour of the element's first text, or of its tinted picture.
  package var color: Color.Resolved?
  /// The colour that fills the element's rectangle.
  package var background: Color.Resolved?
  /// With that of everything around it.
  package var opacity = 1.0
  /// Of the shape that fills, cuts or casts the shadow of the element's rectangle.
  package var cornerRadius: CGFloat?
  package var image: ImageInspection?
  /// What components say of themselves, by name; see ``View/inspectionValue(_:_:)``.
  package var values: [String: Double] = [:]
}

/// What is known of a picture.
package struct ImageInspection: Hashable, Sendable {
  package enum State: String, Hashable, Sendable {
    case loading, loaded, failed
  }

  package var source: String
  package var state: State
  /// The size of the pixels that are held; nil while there are none.
  package var pixelSize: CGSize?
}

extension SemanticsNode {
  /// What is drawn for the element now.
  package func inspect() -> Inspection {
    var inspection = Inspection()
    layoutNode.inspectSubtree(&inspection)
    inspection.opacity = layoutNode.effectiveOpacity
    if let item = layoutNode.currentItem {
      let size = layoutNode.presentedFrame.size
      var reader = DrawingReader(box: CGRect(origin: .zero, size: size))
      reader.read(item, offset: .zero)
      inspection.color = reader.color
      inspection.background = reader.background
      inspection.cornerRadius = reader.cornerRadius
    }
    return inspection
  }
}

extension LayoutNode {
  fileprivate func inspectSubtree(_ inspection: inout Inspection) {
    inspect(&inspection)
    for child in layoutChildren { child.inspectSubtree(&inspection) }
  }

  /// The opacity of everything around the node, and of what it consists of as far as that is one thing.
  fileprivate var effectiveOpacity: Double {
    var result = 1.0
    var outer = layoutParent
    while let node = outer {
      result *= node.drawnOpacity
      outer = node.layoutParent
    }
    var inner: LayoutNode? = self
    while let node = inner {
      result *= node.drawnOpacity
      inner = node.layoutChildren.count == 1 ? node.layoutChildren.first : nil
    }
    return result
  }
}

/// Finds an element's colours and corners in what it draws, back to front.
@MainActor
private struct DrawingReader {
  let box: CGRect
  var color: Color.Resolved?
  var background: Color.Resolved?
  var cornerRadius: CGFloat?

  init(box: CGRect) { self.box = box }

  mutating func read(_ item: DisplayItem, offset: CGPoint) {
    for operation in item.operations { read(operation, offset: offset) }
  }

  private mutating func read(_ operation: DisplayOperation, offset: CGPoint) {
    switch operation {
    case .fill(let shape, let paint):
      guard covers(shape, offset) else { return }
      noteCorners(of: shape)
      if case .color(let color) = paint, background == nil { background = color }
    case .border(let rounded, _, _), .shadow(let rounded, _):
      if covers(.rounded(rounded), offset) { noteCorners(of: .rounded(rounded)) }
    case .text(_, _, let base, let runs):
      if color == nil { color = runs.lazy.compactMap { $0 }.first ?? base }
    case .image(_, _, _, let tint?, _):
      if color == nil { color = tint }
    case .clip(let shape, let item, let inner):
      if covers(shape, offset) { noteCorners(of: shape) }
      read(item, offset: offset + inner)
    case .item(let item, let inner), .opacity(_, let item, let inner), .blur(_, let item, let inner),
      .recolored(_, let item, let inner):
      read(item, offset: offset + inner)
    case .transform(let transform, let item):
      read(item, offset: offset + CGPoint(x: transform.tx, y: transform.ty))
    case .stroke, .image, .platformView: break
    }
  }

  private mutating func noteCorners(of shape: DisplayShape) {
    guard cornerRadius == nil else { return }
    cornerRadius = shape.roundedRect?.topLeft
  }

  /// Whether a shape is the element's own and not a part's; a point's worth of rounding is allowed on each side.
  private func covers(_ shape: DisplayShape, _ offset: CGPoint) -> Bool {
    let bounds = shape.bounds.offsetBy(dx: offset.x, dy: offset.y)
    return bounds.insetBy(dx: -1, dy: -1).contains(box)
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

/// Names a figure of a view for `inspect`.
public struct _InspectionValueModifier: ElementModifier {
  let name: String
  let value: Double
  package func makeNode(in context: WrapperContext) -> InspectionValueNode { InspectionValueNode(context) }
  package func update(_ node: InspectionValueNode) { (node.name, node.value) = (name, value) }
}

package final class InspectionValueNode: WrapperNode {
  var name = ""
  var value = 0.0

  package override func inspect(_ inspection: inout Inspection) {
    if inspection.values[name] == nil { inspection.values[name] = value }
  }
}

extension View {
  /// Gives tests and the driver's `inspect` a figure that can't be seen in what is drawn, such as an elevation.
  public func inspectionValue(_ name: String, _ value: Double) -> some View {
    modifier(_InspectionValueModifier(name: name, value: value))
  }
}
