import MaterialUI

/// Code, with a button that copies it.
struct CodeView: View {
  let text: String
  @Environment(\.clipboard) private var clipboard
  /// How often the code was copied, while the button tells of it.
  @State private var copies = 0

  /// How long the button tells that the code is copied, in seconds.
  private static let confirmation: TimeInterval = 2

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ScrollView(.horizontal) {
        Text(verbatim: text)
          .font(.system(size: 13).monospaced())
          .lineHeight(nil)
          .tracking(0)
          .fixedSize()
          .padding(GalleryFigures.codeMargin)
      }
      .accessibilityIdentifier("code")
      IconButton(copies > 0 ? "Copied" : "Copy the code", systemImage: copies > 0 ? "check" : "content_copy") {
        clipboard?.setText(text)
        copies += 1
      }
      .onDeadline(after: copies > 0 ? Self.confirmation : nil, id: copies) { copies = 0 }
    }
    // Code reads from left to right in every language.
    .environment(\.layoutDirection, .leftToRight)
    .frame(maxWidth: .infinity, alignment: .leading)
    .surface(.surfaceContainer, in: .medium)
  }
}
