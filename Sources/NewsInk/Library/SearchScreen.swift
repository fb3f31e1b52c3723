import MaterialUI
import NewsInkCore

/// Search over everything that is stored.
struct SearchScreen: View {
  let model: NewsModel
  @State private var text = ""
  @State private var found: [Article] = []
  @State private var message = "Search the articles that are stored on this computer."

  var body: some View {
    VStack(spacing: 0) {
      PageBar(title: "Search") { EmptyView() }
      SearchBar("Search articles", text: $text)
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
      ArticleResults(model: model, articles: found, message: message)
    }
    .background(Color.role(.surface))
    .task(id: text) { await search() }
  }

  private func search() async {
    guard let newsroom = model.newsroom, !text.isEmpty else {
      found = []
      return
    }
    do {
      found = try await newsroom.search(text)
      message = "Nothing that is stored matches “\(text)”."
    } catch is CancellationError {
      return
    } catch {
      found = []
      message = "\(error)"
    }
  }
}

/// Articles that were marked to be read later.
struct SavedScreen: View {
  let model: NewsModel
  @State private var saved: [Article] = []
  @State private var message = ""

  var body: some View {
    VStack(spacing: 0) {
      PageBar(title: "Saved") { EmptyView() }
      ArticleResults(model: model, articles: saved, message: message)
    }
    .background(Color.role(.surface))
    .task {
      do {
        saved = try await model.newsroom?.savedArticles() ?? []
        message = "Nothing is saved yet. The bookmark on an article keeps it here."
      } catch {
        message = "\(error)"
      }
    }
  }
}

/// A list of articles, or a line that says why there is none.
struct ArticleResults: View {
  let model: NewsModel
  let articles: [Article]
  let message: String

  var body: some View {
    if articles.isEmpty {
      Text(verbatim: message)
        .multilineTextAlignment(.center)
        .foregroundStyle(Color.role(.onSurfaceVariant))
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    } else {
      ScrollView {
        LazyVStack(spacing: CardFigures.gap) {
          ForEach(articles) { ArticleCard(model: model, article: $0) }
        }
        .padding(CardFigures.margin)
        .accessibilityElement(children: .contain)
        .accessibilityRole(.list)
      }
    }
  }
}
