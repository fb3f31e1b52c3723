/// Tabs in a row that scrolls when they don't fit, with an indicator that moves to the selected one.
///
/// Figures: `md.comp.primary-navigation-tab` of Material 3 v34.0.21; 16 points beside each label, at least 90 wide, and 52
/// before the first, as Material's scrollable tabs have it elsewhere.
public struct PrimaryTabBar<Tab: Hashable>: View {
  private let tabs: [Tab]
  private let title: (Tab) -> String
  @Binding private var selection: Tab
  @FocusState private var focus: Tab?
  @Environment(\.materialMotion) private var motion
  @Environment(\.layoutDirection) private var layoutDirection

  public init(_ tabs: [Tab], selection: Binding<Tab>, title: @escaping (Tab) -> String) {
    self.tabs = tabs
    self.title = title
    _selection = selection
  }

  public var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        TabStrip(selectedIndex: tabs.firstIndex(of: selection)) {
          ForEach(Array(tabs.enumerated()), id: \.element) { index, tab in
            label(tab, at: index)
          }
          TabIndicator()
        }
        .padding(.horizontal, TabTokens.edgeSpace)
      }
      .scrollIndicators(.never)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .frame(height: TabTokens.height)
      .onAppear { proxy.scrollTo(selection, anchor: .center) }
      .onChange(of: selection) {
        withAnimation(motion.animation(.spatial)) { proxy.scrollTo(selection, anchor: .center) }
      }
    }
    .animation(motion.animation(.spatial), value: selection)
    .overlay(alignment: .bottom) {
      Rectangle().fill(Color.role(.outlineVariant)).frame(height: TabTokens.dividerHeight)
        .allowsHitTesting(false)
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tablist)
  }

  private func label(_ tab: Tab, at index: Int) -> some View {
    let isSelected = tab == selection
    return Button {
      select(tab)
    } label: {
      Text(verbatim: title(tab))
        .typography(.titleSmall)
        .lineLimit(1)
        .padding(.horizontal, TabTokens.labelSpace)
        .frame(minWidth: TabTokens.minimumWidth)
        .frame(height: TabTokens.height)
        .foregroundStyle(Color.role(isSelected ? .primary : .onSurfaceVariant))
    }
    .buttonStyle(TabButtonStyle())
    .focused($focus, equals: tab)
    .onMoveCommand { move($0, from: index) }
    .onKeyPress(.home) { moveTo(0) }
    .onKeyPress(.end) { moveTo(tabs.count - 1) }
    .id(tab)
    .accessibilityRole(.tab)
    .accessibilityState(.selected, isSelected)
    .accessibilityPosition(index + 1, inSetOf: tabs.count)
  }

  private func select(_ tab: Tab) { selection = tab }

  /// Arrows move the focus and, as ARIA's pattern for cheap panels has it, the selection; they wrap around.
  private func move(_ direction: MoveCommandDirection, from index: Int) {
    let forward: MoveCommandDirection = layoutDirection == .rightToLeft ? .left : .right
    let backward: MoveCommandDirection = layoutDirection == .rightToLeft ? .right : .left
    if direction == forward {
      _ = moveTo((index + 1) % tabs.count)
    } else if direction == backward {
      _ = moveTo((index + tabs.count - 1) % tabs.count)
    }
  }

  private func moveTo(_ index: Int) -> KeyPress.Result {
    guard tabs.indices.contains(index) else { return .ignored }
    focus = tabs[index]
    select(tabs[index])
    return .handled
  }
}

/// The line below the selected tab.
private struct TabIndicator: View {
  var body: some View {
    MaterialShape(
      radii: RectangleCornerRadii(
        topLeading: TabTokens.indicatorHeight, bottomLeading: 0, bottomTrailing: 0,
        topTrailing: TabTokens.indicatorHeight)
    )
    .fill(Color.role(.primary))
    .frame(height: TabTokens.indicatorHeight)
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// Labels in a row, and as the last subview the indicator below the selected one, as wide as its text.
struct TabStrip: Layout, Equatable {
  var selectedIndex: Int?

  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    cache = subviews.dropLast().map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.map(\.height).max() ?? TabTokens.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    if cache.count != subviews.count - 1 { cache = subviews.dropLast().map { $0.sizeThatFits(.unspecified) } }
    var x = bounds.minX
    for (index, size) in cache.enumerated() {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      if index == selectedIndex, let indicator = subviews.last {
        let width = max(size.width - 2 * TabTokens.labelSpace, TabTokens.minimumIndicatorWidth)
        indicator.place(
          at: CGPoint(x: x + size.width / 2, y: bounds.maxY), anchor: .bottom,
          proposal: ProposedViewSize(width: width, height: TabTokens.indicatorHeight))
      }
      x += size.width
    }
    if selectedIndex == nil, let indicator = subviews.last {
      indicator.place(at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottom, proposal: .zero)
    }
  }
}

/// A tab has no look of its own besides its label and its state layer.
struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.contentShape(Rectangle())
  }
}
