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
      EmptyFeed(message: model.selectedSource?.emptyMessage ?? "There are no sources. Add one under Sources.")
    } else {
      LazyVStack(spacing: CardFigures.gap) {
        ForEach(model.hasLoaded ? model.articles.indices : 0..<0, id: \.self) { index in
          FeedCard(model: model, index: index)
        }
      }
      .padding(CardFigures.margin)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.list)
      .accessibilityLabel(model.selectedSource.map { "Articles of \($0.title)" } ?? "Articles")
    }
  }
}

/// Makes a card from the list only when the card is built.
private struct FeedCard: View {
  let model: NewsModel
  let index: Int

  var body: some View {
    if model.articles.indices.contains(index) {
      ArticleCard(model: model, article: model.articles[index])
    }
  }
}

private struct EmptyFeed: View {
  let message: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "inbox").font(.system(size: 48))
      Text(verbatim: message).multilineTextAlignment(.center)
    }
    .foregroundStyle(Color.role(.onSurfaceVariant))
    .frame(maxWidth: .infinity)
    .padding(48)
  }
}

/// A thin bar at the bottom while a load takes its time.
private struct SlowLoad: View {
  let model: NewsModel

  var body: some View {
    if model.isSlow {
      LinearProgressIndicator().padding(.horizontal, 16).padding(.bottom, 8)
        .accessibilityLabel("Loading")
    }
  }
}
