import MaterialUI
import NewsInkCore

/// Articles as cards, in as many columns as the width has room for. Cards are made as they come into view.
struct ArticleCards: View {
  let model: NewsModel
  let articles: ArticleList
  /// What the list is, for those who can't see it.
  let label: String
  @State private var width: CGFloat = 0
  @FocusState private var focusedCard: Int?
  @Environment(\.textScale) private var textScale
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let columns = CardFigures.columns(inWidth: width, textScale: textScale)
    let rows = (articles.count + columns - 1) / columns
    LazyVStack(spacing: CardFigures.gap) {
      ForEach(0..<rows, id: \.self) { row in
        if columns == 1 {
          card(row, columns: 1)
        } else {
          CardRow(first: row * columns, columns: columns, count: articles.count) { card($0, columns: columns) }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .accessibilityLabel(label)
    .frame(maxWidth: CardFigures.greatestWidth)
    .padding(CardFigures.margin)
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  private func card(_ index: Int, columns: Int) -> some View {
    IndexedCard(model: model, articles: articles, index: index)
      .focused($focusedCard, equals: index)
      .onMoveCommand { move($0, from: index, columns: columns) }
  }

  /// Arrows move the focus among the cards, and with it what is in sight.
  private func move(_ direction: MoveCommandDirection, from index: Int, columns: Int) {
    let isForward = layoutDirection == .leftToRight
    let step =
      switch direction {
      case .up: -columns
      case .down: columns
      case .left: columns == 1 ? 0 : isForward ? -1 : 1
      case .right: columns == 1 ? 0 : isForward ? 1 : -1
      }
    let target = index + step
    if step != 0, articles.indices.contains(target) { focusedCard = target }
  }
}

/// A card that is taken from the list only when it is made.
private struct IndexedCard: View {
  let model: NewsModel
  let articles: ArticleList
  let index: Int

  var body: some View {
    if articles.indices.contains(index) {
      ArticleCard(model: model, article: articles[index])
        .accessibilityPosition(index + 1, inSetOf: articles.count)
    }
  }
}

/// Cards side by side, all as tall as the tallest.
private struct CardRow<Card: View>: View {
  let first: Int
  let columns: Int
  let count: Int
  @ViewBuilder let card: (Int) -> Card

  var body: some View {
    HStack(alignment: .top, spacing: CardFigures.gap) {
      ForEach(first..<first + columns, id: \.self) { index in
        if index < count { card(index) } else { Color.clear.frame(maxWidth: .infinity, maxHeight: 0) }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
