/// How wide an icon button is.
public enum IconButtonWidth: CaseIterable, Hashable, Sendable {
  case narrow, standard, wide
}

/// The kinds of icon buttons.
public enum IconButtonKind: CaseIterable, Hashable, Sendable {
  /// An icon without a container.
  case standard
  case filled, tonal, outlined
}

/// Figures of icon buttons by size: `md.comp.icon-button`, Material 3 v34.0.21. Lengths in points.
struct IconButtonSizeTokens: Hashable, Sendable {
  var height: CGFloat
  var iconSize: CGFloat
  var narrowSpace: CGFloat
  var standardSpace: CGFloat
  var wideSpace: CGFloat
  var outlineWidth: CGFloat
  var shapes: ButtonShapeTokens

  func width(_ width: IconButtonWidth) -> CGFloat {
    let space =
      switch width {
      case .narrow: narrowSpace
      case .standard: standardSpace
      case .wide: wideSpace
      }
    return iconSize + 2 * space
  }

  private static let table: [ButtonSize: IconButtonSizeTokens] = [
    .extraSmall: IconButtonSizeTokens(
      height: 32, iconSize: 20, narrowSpace: 4, standardSpace: 6, wideSpace: 10, outlineWidth: 1,
      shapes: .extraSmallAndSmall),
    .small: small,
    .medium: IconButtonSizeTokens(
      height: 56, iconSize: 24, narrowSpace: 12, standardSpace: 16, wideSpace: 24, outlineWidth: 1, shapes: .medium),
    .large: IconButtonSizeTokens(
      height: 96, iconSize: 32, narrowSpace: 16, standardSpace: 32, wideSpace: 48, outlineWidth: 2,
      shapes: .largeAndExtraLarge),
    .extraLarge: IconButtonSizeTokens(
      height: 136, iconSize: 40, narrowSpace: 32, standardSpace: 48, wideSpace: 72, outlineWidth: 3,
      shapes: .largeAndExtraLarge),
  ]

  private static let small = IconButtonSizeTokens(
    height: 40, iconSize: 24, narrowSpace: 4, standardSpace: 8, wideSpace: 14, outlineWidth: 1,
    shapes: .extraSmallAndSmall)

  static func of(_ size: ButtonSize) -> IconButtonSizeTokens { table[size] ?? small }
}

extension ButtonColors {
  /// The colours of an icon button.
  /// - Parameter isSelected: nil for a button that is no toggle.
  static func icon(_ kind: IconButtonKind, isSelected: Bool? = nil, isDestructive: Bool = false) -> ButtonColors {
    switch kind {
    case .filled: return of(.filled, isSelected: isSelected, isDestructive: isDestructive)
    case .tonal: return of(.tonal, isSelected: isSelected, isDestructive: isDestructive)
    case .standard, .outlined: break
    }
    var colors =
      if kind == .outlined {
        of(.outlined, isSelected: isSelected, isDestructive: isDestructive)
      } else {
        ButtonColors(nil, isDestructive ? .error : isSelected == true ? .primary : .onSurfaceVariant)
      }
    // Without a container there is none in a disabled button either.
    if colors.container == nil { colors.disabledContainer = nil }
    return colors
  }
}
