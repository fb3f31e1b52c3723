import MaterialUI

/// Everything in the gallery's window: the list of pages, the chosen page beside it or in its place, and how all of it
/// looks.
struct GalleryWindow: View {
  @State private var pageName: String?
  @State private var look = GalleryLook()
  @State private var width = GalleryFigures.windowSize.width

  /// - Parameter page: the page to open on; nil shows the first where there is room for it beside the list.
  init(page: String?) { _pageName = State(initialValue: page) }

  private var isExpanded: Bool { width >= GalleryFigures.expandedWidth }

  private var page: (any GalleryPage.Type)? {
    pageName.flatMap { GalleryCatalogue.page(named: $0) } ?? (isExpanded ? GalleryCatalogue.pages.first : nil)
  }

  var body: some View {
    VStack(spacing: 0) {
      LookBar(look: $look)
      Divider()
      HStack(spacing: 0) {
        if isExpanded || page == nil {
          PageList(selection: page?.name) { pageName = $0 }
            .frame(maxWidth: isExpanded ? GalleryFigures.listWidth : .infinity)
        }
        if let page {
          PageScreen(page: page, goBack: isExpanded ? nil : { pageName = nil })
            .id(page.name)
            .frame(maxWidth: .infinity)
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    .background(Color.role(.surface))
    .modifier(LookModifier(look: look))
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }
}

/// The pages' names.
private struct PageList: View {
  let selection: String?
  let open: (String) -> Void

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(GalleryCatalogue.pages.map { Entry(name: $0.name, title: $0.title) }) { entry in
          Pressable {
            open(entry.name)
          } content: {
            Text(verbatim: entry.title)
              .typography(.labelLarge)
              .padding(.horizontal, 16)
              .padding(.vertical, 8)
              .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
              .ripple(position: .background)
              .surface(entry.name == selection ? .secondaryContainer : .surface, in: .full)
              .focusRing(in: .full)
          }
          .accessibilityState(.selected, entry.name == selection)
        }
      }
      .padding(12)
    }
    .accessibilityRole(.navigation)
    .accessibilityLabel("Pages")
  }

  private struct Entry: Identifiable {
    let name: String
    let title: String
    var id: String { name }
  }
}
