import MaterialUI

/// Code, with a button that copies it.
struct CodeView: View {
  let text: String
  @Environment(\.clipboard) private var clipboard

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ScrollView(.horizontal) {
        Text(verbatim: text)
          .font(.custom("monospace", size: 13))
          .lineHeight(nil)
          .tracking(0)
          .fixedSize()
          .padding(GalleryFigures.codeMargin)
      }
      .accessibilityIdentifier("code")
      IconButton("Copy the code", systemImage: "content_copy") { clipboard?.setText(text) }
    }
    // Code reads from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .frame(maxWidth: .infinity, alignment: .leading)
    .surface(.surfaceContainer, in: .medium)
  }
}
