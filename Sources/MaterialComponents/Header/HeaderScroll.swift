/// The scrolling content of a ``FlexibleHeader``: starts below the header, moves it, and can always collapse it.
public struct HeaderScroll<Tab: Hashable, Content: View>: View {
  private let context: HeaderContext<Tab>
  private let tab: Tab
  private let content: Content

  /// - Parameter tab: which content this is. Another value is another scroll, with a place of its own.
  public init(_ context: HeaderContext<Tab>, tab: Tab, @ViewBuilder content: () -> Content) {
    self.context = context
    self.tab = tab
    self.content = content()
  }

  public var body: some View {
    HeaderScrollBody(context: context, tab: tab, content: content).id(tab)
  }
}

private struct HeaderScrollBody<Tab: Hashable, Content: View>: View {
  let context: HeaderContext<Tab>
  let tab: Tab
  let content: Content
  @State private var position: ScrollPosition
  @State private var contentHeight: CGFloat = 0

  init(context: HeaderContext<Tab>, tab: Tab, content: Content) {
    self.context = context
    self.tab = tab
    self.content = content
    // Asking changes nothing; the value is used only when the scroll is new.
    _position = State(
      initialValue: ScrollPosition(point: CGPoint(x: 0, y: context.contentOffset(forSelecting: tab))))
  }

  var body: some View {
    let geometry = context.geometry
    ScrollView {
      VStack(spacing: 0) {
        Color.clear.frame(height: geometry.maximumOffset)
        content.onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          contentHeight = $0
        }
        Color.clear.frame(height: geometry.bottomMargin(contentHeight: contentHeight))
      }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, place in
      context.contentDidScroll(tab, to: place)
    }
    .safeAreaPadding(.top, geometry.minimumTotalHeight)
    .onAppear { context.didSelect(tab) }
  }
}
