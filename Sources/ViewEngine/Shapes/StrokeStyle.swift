import Foundation

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle around the end point.
  case round
  /// Half a line width further than the end point.
  case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Sharp, up to the miter limit.
  case miter
  /// A circle around the corner.
  case round
  /// Cut off.
  case bevel
}

/// How the outline of a shape is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points, half of it on each side of the outline.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// How many line widths a sharp corner may be long; a longer one is cut off.
  public var miterLimit: CGFloat
  /// The lengths in points of dashes and gaps in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The line width, the miter limit and the dash phase; the pattern itself does not animate.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// How the inside of a shape is drawn.
@frozen public struct FillStyle: Hashable, Sendable {
  /// Whether a place is inside if the outline winds around it an odd number of times; otherwise if it does at all.
  public var isEOFilled: Bool
  /// Whether the edges are smoothed.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
