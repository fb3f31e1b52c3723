/// Where a ripple's circle is while it grows: it starts small under the pointer and ends over the whole component, its
/// centre in the component's centre. Figures: material-web's ripple.
struct RippleGeometry {
  let size: CGSize

  private var longerSide: CGFloat { max(size.width, size.height) }

  /// The circle's diameter at the start.
  var startDiameter: CGFloat { longerSide * RippleTokens.startFraction }

  /// The circle's diameter at the end, with the edge that fades out.
  var endDiameter: CGFloat {
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return diagonal + RippleTokens.extraDiameter
      + max(longerSide * RippleTokens.softEdgeFraction, RippleTokens.minimumSoftEdge)
  }

  /// How much of the radius has the full colour. The gradient belongs to the small circle and is scaled up with it, as on
  /// the web.
  var solidFraction: CGFloat {
    let radius = startDiameter / 2
    guard radius > 0 else { return RippleTokens.minimumSolidFraction }
    return max(1 - RippleTokens.gradientWidth / radius, RippleTokens.minimumSolidFraction)
  }

  /// The circle at a time of its growth.
  /// - Parameter progress: 0 at the start, 1 at the end.
  func circle(from start: CGPoint, progress: CGFloat) -> (center: CGPoint, radius: CGFloat) {
    let center = CGPoint(
      x: start.x + (size.width / 2 - start.x) * progress, y: start.y + (size.height / 2 - start.y) * progress)
    return (center, (startDiameter + (endDiameter - startDiameter) * progress) / 2)
  }
}
