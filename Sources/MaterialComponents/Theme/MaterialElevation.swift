/// How high a surface lies above the one below.
public enum ElevationLevel: Int, CaseIterable, Hashable, Sendable {
  case level0, level1, level2, level3, level4, level5

  /// The height in density-independent pixels: `md.sys.elevation`.
  public var height: CGFloat { [0, 1, 3, 6, 8, 12][rawValue] }
}

/// How the heights of a theme's surfaces show.
public struct MaterialElevation: Hashable, Sendable {
  /// What shadows' strengths are multiplied by: 1 for Material's, 0 for a flat look, in which only the container colours
  /// tell levels apart.
  public var shadowStrength: Double
  /// Which generation's shadows there are.
  public var style: ElevationStyle

  /// - Parameter shadowStrength: 0…2; values outside are clipped.
  public init(shadowStrength: Double = 1, style: ElevationStyle = .material3) {
    self.shadowStrength = min(max(shadowStrength, 0), 2)
    self.style = style
  }

  public static let standard = MaterialElevation()
  public static let flat = MaterialElevation(shadowStrength: 0)

  /// The shadows at a level, 0…5, also between levels.
  public func shadow(level: Double) -> ElevationShadow {
    var shadow = style.shadow(level: level)
    shadow.key.opacity = min(shadow.key.opacity * shadowStrength, 1)
    shadow.ambient.opacity = min(shadow.ambient.opacity * shadowStrength, 1)
    return shadow
  }
}

/// The two shadows of a surface at an elevation, which may lie between levels while it animates.
public struct ElevationShadow: Hashable, Sendable {
  /// One of the two: all lengths in points; `blur` as in CSS.
  public struct Layer: Hashable, Sendable {
    public var y: CGFloat
    public var blur: CGFloat
    public var spread: CGFloat
    /// Of the shadow colour.
    public var opacity: Double
  }

  /// From a light that is seen: below the surface.
  public var key: Layer
  /// From the light all around.
  public var ambient: Layer

  /// - Parameter level: 0…5. Formula and figures: material-web's elevation (key opacity 0.30, ambient 0.15).
  public init(level: Double) {
    let level = min(max(level, 0), 5)
    func part(_ value: Double, _ low: Double, _ high: Double) -> CGFloat { CGFloat(min(max(value, low), high)) }
    key = Layer(
      y: part(level, 0, 1) + part(level - 3, 0, 1) + 2 * part(level - 4, 0, 1),
      blur: 2 * part(level, 0, 1) + part(level - 2, 0, 1) + part(level - 4, 0, 1), spread: 0, opacity: 0.3)
    ambient = Layer(
      y: part(level, 0, 1) + part(level - 1, 0, 1) + 2 * part(level - 2, 0, 3),
      blur: 3 * part(level, 0, 2) + 2 * part(level - 2, 0, 3),
      spread: part(level, 0, 4) + 2 * part(level - 4, 0, 1), opacity: 0.15)
  }
}
