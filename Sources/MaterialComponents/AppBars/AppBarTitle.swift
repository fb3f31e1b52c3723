/// The title in the row of a bar. In a bar with an expanded title it comes as that goes.
struct AppBarSmallTitle: View {
  let words: AppBarWords
  let style: TopAppBarStyle
  let context: AppBarContext
  @Environment(\.appBarMetrics) private var metrics

  var body: some View {
    VStack(alignment: style == .centerAligned ? .center : .leading, spacing: 0) {
      AppBarHeading(title: words.title, style: metrics.titleStyle, size: metrics.titleSize)
      if let subtitle = words.subtitle, !style.isCollapsible {
        AppBarSubtitle(subtitle: subtitle, style: style)
      }
    }
    .lineLimit(1)
    .modifier(AppBarTitleFade(isExpandedTitle: false, context: style.isCollapsible ? context : nil))
  }
}

/// The title below the row of an expanded bar. It goes up behind the row as the bar collapses, and fades out.
struct AppBarExpandedTitle: View {
  let words: AppBarWords
  let style: TopAppBarStyle
  let placement: AppBarTitlePlacement
  let context: AppBarContext

  var body: some View {
    ExpandedTitleLayout(
      edge: style.expandedTitleEdge, inset: AppBarTokens.titleInset, placement: placement
    ) {
      VStack(alignment: placement == .center ? .center : .leading, spacing: style.subtitleSpace) {
        AppBarHeading(title: words.title, style: style.titleStyle, size: nil)
          .lineLimit(AppBarTokens.expandedLines)
          .multilineTextAlignment(placement == .center ? .center : .leading)
        if let subtitle = words.subtitle {
          AppBarSubtitle(subtitle: subtitle, style: style).lineLimit(1)
        }
      }
    }
    // Its own height, whatever is left of it.
    .fixedSize(horizontal: false, vertical: true)
    .modifier(AppBarTitleFade(isExpandedTitle: true, context: context))
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottom)
    .clipped()
    .allowsHitTesting(false)
  }
}

private struct AppBarHeading: View {
  let title: Text
  let style: TypeStyleName
  let size: CGFloat?
  @Environment(\.appBarContentColor) private var contentColor

  var body: some View {
    title
      .modifier(AppBarTitleFont(size: size))
      .typography(style)
      .foregroundStyle(Color.role(contentColor ?? AppBarTokens.titleColor))
      .accessibilityHeading(.h1)
      .accessibilityAddTraits(.isHeader)
  }
}

/// Another size than the style's.
private struct AppBarTitleFont: ViewModifier {
  let size: CGFloat?
  @Environment(\.materialTypography) private var typography

  func body(content: Content) -> some View {
    if let size {
      content.font(.custom(typography[.titleLarge].family, size: size).weight(typography[.titleLarge].weight))
    } else {
      content
    }
  }
}

private struct AppBarSubtitle: View {
  let subtitle: Text
  let style: TopAppBarStyle
  @Environment(\.appBarContentColor) private var contentColor

  var body: some View {
    subtitle
      .typography(style.subtitleStyle)
      .foregroundStyle(Color.role(contentColor ?? AppBarTokens.subtitleColor))
  }
}

/// Fades one of the two titles of a bar that collapses. Only the one that shows more is there for assistive technology.
private struct AppBarTitleFade: ViewModifier {
  let isExpandedTitle: Bool
  /// Nil for a title that is always there.
  let context: AppBarContext?

  func body(content: Content) -> some View {
    if let context {
      content
        .opacity(Self.opacity(isExpandedTitle: isExpandedTitle, fraction: context.collapsedFraction))
        .accessibilityHidden(context.isCollapsed == isExpandedTitle)
    } else {
      content
    }
  }

  /// The expanded title goes in step with the bar, as Compose's does. The other one comes as that goes: by Compose's
  /// curve it would hardly be there three quarters of the way, where the expanded title lies behind the row already.
  static func opacity(isExpandedTitle: Bool, fraction: CGFloat) -> Double {
    Double(isExpandedTitle ? 1 - fraction : fraction)
  }
}
