/// A button that opens a menu of actions.
///
/// In the menu stand buttons, toggles, dividers, sections and further menus, which open beside their item. Arrows, Home,
/// End and first letters move the focus; Enter and Space choose; Escape, Tab and a press elsewhere end the menu, and the
/// focus goes back. The menu stands below its button, or above it where there is no room. Its look is a
/// ``MenuPanelStyle``.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuScope) private var scope

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A button whose press does something; a long press, or Down, opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if let scope {
      Submenu(outer: scope, label: AnyView(label), content: AnyView(content))
    } else {
      MenuButton(label: label, content: AnyView(content), primaryAction: primaryAction)
    }
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// The button of a menu that isn't in another.
private struct MenuButton<Label: View>: View {
  let label: Label
  let content: AnyView
  let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false

  var body: some View {
    Button(action: primaryAction ?? { isOpen = true }) { label }
      .onKeyPress(.downArrow) {
        isOpen = true
        return .handled
      }
      .modifier(LongPressMenu(isEnabled: primaryAction != nil) { isOpen = true })
      .accessibilityState(.expanded, isOpen)
      .modifier(MenuPresentation(isOpen: $isOpen, side: .bottom, isSubmenu: false, content: content))
  }
}

private struct LongPressMenu: ViewModifier {
  let isEnabled: Bool
  let open: () -> Void

  func body(content: Content) -> some View {
    if isEnabled { content.onLongPressGesture(perform: open) } else { content }
  }
}

extension View {
  /// Shows a menu below this view while `isPresented` is true; beyond SwiftUI. For a control that is more than the
  /// button of a ``Menu``. Choosing, Escape and a press elsewhere end it.
  public func menu<Items: View>(isPresented: Binding<Bool>, @ViewBuilder items: () -> Items) -> some View {
    modifier(MenuPresentation(isOpen: isPresented, side: .bottom, isSubmenu: false, content: AnyView(items())))
  }
}

/// An item that opens a menu beside it.
private struct Submenu: View {
  let outer: MenuScope
  let label: AnyView
  let content: AnyView
  @State private var isOpen = false
  @State private var isHovered = false
  @State private var identity = Identity()
  @Environment(\.menuPanelStyle) private var style
  @Environment(\.self) private var environment
  @Environment(\.layoutDirection) private var direction

  private final class Identity {}

  private func open() {
    outer.siblings.willOpen(ObjectIdentifier(identity)) { isOpen = false }
    isOpen = true
  }

  var body: some View {
    let delay = style.base.metrics(in: environment).submenuDelay
    Button(action: open) { label }
      .buttonStyle(
        MenuItemButtonStyle.ItemStyle(style: style, isOn: nil, opensMenu: true, isExpanded: isOpen)
      )
      .accessibilityRole(.menuitem)
      .accessibilityState(.expanded, isOpen)
      .onKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
        open()
        return .handled
      }
      .onHover { isHovered = $0 }
      .onDeadline(after: isHovered && !isOpen ? delay : nil, id: isHovered) { open() }
      .modifier(
        MenuPresentation(isOpen: $isOpen, side: .trailing, isSubmenu: true, outer: outer, content: content))
  }
}

/// Presents a menu beside a view.
struct MenuPresentation: ViewModifier {
  @Binding var isOpen: Bool
  let side: MenuPlacement.Side
  let isSubmenu: Bool
  var outer: MenuScope?
  /// Where the menu belongs to, in the view; nil is the view itself.
  var point: CGPoint?
  let content: AnyView
  @State private var place = MenuAnchor()
  @Environment(\.menuPanelStyle) private var style
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.self) private var environment

  /// Read by what is presented alone, so that nothing of it runs while the view moves and no menu is open.
  @MainActor private var anchor: CGRect {
    let frame = place.frame
    guard let point else { return frame }
    return CGRect(x: frame.minX + point.x, y: frame.minY + point.y, width: 0, height: 0)
  }

  @MainActor private var metrics: MenuMetrics { style.base.metrics(in: environment) }

  @MainActor private var presentation: OverlayPresentationStyle {
    var presentation = OverlayPresentationStyle(isModal: !isSubmenu)
    // The menu that a submenu belongs to stays usable; what is behind that is covered by its own scrim.
    presentation.grabsFocus = true
    if !reducesMotion {
      presentation.animation = metrics.animation
      presentation.exitAnimation = metrics.exitAnimation
    }
    return presentation
  }

  func body(content view: Content) -> some View {
    let metrics = metrics
    view
      .modifier(_MenuAnchorModifier(anchor: place))
      .overlayPresentation(isPresented: $isOpen, style: presentation) {
        MenuLayout(
          anchor: anchor, side: side, isCentered: false, margin: metrics.margin,
          gap: isSubmenu ? metrics.submenuGap : metrics.gap
        ) {
          MenuPanel(style: style, isSubmenu: isSubmenu, outer: outer, content: content)
        }
        .environment(\.menuScope, nil)
      }
  }
}

/// An open menu.
private struct MenuPanel: View {
  let style: ErasedStyle<any MenuPanelStyle>
  let isSubmenu: Bool
  let outer: MenuScope?
  let content: AnyView
  @Environment(\.dismiss) private var dismiss
  @State private var siblings = MenuSiblings()

  /// Ends the menu and all that it came from.
  private var closing: DismissAction {
    let (end, endOuter) = (dismiss, outer?.close)
    return DismissAction {
      end()
      endOuter?()
    }
  }

  private var goBack: (@MainActor () -> Void)? {
    guard isSubmenu else { return nil }
    let end = dismiss
    return { end() }
  }

  var body: some View {
    let close = closing
    style.makePanel(AnyView(items(MenuScope(close: close, siblings: siblings))))
      .contentShape(Rectangle())
      .accessibilityRole(.menu)
      .accessibilityAction(.escape) { dismiss() }
      .modifier(_MenuKeysModifier(close: { close() }, goBack: goBack))
  }

  private func items(_ scope: MenuScope) -> some View {
    content
      .buttonStyle(MenuItemButtonStyle(style: style, scope: scope))
      .toggleStyle(MenuItemToggleStyle(style: style))
      .environment(\.menuScope, scope)
  }
}
