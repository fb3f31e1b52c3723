/// A row of labels that scrolls where it doesn't fit, and keeps the selected one in the middle as far as it can.
struct TabBarScroll<Tab: Hashable, Row: View>: View {
  /// The selected tab, if the row has it.
  let selectedTab: Tab?
  /// The width until it is measured, in points.
  let expectedWidth: CGFloat
  let animation: Animation
  /// Makes the row for the bar's width.
  let row: (CGFloat) -> Row
  @State private var width: CGFloat?

  var body: some View {
    let selected = selectedTab
    ScrollViewReader { proxy in
      ScrollView(.horizontal) { row(width ?? expectedWidth) }
        .scrollIndicators(.never)
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { measured in
          width = measured
        }
        // Where there was no selection before, its place is where the bar begins.
        .onChange(of: selected, initial: true) { before, _ in
          center(selected, proxy, before == nil || before == selected ? nil : animation)
        }
        .onChange(of: width) { center(selected, proxy, nil) }
    }
  }

  private func center(_ tab: Tab?, _ proxy: ScrollViewProxy, _ animation: Animation?) {
    guard let tab else { return }
    withTransaction(Transaction(animation: animation)) { proxy.scrollTo(TabLabelID(tab: tab), anchor: .center) }
  }
}
