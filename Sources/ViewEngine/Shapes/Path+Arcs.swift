import Foundation

extension Path {
  /// Adds an arc of a circle, and a line to its start if the outline has begun.
  ///
  /// - Parameter clockwise: Whether angles fall from start to end, which on screen, where y grows downwards, looks
  ///   counterclockwise. SwiftUI's parameter has this meaning.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise { delta = -delta }
    // More than one turn is one turn; less than none goes around to the end's next occurrence.
    if delta > turn {
      delta = turn
    } else if delta < 0 {
      delta -= (delta / turn).rounded(.down) * turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -delta : delta),
      transform: transform)
  }

  /// Adds an arc of a circle by its start and how far it goes, and a line to its start if the outline has begun.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double, tangent: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - tangent * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + tangent * cos(angle))
      ).applying(transform)
    }
    // A quarter of a circle per curve is exact to three ten-thousandths of the radius. An arc of many turns is drawn as
    // sixteen of them at most, since further ones only cover the first.
    let limit = 32 * Double.pi
    let sweep = min(limit, max(-limit, delta.radians))
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    let start = point(startAngle.radians)
    var added: [Element] = [isEmpty ? .move(to: start) : .line(to: start)]
    for index in 0..<count {
      let angle = startAngle.radians + Double(index) * step
      added.append(
        .curve(
          to: point(angle + step), control1: point(angle, tangent: reach),
          control2: point(angle + step, tangent: -reach)))
    }
    append(added)
  }

  /// Adds an arc that rounds the corner at a point on the way to another one, and a line to the arc's start.
  ///
  /// Without a corner, because the points lie on a line or the radius is zero, only the line to the first point is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End
    guard let current = currentPoint?.applying(transform.inverted()) else {
      move(to: corner.applying(transform))
      return
    }
    let (inX, inY) = (current.x - corner.x, current.y - corner.y)
    let (outX, outY) = (tangent2End.x - corner.x, tangent2End.y - corner.y)
    let inLength = (inX * inX + inY * inY).squareRoot()
    let outLength = (outX * outX + outY * outY).squareRoot()
    let cross = inX * outY - inY * outX
    guard radius > 0, inLength > 0, outLength > 0, abs(cross) > 1e-9 * inLength * outLength else {
      addLine(to: corner.applying(transform))
      return
    }
    // Half of the angle between the sides gives how far from the corner the circle touches them.
    let half = atan2(abs(cross), inX * outX + inY * outY) / 2
    let distance = radius / tan(half)
    let start = CGPoint(x: corner.x + inX / inLength * distance, y: corner.y + inY / inLength * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: start.x - side * inY / inLength * radius, y: start.y + side * inX / inLength * radius)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(atan2(start.y - center.y, start.x - center.x)),
      delta: .radians(-side * (.pi - 2 * half)), transform: transform)
  }
}
