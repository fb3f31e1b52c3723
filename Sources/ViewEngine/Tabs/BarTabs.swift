/// A tab view with a bar at its bottom.
struct BarTabs: View {
  let configuration: TabViewStyleConfiguration

  var body: some View {
    VStack(spacing: 0) {
      configuration.content.accessibilityRole(.tabpanel)
      TabBar(configuration: configuration)
    }
  }
}

/// The labels of pages in a row.
private struct TabBar: View {
  let configuration: TabViewStyleConfiguration
  @FocusState private var focus: Int?
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    if !configuration.isBarHidden {
      let items = configuration.items
      HStack(spacing: 0) {
        ForEach(items) { item in
          button(item, count: items.count)
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: TabBarMetrics.height)
      .overlay(alignment: .top) { Color.gray.opacity(0.3).frame(height: TabBarMetrics.lineHeight) }
      .background(configuration.barBackground ?? AnyShapeStyle(BackgroundStyle()))
      .accessibilityElement(children: .contain)
      .accessibilityRole(.tablist)
    }
  }

  private func button(_ item: TabViewStyleConfiguration.Item, count: Int) -> some View {
    Button {
      configuration.select(item.id)
    } label: {
      VStack(spacing: TabBarMetrics.spacing) { item.label }
        .labelStyle(TabLabelStyle())
        .font(.system(size: TabBarMetrics.textSize, weight: .medium))
        .lineLimit(1)
        .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
        .overlay(alignment: .topTrailing) { TabBadge(text: item.badge) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .environment(\.imageRenderingMode, .template)
    .focused($focus, equals: item.id)
    .onMoveCommand { move($0, from: item.id, count: count) }
    .onKeyPress(.home) { show(0) }
    .onKeyPress(.end) { show(count - 1) }
    .accessibilityRole(.tab)
    .accessibilityState(.selected, item.isSelected)
  }

  /// Arrows move the focus and the choice, and wrap around.
  private func move(_ direction: MoveCommandDirection, from index: Int, count: Int) {
    let forward: MoveCommandDirection = layoutDirection == .rightToLeft ? .left : .right
    let backward: MoveCommandDirection = layoutDirection == .rightToLeft ? .right : .left
    if direction == forward { _ = show((index + 1) % count) }
    if direction == backward { _ = show((index + count - 1) % count) }
  }

  private func show(_ index: Int) -> KeyPress.Result {
    focus = index
    configuration.select(index)
    return .handled
  }
}

/// A bar as on a telephone: 49 points high, icons of 24 over texts of 10.
private enum TabBarMetrics {
  static let height: CGFloat = 49
  static let lineHeight: CGFloat = 0.5
  static let iconSize: CGFloat = 24
  static let textSize: CGFloat = 10
  static let spacing: CGFloat = 1
}

/// An icon over a title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: TabBarMetrics.spacing) {
      configuration.icon.font(.system(size: TabBarMetrics.iconSize)).frame(height: TabBarMetrics.iconSize)
      configuration.title
    }
  }
}

/// A short text on a red ground at the corner of a label.
private struct TabBadge: View {
  let text: Text?

  var body: some View {
    if let text {
      text
        .font(.system(size: 11, weight: .semibold))
        .foregroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: 16, minHeight: 16)
        .background(.red, in: Capsule())
        .fixedSize()
        .alignmentGuide(.trailing) { $0[.leading] + 6 }
    }
  }
}
