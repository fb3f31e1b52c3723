import Glibc

/// The most vivid sRGB colour of a hue and a luminance.
///
/// Colours of one luminance form a plane through the cube of linear red, green and blue; it cuts out a polygon of three
/// to six corners, whose rim holds the most vivid colours of all hues. So:
///
/// 1. Find the two corners whose hues enclose the target.
/// 2. On the edge between them, find the point of the target's hue. Opponent responses turned by the target's
///    hue have a sine part that is zero there; its derivative is at hand, so Newton's method, kept within a shrinking
///    bracket, needs about four steps.
/// 3. Round to eight bits.
///
/// Step 1 needs no angles, only signs, as long as the hues of the corners go all the way round. Next to white they
/// don't: every colour there has white's hue, since white has chroma. `NearWhiteBoundary` takes over.
enum GamutBoundary {
  /// The luminance above which corners no longer surround the neutral response. Found by scanning: the polygon
  /// leaves it at a luminance of about 98.3; this is on the safe side.
  private static let nearWhite = 95.0

  static func argb(_ target: HctSolver.Target) -> Argb {
    guard target.luminance < nearWhite else { return NearWhiteBoundary.argb(target) }

    // Corners before and after the target, each with its nearness: the cotangent of the angle to the target.
    var before = LinearRgb.zero
    var after = LinearRgb.zero
    var nearnessBefore = -Double.infinity
    var nearnessAfter = -Double.infinity
    let direction = Direction(target)
    for index in 0..<12 {
      guard let corner = corner(index, luminance: target.luminance) else { continue }
      let (along, across) = direction.parts(of: corner)
      if across > 0 {
        let nearness = along / across
        if nearness > nearnessAfter { (after, nearnessAfter) = (corner, nearness) }
      } else {
        let nearness = along / -across
        if nearness > nearnessBefore { (before, nearnessBefore) = (corner, nearness) }
      }
    }
    let point = crossing(direction, from: before, to: after)
    return Srgb.argb(linearRed: point.x, green: point.y, blue: point.z)
  }

  /// One of the points where an edge of the cube meets the plane, if it does: index 0 to 3 for edges along red,
  /// 4 to 7 along green, 8 to 11 along blue.
  static func corner(_ index: Int, luminance: Double) -> LinearRgb? {
    let shares = LinearRgb.luminanceShares
    let first = index % 4 <= 1 ? 0.0 : 100
    let second = index % 2 == 0 ? 0.0 : 100
    var corner: LinearRgb
    let free: Double
    switch index / 4 {
    case 0:
      free = (luminance - first * shares.y - second * shares.z) / shares.x
      corner = LinearRgb(free, first, second)
    case 1:
      free = (luminance - second * shares.x - first * shares.z) / shares.y
      corner = LinearRgb(second, free, first)
    default:
      free = (luminance - first * shares.x - second * shares.y) / shares.z
      corner = LinearRgb(first, second, free)
    }
    return free >= 0 && free <= 100 ? corner : nil
  }

  /// The point of the edge whose hue is the target's.
  private static func crossing(_ direction: Direction, from start: LinearRgb, to end: LinearRgb) -> LinearRgb {
    let startCones = start.cones
    let coneStep = end.cones - startCones
    var low = 0.0
    var high = 1.0
    var position = 0.5
    for _ in 0..<60 {
      let (across, slope) = direction.across(startCones + position * coneStep, moving: coneStep)
      if across < 0 { low = position } else { high = position }
      var next = position - across / slope
      // Also when the slope is zero and the quotient no number.
      if !(next > low && next < high) { next = (low + high) / 2 }
      let step = abs(next - position)
      position = next
      // Convergence is quadratic: after such a step the error is below 1e-13.
      if step < 1e-7 { break }
    }
    return start + position * (end - start)
  }

  /// Opponent responses seen from the target's hue: `along` it, and `across`, positive for greater hues.
  private struct Direction {
    private let alongWeights: SIMD3<Double>
    private let acrossWeights: SIMD3<Double>

    init(_ target: HctSolver.Target) {
      let a = SIMD3(1, -12.0 / 11, 1.0 / 11)
      let b = SIMD3(1.0 / 9, 1.0 / 9, -2.0 / 9)
      alongWeights = target.cosine * a + target.sine * b
      acrossWeights = target.cosine * b - target.sine * a
    }

    func parts(of light: LinearRgb) -> (along: Double, across: Double) {
      let cones = light.cones
      let adapted = SIMD3(Cam16.adapted(cones.x), Cam16.adapted(cones.y), Cam16.adapted(cones.z))
      return ((alongWeights * adapted).sum(), (acrossWeights * adapted).sum())
    }

    /// The `across` part at cone responses, and its derivative when they move.
    func across(_ cones: SIMD3<Double>, moving step: SIMD3<Double>) -> (value: Double, slope: Double) {
      let power = SIMD3(pow(cones.x, 0.42), pow(cones.y, 0.42), pow(cones.z, 0.42))
      let divisor = power + 27.13
      let adapted = 400 * power / divisor
      let slope = adapted * (27.13 * 0.42) / (divisor * cones) * step
      return ((acrossWeights * adapted).sum(), (acrossWeights * slope).sum())
    }
  }
}
