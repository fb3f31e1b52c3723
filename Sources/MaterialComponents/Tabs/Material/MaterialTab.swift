/// One tab in Material's look.
struct MaterialTab<Tab: Hashable>: View {
  let kind: MaterialTabKind
  let entry: TabEntry<Tab>
  let isSelected: Bool
  let minimumWidth: CGFloat
  let height: CGFloat
  let select: (Tab) -> Void
  /// Takes where the tab and its content are.
  let measured: ((inout TabIndicatorContext) -> Void) -> Void

  var body: some View {
    let (measured, tab, select) = (measured, entry.tab, select)
    Button {
      select(tab)
    } label: {
      content
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named(TabRowSpace()))
        } action: { frame in
          measured { $0.contentFrame = frame }
        }
        .padding(.horizontal, entry.custom == nil ? TabTokens.labelSpace : 0)
        .frame(minWidth: minimumWidth, maxWidth: .infinity)
        .frame(height: height)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .named(TabRowSpace()))
        } action: { frame in
          measured { $0.bounds = frame }
        }
    }
    .buttonStyle(MaterialTabButtonStyle(colors: kind.colors(isSelected: isSelected)))
  }

  @ViewBuilder
  private var content: some View {
    if let custom = entry.custom {
      custom
    } else {
      titleAndIcon
        .lineLimit(1)
        .foregroundStyle(kind.colors(isSelected: isSelected).content)
    }
  }

  @ViewBuilder
  private var titleAndIcon: some View {
    if kind == .primary {
      VStack(spacing: TabTokens.iconTitleSpace) {
        icon
        title
      }
    } else {
      HStack(spacing: TabTokens.inlineIconSpace) {
        icon
        title
      }
    }
  }

  @ViewBuilder
  private var icon: some View {
    if let icon = entry.icon {
      icon
        .font(.system(size: TabTokens.iconSize))
        .lineHeight(nil)
        .frame(width: TabTokens.iconSize, height: TabTokens.iconSize)
        .overlay(alignment: .topTrailing) {
          let overlap = entry.badge?.text == nil ? TabBadgeTokens.iconOverlap : TabBadgeTokens.largeIconOverlap
          // Its leading edge lies over the icon, and it reaches beyond as far as it has to.
          TabBadgeView(badge: entry.badge)
            .fixedSize()
            .frame(width: overlap, alignment: .leading)
        }
    }
  }

  @ViewBuilder
  private var title: some View {
    if let title = entry.title {
      HStack(spacing: TabBadgeTokens.titleSpace) {
        Text(verbatim: title).typography(.titleSmall)
        if entry.icon == nil, let badge = entry.badge { TabBadgeView(badge: badge) }
      }
    }
  }
}

/// The state layer and the ripple of a tab: over the whole tab, below its content.
private struct MaterialTabButtonStyle: ButtonStyle {
  let colors: MaterialTabColors

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .ripple(.role(colors.stateLayer), pressColor: .role(colors.pressedStateLayer), position: .background)
      .background { TabFocusRing() }
      .contentShape(Rectangle())
  }
}
