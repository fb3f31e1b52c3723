/// Draws a circular progress indicator: an arc for what is done, and one for the rest, a gap away on both sides.
struct CircularProgressEffect: ProgressEffect, Equatable {
  /// 0…1; nil while that is not known.
  var fraction: Double?
  var isActive = true
  var look = CircularProgressLook.standard

  func interactionDidChange(_ effect: EffectContext) {
    ProgressMotion.follow(
      fraction, isActive: isActive, cycle: ProgressTokens.circularCycle, change: ProgressTokens.circularChange,
      effect)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let thickness = look.thickness
    let ring = CircularProgressRing(size: context.size, thickness: thickness)
    guard ring.radius > 0 else { return }
    let (start, sweep): (Double, Double)
    if fraction == nil {
      let round = CircularRound(time: effect[ProgressMotion.round] * ProgressTokens.circularCycle)
      (start, sweep) = (round.start, round.sweep)
    } else {
      (start, sweep) = (0, min(max(effect[ProgressMotion.fraction], 0), 1))
    }
    let style = StrokeStyle(lineWidth: thickness, lineCap: .round)
    if let track = look.track, let rest = ring.rest(start: start, sweep: sweep) {
      context.stroke(ring.arc(rest), with: track, style: style)
    }
    if sweep > 0 { context.stroke(ring.arc((start, sweep)), with: look.active, style: style) }
  }
}

/// The line and the colours of a circular indicator.
struct CircularProgressLook: Equatable {
  /// Points.
  var thickness: CGFloat
  var active: AnyShapeStyle
  /// What is not done; nil draws nothing there.
  var track: AnyShapeStyle?

  static let standard = CircularProgressLook(
    thickness: ProgressTokens.thickness, active: AnyShapeStyle(Color.role(ProgressTokens.activeColor)),
    track: AnyShapeStyle(Color.role(ProgressTokens.trackColor)))

  /// In a button, in place of an icon of a size: the line keeps its part of the circle, the colour is the label's.
  static func inButton(size: CGFloat) -> CircularProgressLook {
    CircularProgressLook(
      thickness: ProgressTokens.thickness * size / ProgressTokens.circularSize, active: AnyShapeStyle(.foreground))
  }
}

/// Where the arc is in a round of an indicator without a known length, in turns from the top: Compose.
struct CircularRound {
  let time: TimeInterval

  private static let leastSweep = 0.1
  private static let mostSweep = 0.87
  private static let growth = ProgressKeyframe(
    start: 0, duration: 3,
    curve: .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)))
  /// A quarter of a turn every 1.5 s, each within 0.3 s.
  private static let extraTurns = (0..<4).map { index in
    ProgressKeyframe(
      start: 1.5 * Double(index), duration: 0.3,
      curve: .bezier(startControlPoint: UnitPoint(x: 0.05, y: 0.7), endControlPoint: UnitPoint(x: 0.1, y: 1)))
  }

  /// Three even turns in a round, and the extra ones.
  var start: Double {
    3 * time / ProgressTokens.circularCycle + Self.extraTurns.reduce(0) { $0 + $1.value(at: time) / 4 }
  }

  /// Grows in the first half of a round and shrinks in the second.
  var sweep: Double {
    let half = ProgressTokens.circularCycle / 2
    let grown =
      time <= half ? Self.growth.value(at: time) : 1 - Self.growth.value(at: time - half)
    return Self.leastSweep + (Self.mostSweep - Self.leastSweep) * grown
  }
}

/// The geometry of a circular indicator. Angles are in turns from the top, clockwise.
struct CircularProgressRing {
  let center: CGPoint
  /// To the middle of the line.
  let radius: CGFloat
  private let thickness: CGFloat

  init(size: CGSize, thickness: CGFloat) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = (min(size.width, size.height) - thickness) / 2
    self.thickness = thickness
  }

  /// The gap between the middles of two round ends, in turns: what is seen, and half a thickness on each side.
  var gap: Double { Double((ProgressTokens.gap + thickness) / (2 * .pi * radius)) }

  /// The arc that is not done; nil where no room is left for it.
  func rest(start: Double, sweep: Double) -> (start: Double, sweep: Double)? {
    // The gap grows with an arc that has just begun, so that nothing jumps.
    let gap = min(gap, sweep)
    let rest = 1 - sweep - 2 * gap
    return rest > 0 ? (start + sweep + gap, rest) : nil
  }

  func arc(_ arc: (start: Double, sweep: Double)) -> Path {
    Path { path in
      path.addRelativeArc(
        center: center, radius: radius, startAngle: .radians((arc.start - 0.25) * 2 * .pi),
        delta: .radians(min(arc.sweep, 1) * 2 * .pi))
    }
  }
}
