import MaterialUI
import NewsInkCore

/// An article's web page inside the window.
struct WebScreen: View {
  let title: String
  @State private var page: WebPage
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss

  init(url: URL, title: String) {
    self.title = title
    _page = State(initialValue: WebPage(url: url))
  }

  var body: some View {
    VStack(spacing: 0) {
      PageBar(title: page.title.isEmpty ? title : page.title) {
        IconButton("Load again", systemImage: "refresh") { page.reload() }
        IconButton("Open in browser", systemImage: "open_in_new") {
          if let url = page.url { openURL(url) }
        }
      }
      WebView(page)
        .overlay(alignment: .top) {
          if page.isLoading {
            LinearProgressIndicator(progress: page.estimatedProgress).accessibilityLabel("Loading")
          }
        }
        .overlay {
          if let failure = page.failure { WebFailure(message: failure) { page.reload() } }
        }
    }
    .background(Color.role(.surface))
    // Back goes through the pages that were visited here, and from the first to the article.
    .onExitCommand { if page.canGoBack { page.goBack() } else { dismiss() } }
  }
}

/// What is shown over a page that can't be.
private struct WebFailure: View {
  let message: String
  let retry: @MainActor () -> Void

  var body: some View {
    EmptyMessage(symbol: "cloud_off", message: message) {
      Button("Try again", action: retry).buttonStyle(.outlined)
    }
    .frame(maxHeight: .infinity)
    .background(Color.role(.surface))
    .accessibilityElement(children: .contain)
    .accessibilityRole(.alert)
  }
}
