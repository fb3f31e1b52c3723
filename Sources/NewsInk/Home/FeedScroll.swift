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
  @FocusState private var focusedCard: Int?

  var body: some View {
    if model.hasLoaded, model.articles.isEmpty {
      EmptyFeed(message: message)
    } else {
      LazyVStack(spacing: CardFigures.gap) {
        ForEach(model.hasLoaded ? model.articles.indices : 0..<0, id: \.self) { index in
          FeedCard(model: model, index: index)
            .focused($focusedCard, equals: index)
            .onMoveCommand { move($0, from: index) }
        }
      }
      .padding(CardFigures.margin)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.list)
      .accessibilityLabel(model.selectedSource.map { "Articles of \($0.title)" } ?? "Articles")
    }
  }

  private var message: String {
    guard let source = model.selectedSource else { return "There are no sources. Add one under Sources." }
    return model.hasFailed ? "Nothing of \(source.title) is stored yet." : source.emptyMessage
  }

  /// Arrows move the focus among the cards, and with it what is in sight.
  private func move(_ direction: MoveCommandDirection, from index: Int) {
    switch direction {
    case .up where index > 0: focusedCard = index - 1
    case .down where index + 1 < model.articles.count: focusedCard = index + 1
    default: break
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
