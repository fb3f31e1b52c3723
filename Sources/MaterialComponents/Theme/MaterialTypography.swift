/// One of the fifteen styles of Material's type scale.
public enum TypeStyleName: String, CaseIterable, Hashable, Sendable {
  case displayLarge, displayMedium, displaySmall
  case headlineLarge, headlineMedium, headlineSmall
  case titleLarge, titleMedium, titleSmall
  case bodyLarge, bodyMedium, bodySmall
  case labelLarge, labelMedium, labelSmall
}

/// A text style: figures at text scale 1.
public struct TypeStyle: Hashable, Sendable {
  /// The family's name.
  public var family: String
  public var weight: Font.Weight
  /// Points.
  public var size: CGFloat
  /// The distance from line to line in points.
  public var lineHeight: CGFloat
  /// Extra space after each character in points.
  public var tracking: CGFloat

  public init(family: String, weight: Font.Weight, size: CGFloat, lineHeight: CGFloat, tracking: CGFloat) {
    self.family = family
    self.weight = weight
    self.size = size
    self.lineHeight = lineHeight
    self.tracking = tracking
  }

  /// The style's font; it follows the user's text scale.
  public var font: Font { .custom(family, size: size).weight(weight) }
}

/// The type scale of a theme.
public struct MaterialTypography: Hashable, Sendable {
  private var styles: [TypeStyleName: TypeStyle]

  /// - Parameters:
  ///   - brand: the family of display and headline styles.
  ///   - plain: the family of title, body and label styles.
  public init(brand: String = "Roboto", plain: String = "Roboto") {
    styles = Dictionary(
      uniqueKeysWithValues: TypeScaleTokens.scale.map { row in
        let family = row.usesBrand ? brand : plain
        return (
          row.name,
          TypeStyle(
            family: family, weight: row.weight, size: row.size, lineHeight: row.lineHeight, tracking: row.tracking)
        )
      })
  }

  public subscript(name: TypeStyleName) -> TypeStyle {
    get { styles[name] ?? TypeScaleTokens.fallback }
    set { styles[name] = newValue }
  }
}

/// Sets font, line height and tracking of a style of the theme.
private struct TypographyModifier: ViewModifier {
  let name: TypeStyleName
  let isEmphasized: Bool
  @Environment(\.materialTypography) private var typography

  func body(content: Content) -> some View {
    let style = typography[name]
    content
      .font(isEmphasized ? style.font.weight(TypeScaleTokens.emphasizedWeight(of: name)) : style.font)
      .lineHeight(style.lineHeight)
      .tracking(style.tracking)
  }
}

extension View {
  /// Sets the text in this view in a style of the theme's type scale.
  /// - Parameter emphasized: uses the scale's emphasized weight.
  public func typography(_ name: TypeStyleName, emphasized: Bool = false) -> some View {
    modifier(TypographyModifier(name: name, isEmphasized: emphasized))
  }
}
