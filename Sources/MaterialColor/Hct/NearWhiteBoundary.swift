import Glibc

/// The most vivid sRGB colour of a hue and a luminance close to white's.
///
/// White's own hue lies outside the polygon of such colours, so the corners' hues do not go round, a hue may be met twice
/// or never, and which point counts is a convention: that of the reference, which narrows down by angles, first
/// to an edge, then channel by channel between the values at which the eight-bit channel changes.
enum NearWhiteBoundary {
  static func argb(_ target: HctSolver.Target) -> Argb {
    var (left, right) = edge(target)
    var leftHue = hue(left)
    for axis in 0..<3 where left[axis] != right[axis] {
      let rises = left[axis] < right[axis]
      var leftStep = step(at: left[axis], below: rises)
      var rightStep = step(at: right[axis], below: !rises)
      for _ in 0..<8 where abs(rightStep - leftStep) > 1 {
        let middleStep = (leftStep + rightStep) >> 1
        let light = Srgb.linear(normalized: (Double(middleStep) + 0.5) / 255)
        let middle = left + (light - left[axis]) / (right[axis] - left[axis]) * (right - left)
        let middleHue = hue(middle)
        if isInOrder(leftHue, target.radians, middleHue) {
          right = middle
          rightStep = middleStep
        } else {
          left = middle
          leftHue = middleHue
          leftStep = middleStep
        }
      }
    }
    let point = (left + right) / 2
    return Srgb.argb(linearRed: point.x, green: point.y, blue: point.z)
  }

  /// The corners of the polygon that enclose the target's hue, met in the reference's order.
  private static func edge(_ target: HctSolver.Target) -> (LinearRgb, LinearRgb) {
    let corners = (0..<12).compactMap { GamutBoundary.corner($0, luminance: target.luminance) }
    guard var left = corners.first else { return (LinearRgb(repeating: 100), LinearRgb(repeating: 100)) }
    var right = left
    var leftHue = hue(left)
    var rightHue = leftHue
    var isWhole = true
    for corner in corners.dropFirst() {
      let cornerHue = hue(corner)
      guard isWhole || isInOrder(leftHue, cornerHue, rightHue) else { continue }
      isWhole = false
      if isInOrder(leftHue, target.radians, cornerHue) {
        right = corner
        rightHue = cornerHue
      } else {
        left = corner
        leftHue = cornerHue
      }
    }
    return (left, right)
  }

  /// Step n is the light at which the eight-bit channel changes from n to n + 1.
  private static func step(at light: Double, below: Bool) -> Int {
    let normalized = light / 100
    let encoded = normalized <= 0.0031308 ? normalized * 12.92 : 1.055 * pow(normalized, 1 / 2.4) - 0.055
    return Int((encoded * 255 - 0.5).rounded(below ? .down : .up))
  }

  /// Radians, -π to π.
  private static func hue(_ light: LinearRgb) -> Double {
    let cones = light.cones
    let red = Cam16.adapted(cones.x)
    let green = Cam16.adapted(cones.y)
    let blue = Cam16.adapted(cones.z)
    return atan2((red + green - 2 * blue) / 9, (11 * red - 12 * green + blue) / 11)
  }

  /// Whether turning up from one angle meets a second before a third.
  private static func isInOrder(_ first: Double, _ second: Double, _ third: Double) -> Bool {
    turn(second - first) < turn(third - first)
  }

  private static func turn(_ angle: Double) -> Double {
    fmod(angle + .pi * 8, .pi * 2)
  }
}
