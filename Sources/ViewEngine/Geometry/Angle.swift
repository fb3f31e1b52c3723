import Foundation

/// A geometric angle; positive angles turn clockwise on screen, since y grows downwards.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of zero.
  public init() {
    self.init(radians: 0)
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180))
  }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }

  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs.radians += rhs.radians
  }

  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs.radians -= rhs.radians
  }
}
