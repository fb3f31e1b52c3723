import MaterialUI
import NewsInkCore

/// The feed: a hero header with the sources' tabs, and a page with the articles of each source.
struct HomeScreen: View {
  let model: NewsModel

  var body: some View {
    @Bindable var model = model
    let selection = $model.selection.orFirst(of: model.sources)
    MaterialTabs(selectedTab: selection, config: MaterialTabsConfig(crossTabSyncMode: .preserveScrollPosition)) {
      header in
      HeroTitle(header: header, model: model).minTitleHeight(.absolute(HeroFigures.minimumTitleHeight))
    } headerTabBar: { header in
      PrimaryTabBar(selectedTab: selection, arrangement: .scrollable, context: header)
        .background(Color.role(.surface))
    } headerBackground: { header in
      HeroBackground(header: header, model: model)
    } content: {
      ForEach(model.sources) { source in
        FeedScroll(source: source, model: model)
          .materialTabItem(tab: source.id, label: .primary(source.title))
      }
    }
  }
}

/// The figures of the header, in points.
enum HeroFigures {
  static let height: CGFloat = 400
  static let tabBarHeight: CGFloat = 48
  static let titleHeight = height - tabBarHeight
  static let minimumTitleHeight: CGFloat = 44
  /// The word mark's size, collapsed and open.
  static let wordMarkSize: (collapsed: CGFloat, open: CGFloat) = (22, 60)
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
