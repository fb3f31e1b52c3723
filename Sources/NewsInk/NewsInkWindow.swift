import MaterialUI
import NewsInkCore

/// Everything in News Ink's window.
struct NewsInkWindow: View {
  let model: NewsModel
  @Environment(\.wallClock) private var wallClock

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.path) {
      HomeScreen(model: model)
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .article(let article): ArticleScreen(model: model, article: article)
          case .search: SearchScreen(model: model)
          case .saved: SavedScreen(model: model)
          case .sources: SourcesScreen(model: model)
          }
        }
    }
    .snackbar(item: $model.notice)
    .background(Color.role(.surface))
    .materialTheme(.baseline)
    .preferredAppearance(model.appearance)
    .task { await model.start(clock: wallClock) }
  }
}

extension View {
  /// Fixes light or dark where the user has chosen one.
  @ViewBuilder
  fileprivate func preferredAppearance(_ appearance: NewsSettings.Appearance) -> some View {
    switch appearance {
    case .light: environment(\.colorScheme, .light)
    case .dark: environment(\.colorScheme, .dark)
    default: self
    }
  }
}
