/// A destination in a navigation drawer.
public struct NavigationDrawerItem: View {
  private let title: String
  private let icon: String?
  private let badge: String?
  private let isSelected: Bool
  private let action: @MainActor () -> Void

  /// - Parameters:
  ///   - title: one or two words.
  ///   - icon: the name of a Material Symbol. Default: none.
  ///   - badge: a short text at the end, such as a number. Default: none.
  ///   - isSelected: whether this is where the user is.
  ///   - action: goes there.
  public init(
    _ title: String, icon: String? = nil, badge: String? = nil, isSelected: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.icon = icon
    self.badge = badge
    self.isSelected = isSelected
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      HStack(spacing: NavigationDrawerTokens.iconGap) {
        if let icon {
          Image(systemName: icon)
            .font(.system(size: NavigationDrawerTokens.iconSize))
            .lineHeight(nil)
            .accessibilityHidden(true)
        }
        Text(title).typography(NavigationDrawerTokens.labelStyle, emphasized: isSelected)
        Spacer(minLength: badge == nil ? 0 : NavigationDrawerTokens.iconGap)
        if let badge { Text(badge).typography(NavigationDrawerTokens.badgeStyle) }
      }
    }
    .buttonStyle(NavigationDrawerItemStyle(isSelected: isSelected))
    .accessibilityState(.selected, isSelected)
  }
}

private struct NavigationDrawerItemStyle: ButtonStyle {
  let isSelected: Bool

  private func content(_ interaction: InteractionSource) -> ColorRole {
    if isSelected { return NavigationDrawerTokens.activeContent }
    let isTouched = interaction.isHovered || interaction.isPressed || interaction.isFocusVisible
    return isTouched ? NavigationDrawerTokens.inactiveTouchedContent : NavigationDrawerTokens.inactiveContent
  }

  func makeBody(configuration: Configuration) -> some View {
    let color = content(configuration.interaction)
    configuration.label
      .foregroundStyle(.role(color))
      .padding(.leading, NavigationDrawerTokens.itemLeading)
      .padding(.trailing, NavigationDrawerTokens.itemTrailing)
      .frame(maxWidth: .infinity, alignment: .leading)
      .densityHeight(NavigationDrawerTokens.itemHeight)
      .background {
        if isSelected { Capsule().fill(Color.role(NavigationDrawerTokens.indicator)) }
      }
      .ripple(.role(isSelected ? NavigationDrawerTokens.activeContent : .onSurface), in: Capsule())
      .focusRing(in: .token(NavigationDrawerTokens.indicatorShape), placement: .inside)
      .contentShape(Capsule())
  }
}

/// A heading over a section of destinations.
public struct NavigationDrawerHeadline: View {
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .typography(NavigationDrawerTokens.headlineStyle)
      .foregroundStyle(.role(NavigationDrawerTokens.headline))
      .padding(.horizontal, NavigationDrawerTokens.headlineInset - NavigationDrawerTokens.inset)
      .padding(.vertical, NavigationDrawerTokens.headlinePadding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A line between sections of destinations.
public struct NavigationDrawerDivider: View {
  public init() {}

  public var body: some View {
    Divider()
      .padding(.horizontal, NavigationDrawerTokens.headlineInset - NavigationDrawerTokens.inset)
      .padding(.vertical, NavigationDrawerTokens.inset / 2)
  }
}
