import ViewEngine

/// What differs between two pictures, so that only that is drawn again.
@MainActor
enum Damage {
  /// A rectangle that holds all differences, in the items' coordinates; null if there are none.
  ///
  /// Items are shared between pictures, so most comparisons end at once: what has not changed is the same object. In an
  /// item that was put together anew, operations are compared one by one.
  static func between(_ old: DisplayItem, _ new: DisplayItem) -> CGRect {
    if old === new { return .null }
    guard old.operations.count == new.operations.count else { return touched(by: old).union(touched(by: new)) }
    var damage = CGRect.null
    for index in old.operations.indices {
      damage = damage.union(between(old.operations[index], new.operations[index]))
    }
    return damage
  }

  private static func touched(by item: DisplayItem) -> CGRect {
    item.operations.reduce(.null) { $0.union(touched(by: $1)) }
  }

  private static func between(_ old: DisplayOperation, _ new: DisplayOperation) -> CGRect {
    switch (old, new) {
    case (.item(let first, let from), .item(let second, let to)) where from == to:
      return between(first, second).offsetBy(dx: to.x, dy: to.y)
    case (.clip(let shape, let first, let from), .clip(let other, let second, let to))
    where from == to && shape == other:
      return between(first, second).offsetBy(dx: to.x, dy: to.y).intersection(shape.bounds)
    case (.opacity(let opacity, let first, let from), .opacity(let other, let second, let to))
    where from == to && opacity == other:
      return between(first, second).offsetBy(dx: to.x, dy: to.y)
    case (.recolored(let matrix, let first, let from), .recolored(let other, let second, let to))
    where from == to && matrix == other:
      return between(first, second).offsetBy(dx: to.x, dy: to.y)
    case (.transform(let transform, let first), .transform(let other, let second)) where transform == other:
      let inside = between(first, second)
      return inside.isNull ? .null : inside.applying(transform)
    case (.blur(let radius, let first, let from), .blur(let other, let second, let to))
    where first === second && from == to && radius == other:
      return .null
    default:
      return isSame(old, new) ? .null : touched(by: old).union(touched(by: new))
    }
  }

  /// What an operation touches, which may be more than its ink bounds say: letters of a large font reach out of their
  /// line, and GSK blurs a shadow over one and a half times its radius, faintly.
  private static func touched(by operation: DisplayOperation) -> CGRect {
    let reach: CGFloat =
      switch operation {
      case .text(let text, _, _, _): text.size.height / CGFloat(max(1, text.lineCount)) / 4
      case .shadow(_, let shadow): shadow.blur / 2 + 1
      // What is in an item is not looked at again; this is enough for the largest of Material's shadows and fonts.
      case .item, .opacity, .clip, .transform, .blur, .recolored: 16
      default: 0
      }
    return operation.inkBounds.isNull ? .null : operation.inkBounds.insetBy(dx: -reach, dy: -reach)
  }

  /// Whether two operations without items draw the same.
  private static func isSame(_ old: DisplayOperation, _ new: DisplayOperation) -> Bool {
    switch (old, new) {
    case (.fill(let shape, let paint), .fill(let otherShape, let otherPaint)):
      shape == otherShape && paint == otherPaint
    case (.stroke(let shape, let paint, let style), .stroke(let otherShape, let otherPaint, let otherStyle)):
      shape == otherShape && paint == otherPaint && style == otherStyle
    case (.border(let shape, let color, let width), .border(let otherShape, let otherColor, let otherWidth)):
      shape == otherShape && color == otherColor && width == otherWidth
    case (.shadow(let shape, let shadow), .shadow(let otherShape, let otherShadow)):
      shape == otherShape && shadow == otherShadow
    case (.text(let text, let origin, let color, let runs), .text(let other, let place, let otherColor, let otherRuns)):
      text === other && origin == place && color == otherColor && runs == otherRuns
    case (
      .image(let image, let source, let frame, let tint, let smooth),
      .image(let other, let otherSource, let otherFrame, let otherTint, let otherSmooth)
    ):
      image === other && source == otherSource && frame == otherFrame && tint == otherTint && smooth == otherSmooth
    default: false
    }
  }
}
