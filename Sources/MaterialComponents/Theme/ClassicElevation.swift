import Foundation

/// A height above what lies behind, by the name that Google's components for iOS give it. In points.
public struct ClassicElevation: Hashable, Sendable {
  public let height: CGFloat

  public init(_ height: CGFloat) { self.height = height }

  public static let none = ClassicElevation(0)
  public static let `switch` = ClassicElevation(1)
  public static let cardResting = ClassicElevation(2)
  public static let raisedButtonResting = ClassicElevation(2)
  public static let searchBarResting = ClassicElevation(2)
  public static let quickEntryResting = ClassicElevation(2)
  public static let refresh = ClassicElevation(3)
  public static let quickEntry = ClassicElevation(3)
  public static let searchBarScrolled = ClassicElevation(3)
  public static let appBar = ClassicElevation(4)
  public static let floatingActionButtonResting = ClassicElevation(6)
  public static let snackbar = ClassicElevation(6)
  public static let bottomNavigationBar = ClassicElevation(8)
  public static let bottomAppBar = ClassicElevation(8)
  public static let menu = ClassicElevation(8)
  public static let cardPickedUp = ClassicElevation(8)
  public static let modalActionSheet = ClassicElevation(8)
  public static let raisedButtonPressed = ClassicElevation(8)
  public static let subMenu = ClassicElevation(9)
  public static let floatingActionButtonPressed = ClassicElevation(12)
  public static let navigationDrawer = ClassicElevation(16)
  public static let rightDrawer = ClassicElevation(16)
  public static let modalBottomSheet = ClassicElevation(16)
  public static let dialog = ClassicElevation(24)
  public static let picker = ClassicElevation(24)

  /// The two shadows: formulas of Google's components for iOS, whose blur is a standard deviation, half of CSS's.
  public var shadow: ElevationShadow {
    guard height > 0 else { return ElevationShadow(level: 0) }
    var shadow = ElevationShadow(level: 0)
    shadow.ambient = ElevationShadow.Layer(y: 0, blur: 2 * (0.889544 * height - 0.003701), spread: 0, opacity: 0.08)
    shadow.key = ElevationShadow.Layer(
      y: 1.23118 * height - 0.03933, blur: 2 * (0.666920 * height - 0.001648), spread: 0, opacity: 0.26)
    return shadow
  }

  /// The opacity of the white that brightens a dark surface at this height.
  public var darkOverlayOpacity: Double {
    let height = Double(height)
    if height <= 0 { return 0 }
    return (height < 1 ? 5.11916 * height * height : 4.5 * log(height + 1) + 2) / 100
  }
}

/// Which generation's shadows surfaces have.
public enum ElevationStyle: CaseIterable, Hashable, Sendable {
  /// Six levels, with the shadows of Material's web components.
  case material3
  /// The shadows of Google's components for iOS, and white over dark surfaces.
  case classic
}

extension ElevationStyle {
  /// The shadows at a level, which may lie between two.
  func shadow(level: Double) -> ElevationShadow {
    switch self {
    case .material3: ElevationShadow(level: level)
    case .classic: ClassicElevation(Self.height(level: level)).shadow
    }
  }

  /// The height at a level, in points.
  static func height(level: Double) -> CGFloat {
    let level = min(max(level, 0), Double(ElevationLevel.allCases.count - 1))
    let lower = ElevationLevel.allCases[Int(level)]
    guard let upper = ElevationLevel(rawValue: lower.rawValue + 1) else { return lower.height }
    return lower.height + (upper.height - lower.height) * CGFloat(level - Double(lower.rawValue))
  }
}

extension View {
  /// Which generation's shadows the surfaces in this view have.
  public func elevationStyle(_ style: ElevationStyle) -> some View {
    transformEnvironment(\.materialElevation) { $0.style = style }
  }

  /// Draws the shadows of a height behind the view; a change moves them.
  public func classicElevation(_ elevation: ClassicElevation, in shape: SurfaceShape = .none) -> some View {
    paintEffect(ClassicElevationEffect(elevation: elevation, shape: shape), position: .background)
  }

  /// Tints a surface by its height, as Material's first generation without shadows did: the tint's role with 0 to 14 %.
  /// - Parameter level: a change moves the tint.
  public func tonalElevation(_ level: ElevationLevel, in shape: SurfaceShape = .none) -> some View {
    paintEffect(TonalElevationEffect(level: level, shape: shape), position: .background)
  }
}

private struct ClassicElevationEffect: PaintEffect {
  let elevation: ClassicElevation
  let shape: SurfaceShape
  private static let height = EffectSlot(0)
  private static let hasAppeared = EffectSlot(1)

  func interactionDidChange(_ effect: EffectContext) {
    let animation: Animation? =
      effect.target(Self.hasAppeared) == 1 ? effect.environment.materialMotion.animation(.effects) : nil
    effect.set(Self.hasAppeared, to: 1)
    guard effect.target(Self.height) != Double(elevation.height) else { return }
    effect.set(Self.height, to: Double(elevation.height), animation: animation)
  }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let outline = shape.resolve(in: context.environment)
    context.drawShadow(ClassicElevation(CGFloat(effect[Self.height])).shadow, of: outline)
  }
}

private struct TonalElevationEffect: PaintEffect {
  let level: ElevationLevel
  let shape: SurfaceShape

  func interactionDidChange(_ effect: EffectContext) { ElevationPart.update(to: level, effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let opacity = ElevationLevel.tonalOpacity(at: ElevationPart.level(effect))
    guard opacity > 0 else { return }
    context.fill(shape.resolve(in: context.environment), with: Color.role(.surfaceTint).opacity(opacity))
  }
}

extension ElevationLevel {
  /// The opacity of the tint at a level, which may lie between two: Material's components for Flutter.
  static func tonalOpacity(at level: Double) -> Double {
    let opacities = [0, 0.05, 0.08, 0.11, 0.12, 0.14]
    let level = min(max(level, 0), Double(opacities.count - 1))
    let lower = Int(level)
    let upper = min(lower + 1, opacities.count - 1)
    return opacities[lower] + (opacities[upper] - opacities[lower]) * (level - Double(lower))
  }
}
