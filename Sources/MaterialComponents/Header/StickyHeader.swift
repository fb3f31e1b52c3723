/// A header above scrolling content: it collapses as the content is scrolled up, and stretches as it is pulled down.
///
/// Effects of its elements are given by `headerStyle(_:context:)`, what stays by `minTitleHeight(_:)`. The content holds a
/// ``StickyHeaderScroll``.
///
/// ```swift
/// StickyHeader { context in
///   Text("Harbour")
///     .padding(40)
///     .headerStyle(ShrinkHeaderStyle(), context: context)
///     .minTitleHeight(.content(scale: 0.5))
/// } content: {
///   StickyHeaderScroll { _ in
///     LazyVStack { ForEach(ships) { ShipRow($0) } }
///   }
/// }
/// ```
public struct StickyHeader<HeaderTitle: View, HeaderBackground: View, Content: View>: View {
  private let headerTitle: (StickyHeaderContext) -> HeaderTitle
  private let headerBackground: (StickyHeaderContext) -> HeaderBackground
  private let content: () -> Content
  @State private var ownState = LazyReference<HeaderState<NoTab>>()

  /// A header without a background: content shows through it.
  public init(
    @ViewBuilder headerTitle: @escaping (StickyHeaderContext) -> HeaderTitle,
    @ViewBuilder content: @escaping () -> Content
  ) where HeaderBackground == EmptyView {
    self.init(headerTitle: headerTitle, headerBackground: { _ in EmptyView() }, content: content)
  }

  /// - Parameters:
  ///   - headerTitle: what collapses.
  ///   - headerBackground: lies behind the title and reaches over the safe area above.
  public init(
    @ViewBuilder headerTitle: @escaping (StickyHeaderContext) -> HeaderTitle,
    @ViewBuilder headerBackground: @escaping (StickyHeaderContext) -> HeaderBackground,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.headerTitle = headerTitle
    self.headerBackground = headerBackground
    self.content = content
  }

  public var body: some View {
    HeaderContainer(
      state: ownState { HeaderState(selectedTab: .none) }, title: headerTitle, bar: { _ in EmptyView() },
      background: headerBackground, content: content())
  }
}
