import MaterialUI
import NewsInkCore

/// The figures of an article's card, in points.
enum CardFigures {
  static let margin: CGFloat = 16
  static let gap: CGFloat = 16
  static let pictureHeight: CGFloat = 180
  static let textSpace: CGFloat = 16
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
          ArticlePictureView(picture: article.picture, model: model)
            .frame(height: CardFigures.pictureHeight)
            .clipped()
        }
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: article.title)
            .typography(.titleMedium)
            .lineLimit(3)
            .foregroundStyle(Color.role(isRead ? .onSurfaceVariant : .onSurface))
          Text(verbatim: byline)
            .typography(.bodySmall)
            .lineLimit(1)
            .foregroundStyle(Color.role(.onSurfaceVariant))
        }
        .padding(CardFigures.textSpace)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
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
