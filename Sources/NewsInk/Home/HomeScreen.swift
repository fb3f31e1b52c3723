import MaterialUI
import NewsInkCore

/// The feed: a hero header with the sources' tabs, and a page with the articles of each source.
struct HomeScreen: View {
  let model: NewsModel

  var body: some View {
    if model.isOpen && model.sources.isEmpty { NoSources(model: model) } else { Feeds(model: model) }
  }
}

/// A page for each source below the header.
private struct Feeds: View {
  let model: NewsModel
  @State private var headerHeight = HeroFigures.height

  var body: some View {
    @Bindable var model = model
    let selection = $model.selection.orFirst(of: model.sources)
    MaterialTabs(selectedTab: selection, config: MaterialTabsConfig(crossTabSyncMode: .preserveScrollPosition)) {
      header in
      HeroTitle(header: header, model: model, height: headerHeight - HeroFigures.tabBarHeight)
        .minTitleHeight(.absolute(HeroFigures.minimumTitleHeight))
    } headerTabBar: { header in
      PrimaryTabBar(selectedTab: selection, arrangement: .scrollable, context: header)
        .background(Color.role(.surface))
    } headerBackground: { header in
      HeroBackground(header: header, model: model)
    } content: {
      ForEach(model.sources) { source in
        FeedScroll(source: source, model: model)
          .materialTabItem(tab: source.id, label: .primary(source.tabTitle))
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      HeroFigures.height(inWindow: $0.size.height)
    } action: {
      headerHeight = $0
    }
  }
}

/// What is there when every source was removed.
private struct NoSources: View {
  let model: NewsModel

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        Text(verbatim: "News Ink").typography(.titleLarge).lineLimit(1).padding(.leading, 12)
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h1)
          .accessibilityIdentifier("app-title")
        HeroActions(model: model)
      }
      .padding(.horizontal, 4)
      .frame(height: 64)
      ScrollView {
        EmptyMessage(symbol: "inbox", message: "No sources. Add one to see its articles here.") {
          Button("Add a source") { model.path.append(.sources) }.buttonStyle(.filled)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(Color.role(.surface))
  }
}

/// The figures of the header, in points.
enum HeroFigures {
  static let height: CGFloat = 400
  static let tabBarHeight: CGFloat = 48
  static let minimumTitleHeight: CGFloat = 44
  /// The word mark's size, collapsed and open.
  static let wordMarkSize: (collapsed: CGFloat, open: CGFloat) = (22, 60)

  /// The header's height in a window: in a low one half stays for articles.
  static func height(inWindow windowHeight: CGFloat) -> CGFloat {
    min(height, max(minimumTitleHeight + tabBarHeight, (windowHeight / 2).rounded()))
  }

  /// The open word mark's size in a header whose title is so high: it has room above and below.
  static func wordMarkSize(inHeight titleHeight: CGFloat) -> CGFloat {
    min(wordMarkSize.open, max(wordMarkSize.collapsed, (titleHeight * 0.4).rounded()))
  }

  /// From this width on there is room for a fourth action beside the collapsed word mark.
  static let refreshWidth: CGFloat = 600
  /// The scroll phase at which the picture is fully there.
  static let picturePhase: CGFloat = 0.8
}

extension Binding where Value == NewsSource.ID? {
  /// The selection as tabs want it: there always is one.
  fileprivate func orFirst(of sources: [NewsSource]) -> Binding<NewsSource.ID> {
    Binding<NewsSource.ID>(
      get: { wrappedValue ?? sources.first?.id ?? "" }, set: { wrappedValue = $0 })
  }
}
