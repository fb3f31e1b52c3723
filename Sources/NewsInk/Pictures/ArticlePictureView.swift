import MaterialUI
import NewsInkCore

/// An article's picture, filling its space; a quiet placeholder until it is there, and where it can't be had.
struct ArticlePictureView: View {
  let picture: ArticlePicture

  var body: some View {
    switch picture {
    case .none: PicturePlaceholder()
    case .generated(let number):
      PicturePlaceholder().overlay { Image(DemoPicture(number: number)).resizable().scaledToFill() }.clipped()
    case .remote(let url):
      // The loader writes the one line about a picture that can't be had.
      AsyncImage(url: url) { phase in
        PicturePlaceholder().overlay { phase.image?.resizable().scaledToFill() }.clipped()
      }
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
