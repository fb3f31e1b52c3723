/// The springs and curves with which a theme moves things.
public struct MaterialMotion: Hashable, Sendable {
  /// What moves: places and sizes may swing over, colours and opacities may not.
  public enum Kind: Hashable, Sendable {
    case spatial, effects
  }

  /// How much of the screen moves.
  public enum Speed: Hashable, Sendable {
    /// Small parts, such as a switch.
    case fast
    /// Part of the screen, such as a sheet.
    case regular
    /// All of it.
    case slow
  }

  /// Damping ratio and stiffness (mass 1) of a spring.
  public struct SpringFigures: Hashable, Sendable {
    public var dampingRatio: Double
    public var stiffness: Double
  }

  private var spatial: [SpringFigures]
  private let effects: [SpringFigures] = [
    SpringFigures(dampingRatio: 1, stiffness: 3800), SpringFigures(dampingRatio: 1, stiffness: 1600),
    SpringFigures(dampingRatio: 1, stiffness: 800),
  ]

  private init(spatial: [SpringFigures]) { self.spatial = spatial }

  /// Calm: hardly any overshoot.
  public static let standard = MaterialMotion(spatial: [
    SpringFigures(dampingRatio: 0.9, stiffness: 1400), SpringFigures(dampingRatio: 0.9, stiffness: 700),
    SpringFigures(dampingRatio: 0.9, stiffness: 300),
  ])

  /// Lively.
  public static let expressive = MaterialMotion(spatial: [
    SpringFigures(dampingRatio: 0.6, stiffness: 800), SpringFigures(dampingRatio: 0.8, stiffness: 380),
    SpringFigures(dampingRatio: 0.8, stiffness: 200),
  ])

  /// How colours go over to those of another theme: 200 ms, as in Material's other toolkits.
  public var themeChange: Animation { MaterialEasing.standard(MaterialEasing.Duration.short4) }

  /// The figures of a spring: `md.sys.motion.spring`, Material 3 v34.0.21.
  public func figures(_ kind: Kind, _ speed: Speed) -> SpringFigures {
    let index = speed == .fast ? 0 : speed == .regular ? 1 : 2
    return kind == .spatial ? spatial[index] : effects[index]
  }

  /// The spring for a kind of change.
  public func spring(_ kind: Kind, _ speed: Speed = .regular) -> Spring {
    let figures = figures(kind, speed)
    return Spring(
      mass: 1, stiffness: figures.stiffness, damping: 2 * figures.dampingRatio * figures.stiffness.squareRoot())
  }

  /// The animation for a kind of change.
  public func animation(_ kind: Kind, _ speed: Speed = .regular) -> Animation {
    let figures = figures(kind, speed)
    return .interpolatingSpring(
      mass: 1, stiffness: figures.stiffness, damping: 2 * figures.dampingRatio * figures.stiffness.squareRoot())
  }
}

/// Material's easing curves and durations (`md.sys.motion`), for changes that are not springs.
public enum MaterialEasing {
  /// Seconds.
  public enum Duration {
    public static let short1 = 0.05
    public static let short2 = 0.1
    public static let short3 = 0.15
    public static let short4 = 0.2
    public static let medium1 = 0.25
    public static let medium2 = 0.3
    public static let medium3 = 0.35
    public static let medium4 = 0.4
    public static let long1 = 0.45
    public static let long2 = 0.5
    public static let long3 = 0.55
    public static let long4 = 0.6
  }

  public static func standard(_ duration: Double) -> Animation { .timingCurve(0.2, 0, 0, 1, duration: duration) }
  public static func standardAccelerate(_ duration: Double) -> Animation {
    .timingCurve(0.3, 0, 1, 1, duration: duration)
  }
  public static func standardDecelerate(_ duration: Double) -> Animation {
    .timingCurve(0, 0, 0, 1, duration: duration)
  }
  public static func emphasizedAccelerate(_ duration: Double) -> Animation {
    .timingCurve(0.3, 0, 0.8, 0.15, duration: duration)
  }
  public static func emphasizedDecelerate(_ duration: Double) -> Animation {
    .timingCurve(0.05, 0.7, 0.1, 1, duration: duration)
  }
  /// The two-part curve for what begins and ends on the screen.
  public static func emphasized(_ duration: Double) -> Animation {
    .timingCurve(emphasizedCurve, duration: duration)
  }

  private static let emphasizedCurve = UnitCurve.path([
    UnitCurve.Segment(
      control1: UnitPoint(x: 0.05, y: 0), control2: UnitPoint(x: 0.133333, y: 0.06), end: UnitPoint(x: 0.166666, y: 0.4)
    ),
    UnitCurve.Segment(
      control1: UnitPoint(x: 0.208333, y: 0.82), control2: UnitPoint(x: 0.25, y: 1), end: UnitPoint(x: 1, y: 1)),
  ])
}
