/// The look of icon buttons, for buttons whose label is a `Label` or an `Image`. Of a label the icon shows.
public struct IconButtonStyle: ButtonStyle {
  private let kind: IconButtonKind
  /// Of the icon where a component around has one of its own.
  private let iconColor: ColorRole?

  nonisolated public init(_ kind: IconButtonKind = .standard) { self.init(kind, iconColor: nil) }

  nonisolated init(_ kind: IconButtonKind, iconColor: ColorRole?) {
    self.kind = kind
    self.iconColor = iconColor
  }

  public func makeBody(configuration: Configuration) -> some View {
    IconButtonBody(
      label: configuration.label, appearance: appearance(configuration.role),
      followsBar: kind == .standard && iconColor == nil && configuration.role != .destructive)
  }

  private func appearance(_ role: ButtonRole?) -> ButtonAppearance {
    var appearance = ButtonAppearance(.icon(kind, isDestructive: role == .destructive))
    if let iconColor { appearance.icon.normal = Color.role(iconColor) }
    return appearance
  }
}

/// The look of icon buttons that are on or off.
public struct IconToggleStyle: ToggleStyle {
  private let kind: IconButtonKind

  nonisolated public init(_ kind: IconButtonKind = .standard) { self.kind = kind }

  public var role: SemanticsRole { .button }

  public func makeBody(configuration: Configuration) -> some View {
    IconButtonBody(
      label: configuration.label, appearance: ButtonAppearance(.icon(kind, isSelected: configuration.isOn)),
      isSelected: configuration.isOn, followsBar: kind == .standard && !configuration.isOn)
  }
}

extension ButtonStyle where Self == IconButtonStyle {
  /// An icon button.
  nonisolated public static func icon(_ kind: IconButtonKind = .standard) -> IconButtonStyle { IconButtonStyle(kind) }
}

extension ToggleStyle where Self == IconToggleStyle {
  /// An icon button that is on or off.
  nonisolated public static func icon(_ kind: IconButtonKind = .standard) -> IconToggleStyle { IconToggleStyle(kind) }
}

private struct StandardIconColorKey: EnvironmentKey { static var defaultValue: ColorRole? { nil } }
private struct IconButtonWidthKey: EnvironmentKey { static var defaultValue: IconButtonWidth { .standard } }

extension EnvironmentValues {
  /// The colour of icon buttons without a container, where a bar around them has another than Material's usual one.
  var standardIconColor: ColorRole? {
    get { self[StandardIconColorKey.self] }
    set { self[StandardIconColorKey.self] = newValue }
  }

  /// How wide icon buttons are.
  public var iconButtonWidth: IconButtonWidth {
    get { self[IconButtonWidthKey.self] }
    set { self[IconButtonWidthKey.self] = newValue }
  }
}

extension View {
  /// How wide the icon buttons in this view are.
  public func iconButtonWidth(_ width: IconButtonWidth) -> some View { environment(\.iconButtonWidth, width) }
}

private struct IconButtonBody<Label: View>: View {
  let label: Label
  let appearance: ButtonAppearance
  var isSelected = false
  /// Whether a bar around says which colour the icon has.
  let followsBar: Bool
  @Environment(\.standardIconColor) private var barColor
  @Environment(\.buttonSize) private var size
  @Environment(\.iconButtonWidth) private var width
  @Environment(\.isButtonLoading) private var isLoading
  @Environment(\.buttonGroup) private var group
  @Environment(\.materialDensity) private var density

  var body: some View {
    let tokens = IconButtonSizeTokens.of(size)
    let appearance = followsBar ? barColor.map { ButtonAppearance(ButtonColors(nil, $0)) } ?? appearance : appearance
    ButtonLoadingLabel(label: label, isLoading: isLoading, size: tokens.iconSize)
      .labelStyle(.iconOnly)
      .font(.system(size: tokens.iconSize))
      .lineHeight(nil)
      .tracking(0)
      .foregroundStyle(StateColor(values: appearance.icon, isSelected: isSelected))
      .modifier(
        IconButtonFrame(
          width: density.height(tokens.width(width)), height: density.height(tokens.height), isFlexible: group != nil)
      )
      .modifier(
        ButtonContainer(
          appearance: appearance, shapes: tokens.shapes, outlineWidth: tokens.outlineWidth, isSelected: isSelected))
  }
}

/// The size of an icon button; in a group it takes the width that it is given.
private struct IconButtonFrame: ViewModifier {
  let width: CGFloat
  let height: CGFloat
  let isFlexible: Bool

  func body(content: Content) -> some View {
    if isFlexible {
      content.frame(minWidth: 0, idealWidth: width, maxWidth: .infinity).frame(height: height)
    } else {
      content.frame(width: width, height: height)
    }
  }
}
