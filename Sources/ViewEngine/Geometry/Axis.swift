/// The horizontal or vertical dimension of a two-dimensional space.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The dimension along which x grows.
  case horizontal
  /// The dimension along which y grows, downwards.
  case vertical

  /// A set of axes, for example the directions in which a scroll view scrolls.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set that holds one axis.
    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    /// Whether the set holds the axis.
    package func contains(_ axis: Axis) -> Bool {
      contains(Set(axis))
    }
  }

  /// The other axis.
  package var perpendicular: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension Axis: CustomStringConvertible {
  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }
}
