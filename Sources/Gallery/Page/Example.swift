import MaterialUI

/// Options of an example that has none.
struct NoOptions {}

/// Part of a page: something to try, controls for its options, and the code of what is shown.
struct Example<Options, Content: View, Controls: View>: View {
  private let title: String
  private let id: ExampleID
  private let options: Options
  private let content: Content
  private let controls: Controls

  /// - Parameters:
  ///   - page: the page that holds the code.
  ///   - code: the name of the lines in the page.
  ///   - options: their values stand in the code that is shown.
  init<Page: GalleryPage>(
    _ title: String, in page: Page.Type, code: String, options: Options, @ViewBuilder content: () -> Content,
    @ViewBuilder controls: () -> Controls
  ) {
    self.title = title
    id = ExampleID(page: "\(page)", name: code)
    self.options = options
    self.content = content()
    self.controls = controls()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: GalleryFigures.gap) {
      Text(verbatim: title).typography(.titleMedium).accessibilityHeading(.h2)
      content
        .padding(GalleryFigures.stageMargin)
        .frame(maxWidth: .infinity, minHeight: GalleryFigures.stageHeight)
        .surface(.surfaceContainerLowest, in: .medium, outline: SurfaceOutline())
      Flow(spacing: GalleryFigures.controlGap) { controls }
      if let code = GalleryCatalogue.examples[id] { CodeView(text: code.text(with: options)) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension Example where Options == NoOptions, Controls == EmptyView {
  /// An example without options.
  init<Page: GalleryPage>(
    _ title: String, in page: Page.Type, code: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, in: page, code: code, options: NoOptions(), content: content) { EmptyView() }
  }
}
