/// A floating action button that shows two to six actions above it.
///
/// While they show, the button is round and closes them; so do Escape and choosing one. The arrow keys go from one to
/// the next.
///
/// ```swift
/// FloatingActionButtonMenu("Create", systemImage: "add", isExpanded: $isExpanded, items: [
///   FloatingActionButtonMenuItem("Note", systemImage: "edit_note") { create(.note) },
///   FloatingActionButtonMenuItem("List", systemImage: "checklist") { create(.list) },
/// ])
/// ```
public struct FloatingActionButtonMenu: View {
  private let title: Text
  private let systemImage: String
  private let size: FloatingActionButtonSize
  private let family: Family
  private let isExpanded: Binding<Bool>
  private let items: [FloatingActionButtonMenuItem]
  @FocusState private var focused: Int?
  @Environment(\.materialMotion) private var motion

  /// Which of the theme's accents the menu has.
  public enum Family: CaseIterable, Hashable, Sendable {
    case primary, secondary, tertiary

    var accent: FloatingActionButtonColor {
      switch self {
      case .primary: .primary
      case .secondary: .secondary
      case .tertiary: .tertiary
      }
    }

    var container: FloatingActionButtonColor {
      switch self {
      case .primary: .primaryContainer
      case .secondary: .secondaryContainer
      case .tertiary: .tertiaryContainer
      }
    }
  }

  /// - Parameters:
  ///   - title: what the button is called.
  ///   - size: of the button while the actions don't show. Default: 56 points.
  ///   - family: Default: primary.
  public init(
    _ title: LocalizedStringKey, systemImage: String, size: FloatingActionButtonSize = .regular,
    family: Family = .primary, isExpanded: Binding<Bool>, items: [FloatingActionButtonMenuItem]
  ) {
    self.title = Text(title)
    self.systemImage = systemImage
    self.size = size
    self.family = family
    self.isExpanded = isExpanded
    self.items = items
  }

  public var body: some View {
    let isOpen = isExpanded.wrappedValue
    VStack(alignment: .trailing, spacing: FloatingActionButtonMenuTokens.closeSpace) {
      if isOpen { list }
      Toggle(isOn: animated) {
        Label {
          title
        } icon: {
          Image(systemName: isOpen ? "close" : systemImage)
        }
      }
      .toggleStyle(MenuToggleStyle(size: size, family: family))
      .accessibilityState(.pressed, false)
      .accessibilityState(.expanded, isOpen)
    }
    .onExitCommand(perform: isOpen ? { animated.wrappedValue = false } : nil)
    .onChange(of: isOpen) { _, isOpen in if isOpen { focused = 0 } }
  }

  private var list: some View {
    VStack(alignment: .trailing, spacing: FloatingActionButtonMenuTokens.itemSpacing) {
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        Button {
          animated.wrappedValue = false
          item.action()
        } label: {
          Label {
            item.title
          } icon: {
            Image(systemName: item.systemImage)
          }
        }
        .buttonStyle(MenuItemStyle(color: family.container))
        .focused($focused, equals: index)
        .accessibilityRole(.menuitem)
        .transition(
          OpacityTransition().combined(with: ScaleTransition(0.6, anchor: .bottomTrailing))
            .animation(
              // The nearest to the button comes first.
              motion.animation(.spatial, .fast).delay(
                Double(items.count - 1 - index) * FloatingActionButtonMenuTokens.stagger)))
      }
    }
    .onMoveCommand { way in
      guard let focused, way == .up || way == .down else { return }
      self.focused = (focused + (way == .down ? 1 : items.count - 1)) % items.count
    }
    .accessibilityRole(.menu)
  }

  /// The binding; changes of it move.
  private var animated: Binding<Bool> {
    let (isExpanded, animation) = (isExpanded, motion.animation(.spatial, .fast))
    return Binding(
      get: { isExpanded.wrappedValue }, set: { value in withAnimation(animation) { isExpanded.wrappedValue = value } })
  }
}

/// One of a ``FloatingActionButtonMenu``'s actions.
@MainActor
public struct FloatingActionButtonMenuItem {
  let title: Text
  let systemImage: String
  let action: @MainActor () -> Void

  public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.title = Text(title)
    self.systemImage = systemImage
    self.action = action
  }
}

private struct MenuItemStyle: ButtonStyle {
  let color: FloatingActionButtonColor

  func makeBody(configuration: Configuration) -> some View {
    let appearance = Self.appearance(color)
    configuration.label
      .labelStyle(
        ButtonLabelStyle(
          iconSize: FloatingActionButtonMenuTokens.itemIconSize,
          spacing: FloatingActionButtonMenuTokens.itemIconTitleSpace)
      )
      .typography(.titleMedium)
      .lineLimit(1)
      .foregroundStyle(StateColor(values: appearance.title))
      .padding(.horizontal, FloatingActionButtonMenuTokens.itemSpace)
      .frame(minHeight: FloatingActionButtonMenuTokens.itemHeight)
      .paintEffect(
        ButtonContainerEffect(
          appearance: appearance, corners: ButtonCorners(fixed: ButtonCorners.Sides(.full)), isSelected: false,
          outlineWidth: 0),
        position: .background
      )
      .contentShape(TouchTarget())
  }
}

extension MenuItemStyle {
  /// An item lies flat until something happens to it.
  fileprivate static func appearance(_ color: FloatingActionButtonColor) -> ButtonAppearance {
    var appearance = ButtonAppearance(ButtonColors(color.container, color.content))
    appearance.elevation[.hovered] = .level4
    appearance.elevation[.focused] = .level3
    appearance.elevation[.pressed] = .level3
    return appearance
  }
}

private struct MenuToggleStyle: ToggleStyle {
  let size: FloatingActionButtonSize
  let family: FloatingActionButtonMenu.Family

  var role: SemanticsRole { .button }

  func makeBody(configuration: Configuration) -> some View {
    MenuToggleBody(label: configuration.label, size: size, family: family, isOpen: configuration.isOn)
  }
}

/// A floating action button that becomes the round button that closes its menu.
private struct MenuToggleBody<Label: View>: View {
  let label: Label
  let size: FloatingActionButtonSize
  let family: FloatingActionButtonMenu.Family
  let isOpen: Bool
  @Environment(\.floatingActionButtonMetrics) private var metrics

  var body: some View {
    let figures = metrics[size, isExtended: false]
    let color = isOpen ? family.accent : family.container
    let side = isOpen ? FloatingActionButtonMenuTokens.closeSize : figures.height
    label
      .labelStyle(.iconOnly)
      .font(.system(size: isOpen ? FloatingActionButtonMenuTokens.closeIconSize : figures.iconSize))
      .lineHeight(nil)
      .tracking(0)
      .foregroundStyle(Color.role(color.content))
      .frame(width: side, height: side)
      .paintEffect(
        ButtonContainerEffect(
          appearance: appearance(figures, color),
          corners: ButtonCorners(
            rest: ButtonCorners.Sides(figures.shape), selected: ButtonCorners.Sides(.full),
            pressed: ButtonCorners.Sides(isOpen ? .full : figures.shape)),
          isSelected: isOpen, outlineWidth: 0),
        position: .background
      )
      .contentShape(TouchTarget())
  }

  private func appearance(
    _ figures: FloatingActionButtonFigures, _ color: FloatingActionButtonColor
  ) -> ButtonAppearance {
    var appearance = ButtonAppearance(ButtonColors(color.container, color.content))
    appearance.elevation.normal = figures.elevation
    appearance.elevation[.hovered] = figures.hoveredElevation
    appearance.elevation[.pressed] = figures.pressedElevation
    return appearance
  }
}
