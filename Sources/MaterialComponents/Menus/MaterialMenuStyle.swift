/// Material 3's menus.
public struct MaterialMenuStyle: MenuPanelStyle {
  public nonisolated init() {}

  public func makePanel(content: MenuPanelContent) -> some View {
    FittingScroll {
      ScrollView {
        MenuColumn { content }.coordinateSpace(MenuItem.space).padding(.vertical, MenuTokens.groupPadding)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .modifier(MenuContainer())
    .transition(MenuTransition())
  }

  public func makePopover(content: MenuPanelContent) -> some View {
    content.padding(MenuTokens.popoverPadding).modifier(MenuContainer()).transition(MenuTransition())
  }

  public func makeItem(configuration: MenuItemConfiguration) -> some View { MenuItem(configuration: configuration) }

  public func metrics(in environment: EnvironmentValues) -> MenuMetrics {
    var metrics = MenuMetrics()
    metrics.margin = MenuTokens.margin
    metrics.submenuGap = MenuTokens.submenuGap
    metrics.submenuDelay = MenuTokens.submenuDelay
    metrics.animation = MaterialEasing.emphasizedDecelerate(MenuTokens.enterDuration)
    metrics.exitAnimation = MaterialEasing.emphasizedAccelerate(MenuTokens.exitDuration)
    return metrics
  }
}

extension MenuPanelStyle where Self == MaterialMenuStyle {
  /// Material 3's menus.
  public static var material: MaterialMenuStyle { MaterialMenuStyle() }
}

private struct MenuContainer: ViewModifier {
  @Environment(\.materialShapes) private var shapes

  func body(content: Content) -> some View {
    content
      .clipShape(SurfaceShape.token(MenuTokens.shape).resolve(in: shapes))
      .surface(MenuTokens.container, in: .token(MenuTokens.shape), elevation: MenuTokens.elevation)
  }
}

/// A menu grows a little while it fades in.
private struct MenuTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase == .willAppear ? MenuTokens.enterScale : 1, anchor: .top)
  }
}

/// Items below each other, all as wide as the widest.
struct MenuColumn: Layout {
  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let wanted = min(max(ideal, MenuTokens.minimumWidth), MenuTokens.maximumWidth)
    return min(wanted, proposal.width ?? wanted)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = width(proposal, subviews)
    let height = subviews.reduce(0) { $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for subview in subviews {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subview.sizeThatFits(proposal).height
    }
  }
}

private struct MenuItem: View {
  let configuration: MenuItemConfiguration
  @State private var place = ButtonPlace.middle
  @Environment(\.materialShapes) private var shapes
  @Environment(\.materialDensity) private var density

  private var isSelected: Bool { configuration.isOn == true }

  static var space: NamedCoordinateSpace { .named("MenuColumn") }

  /// An item at an end of the menu has rounder corners there.
  private var shape: MaterialShape {
    if isSelected { return MaterialShape(radius: shapes[MenuTokens.selectedItemShape]) }
    let (end, inner) = (shapes[MenuTokens.endItemShape], shapes[MenuTokens.itemShape])
    let top = place == .first || place == .only ? end : inner
    let bottom = place == .last || place == .only ? end : inner
    return MaterialShape(
      radii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
  }

  private var color: ColorRole {
    if configuration.role == .destructive { return MenuTokens.destructive }
    return isSelected ? MenuTokens.selectedContent : MenuTokens.label
  }

  var body: some View {
    let outline = shape
    HStack(spacing: MenuTokens.betweenSpace) {
      configuration.label
        .labelStyle(MenuLabelStyle(color: iconColor))
        .typography(MenuTokens.labelStyle)
        .frame(maxWidth: .infinity, alignment: .leading)
      if configuration.isOn == true { icon("check") }
      if configuration.opensMenu { icon("chevron_right").modifier(MirroredInRightToLeft()) }
    }
    .foregroundStyle(content(color))
    .padding(.leading, MenuTokens.leadingSpace)
    .padding(.trailing, MenuTokens.trailingSpace)
    .padding(.vertical, density.inset(MenuTokens.verticalSpace))
    .frame(minHeight: density.height(MenuTokens.itemHeight))
    .background { if isSelected { outline.fill(container) } }
    .ripple(.role(isSelected ? MenuTokens.selectedContent : MenuTokens.stateLayer), in: outline)
    .focusRing(in: .fixed(outline), placement: .inside)
    .contentShape(Rectangle())
    .padding(.horizontal, MenuTokens.groupPadding)
    .onPlaceChange(in: Self.space, along: .vertical) { place = $0 }
  }

  private var iconColor: ComponentColor {
    content(isSelected || configuration.role == .destructive ? color : MenuTokens.icon)
  }

  private var container: ComponentColor {
    ComponentColor(
      RoleColor(MenuTokens.selectedContainer),
      disabled: RoleColor(MenuTokens.selectedContainer, opacity: StateTokens.disabledContentOpacity))
  }

  /// What can't be used and is chosen keeps its colour, fainter.
  private func content(_ role: ColorRole) -> ComponentColor {
    ComponentColor(
      RoleColor(role),
      disabled: RoleColor(isSelected ? role : .onSurface, opacity: StateTokens.disabledContentOpacity))
  }

  private func icon(_ name: String) -> some View {
    Image(systemName: name)
      .font(.system(size: MenuTokens.iconSize))
      .lineHeight(nil)
      .foregroundStyle(iconColor)
      .accessibilityHidden(true)
  }
}

/// Turns an icon round where one reads from right to left.
private struct MirroredInRightToLeft: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.scaleEffect(x: direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

/// The icon of an item stands before its title.
private struct MenuLabelStyle: LabelStyle {
  let color: ComponentColor

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: MenuTokens.betweenSpace) {
      configuration.icon.font(.system(size: MenuTokens.iconSize)).lineHeight(nil).foregroundStyle(color)
      configuration.title
    }
  }
}
