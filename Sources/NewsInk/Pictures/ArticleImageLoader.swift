import MaterialUI
import NewsInkCore

/// Pictures of articles come over News Ink's own cache on disk.
final class ArticleImageLoader: ImageLoader {
  private let pictures: PictureLoader

  init(_ pictures: PictureLoader) { self.pictures = pictures }

  func imageData(from url: URL) async throws -> Data { try await pictures.data(for: url) }
}
