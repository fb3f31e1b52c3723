/// The scrolling content of a ``StickyHeader``: starts below the header and moves it. Content that is too short to be
/// scrolled does not collapse the header.
public struct StickyHeaderScroll<Content: View, Item: Hashable>: View {
  private let content: (StickyHeaderScrollContext) -> Content
  @Environment(\.header) private var header
  @State private var ownState = LazyReference<HeaderState<NoTab>>()

  public init(@ViewBuilder content: @escaping (_ context: StickyHeaderScrollContext) -> Content)
  where Item == ScrollItem {
    self.content = content
  }

  public var body: some View {
    HeaderScrollView(
      state: header.state() ?? ownState { HeaderState(selectedTab: .none) }, tab: .none, hasBottomMargin: false,
      content: content)
  }
}

/// What a ``StickyHeaderScroll`` tells its content.
public typealias StickyHeaderScrollContext = MaterialTabsScrollContext<NoTab>
