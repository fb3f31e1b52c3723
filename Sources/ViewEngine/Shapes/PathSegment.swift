import Foundation

/// A line or a curve of an outline with its start.
struct PathSegment {
  /// Whether the segment is the line that closes its part of the outline.
  var isClosing: Bool
  /// The index of the part of the outline that the segment belongs to.
  var part: Int
  /// Start and end of a line, with one control point between for a quadratic curve and two for a cubic one.
  var points: [CGPoint]

  /// The segments of an outline.
  ///
  /// - Parameter closingOpenParts: Whether parts that are not closed get a closing line, as they do when filled.
  static func segments(of elements: [Path.Element], closingOpenParts: Bool) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var part = 0
    func add(_ points: [CGPoint], closing: Bool = false) {
      segments.append(PathSegment(isClosing: closing, part: part, points: points))
    }
    func closeIfOpen() {
      if closingOpenParts, current != start { add([current, start], closing: true) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        closeIfOpen()
        part += 1
        (start, current) = (point, point)
      case .line(let point):
        add([current, point])
        current = point
      case .quadCurve(let point, let control):
        add([current, control, point])
        current = point
      case .curve(let point, let control1, let control2):
        add([current, control1, control2, point])
        current = point
      case .closeSubpath:
        add([current, start], closing: true)
        part += 1
        current = start
      }
    }
    closeIfOpen()
    return segments
  }

  /// The element that draws the segment from its start.
  var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The point at a curve parameter in 0…1.
  func point(at t: CGFloat) -> CGPoint {
    Self.reduce(points, t).first ?? points[0]
  }

  /// The part of the segment between two curve parameters.
  func subsegment(from: CGFloat, to: CGFloat) -> PathSegment {
    var result = self
    if to < 1 { result.points = Self.split(result.points, at: to).before }
    if from > 0 { result.points = Self.split(result.points, at: to > 0 ? from / to : 0).after }
    if from > 0 || to < 1 { result.isClosing = false }
    return result
  }

  /// Includes the segment's ends and the places where a curve turns.
  func extend(_ bounds: inout PointBounds) {
    bounds.include(points[0])
    bounds.include(points[points.count - 1])
    guard points.count > 2 else { return }
    for t in turns(\.x) + turns(\.y) where t > 0 && t < 1 {
      bounds.include(point(at: t))
    }
  }

  /// Points along the segment, its start left out, so near to each other that lines between them stray from it by a
  /// twentieth of a point at most.
  func flattened() -> [CGPoint] {
    guard points.count > 2 else { return [points[1]] }
    // A curve's distance from its chord is bounded by an eighth of its second difference's size.
    var bend: CGFloat = 0
    for index in 0..<(points.count - 2) {
      let dx = points[index].x - 2 * points[index + 1].x + points[index + 2].x
      let dy = points[index].y - 2 * points[index + 1].y + points[index + 2].y
      bend = max(bend, (dx * dx + dy * dy).squareRoot())
    }
    let degree = CGFloat(points.count - 1)
    let wanted = (degree * (degree - 1) * bend / (8 * 0.05)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(256, max(1, wanted))) : 1
    return (1...count).map { $0 == count ? points[points.count - 1] : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The curve parameters at which a coordinate stops growing or shrinking.
  private func turns(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let p = points.map { $0[keyPath: coordinate] }
    if p.count == 3 {
      let denominator = p[0] - 2 * p[1] + p[2]
      return denominator == 0 ? [] : [(p[0] - p[1]) / denominator]
    }
    let a = p[3] - 3 * p[2] + 3 * p[1] - p[0]
    let b = 2 * (p[2] - 2 * p[1] + p[0])
    let c = p[1] - p[0]
    guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }

  /// De Casteljau's reduction down to one point.
  private static func reduce(_ points: [CGPoint], _ t: CGFloat) -> [CGPoint] {
    var points = points
    while points.count > 1 { points = step(points, t) }
    return points
  }

  /// The curves before and after a parameter.
  private static func split(_ points: [CGPoint], at t: CGFloat) -> (before: [CGPoint], after: [CGPoint]) {
    var (before, after) = ([points[0]], [points[points.count - 1]])
    var rest = points
    while rest.count > 1 {
      rest = step(rest, t)
      before.append(rest[0])
      after.insert(rest[rest.count - 1], at: 0)
    }
    return (before, after)
  }

  private static func step(_ points: [CGPoint], _ t: CGFloat) -> [CGPoint] {
    zip(points, points.dropFirst()).map { first, second in
      CGPoint(x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
    }
  }
}
