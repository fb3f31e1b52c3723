/// Mixtures of two colours.
public enum Blend {
  /// A design colour, its hue turned towards a source colour so that both look chosen together: half the way, at
  /// most 15 degrees. Chroma and tone stay, so a warning colour stays recognisable.
  public static func harmonize(_ design: Argb, with source: Argb) -> Argb {
    let from = Hct(design)
    let to = Hct(source)
    let rotation = min(Angle.difference(from.hue, to.hue) * 0.5, 15)
    let direction = Angle.rotationDirection(from: from.hue, to: to.hue)
    let hue = Angle.normalized(degrees: from.hue + rotation * direction)
    return HctSolver.argb(hue: hue, chroma: from.chroma, tone: from.tone)
  }

  /// The first colour with the hue of a mixture of both; `amount` 0 to 1.
  public static func hue(from: Argb, to: Argb, amount: Double) -> Argb {
    let mixture = Hct(cam16Ucs(from: from, to: to, amount: amount))
    let start = Hct(from)
    return HctSolver.argb(hue: mixture.hue, chroma: start.chroma, tone: start.tone)
  }

  /// A mixture of both in a perceptually uniform space; `amount` 0 to 1.
  public static func cam16Ucs(from: Argb, to: Argb, amount: Double) -> Argb {
    let start = Cam16(from)
    let end = Cam16(to)
    return Cam16(
      jstar: interpolate(start.jstar, end.jstar, amount),
      astar: interpolate(start.astar, end.astar, amount),
      bstar: interpolate(start.bstar, end.bstar, amount)
    ).argb
  }
}
