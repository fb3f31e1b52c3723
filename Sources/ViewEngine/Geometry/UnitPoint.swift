import Foundation

/// A point in a rectangle's own units: (0, 0) is its top leading corner and (1, 1) its bottom trailing one.
///
/// Coordinates outside 0…1 are allowed and name points outside the rectangle.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate; 0 is the leading edge.
  public var x: CGFloat
  /// The vertical coordinate; 0 is the top edge.
  public var y: CGFloat

  /// The top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point in a rectangle's coordinates.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
