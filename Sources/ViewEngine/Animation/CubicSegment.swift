import Foundation

/// A cubic Bézier curve read as a function: x is the input, y the output.
struct CubicSegment: Hashable, Sendable {
  var start: UnitPoint
  var control1: UnitPoint
  var control2: UnitPoint
  var end: UnitPoint

  /// The output for an input between the ends' x.
  func value(at x: Double) -> Double {
    Self.coordinate(start.y, control1.y, control2.y, end.y, at: parameter(at: x))
  }

  /// The slope dy/dx for an input between the ends' x.
  ///
  /// Where a control point lies on the end next to it both derivatives vanish, and a difference quotient stands in.
  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(start.x, control1.x, control2.x, end.x, at: t)
    if dx > 1e-6 {
      return Self.derivative(start.y, control1.y, control2.y, end.y, at: t) / dx
    }
    let low = max(Double(start.x), x - 1e-4)
    let high = min(Double(end.x), x + 1e-4)
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// The curve with input and output exchanged.
  var swapped: CubicSegment {
    func swap(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: point.y, y: point.x) }
    return CubicSegment(start: swap(start), control1: swap(control1), control2: swap(control2), end: swap(end))
  }

  /// The curve parameter at which x is reached, by Newton's method inside a bracket that bisection keeps shrinking:
  /// flat places make Newton's step alone leave the curve.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    let width = Double(end.x - start.x)
    guard width > 0 else { return 1 }
    var t = min(1, max(0, (x - Double(start.x)) / width))
    for _ in 0..<40 {
      let error = Self.coordinate(start.x, control1.x, control2.x, end.x, at: t) - x
      if abs(error) < 1e-10 { break }
      if error < 0 { low = t } else { high = t }
      let slope = Self.derivative(start.x, control1.x, control2.x, end.x, at: t)
      let next = slope > 1e-9 ? t - error / slope : low
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func coordinate(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, at t: Double) -> Double {
    let u = 1 - t
    return u * u * u * Double(p0) + 3 * u * u * t * Double(p1) + 3 * u * t * t * Double(p2) + t * t * t * Double(p3)
  }

  private static func derivative(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, at t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * u * Double(p1 - p0) + 2 * u * t * Double(p2 - p1) + t * t * Double(p3 - p2))
  }
}
