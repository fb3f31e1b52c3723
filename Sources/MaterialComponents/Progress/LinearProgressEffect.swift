/// Draws a linear progress indicator: what is done, a gap, the rest, and a dot at the end.
struct LinearProgressEffect: ProgressEffect, Equatable {
  /// 0…1; nil while that is not known.
  var fraction: Double?
  var isActive = true

  func interactionDidChange(_ effect: EffectContext) {
    ProgressMotion.follow(
      fraction, isActive: isActive, cycle: ProgressTokens.linearCycle, change: ProgressTokens.linearChange, effect)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let bar = LinearProgressBar(
      width: context.size.width, height: context.size.height,
      isRightToLeft: context.environment.layoutDirection == .rightToLeft)
    let active =
      fraction == nil
      ? LinearRound(time: effect[ProgressMotion.round] * ProgressTokens.linearCycle).segments
      : [0...min(max(effect[ProgressMotion.fraction], 0), 1)]
    let segments = bar.segments(active: active)
    for segment in segments.track { bar.draw(segment, Color.role(ProgressTokens.trackColor), in: &context) }
    if fraction != nil, let stop = bar.stop(track: segments.track) {
      bar.draw(stop, Color.role(ProgressTokens.stopColor), in: &context)
    }
    for segment in segments.active { bar.draw(segment, Color.role(ProgressTokens.activeColor), in: &context) }
  }
}

/// Where the two moving segments are in a round of an indicator without a known length: Compose.
struct LinearRound {
  let time: TimeInterval

  /// `md.sys.motion.easing.emphasized.accelerate`
  private static let curve = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.8, y: 0.15))
  private static let firstHead = ProgressKeyframe(start: 0, duration: 1, curve: curve)
  private static let firstTail = ProgressKeyframe(start: 0.25, duration: 1, curve: curve)
  private static let secondHead = ProgressKeyframe(start: 0.65, duration: 0.85, curve: curve)
  private static let secondTail = ProgressKeyframe(start: 0.9, duration: 0.85, curve: curve)

  /// The segments as parts of the width, from the leading side.
  var segments: [ClosedRange<Double>] {
    [(Self.secondTail, Self.secondHead), (Self.firstTail, Self.firstHead)].compactMap { tail, head in
      let (start, end) = (tail.value(at: time), head.value(at: time))
      return start < end ? start...end : nil
    }
  }
}

/// The geometry of a linear indicator.
struct LinearProgressBar {
  let width: CGFloat
  let height: CGFloat
  let isRightToLeft: Bool

  /// A stretch of the bar in points from its leading side.
  typealias Segment = ClosedRange<CGFloat>

  /// The stretches that are drawn: those that are done, and the track in between, each a gap away from its neighbours.
  func segments(active: [ClosedRange<Double>]) -> (active: [Segment], track: [Segment]) {
    var done: [Segment] = []
    var track: [Segment] = []
    var end: CGFloat = 0
    for part in active {
      let segment = (CGFloat(part.lowerBound) * width)...(CGFloat(part.upperBound) * width)
      let length = segment.upperBound - segment.lowerBound
      guard length > 0 else { continue }
      // The gap grows with a segment that has just begun, so that nothing jumps.
      let gap = min(ProgressTokens.gap, length)
      if segment.lowerBound - gap > end { track.append(end...(segment.lowerBound - gap)) }
      done.append(segment)
      end = segment.upperBound + gap
    }
    if end < width { track.append(end...width) }
    return (done, track)
  }

  /// The dot at the end; smaller where the track is shorter than it, gone with it.
  func stop(track: [Segment]) -> Segment? {
    guard let last = track.last, last.upperBound == width else { return nil }
    let size = min(ProgressTokens.stopSize, height, last.upperBound - last.lowerBound)
    return (width - size)...width
  }

  /// Draws a stretch with round ends; one that is shorter than the bar is high is a smaller dot.
  @MainActor
  func draw(_ segment: Segment, _ color: Color, in context: inout PaintContext) {
    let length = segment.upperBound - segment.lowerBound
    let thickness = min(height, length)
    let x = isRightToLeft ? width - segment.upperBound : segment.lowerBound
    let rect = CGRect(x: x, y: (height - thickness) / 2, width: length, height: thickness)
    context.fill(Path(roundedRect: rect, cornerRadius: thickness / 2, style: .circular), with: color)
  }
}
