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
          case .web(let url, let title): WebScreen(url: url, title: title)
          case .search: SearchScreen(model: model)
          case .saved: SavedScreen(model: model)
          case .sources: SourcesScreen(model: model)
          }
        }
    }
    .navigationBarStyle(.hidden)
    .environment(\.imageLoader, model.imageLoader)
    .snackbar(item: $model.notice)
    .background(Color.role(.surface))
    .materialColors { model.colors.current }
    .materialTheme(.baseline)
    .materialAppearance(model.appearance.scheme)
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      model.windowDidResize($0)
    }
    .modifier(FollowHero(model: model))
    .task { await model.start(clock: wallClock) }
  }
}

/// Takes the window's colours from the selected source's picture.
private struct FollowHero: ViewModifier {
  let model: NewsModel

  func body(content: Content) -> some View {
    content.task(id: model.heroPicture) { await model.colors.follow(model.heroPicture) }
  }
}

extension NewsSettings.Appearance {
  /// Light or dark where the user has chosen one; nil follows the desktop.
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .system: nil
    }
  }
}
