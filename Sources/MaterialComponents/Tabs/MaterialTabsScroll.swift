/// The scrolling content of a page of ``MaterialTabs``: starts below the header, moves it, and can always collapse it.
///
/// Its place can be followed and set together with the header's by `scrollPosition`, around it or given to it.
public struct MaterialTabsScroll<Content: View, Tab: Hashable, Item: Hashable>: View {
  private let tab: Tab
  private let control: ScrollControl<Item>
  private let content: (MaterialTabsScrollContext<Tab>) -> Content
  @Environment(\.header) private var header
  @State private var ownState = LazyReference<HeaderState<Tab>>()

  /// - Parameter tab: the tab of the page that this is in.
  public init(tab: Tab, @ViewBuilder content: @escaping (_ context: MaterialTabsScrollContext<Tab>) -> Content)
  where Item == ScrollItem {
    self.tab = tab
    control = .none
    self.content = content
  }

  /// A content whose place the app follows and sets.
  public init(
    tab: Tab, scrollPosition: Binding<ScrollPosition>,
    @ViewBuilder content: @escaping (_ context: MaterialTabsScrollContext<Tab>) -> Content
  ) where Item == ScrollItem {
    self.tab = tab
    control = .position(scrollPosition)
    self.content = content
  }

  /// A content that the app scrolls to items, by identity and anchor.
  /// - Parameters:
  ///   - reservedItem: an identity that the component may use for itself. It needs none.
  ///   - scrollItem: the item to scroll to.
  ///   - scrollUnitPoint: the point of the item that meets the same point of the viewport.
  @available(
    *, deprecated, message: "Give a scrollPosition, or apply scrollPosition(id:anchor:); no item has to be reserved."
  )
  public init(
    tab: Tab, reservedItem: Item, scrollItem: Binding<Item?>, scrollUnitPoint: Binding<UnitPoint>,
    @ViewBuilder content: @escaping (_ context: MaterialTabsScrollContext<Tab>) -> Content
  ) {
    self.tab = tab
    control = .item(scrollItem, anchor: scrollUnitPoint)
    self.content = content
  }

  public var body: some View {
    HeaderScrollView(
      state: header.state() ?? ownState { HeaderState(selectedTab: tab) }, tab: tab, hasBottomMargin: true,
      content: content
    )
    .modifier(ScrollControlModifier(control: control))
  }
}

/// How an app has a hand in where a content is.
private enum ScrollControl<Item: Hashable> {
  case none
  case position(Binding<ScrollPosition>)
  case item(Binding<Item?>, anchor: Binding<UnitPoint>)
}

private struct ScrollControlModifier<Item: Hashable>: ViewModifier {
  let control: ScrollControl<Item>

  func body(content: Content) -> some View {
    switch control {
    case .none: content
    case .position(let position): content.scrollPosition(position)
    case .item(let item, let anchor): content.scrollPosition(id: item, anchor: anchor.wrappedValue)
    }
  }
}
