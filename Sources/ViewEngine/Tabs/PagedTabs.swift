/// Pages in a row that is scrolled by whole pages.
struct PagedTabs: View {
  let configuration: TabViewStyleConfiguration
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  @State private var place = PagePlace()
  @State private var width: CGFloat = 0

  var body: some View {
    // Made here, and not by an action, so that a choice made with an animation moves with it.
    let position = place.position(page: configuration.selectedIndex, width: width)
    ScrollView(.horizontal) { configuration.row }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.never)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .scrollPosition(Binding(get: { position }, set: { _ in }))
      .onScrollGeometryChange(for: PagePlace.Geometry.self) {
        PagePlace.Geometry(offset: $0.contentOffset.x + $0.contentInsets.leading, width: $0.containerSize.width)
      } action: { _, geometry in
        follow(geometry)
      }
      .overlay(alignment: .bottom) {
        PageDots(configuration: configuration, displayMode: indexDisplayMode)
      }
  }

  /// Another page has come into the middle, or the pages have another width.
  private func follow(_ geometry: PagePlace.Geometry) {
    if width != geometry.width {
      width = geometry.width
    } else if let page = place.arrive(at: geometry) {
      configuration.select(page)
    }
  }
}

/// Where a row of pages is, kept outside of any body: scrolling alone evaluates none.
@MainActor
private final class PagePlace {
  struct Geometry: Equatable {
    let offset: CGFloat
    let width: CGFloat
  }

  private var page = 0
  private var width: CGFloat = 0
  private var position = ScrollPosition(idType: Int.self)
  /// Whether the row is on its way to ``page``, so that pages on the way don't count.
  private var isOnItsWay = false

  nonisolated init() {}

  /// The position to scroll to; a new wish if the page was chosen in another way than by scrolling.
  func position(page: Int, width: CGFloat) -> ScrollPosition {
    guard width > 0, page != self.page || width != self.width else { return position }
    self.page = page
    self.width = width
    isOnItsWay = true
    position.scrollTo(x: CGFloat(page) * width)
    return position
  }

  /// Follows the row; returns a page that the user has scrolled to.
  func arrive(at geometry: Geometry) -> Int? {
    guard geometry.width > 0, geometry.width == width else { return nil }
    let page = Int((geometry.offset / width).rounded())
    if isOnItsWay {
      if page == self.page { isOnItsWay = false }
      return nil
    }
    guard page != self.page else { return nil }
    self.page = page
    return page
  }
}

/// A dot for each page.
private struct PageDots: View {
  let configuration: TabViewStyleConfiguration
  let displayMode: PageTabViewStyle.IndexDisplayMode

  var body: some View {
    let items = configuration.items
    if displayMode == .always || displayMode == .automatic && items.count > 1 {
      HStack(spacing: 8) {
        ForEach(items) { item in
          Button {
            withAnimation(.snappy) { configuration.select(item.id) }
          } label: {
            Circle().fill(.primary).opacity(item.isSelected ? 1 : 0.3).frame(width: 8, height: 8)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Page \(item.id + 1)")
          .accessibilityRole(.tab)
          .accessibilityState(.selected, item.isSelected)
        }
      }
      .padding(8)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.tablist)
    }
  }
}
