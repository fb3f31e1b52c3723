import MaterialUI
import NewsInkCore

/// An article's picture, filling its space; a quiet placeholder until it is there, and where it can't be had.
struct ArticlePictureView: View {
  let picture: ArticlePicture
  let model: NewsModel

  var body: some View {
    switch picture {
    case .none: PicturePlaceholder()
    case .generated(let number):
      PicturePlaceholder().overlay { Image(DemoPicture(number: number)).resizable().scaledToFill() }.clipped()
    case .remote(let url): RemotePicture(url: url, model: model)
    }
  }
}

private struct RemotePicture: View {
  let url: URL
  let model: NewsModel
  @State private var data: Data?

  var body: some View {
    PicturePlaceholder()
      .overlay {
        if let data { Image(.data(data, key: url.absoluteString)).resizable().scaledToFill() }
      }
      .clipped()
      .task(id: url) {
        // The loader writes the one line about a picture that can't be had.
        data = try? await model.newsroom?.pictures.data(for: url)
      }
  }
}

private struct PicturePlaceholder: View {
  var body: some View {
    Rectangle().fill(Color.role(.surfaceContainerHighest))
      .overlay { Image(systemName: "image").font(.system(size: 32)).foregroundStyle(Color.role(.outlineVariant)) }
      .accessibilityHidden(true)
  }
}
