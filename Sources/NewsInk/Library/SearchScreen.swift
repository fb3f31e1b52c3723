import MaterialUI
import NewsInkCore

/// Search over everything that is stored.
struct SearchScreen: View {
  let model: NewsModel
  @State private var text = ""
  @State private var found = ArticleList()
  /// What was looked for when `found` was found; nil before the first search.
  @State private var foundText: String?
  @State private var problem: String?
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(spacing: 0) {
      PageBar(title: "Search") { EmptyView() }
      SearchBar("Search articles", text: $text)
        .focused($isTyping)
        .frame(maxWidth: LibraryFigures.width)
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
      ArticleResults(
        model: model, articles: found, label: "Articles found", symbol: problem == nil ? "search" : "error_outline",
        message: message)
    }
    .background(Color.role(.surface))
    .onAppear { isTyping = true }
    .task(id: text) { await search() }
  }

  private var message: String {
    if let problem { return problem }
    if text.isEmpty { return "Finds words in the articles that are stored on this computer." }
    return foundText == nil ? "" : "Nothing that is stored matches “\(text)”."
  }

  private func search() async {
    guard let newsroom = model.newsroom, !text.isEmpty else {
      found = ArticleList()
      foundText = nil
      problem = nil
      return
    }
    let wanted = text
    do {
      found = ArticleList(try await withPendingWork("searching") { try await newsroom.search(wanted) })
      problem = nil
    } catch is CancellationError {
      return
    } catch {
      found = ArticleList()
      problem = "\(error)"
    }
    foundText = wanted
  }
}

/// Articles that were marked to be read later.
struct SavedScreen: View {
  let model: NewsModel
  @State private var saved = ArticleList()
  @State private var message = ""
  @State private var symbol = "bookmark_border"

  var body: some View {
    VStack(spacing: 0) {
      PageBar(title: "Saved") { EmptyView() }
      ArticleResults(model: model, articles: saved, label: "Saved articles", symbol: symbol, message: message)
    }
    .background(Color.role(.surface))
    // Anew when the page is back in front: an article that was opened from here may not be saved any more.
    .task {
      do {
        saved = ArticleList(try await withPendingWork("reading saved articles") { try await read() })
        message = "Nothing is saved yet. The bookmark on an article keeps it here."
      } catch is CancellationError {
        return
      } catch {
        message = "\(error)"
        symbol = "error_outline"
      }
    }
  }

  private func read() async throws -> [Article] { try await model.newsroom?.savedArticles() ?? [] }
}

/// A list of articles, or a line that says why there is none.
struct ArticleResults: View {
  let model: NewsModel
  let articles: ArticleList
  let label: String
  let symbol: String
  let message: String

  var body: some View {
    if articles.isEmpty {
      ScrollView {
        if !message.isEmpty { EmptyMessage(symbol: symbol, message: message) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      ScrollView { ArticleCards(model: model, articles: articles, label: label) }
    }
  }
}

/// The figures of the pages about what is kept, in points.
enum LibraryFigures {
  /// The widest that rows of text and controls get.
  static let width: CGFloat = 640
}
