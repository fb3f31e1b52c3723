/// Two parts of a header, one above the other.
///
/// The bottom part has its own height. All that there is more goes to the top part, and if there is less than both need,
/// the top part slides up behind the header's upper edge; it is never squeezed.
///
/// ```swift
/// FlexibleHeader { _ in
///   HeaderStack {
///     TopAppBar("Harbour", style: .medium)
///   } bottom: {
///     SecondaryTabBar(["Ships", "Crew"], selection: $tab) { $0 }
///   }
/// } content: {
///   ScrollView { Articles() }
/// }
/// ```
public struct HeaderStack<Top: View, Bottom: View>: View {
  private let top: Top
  private let bottom: Bottom
  @State private var bottomHeight: CGFloat?

  public init(@ViewBuilder top: () -> Top, @ViewBuilder bottom: () -> Bottom) {
    self.top = top()
    self.bottom = bottom()
  }

  public var body: some View {
    let bottomHeight = bottomHeight
    HeaderStackLayout {
      ZStack(alignment: .top) { top }
      VStack(spacing: 0) { bottom }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { height in
          self.bottomHeight = height
        }
        .background { MeasuredHeaderHeights(heights: bottomHeight.map { SaidHeaderHeights(below: $0) }) }
    }
    .clipped()
  }
}

/// See ``HeaderStack``. The views are the top and the bottom part.
struct HeaderStackLayout: Layout, Equatable {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let width = proposal.width ?? sizes.map(\.width).max() ?? 0
    return CGSize(width: width, height: proposal.height ?? sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    let own = ProposedViewSize(width: bounds.width, height: nil)
    let bottom = subviews[1].sizeThatFits(own).height
    let natural = subviews[0].sizeThatFits(own).height
    let room = bounds.height - bottom
    let height = max(room, natural)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + room - height),
      proposal: ProposedViewSize(width: bounds.width, height: height))
    subviews[1].place(at: CGPoint(x: bounds.minX, y: bounds.maxY - bottom), proposal: own)
  }
}
