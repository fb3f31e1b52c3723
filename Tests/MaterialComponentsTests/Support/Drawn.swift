import MaterialComponents

/// An operation of a picture, with its place in the window.
@MainActor
struct Drawn {
  let operation: DisplayOperation
  let offset: CGPoint
  /// What the operation is cut to, in the window, outermost first.
  let clips: [DisplayShape]

  static func all(in item: DisplayItem) -> [Drawn] {
    var result: [Drawn] = []
    collect(item, .zero, [], &result)
    return result
  }

  private static func collect(
    _ item: DisplayItem, _ offset: CGPoint, _ clips: [DisplayShape], _ result: inout [Drawn]
  ) {
    for operation in item.operations {
      switch operation {
      case .item(let inner, let by), .opacity(_, let inner, let by):
        collect(inner, offset + by, clips, &result)
      case .clip(let shape, let inner, let by):
        collect(inner, offset + by, clips + [shape.moved(by: offset)], &result)
      // Scaled or turned operations have no place that a test could name.
      case .transform(let transform, let inner) where transform.a == 1 && transform.d == 1 && transform.b == 0:
        collect(inner, offset + CGPoint(x: transform.tx, y: transform.ty), clips, &result)
      default: result.append(Drawn(operation: operation, offset: offset, clips: clips))
      }
    }
  }

  /// A filled shape with its colour.
  var fill: (shape: DisplayShape, color: Color.Resolved)? {
    guard case .fill(let shape, .color(let color)) = operation else { return nil }
    return (shape.moved(by: offset), color)
  }

  /// A circle of a ripple: its bounds and the colour in its middle.
  var wave: (bounds: CGRect, stops: [DisplayGradientStop])? {
    guard case .fill(let shape, .radialGradient(let stops, _, _, _)) = operation else { return nil }
    return (shape.moved(by: offset).bounds, stops)
  }

  var shadow: (shape: DisplayRoundedRect, shadow: DisplayShadow)? {
    guard case .shadow(let rounded, let shadow) = operation else { return nil }
    return (rounded.moved(by: offset), shadow)
  }

  var border: (shape: DisplayRoundedRect, color: Color.Resolved, width: CGFloat)? {
    guard case .border(let rounded, let color, let width) = operation else { return nil }
    return (rounded.moved(by: offset), color, width)
  }
}

extension DisplayShape {
  func moved(by offset: CGPoint) -> DisplayShape {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: offset.x, dy: offset.y))
    case .rounded(let rounded): .rounded(rounded.moved(by: offset))
    case .path(let path, let evenOdd): .path(path.offsetBy(dx: offset.x, dy: offset.y), evenOdd: evenOdd)
    }
  }
}

extension DisplayRoundedRect {
  func moved(by offset: CGPoint) -> DisplayRoundedRect {
    var copy = self
    copy.rect = rect.offsetBy(dx: offset.x, dy: offset.y)
    return copy
  }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
}

extension MaterialColorScheme {
  static let light = MaterialColors.baseline.light
  static let dark = MaterialColors.baseline.dark

  /// A role's colour at an opacity.
  func color(_ role: ColorRole, _ opacity: Float) -> Color.Resolved {
    var color = self[role]
    color.opacity *= opacity
    return color
  }
}
