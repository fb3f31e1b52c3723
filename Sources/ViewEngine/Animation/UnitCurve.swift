import Foundation

/// A function from progress in time to progress of a value, both 0 at the start and 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  /// One cubic piece of a curve that is drawn as a path. It starts where the piece before it ends.
  ///
  /// x is progress in time and y progress of the value, both measured over the whole curve.
  public struct Segment: Hashable, Sendable {
    public var control1: UnitPoint
    public var control2: UnitPoint
    public var end: UnitPoint

    public init(control1: UnitPoint, control2: UnitPoint, end: UnitPoint) {
      self.control1 = control1
      self.control2 = control2
      self.end = end
    }
  }

  private enum Function: Hashable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`: fast ends, slow middle.
    case circularEaseOutIn
    case cubic(CubicSegment)
    case path([CubicSegment])
  }

  private let function: Function

  private init(_ function: Function) {
    self.function = function
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1), as CSS's `cubic-bezier()`.
  ///
  /// The control points' x is brought into 0…1, since time does not run backwards; y is free, so a curve can overshoot.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func limited(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(1, max(0, point.x)), y: point.y) }
    return UnitCurve(
      .cubic(
        CubicSegment(
          start: .zero, control1: limited(startControlPoint), control2: limited(endControlPoint),
          end: .bottomTrailing)))
  }

  /// A curve drawn as a path of cubic pieces from (0, 0) to (1, 1), as Material's emphasized easing.
  ///
  /// Each x is brought into the range from its piece's start to 1, and control points between the ends of their piece,
  /// since time does not run backwards. A path that ends before (1, 1) is completed by a straight line.
  public static func path(_ segments: [Segment]) -> UnitCurve {
    func limited(_ point: UnitPoint, _ low: CGFloat, _ high: CGFloat) -> UnitPoint {
      UnitPoint(x: min(high, max(low, point.x)), y: point.y)
    }
    var start = UnitPoint.zero
    var pieces: [CubicSegment] = []
    for segment in segments {
      let end = limited(segment.end, start.x, 1)
      pieces.append(
        CubicSegment(
          start: start, control1: limited(segment.control1, start.x, end.x),
          control2: limited(segment.control2, start.x, end.x), end: end))
      start = end
    }
    if start != .bottomTrailing {
      pieces.append(CubicSegment(start: start, control1: start, control2: .bottomTrailing, end: .bottomTrailing))
    }
    return UnitCurve(.path(pieces))
  }

  public static let linear = UnitCurve(.linear)
  /// Starts slowly: `cubic-bezier(0.42, 0, 1, 1)`.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: .bottomTrailing)
  /// Ends slowly: `cubic-bezier(0, 0, 0.58, 1)`.
  public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Starts and ends slowly: `cubic-bezier(0.42, 0, 0.58, 1)`.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle that starts flat.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends flat.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of circles, flat at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The value's progress for a progress in time, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(1, max(0, progress))
    switch function {
    case .linear: return x
    case .circularEaseIn: return Self.circularIn(x)
    case .circularEaseOut: return Self.circularOut(x)
    case .circularEaseInOut:
      return x < 0.5 ? Self.circularIn(2 * x) / 2 : (1 + Self.circularOut(2 * x - 1)) / 2
    case .circularEaseOutIn:
      return x < 0.5 ? Self.circularOut(2 * x) / 2 : (1 + Self.circularIn(2 * x - 1)) / 2
    case .cubic(let segment): return segment.value(at: x)
    case .path(let segments): return Self.piece(of: segments, at: x).value(at: x)
    }
  }

  /// The curve's slope for a progress in time, which is clamped to 0…1.
  public func velocity(at progress: Double) -> Double {
    let x = min(1, max(0, progress))
    switch function {
    case .linear: return 1
    case .cubic(let segment): return segment.slope(at: x)
    case .path(let segments): return Self.piece(of: segments, at: x).slope(at: x)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn:
      let low = max(0, x - 1e-5)
      let high = min(1, x + 1e-5)
      return (value(at: high) - value(at: low)) / (high - low)
    }
  }

  /// The curve with time and value exchanged: the inverse of a curve that never goes back.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseIn: UnitCurve(.circularEaseOut)
    case .circularEaseOut: UnitCurve(.circularEaseIn)
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(.circularEaseInOut)
    case .cubic(let segment): UnitCurve(.cubic(segment.swapped))
    case .path(let segments): UnitCurve(.path(segments.map(\.swapped)))
    }
  }

  private static func piece(of segments: [CubicSegment], at x: Double) -> CubicSegment {
    segments.first { x <= Double($0.end.x) && $0.end.x > $0.start.x } ?? segments[segments.count - 1]
  }

  private static func circularIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func circularOut(_ x: Double) -> Double { (1 - (1 - x) * (1 - x)).squareRoot() }
}
