/// The look of menus and of what is in them; the engine does the rest: placement, keys, focus, submenus, accessibility.
@MainActor @preconcurrency
public protocol MenuPanelStyle {
  associatedtype Panel: View
  associatedtype Item: View
  associatedtype Popover: View

  /// The menu itself around `content`, whose views stand below each other. A menu that is too high is offered less than
  /// it asks for, and has to scroll. Its `transition(_:)` is how it comes and goes.
  @ViewBuilder func makePanel(content: MenuPanelContent) -> Panel
  /// An item of a menu.
  @ViewBuilder func makeItem(configuration: MenuItemConfiguration) -> Item

  /// A popover's paper around its content.
  @ViewBuilder func makePopover(content: MenuPanelContent) -> Popover

  func metrics(in environment: EnvironmentValues) -> MenuMetrics
}

extension MenuPanelStyle {
  public func metrics(in environment: EnvironmentValues) -> MenuMetrics { MenuMetrics() }
}

/// The figures of menus, in points and seconds.
public struct MenuMetrics: Sendable {
  /// The least distance to the window's edges.
  public var margin: CGFloat = 8
  /// The distance to what the menu belongs to.
  public var gap: CGFloat = 0
  /// The distance of a submenu to its item.
  public var submenuGap: CGFloat = 0
  /// How long the pointer rests on an item before its submenu opens.
  public var submenuDelay: TimeInterval = 0.4
  /// How a menu comes and goes.
  public var animation: Animation? = .easeOut(duration: 0.15)
  public var exitAnimation: Animation? = .easeIn(duration: 0.1)

  public init() {}
}

/// The views of a menu, as its user wrote them.
public struct MenuPanelContent: View {
  let content: AnyView
  public var body: some View { content }
}

/// What an item of a menu shows.
@MainActor
public struct MenuItemConfiguration {
  public let label: ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  /// What the user is doing with the item.
  public let interaction: InteractionSource
  /// Whether the item is on; nil for one that can't be.
  public let isOn: Bool?
  /// Whether the item opens another menu.
  public let opensMenu: Bool
  /// Whether that menu is open.
  public let isExpanded: Bool
}

/// A plain menu.
public struct DefaultMenuPanelStyle: MenuPanelStyle {
  public nonisolated init() {}

  public func makePanel(content: MenuPanelContent) -> some View {
    ScrollView { VStack(alignment: .leading, spacing: 0) { content } }
      .scrollBounceBehavior(.basedOnSize)
      .fixedSize(horizontal: true, vertical: false)
      .background(.background, in: RoundedRectangle(cornerRadius: 6))
  }

  public func makePopover(content: MenuPanelContent) -> some View {
    content.padding(12).background(.background, in: RoundedRectangle(cornerRadius: 6))
  }

  public func makeItem(configuration: MenuItemConfiguration) -> some View {
    HStack(spacing: 8) {
      if let isOn = configuration.isOn { Text(verbatim: isOn ? "✓" : " ").accessibilityHidden(true) }
      configuration.label
      Spacer(minLength: 16)
      if configuration.opensMenu { Text(verbatim: "›").accessibilityHidden(true) }
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 32)
    .background { if configuration.interaction.isFocusVisible { Color.gray.opacity(0.2) } }
    .contentShape(Rectangle())
  }
}

extension MenuPanelStyle where Self == DefaultMenuPanelStyle {
  /// A plain menu.
  public static var automatic: DefaultMenuPanelStyle { DefaultMenuPanelStyle() }
}

extension ErasedStyle where Style == any MenuPanelStyle {
  @MainActor func makePanel(_ content: AnyView) -> AnyView {
    func make<Base: MenuPanelStyle>(_ style: Base) -> AnyView {
      AnyView(style.makePanel(content: MenuPanelContent(content: content)))
    }
    return make(base)
  }

  @MainActor func makePopover(_ content: AnyView) -> AnyView {
    func make<Base: MenuPanelStyle>(_ style: Base) -> AnyView {
      AnyView(style.makePopover(content: MenuPanelContent(content: content)))
    }
    return make(base)
  }

  @MainActor func makeItem(_ configuration: MenuItemConfiguration) -> AnyView {
    func make<Base: MenuPanelStyle>(_ style: Base) -> AnyView {
      AnyView(style.makeItem(configuration: configuration))
    }
    return make(base)
  }
}

private struct MenuPanelStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any MenuPanelStyle> { ErasedStyle(DefaultMenuPanelStyle()) }
}

extension EnvironmentValues {
  var menuPanelStyle: ErasedStyle<any MenuPanelStyle> {
    get { self[MenuPanelStyleKey.self] }
    set { self[MenuPanelStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of menus in this view; beyond SwiftUI.
  public func menuPanelStyle<Style: MenuPanelStyle>(_ style: Style) -> some View {
    environment(\.menuPanelStyle, ErasedStyle(style))
  }
}

/// What views in a menu know of it.
struct MenuScope: Equatable {
  /// Ends the menu and all that it came from.
  let close: DismissAction
  let siblings: MenuSiblings
}

/// The submenus of one menu, of which only one is open.
@MainActor
final class MenuSiblings: Equatable {
  private var close: (id: ObjectIdentifier, action: @MainActor () -> Void)?

  nonisolated init() {}

  nonisolated static func == (left: MenuSiblings, right: MenuSiblings) -> Bool { left === right }

  /// A submenu opens; the one that was open ends.
  func willOpen(_ id: ObjectIdentifier, close action: @escaping @MainActor () -> Void) {
    if let close, close.id != id { close.action() }
    close = (id, action)
  }
}

private struct MenuScopeKey: EnvironmentKey { static var defaultValue: MenuScope? { nil } }

extension EnvironmentValues {
  /// The menu that a view is in.
  var menuScope: MenuScope? {
    get { self[MenuScopeKey.self] }
    set { self[MenuScopeKey.self] = newValue }
  }
}

/// Buttons in a menu: they look as items, and end the menu before they do what they are for.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  let style: ErasedStyle<any MenuPanelStyle>
  let scope: MenuScope

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      scope.close()
      configuration.trigger()
    } label: {
      configuration.label
    }
    .buttonStyle(ItemStyle(style: style, isOn: nil, opensMenu: false, isExpanded: false))
    .accessibilityRole(.menuitem)
  }

  /// The look of an item.
  struct ItemStyle: ButtonStyle {
    let style: ErasedStyle<any MenuPanelStyle>
    let isOn: Bool?
    let opensMenu: Bool
    let isExpanded: Bool

    func makeBody(configuration: Configuration) -> some View {
      style.makeItem(
        MenuItemConfiguration(
          label: configuration.label, role: configuration.role, interaction: configuration.interaction, isOn: isOn,
          opensMenu: opensMenu, isExpanded: isExpanded))
    }
  }
}

/// Toggles in a menu: they look as items, and leave the menu open.
struct MenuItemToggleStyle: ToggleStyle {
  let style: ErasedStyle<any MenuPanelStyle>

  var role: SemanticsRole { .menuitemcheckbox }

  func makeBody(configuration: Configuration) -> some View {
    style.makeItem(
      MenuItemConfiguration(
        label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)), role: nil,
        interaction: configuration.interaction, isOn: configuration.isOn, opensMenu: false, isExpanded: false))
  }
}
