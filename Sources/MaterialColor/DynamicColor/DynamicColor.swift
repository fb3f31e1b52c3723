/// A recipe for a colour: a tone of a palette, and the contrast it must keep.
///
/// Schemes have a recipe for every `ColorRole`. Make your own for colours that Material has no role for:
///
/// ```swift
/// let success = TonalPalette(Blend.harmonize(Argb(0xFF2E_7D32), with: scheme.source.argb))
/// let successColor = DynamicColor(
///   palette: .custom(success),
///   tone: scheme.isDark ? 80 : 40,
///   contrast: .init(against: .surface, curve: ContrastCurve(3, 4.5, 7, 7))
/// )
/// scheme.argb(for: successColor)
/// ```
public struct DynamicColor: Hashable, Sendable {
  /// Where a colour's hue and chroma come from.
  public enum Palette: Hashable, Sendable {
    case primary
    case secondary
    case tertiary
    case neutral
    case neutralVariant
    case error
    case custom(TonalPalette)
  }

  /// A contrast ratio to keep.
  public struct Contrast: Hashable, Sendable {
    /// The role the colour is drawn on.
    public var background: ColorRole
    /// Another role it may be drawn on as well.
    public var secondBackground: ColorRole?
    /// The ratio per contrast level, 1 to 21.
    public var curve: ContrastCurve

    public init(against background: ColorRole, and secondBackground: ColorRole? = nil, curve: ContrastCurve) {
      self.background = background
      self.secondBackground = secondBackground
      self.curve = curve
    }
  }

  public var palette: Palette
  /// The tone, 0 to 100, if contrast does not ask for another one.
  public var tone: Double
  /// Whether other things are drawn on it. Such colours keep out of tones 50 to 59, on which neither black nor
  /// white is comfortable to read. Off by default.
  public var isBackground: Bool
  /// Multiplies the palette's chroma; 1 by default.
  public var chromaMultiplier: Double
  /// None by default: the tone is taken as it is.
  public var contrast: Contrast?
  /// How far the tone keeps from another role's.
  var relation: ToneRelation?
  /// Whether a background may have a middle tone after all: fixed-dim roles may since 2025.
  var mayBeMiddling = false

  public init(
    palette: Palette,
    tone: Double,
    isBackground: Bool = false,
    chromaMultiplier: Double = 1,
    contrast: Contrast? = nil
  ) {
    self.palette = palette
    self.tone = tone
    self.isBackground = isBackground
    self.chromaMultiplier = chromaMultiplier
    self.contrast = contrast
  }
}

/// A distance between the tones of two roles.
enum ToneRelation: Hashable, Sendable {
  /// Specification 2021: two roles whose tones are at least `delta` apart, `near` closer to the surface's. When one
  /// of them has to leave the middle tones, `together` says whether the other moves along.
  case spread(near: ColorRole, far: ColorRole, delta: Double, together: Bool)

  /// Since specification 2025: a tone that is `delta` away from another role's, or at least so far in delta's direction.
  case offset(from: ColorRole, delta: Double, exactly: Bool)
}
