import MaterialUI
import NewsInkCore

/// The selected source's articles below the header.
struct FeedScroll: View {
  let header: HeaderContext<NewsSource.ID?>
  let model: NewsModel

  var body: some View {
    HeaderScroll(header, tab: model.selection) {
      FeedContent(model: model)
    }
    .refreshable { await model.refresh() }
    .overlay(alignment: .bottom) { SlowLoad(model: model) }
  }
}

private struct FeedContent: View {
  let model: NewsModel

  var body: some View {
    if model.hasLoaded, model.articles.isEmpty {
      EmptyMessage(symbol: symbol, message: message)
    } else {
      ArticleCards(
        model: model, articles: model.hasLoaded ? model.articles : ArticleList(),
        label: model.selectedSource.map { "Articles of \($0.title)" } ?? "Articles")
    }
  }

  private var symbol: String { model.hasFailed ? "cloud_off" : "inbox" }

  private var message: String {
    guard let source = model.selectedSource else { return "There are no sources." }
    return model.hasFailed ? "Nothing of \(source.title) is stored yet." : source.emptyMessage
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
