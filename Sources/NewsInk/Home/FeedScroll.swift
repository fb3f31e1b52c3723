import MaterialUI
import NewsInkCore

/// A source's articles below the header.
struct FeedScroll: View {
  let source: NewsSource
  let model: NewsModel

  var body: some View {
    MaterialTabsScroll(tab: source.id) { _ in
      FeedContent(source: source, model: model)
    }
    .refreshable { await model.refresh() }
    .overlay(alignment: .bottom) {
      if source.id == model.selection { SlowLoad(model: model) }
    }
  }
}

private struct FeedContent: View {
  let source: NewsSource
  let model: NewsModel

  var body: some View {
    let articles = model.articles(of: source.id)
    if let articles, articles.isEmpty {
      EmptyMessage(symbol: symbol, message: message) {
        if model.hasFailed { Button("Retry") { model.reload() }.buttonStyle(.outlined) }
      }
    } else {
      ArticleCards(model: model, articles: articles ?? ArticleList(), label: "Articles of \(source.title)")
    }
  }

  private var symbol: String { model.hasFailed ? "cloud_off" : "inbox" }

  private var message: String {
    model.hasFailed ? "Nothing of \(source.title) is stored yet." : source.emptyMessage
  }
}

/// A thin bar at the bottom while a load takes its time. One that is over sooner shows no indicator at all.
private struct SlowLoad: View {
  let model: NewsModel
  @State private var isSlow = false

  var body: some View {
    ZStack {
      if isSlow {
        LinearProgressIndicator().padding(.horizontal, 16).padding(.bottom, 8)
          .accessibilityLabel("Loading")
      }
    }
    .onDeadline(after: model.isLoading ? 0.3 : nil, id: model.loadNumber) { isSlow = true }
    .onChange(of: model.isLoading) { _, isLoading in if !isLoading { isSlow = false } }
  }
}
