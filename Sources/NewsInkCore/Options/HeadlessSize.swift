/// The size of a screen without a display: `412x892` or `412x892@2`.
public struct HeadlessSize: Equatable, Sendable {
  /// In logical points, 1…16384.
  public let width: Int
  /// In logical points, 1…16384.
  public let height: Int
  /// Pixels per point, 0.5…4; 1 by default.
  public let scale: Double

  /// Reads `WIDTHxHEIGHT` or `WIDTHxHEIGHT@SCALE`; `nil` for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    var scale = 1.0
    if parts.count == 2 {
      guard let value = Double(parts[1]), (0.5...4).contains(value) else { return nil }
      scale = value
    }
    self.width = width
    self.height = height
    self.scale = scale
  }
}
