import Foundation

/// Colors along a line: what linear, radial and angular gradients have in common.
@frozen public struct Gradient: Hashable, Sendable {
  /// A color at a place on the gradient's line.
  @frozen public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The place, 0 at the start of the line and 1 at its end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colors between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private enum Kind {
      case device
      case perceptual
    }

    private let kind: Kind

    /// In sRGB with its transfer function, as CSS's `rgb()` and most image programs do.
    public static let device = ColorSpace(kind: .device)
    /// In Oklab, in which equal steps look equal.
    public static let perceptual = ColorSpace(kind: .perceptual)

    var isPerceptual: Bool { kind == .perceptual }
  }

  /// The colors and their places, in ascending order of the places.
  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colors at equal distances from the start to the end of the line.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
