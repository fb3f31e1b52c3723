import MaterialComponents
import MaterialTesting
import Testing

/// The pictures of the documentation: each style of app bar at rest, half and fully collapsed, in light and dark and from
/// right to left. See `PictureGrid`.
@MainActor
@Suite("Pictures of app bars")
struct AppBarPicturesTests {
  enum Style: String, CaseIterable, CustomTestStringConvertible {
    case small
    case centerAligned = "center-aligned"
    case medium
    case large
    case mediumFlexible = "medium-flexible"
    case largeFlexible = "large-flexible"
    case hero
    case stack
    case classic

    var testDescription: String { rawValue }

    /// How far content is scrolled in the three columns.
    fileprivate var offsets: [CGFloat] {
      switch self {
      case .small, .centerAligned, .classic: [0, 32, 200]
      case .medium: [0, 24, 200]
      case .mediumFlexible: [0, 36, 200]
      case .large: [0, 44, 200]
      case .largeFlexible: [0, 44, 200]
      case .hero: [0, 68, 300]
      case .stack: [0, 24, 200]
      }
    }
  }

  @Test("a picture of each style", arguments: Style.allCases)
  func picture(style: Style) throws {
    try PictureGrid(offsets: style.offsets, sampleSize: CGSize(width: 300, height: 320)) {
      Sample(style: style)
    }
    .compare(with: "app-bar-\(style.rawValue)")
  }
}

private struct Sample: View {
  let style: AppBarPicturesTests.Style
  @State private var tab = "Ships"

  var body: some View {
    switch style {
    case .hero:
      FlexibleHeader { context in
        SampleHero(context: context)
      } content: {
        ScrollView { PictureRows() }
      }
    case .stack:
      FlexibleHeader { _ in
        HeaderStack {
          TopAppBar("Harbour", style: .medium, leading: menu, trailing: actions)
        } bottom: {
          SecondaryTabBar(["Ships", "Crew"], selection: $tab, arrangement: .fixed) { $0 }
        }
      } content: {
        ScrollView { PictureRows() }
      }
    case .classic:
      ScrollView { PictureRows() }
        .topAppBar(
          "Harbour", scrollBehavior: .enterAlways, background: .elevated(.primary),
          leading: { IconButton("Menu", systemImage: "menu") {} }
        )
        .appBarMetrics(.classic)
    default:
      ScrollView { PictureRows() }
        .topAppBar(
          "Harbour", subtitle: style == .mediumFlexible || style == .largeFlexible ? "Three ships are in" : nil,
          style: barStyle, leading: menu, trailing: actions)
    }
  }

  private var barStyle: TopAppBarStyle {
    switch style {
    case .centerAligned: .centerAligned
    case .medium: .medium
    case .large: .large
    case .mediumFlexible: .mediumFlexible
    case .largeFlexible: .largeFlexible
    default: .small
    }
  }

  private func menu() -> some View { IconButton("Menu", systemImage: "menu") {} }

  @ViewBuilder
  private func actions() -> some View {
    IconButton("Search", systemImage: "search") {}
    IconButton("More", systemImage: "more_vert") {}
  }
}

/// 200 points, of which 76 stay: what the title and the space around it take.
private struct SampleHero: View {
  let context: AppBarContext

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [Color.role(.primaryContainer), Color.role(.tertiaryContainer)], startPoint: .top, endPoint: .bottom)
      SampleHeroTitle(context: context)
    }
    .flexibleHeaderHeights(minimum: 76, maximum: 200)
  }
}

private struct SampleHeroTitle: View {
  let context: AppBarContext

  var body: some View {
    Text(verbatim: "Harbour")
      .typography(.displaySmall)
      .foregroundStyle(Color.role(.onPrimaryContainer))
      .scaleEffect(1 - 0.4 * context.collapsedFraction, anchor: .bottomLeading)
      .padding(16)
      .accessibilityAddTraits(.isHeader)
  }
}
