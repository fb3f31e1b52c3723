import MaterialUI
import NewsInkCore

/// The figures of an article's card, in points.
enum CardFigures {
  static let margin: CGFloat = 16
  static let gap: CGFloat = 16
  /// Width to height: 180 tall in a window of 412.
  static let pictureAspect: CGFloat = 380.0 / 180
  static let textSpace: CGFloat = 16
  /// A column is not made narrower than this, at normal text size.
  static let leastWidth: CGFloat = 320
  static let mostColumns = 4
  /// Of all columns together.
  static let greatestWidth: CGFloat = 1600

  /// How many cards stand side by side.
  static func columns(inWidth width: CGFloat, textScale: Double) -> Int {
    let least = leastWidth * max(1, textScale)
    let room = min(width - 2 * margin, greatestWidth)
    return min(max(1, Int((room + gap) / (least + gap))), mostColumns)
  }
}

/// An article in the feed: picture, title, source and age. Pressing it opens the article.
struct ArticleCard: View {
  let model: NewsModel
  let article: Article
  @Environment(\.wallClock) private var wallClock

  var body: some View {
    let isRead = article.isRead
    ElevatedCard {
      model.open(article)
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        if article.picture != .none {
          ArticlePictureView(picture: article.picture)
            .aspectRatio(CardFigures.pictureAspect, contentMode: .fit)
            .clipped()
        }
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: article.title)
            .typography(.titleMedium)
            .lineLimit(3)
            .fontWeight(isRead ? .regular : .medium)
            .foregroundStyle(Color.role(isRead ? .onSurfaceVariant : .onSurface))
          Text(verbatim: byline)
            .typography(.bodySmall)
            .lineLimit(1)
            .foregroundStyle(Color.role(.onSurfaceVariant))
        }
        .padding(CardFigures.textSpace)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      // A card beside a taller one ends where that does.
      .frame(maxHeight: .infinity, alignment: .top)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.listitem)
    .accessibilityLabel(spokenLabel)
    .accessibilityAction { model.open(article) }
  }

  private var age: String? {
    article.published.map { RelativeTime.string(for: $0, now: wallClock.now) }
  }

  private var byline: String { [article.sourceTitle, age].compactMap { $0 }.joined(separator: " · ") }

  /// One sensible phrase for those who listen.
  private var spokenLabel: String {
    [article.title, article.sourceTitle, age, article.isRead ? "read" : nil, model.isSaved(article) ? "saved" : nil]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
