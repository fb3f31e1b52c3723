import MaterialUI

/// A page with its title.
struct PageScreen: View {
  let page: any GalleryPage.Type
  /// Goes back to the list where that is out of sight; nil where it stands beside the page.
  let goBack: (() -> Void)?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: GalleryFigures.exampleGap) {
        VStack(alignment: .leading, spacing: GalleryFigures.gap) {
          HStack(spacing: 0) {
            if let goBack { IconButton("Back", systemImage: "arrow_back") { goBack() } }
            Text(verbatim: page.title).typography(.headlineMedium).accessibilityHeading(.h1)
          }
          Text(verbatim: page.summary).foregroundStyle(.secondary)
        }
        content(of: page)
      }
      .padding(GalleryFigures.pageMargin)
      .frame(maxWidth: GalleryFigures.pageWidth, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .accessibilityRole(.main)
  }

  private func content<Page: GalleryPage>(of type: Page.Type) -> AnyView { AnyView(type.init()) }
}
