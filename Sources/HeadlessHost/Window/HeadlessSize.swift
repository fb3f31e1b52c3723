import ViewEngine

/// The size of a window without a display: points, and device pixels in a point.
public struct HeadlessSize: Hashable, Sendable, CustomStringConvertible {
  /// In points.
  public var size: CGSize
  /// Device pixels in a point. Default: 1.
  public var scale: CGFloat

  public init(width: CGFloat, height: CGFloat, scale: CGFloat = 1) {
    size = CGSize(width: width, height: height)
    self.scale = scale
  }

  /// Reads `412x892` or `412x892@2`; nil for anything else, and for sizes out of range.
  public init?(_ text: String) {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = halves[0].split(separator: "x", omittingEmptySubsequences: false)
    guard halves.count <= 2, sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]) else { return nil }
    var scale = 1.0
    if halves.count == 2 {
      guard let given = Double(halves[1]) else { return nil }
      scale = given
    }
    self.init(width: CGFloat(width), height: CGFloat(height), scale: scale)
    guard isValid else { return nil }
  }

  /// Sides from 1 to 16384 points and a scale from 0.5 to 8, if no side has more than 32767 pixels: cairo's limit.
  var isValid: Bool {
    let sides = 1...16384.0
    return sides.contains(size.width) && sides.contains(size.height) && (0.5...8).contains(scale)
      && max(size.width, size.height) * scale <= 32767
  }

  public var description: String {
    let sides = "\(Self.short(size.width))x\(Self.short(size.height))"
    return scale == 1 ? sides : sides + "@\(Self.short(scale))"
  }

  private static func short(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
