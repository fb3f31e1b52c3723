import Foundation

/// The curve that rounds a corner, in the corner's own coordinates: x is the distance from the corner along the side
/// from which the outline comes, y the distance along the side on which it goes on.
struct CornerCurve {
  /// The points of one or more cubic curves: start, then two controls and an end for each curve.
  private var points: [CGPoint]
  /// What the points' horizontal and vertical distances are multiplied by.
  private let width: CGFloat
  private let height: CGFloat

  /// The distance from an end of a quarter circle's Bézier curve to its control point, relative to the radius:
  /// 4/3 (√2 - 1).
  static let circleControl: CGFloat = 0.5522847498307936

  /// A quarter of an ellipse.
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    points = width > 0 && height > 0 ? Self.quarter : [.zero]
  }

  /// A corner of a radius. A continuous one needs about half as much again of each side; where there is less, it
  /// approaches a quarter of a circle.
  ///
  /// - Parameter limit: How much of each side there is.
  init(radius: CGFloat, style: RoundedCornerStyle, limit: CGFloat) {
    self.init(width: radius, height: radius)
    guard radius > 0, style == .continuous else { return }
    let smoothness = min(1, (limit / radius - 1) / (Self.continuousExtent - 1))
    guard smoothness > 0 else { return }
    points = zip(Self.circular, Self.continuous).map { circle, smooth in
      CGPoint(x: circle.x + (smooth.x - circle.x) * smoothness, y: circle.y + (smooth.y - circle.y) * smoothness)
    }
  }

  /// Where the curve starts.
  func start(at corner: CGPoint, from: SideDirection) -> CGPoint {
    placed(points[0], at: corner, from: from, to: SideDirection(dx: 0, dy: 0))
  }

  /// The curve between two sides that leave the corner in the directions given; nothing for a square corner.
  func elements(at corner: CGPoint, from: SideDirection, to: SideDirection) -> [Path.Element] {
    stride(from: 1, to: points.count, by: 3).map { index in
      .curve(
        to: placed(points[index + 2], at: corner, from: from, to: to),
        control1: placed(points[index], at: corner, from: from, to: to),
        control2: placed(points[index + 1], at: corner, from: from, to: to))
    }
  }

  private func placed(_ point: CGPoint, at corner: CGPoint, from: SideDirection, to: SideDirection) -> CGPoint {
    CGPoint(
      x: corner.x + (point.x * from.dx + point.y * to.dx) * width,
      y: corner.y + (point.x * from.dy + point.y * to.dy) * height)
  }

  /// A quarter of a unit circle as one curve.
  private static let quarter = [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - circleControl, y: 0), CGPoint(x: 0, y: 1 - circleControl), CGPoint(x: 0, y: 1),
  ]

  /// How far a continuous corner reaches along a side, relative to its radius.
  private static let continuousExtent: CGFloat = 1.52866483

  /// The control points of iOS's continuous corner as published measurements of its paths give them, for a radius of 1.
  private static let continuous = [
    CGPoint(x: 1.52866483, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379),
    CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: 1.52866483),
  ]

  /// A quarter of a unit circle in as many curves as a continuous corner, cut where that one's joints lie, so that the
  /// two can be blended point by point.
  private static let circular: [CGPoint] = {
    let joint = atan2(1 - continuous[3].x, 1 - continuous[3].y)
    let angles: [CGFloat] = [0, joint, .pi / 2 - joint, .pi / 2]
    /// A point of the circle around (1, 1), or one off it by a distance along the tangent.
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: 1 - sin(angle) - tangent * cos(angle),
        y: 1 - cos(angle) + tangent * sin(angle))
    }
    return [point(0)]
      + zip(angles, angles.dropFirst()).flatMap { start, end in
        let reach = 4 / 3 * tan((end - start) / 4)
        return [point(start, tangent: reach), point(end, tangent: -reach), point(end)]
      }
  }()
}

/// A direction along a side.
struct SideDirection {
  var dx: CGFloat
  var dy: CGFloat
}
