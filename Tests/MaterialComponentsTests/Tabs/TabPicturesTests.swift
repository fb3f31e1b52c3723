import MaterialComponents
import MaterialTesting
import Testing

/// The pictures of the documentation: each style of tabs at rest, half and fully collapsed, in light and dark and from
/// right to left. See `PictureGrid`.
@MainActor
@Suite("Pictures of tabs and headers")
struct TabPicturesTests {
  /// A picture's columns: how far the header has moved up, of a way of 100.
  private static let offsets: [CGFloat] = [0, 50, 200]

  enum Style: String, CaseIterable, CustomTestStringConvertible {
    case primary
    case primaryIcons = "primary-icons"
    case secondary
    case classicPrimary = "classic-primary"
    case classicSecondary = "classic-secondary"
    case header

    var testDescription: String { rawValue }
  }

  @Test("a picture of each style", arguments: Style.allCases)
  func picture(style: Style) throws {
    try PictureGrid(offsets: Self.offsets, sampleSize: CGSize(width: 300, height: 360)) {
      Sample(style: style)
    }
    .compare(with: "tabs-\(style.rawValue)")
  }
}

private struct Sample: View {
  let style: TabPicturesTests.Style
  @State private var selected = 1

  var body: some View {
    if style == .header {
      StickyHeader { context in
        SampleTitle(context: context)
      } headerBackground: { _ in
        Color.role(.primaryContainer)
      } content: {
        StickyHeaderScroll { _ in PictureRows() }
      }
    } else {
      MaterialTabs(selectedTab: $selected) { context in
        SampleTitle(context: context)
      } headerTabBar: { context in
        SampleBar(style: style, selected: $selected, context: context)
      } headerBackground: { _ in
        Color.role(style.isClassic ? .primaryContainer : .surfaceContainer)
      } content: {
        ForEach(Array(SampleTab.all.enumerated()), id: \.offset) { index, tab in
          MaterialTabsScroll(tab: index) { _ in PictureRows() }
            .materialTabItem(tab: index, label: tab.label(style))
            .materialTabBadge(index == 2 && !style.isClassic ? .count(7) : nil)
        }
      }
    }
  }
}

private struct SampleTab {
  let title: String
  let symbol: String

  static let all = [
    SampleTab(title: "Ships", symbol: "sailing"), SampleTab(title: "Crew", symbol: "group"),
    SampleTab(title: "Cargo", symbol: "inventory"),
  ]

  @MainActor
  func label(_ style: TabPicturesTests.Style) -> MaterialTabBar<Int>.Label {
    switch style {
    case .primaryIcons, .classicPrimary: .primary(title, icon: Image(systemName: symbol))
    case .primary: .primary(title)
    case .secondary, .classicSecondary, .header: .secondary(title)
    }
  }
}

extension TabPicturesTests.Style {
  fileprivate var isClassic: Bool { self == .classicPrimary || self == .classicSecondary }
}

private struct SampleBar: View {
  let style: TabPicturesTests.Style
  @Binding var selected: Int
  let context: MaterialTabsHeaderContext<Int>

  var body: some View {
    switch style {
    case .primary, .primaryIcons: PrimaryTabBar(selectedTab: $selected, context: context)
    case .secondary: SecondaryTabBar(selectedTab: $selected, context: context)
    default: MaterialTabBar(selectedTab: $selected, context: context)
    }
  }
}

/// A title of 140 points, of which 40 stay.
private struct SampleTitle<Tab: Hashable>: View {
  let context: HeaderContext<Tab>

  var body: some View {
    Text(verbatim: "Harbour")
      .typography(.headlineLarge)
      .foregroundStyle(Color.role(.onPrimaryContainer))
      .accessibilityAddTraits(.isHeader)
      .headerStyle(ShrinkHeaderStyle(fade: false, minimumScale: 0.6, offsetFactor: 0.5), context: context)
      .frame(maxWidth: .infinity)
      .frame(height: 140)
      .minTitleHeight(.absolute(40))
  }
}
