import MaterialUI

/// Options of an example that has none.
struct NoOptions {}

/// Part of a page: something to try, controls for its options, and the code of what is shown.
struct Example<Options, Content: View, Controls: View>: View {
  private let title: String
  private let id: ExampleID
  private let options: Options
  private let isWide: Bool
  private let content: Content
  private let controls: Controls

  /// - Parameters:
  ///   - page: the page that holds the code.
  ///   - code: the name of the lines in the page.
  ///   - options: their values stand in the code that is shown.
  ///   - isWide: whether the content may be wider than the stage, and is scrolled sideways then. Default: no.
  init<Page: GalleryPage>(
    _ title: String, in page: Page.Type, code: String, options: Options, isWide: Bool = false,
    @ViewBuilder content: () -> Content,
    @ViewBuilder controls: () -> Controls
  ) {
    self.title = title
    id = ExampleID(page: "\(page)", name: code)
    self.options = options
    self.isWide = isWide
    self.content = content()
    self.controls = controls()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: GalleryFigures.gap) {
      Text(verbatim: title).typography(.titleMedium).accessibilityHeading(.h2)
      stage
        .frame(maxWidth: .infinity, minHeight: GalleryFigures.stageHeight)
        .surface(.surfaceContainerLowest, in: .medium, outline: SurfaceOutline())
      Flow(spacing: GalleryFigures.controlGap) { controls }
      if let code = GalleryCatalogue.examples[id] { CodeView(text: code.text(with: options)) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var stage: some View {
    let content = content.padding(GalleryFigures.stageMargin)
    if isWide {
      ViewThatFits(in: .horizontal) {
        content
        ScrollView(.horizontal) { content }.accessibilityIdentifier("stage")
      }
    } else {
      content
    }
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
