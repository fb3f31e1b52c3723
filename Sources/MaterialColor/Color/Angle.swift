import Glibc

/// Arithmetic on hue angles.
enum Angle {
  /// The same angle in `0..<360`. Angles that are not finite count as 0.
  static func normalized(degrees: Double) -> Double {
    if degrees >= 0, degrees < 360 { return degrees }
    guard degrees.isFinite else { return 0 }
    let remainder = fmod(degrees, 360)
    return remainder < 0 ? remainder + 360 : remainder
  }

  /// The shorter way between two angles of `0..<360`, 0 to 180.
  static func difference(_ first: Double, _ second: Double) -> Double {
    180 - abs(abs(first - second) - 180)
  }

  /// +1 when the shorter way from one angle to the other goes up, -1 when it goes down; half a turn goes up.
  static func rotationDirection(from: Double, to: Double) -> Double {
    normalized(degrees: to - from) <= 180 ? 1 : -1
  }

  static func radians(degrees: Double) -> Double { degrees * (.pi / 180) }

  static func degrees(radians: Double) -> Double { radians * (180 / .pi) }
}

/// The point `amount` of the way from one number to another; exact at both ends.
func interpolate(_ start: Double, _ end: Double, _ amount: Double) -> Double {
  (1 - amount) * start + amount * end
}

/// `value`, moved to the nearest end when it lies outside `lower...upper`. Bounds that cross give the lower one first,
/// as the tone rules of the specification expect, where a `ClosedRange` would trap.
func clamp(_ value: Double, from lower: Double, to upper: Double) -> Double {
  if value < lower { return lower }
  if value > upper { return upper }
  return value
}
