import MaterialUI
import NewsInkCore

/// The reader's page: picture, title, source, time and text, and a way to the web page.
struct ArticleScreen: View {
  let model: NewsModel
  let article: Article
  @Environment(\.wallClock) private var wallClock
  @Environment(\.openURL) private var openURL

  var body: some View {
    let paragraphs = article.paragraphs
    VStack(spacing: 0) {
      PageBar(title: article.sourceTitle) {
        IconButton(
          model.isSaved(article) ? "Remove from saved articles" : "Save for later",
          systemImage: model.isSaved(article) ? "bookmark" : "bookmark_border"
        ) {
          model.setSaved(!model.isSaved(article), article)
        }
      }
      ScrollView {
        // Lazy: some texts have thousands of paragraphs.
        LazyVStack(alignment: .leading, spacing: 16) {
          if article.picture != .none {
            ArticlePictureView(picture: article.picture)
              .aspectRatio(ArticleFigures.pictureAspect, contentMode: .fit)
              .clipShape(MaterialShape(radius: 12))
              // Feeds don't say what is on it.
              .accessibilityHidden(true)
          }
          Text(verbatim: article.title).typography(.headlineMedium)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h2)
            .accessibilityIdentifier("article-title")
          Text(verbatim: byline).typography(.bodyMedium).foregroundStyle(Color.role(.onSurfaceVariant))
          if paragraphs.isEmpty {
            Text(verbatim: "The feed gives no text of this article.").typography(.bodyLarge)
              .foregroundStyle(Color.role(.onSurfaceVariant))
          }
          ForEach(paragraphs.indices, id: \.self) { index in
            Text(verbatim: paragraphs[index]).typography(.bodyLarge)
          }
          if let url = article.url {
            Button("Open web page") { model.openWebPage(url, title: article.title, elsewhere: openURL) }
              .buttonStyle(.filled)
              .padding(.top, 8)
          }
        }
        .textSelection(.enabled)
        .frame(maxWidth: ArticleFigures.width, alignment: .leading)
        .padding(16)
        .frame(maxWidth: .infinity)
      }
    }
    .background(Color.role(.surface))
  }

  private var byline: String {
    let age = article.published.map { RelativeTime.string(for: $0, now: wallClock.now) }
    return [article.author, article.sourceTitle, age].compactMap { $0 }.joined(separator: " · ")
  }
}

/// The figures of an article's page, in points.
enum ArticleFigures {
  /// Some 75 characters of body text: a line that the eye can follow.
  static let width: CGFloat = 640
  /// Width to height.
  static let pictureAspect: CGFloat = 16.0 / 9
}

/// The bar of a page on top of the feed: back, title, actions.
struct PageBar<Actions: View>: View {
  let title: String
  @ViewBuilder let actions: Actions
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack(spacing: 4) {
      IconButton("Back", systemImage: "arrow_back") { dismiss() }
      Text(verbatim: title).typography(.titleLarge).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h1)
      Spacer()
      actions
    }
    .padding(.horizontal, 4)
    .frame(height: 64)
    .background(Color.role(.surface))
  }
}
