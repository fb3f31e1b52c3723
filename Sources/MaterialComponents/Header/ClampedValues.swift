extension Comparable {
  /// The value, or the end of a range that it lies beyond. Where the ends are in the wrong order, `maxValue` counts.
  public func clamped(min minValue: Self, max maxValue: Self) -> Self { Swift.min(Swift.max(self, minValue), maxValue) }
}

extension BinaryFloatingPoint {
  /// The value within 0…1.
  public func clamped01() -> Self { clamped(min: 0, max: 1) }
}
