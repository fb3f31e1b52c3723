import Foundation

extension Path: LosslessStringConvertible {
  /// The outline as text: coordinates followed by `m` for a move, `l` for a line, `q` for a quadratic curve, `c` for a
  /// cubic one, and `h` where a part is closed. Curves list their control points before their end.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): text(point) + " m"
      case .line(let point): text(point) + " l"
      case .quadCurve(let point, let control): text(control, point) + " q"
      case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// A path from the text that `description` gives; `re` after an origin and a size adds a rectangle. `nil` if the text
  /// is not of this form.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): append(.move(to: points[0]))
      case ("l", 2): append(.line(to: points[0]))
      case ("q", 4): append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 6): append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): append(.closeSubpath)
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
  }

  /// A number as short as it can be read back exactly, whole numbers without a fraction.
  private static func text(_ number: CGFloat) -> String {
    let text = Double(number).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
