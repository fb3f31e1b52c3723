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
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      model.windowDidResize($0)
    }
    .task { await model.start(clock: wallClock) }
  }
}

extension View {
  /// Fixes light or dark where the user has chosen one. The view stays the same one, so nothing in it loses its state.
  fileprivate func preferredAppearance(_ appearance: NewsSettings.Appearance) -> some View {
    transformEnvironment(\.colorScheme) { scheme in
      switch appearance {
      case .light: scheme = .light
      case .dark: scheme = .dark
      case .system: break
      }
    }
  }
}
