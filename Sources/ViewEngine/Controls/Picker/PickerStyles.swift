/// The chosen option on a button that opens a menu with all of them, after the label.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuPicker(configuration: configuration) }
}

/// The style where none is set: that of menus, and of menu items in a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuPicker(configuration: configuration) }
}

/// All options beside each other in one frame; the label is not shown.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled { SegmentedPicker(configuration: configuration) }
  }
}

/// All options below each other, with a mark at the chosen one. In a list each is a row.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PickerRows(configuration: configuration, mark: .check)
  }
}

/// All options below each other, each with a round button.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      HStack(alignment: .firstTextBaseline) {
        configuration.label
        VStack(alignment: .leading) { PickerRows(configuration: configuration, mark: .radio) }
          .accessibilityRole(.radiogroup)
      }
    }
  }
}

/// All options below each other in a part that scrolls, the chosen one on a faint ground.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      ScrollView {
        VStack(spacing: 0) {
          configuration.options { option in
            OptionButton(option: option) {
              option.label
                .frame(maxWidth: .infinity, minHeight: 32)
                .background(
                  option.isSelected ? AnyShapeStyle(Color.gray.opacity(0.2)) : AnyShapeStyle(Color.clear),
                  in: RoundedRectangle(cornerRadius: 8))
            }
          }
        }
      }
      .frame(height: 160)
      .accessibilityRole(.radiogroup)
    }
  }
}

/// All options in a row, as for colours and icons.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled { SegmentedPicker(configuration: configuration) }
  }
}

/// The chosen option in a row that opens a page with all of them. Outside of a navigation stack it opens a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { PickerLink(configuration: configuration) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style where none is set.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// Options that scroll.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Colours or icons in a row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page with all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any PickerStyle> { ErasedStyle(DefaultPickerStyle()) }
}

extension EnvironmentValues {
  var pickerStyle: ErasedStyle<any PickerStyle> {
    get { styleSubstitutions.style(for: self[PickerStyleKey.self]) }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, ErasedStyle(style)) }
}

/// An option that a press chooses.
struct OptionButton<Content: View>: View {
  let option: PickerOptionConfiguration
  var role = SemanticsRole.radio
  let content: Content

  init(option: PickerOptionConfiguration, role: SemanticsRole = .radio, @ViewBuilder content: () -> Content) {
    self.option = option
    self.role = role
    self.content = content()
  }

  var body: some View {
    Button {
      option.select()
    } label: {
      content.contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityRole(role)
    .accessibilityState(.checked, option.isSelected)
  }
}

private struct MenuPicker: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    HStack {
      configuration.label
      if isInList { Spacer(minLength: 8) }
      Menu {
        configuration.menuItems
      } label: {
        HStack(spacing: 4) {
          configuration.currentValue
          Text(verbatim: "▾").accessibilityHidden(true)
        }
      }
      .accessibilityRole(.combobox)
    }
    .accessibilityElement(children: .contain)
  }
}

/// The options as items of a menu that is there already.
struct MenuItemsPickerStyle: PickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.options { PickerMenuItem(option: $0) }
  }
}

private struct PickerMenuItem: View {
  let option: PickerOptionConfiguration
  @Environment(\.menuScope) private var scope
  @Environment(\.menuPanelStyle) private var style

  var body: some View {
    Button {
      scope?.close()
      option.select()
    } label: {
      option.label
    }
    .buttonStyle(
      MenuItemButtonStyle.ItemStyle(style: style, isOn: option.isSelected, opensMenu: false, isExpanded: false)
    )
    .accessibilityRole(.menuitemradio)
    .accessibilityState(.checked, option.isSelected)
  }
}

private struct SegmentedPicker: View {
  let configuration: PickerStyleConfiguration
  @Namespace private var namespace

  /// 32 points high with the chosen segment 2 points further in, as on iOS.
  var body: some View {
    HStack(spacing: 0) {
      configuration.options { option in
        OptionButton(option: option) {
          option.label
            .font(.system(size: 13, weight: option.isSelected ? .semibold : .regular))
            .lineLimit(1)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: 28)
            .background {
              if option.isSelected {
                RoundedRectangle(cornerRadius: 7).fill(ListColors.row)
                  .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
                  .matchedGeometryEffect(id: 0, in: namespace)
              }
            }
        }
      }
    }
    .padding(2)
    .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 9))
    .accessibilityElement(children: .contain)
    .accessibilityRole(.radiogroup)
    .background { configuration.label.modifier(_SpokenOnlyModifier()) }
  }
}

private struct PickerRows: View {
  enum Mark { case check, radio }

  let configuration: PickerStyleConfiguration
  let mark: Mark

  var body: some View {
    configuration.options { option in
      OptionButton(option: option) {
        HStack {
          if mark == .radio { RadioMark(isOn: option.isSelected) }
          option.label
          if mark == .check {
            Spacer(minLength: 8)
            Text(verbatim: "✓").bold().foregroundStyle(.tint).opacity(option.isSelected ? 1 : 0)
              .accessibilityHidden(true)
          }
        }
      }
    }
  }
}

private struct RadioMark: View {
  let isOn: Bool

  var body: some View {
    Circle().strokeBorder(isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray), lineWidth: isOn ? 5 : 1)
      .frame(width: 16, height: 16)
      .accessibilityHidden(true)
  }
}

private struct PickerLink: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.navigationModel) private var navigation

  var body: some View {
    if navigation != nil {
      NavigationLink {
        List { PickerRows(configuration: configuration, mark: .check) }
      } label: {
        LabeledContent {
          configuration.currentValue
        } label: {
          configuration.label
        }
      }
    } else {
      MenuPicker(configuration: configuration)
    }
  }
}
