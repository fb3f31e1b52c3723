/// A direction with a length, such as a velocity in points a second. Foundation on this platform has none.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
