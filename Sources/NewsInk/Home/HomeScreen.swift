import MaterialUI
import NewsInkCore

/// The feed: a hero header with the sources' tabs, and the selected source's articles.
struct HomeScreen: View {
  let model: NewsModel

  var body: some View {
    FlexibleHeader(minimumTitleHeight: HeroFigures.minimumTitleHeight, for: NewsSource.ID?.self) { header in
      HeroTitle(header: header, model: model)
    } bar: { _ in
      SourceTabs(model: model)
    } background: { header in
      HeroBackground(header: header, model: model)
    } content: { header in
      FeedScroll(header: header, model: model)
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

private struct SourceTabs: View {
  let model: NewsModel

  var body: some View {
    @Bindable var model = model
    PrimaryTabBar(model.sources.map(\.id), selection: $model.selection.orFirst(of: model.sources)) { id in
      model.sources.first { $0.id == id }?.title ?? ""
    }
    .background(Color.role(.surface))
  }
}

extension Binding where Value == NewsSource.ID? {
  /// The selection as tabs want it: there always is one.
  fileprivate func orFirst(of sources: [NewsSource]) -> Binding<NewsSource.ID> {
    Binding<NewsSource.ID>(
      get: { wrappedValue ?? sources.first?.id ?? "" }, set: { wrappedValue = $0 })
  }
}
