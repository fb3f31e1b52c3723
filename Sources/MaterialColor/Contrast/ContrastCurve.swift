/// A value, mostly a contrast ratio, that depends on the contrast level a user has chosen.
public struct ContrastCurve: Hashable, Sendable {
  /// At level -1.
  public var low: Double
  /// At level 0.
  public var normal: Double
  /// At level 0.5.
  public var medium: Double
  /// At level 1.
  public var high: Double

  public init(_ low: Double, _ normal: Double, _ medium: Double, _ high: Double) {
    self.low = low
    self.normal = normal
    self.medium = medium
    self.high = high
  }

  /// The value at a contrast level: linear between the four, constant beyond.
  public func value(atContrastLevel level: Double) -> Double {
    if level <= -1 { return low }
    if level < 0 { return interpolate(low, normal, level + 1) }
    if level < 0.5 { return interpolate(normal, medium, level / 0.5) }
    if level < 1 { return interpolate(medium, high, (level - 0.5) / 0.5) }
    return high
  }
}

/// A literal is a curve that is the same at all levels.
extension ContrastCurve: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(value, value, value, value)
  }

  public init(integerLiteral value: Int) {
    self.init(floatLiteral: Double(value))
  }
}
