import ViewEngine

/// A filled shape in the picture, in window coordinates.
struct DrawnFill: Equatable {
  var rect: CGRect
  var color: Color.Resolved
  /// The product of all opacities around it.
  var opacity: Double
}

extension Stage {
  /// Everything that is filled with a plain colour, back to front.
  var fills: [DrawnFill] {
    var result: [DrawnFill] = []
    func visit(_ item: DisplayItem, _ transform: CGAffineTransform, _ opacity: Double) {
      for operation in item.operations {
        switch operation {
        case .fill(let shape, .color(let color)):
          result.append(DrawnFill(rect: shape.bounds.applying(transform), color: color, opacity: opacity))
        case .item(let inner, let offset), .clip(_, let inner, let offset), .blur(_, let inner, let offset):
          visit(inner, CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform), opacity)
        case .opacity(let value, let inner, let offset):
          visit(
            inner, CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform), opacity * value)
        case .transform(let own, let inner): visit(inner, own.concatenating(transform), opacity)
        default: break
        }
      }
    }
    visit(graph.displayItem, .identity, 1)
    return result
  }

  /// The fill with a colour.
  func fill(_ color: Color) -> DrawnFill? {
    let resolved = color.resolve(in: EnvironmentValues())
    return fills.first { $0.color == resolved }
  }
}
