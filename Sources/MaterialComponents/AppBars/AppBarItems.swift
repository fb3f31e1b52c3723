/// A group of items at an end of a bar, each with room for a finger.
struct AppBarItems<Content: View>: View {
  let color: ColorRole
  @ViewBuilder let content: Content
  @Environment(\.appBarMetrics) private var metrics
  @Environment(\.appBarContentColor) private var contentColor

  var body: some View {
    let color = contentColor ?? color
    HStack(spacing: AppBarTokens.iconButtonSpace) {
      content
        .modifier(AppBarItem(metrics: metrics))
    }
    .foregroundStyle(Color.role(color))
    .environment(\.standardIconColor, color)
    .font(.system(size: AppBarTokens.iconSize))
    .lineHeight(nil)
  }
}

private struct AppBarItem: ViewModifier {
  let metrics: AppBarMetrics

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, metrics.itemInset)
      .frame(minWidth: metrics.minimumItemWidth, minHeight: min(AppBarTokens.target, metrics.height))
  }
}

/// Leading items, and the way back.
struct AppBarLeading<Content: View>: View {
  let backButton: AppBarBackButton
  let content: Content
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    if isPresented, backButton == .supplemented || (backButton == .automatic && content is EmptyView) {
      NavigationBackButton()
    }
    content
  }
}

/// Goes back: takes a page from a `NavigationStack`, or closes a sheet. The arrow points to where reading starts.
public struct NavigationBackButton: View {
  @Environment(\.dismiss) private var dismiss

  public init() {}

  public var body: some View {
    IconButton("Back", systemImage: "arrow_back") { dismiss() }
  }
}
