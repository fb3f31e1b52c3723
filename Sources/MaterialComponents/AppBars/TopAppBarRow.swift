/// Arranges the row of an app bar: leading items, title and trailing items, in that order.
///
/// 1. Items take their own widths at the edges. 2. The title has what is between them, with the insets of its placement. In
/// the middle of the bar it stands if half of it fits on both sides there; otherwise it is pushed towards the side with
/// room; otherwise it stands as a leading one. 3. All are centred in the row's height, which is that of the metrics, or
/// more where a title in large text needs it. In a taller bar the row stays at the top.
struct TopAppBarRow: Layout, Equatable {
  var metrics: AppBarMetrics
  var placement: AppBarTitlePlacement
  /// Nil for a title, which is as wide as it is.
  var titleView: AppBarTitleViewLayout?
  /// The row's height as the theme's density has it, in points.
  var height: CGFloat

  private struct Parts {
    var leading: LayoutSubview
    var title: LayoutSubview
    var trailing: LayoutSubview

    init?(_ subviews: Subviews) {
      guard subviews.count == 3 else { return nil }
      leading = subviews[0]
      title = subviews[1]
      trailing = subviews[2]
    }
  }

  /// Where the title goes: its start and the width that it is proposed.
  struct Place: Equatable {
    var x: CGFloat
    var width: CGFloat
  }

  /// The space that a group of items takes at an edge, without the distance to the title; 0 where there are none.
  private func itemSpace(_ items: CGFloat) -> CGFloat { items > 0 ? metrics.edgeSpace + items : 0 }

  /// Where the title goes.
  /// - Parameters:
  ///   - leading: the width of the leading items, 0 without; and so on.
  ///   - title: the width that the title wants.
  func place(width: CGFloat, leading: CGFloat, title: CGFloat, trailing: CGFloat) -> Place {
    let (before, after) = (itemSpace(leading), itemSpace(trailing))
    let start = before > 0 ? before + metrics.titleItemSpace : metrics.titleInset
    let end = after > 0 ? after + metrics.titleItemSpace : metrics.titleInset
    let room = max(0, width - start - end)
    switch titleView {
    case .fill?: return Place(x: start, width: room)
    case .center?, .centerFit?:
      let most = max(0, width - 2 * max(start, end))
      let own = titleView == .center ? most : min(most, title)
      return Place(x: (width - own) / 2, width: own)
    case nil: break
    }
    guard placement == .center else { return Place(x: start, width: min(title, room)) }
    // In the middle there are 16 points on each side of the title, whether there are items or not.
    let first = before + metrics.titleInset
    let last = width - after - metrics.titleInset
    guard title <= last - first else { return Place(x: start, width: min(title, room)) }
    return Place(x: min(max((width - title) / 2, first), last - title), width: title)
  }

  private func rowHeight(_ title: CGFloat) -> CGFloat {
    max(height, title + 2 * AppBarTokens.minimumTitleSpace)
  }

  private func itemProposal(_ width: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: nil, height: height) }

  private func titlePlace(_ parts: Parts, width: CGFloat) -> (place: Place, size: CGSize) {
    let leading = parts.leading.sizeThatFits(itemProposal(nil)).width
    let trailing = parts.trailing.sizeThatFits(itemProposal(nil)).width
    let wanted = parts.title.sizeThatFits(.unspecified).width
    let place = place(width: width, leading: leading, title: wanted, trailing: trailing)
    return (place, parts.title.sizeThatFits(ProposedViewSize(width: place.width, height: nil)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let parts = Parts(subviews) else { return .zero }
    let natural =
      itemSpace(parts.leading.sizeThatFits(itemProposal(nil)).width) + 2 * metrics.titleInset
      + parts.title.sizeThatFits(.unspecified).width + itemSpace(parts.trailing.sizeThatFits(itemProposal(nil)).width)
    let width = proposal.width ?? natural
    guard width.isFinite else { return CGSize(width: natural, height: height) }
    return CGSize(width: width, height: rowHeight(titlePlace(parts, width: width).size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let parts = Parts(subviews) else { return }
    let (place, size) = titlePlace(parts, width: bounds.width)
    let middle = bounds.minY + rowHeight(size.height) / 2
    parts.leading.place(
      at: CGPoint(x: bounds.minX + metrics.edgeSpace, y: middle), anchor: .leading, proposal: itemProposal(nil))
    parts.title.place(
      at: CGPoint(x: bounds.minX + place.x, y: middle), anchor: .leading,
      proposal: ProposedViewSize(width: place.width, height: nil))
    parts.trailing.place(
      at: CGPoint(x: bounds.maxX - metrics.edgeSpace, y: middle), anchor: .trailing, proposal: itemProposal(nil))
  }
}

/// Puts an expanded title above the lower edge of its space.
struct ExpandedTitleLayout: Layout, Equatable {
  /// What of the title is how far from there, in points.
  enum Edge: Equatable {
    case baseline(CGFloat, mostBelow: CGFloat)
    case bottom(CGFloat)
  }

  var edge: Edge
  var inset: CGFloat
  var placement: AppBarTitlePlacement

  private func titleProposal(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - 2 * inset) }, height: nil)
  }

  /// The space below the title.
  private func space(_ title: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat {
    switch edge {
    case .bottom(let space): return space
    case .baseline(let space, let most):
      let dimensions = title.dimensions(in: proposal)
      return min(most, max(0, space - (dimensions.height - dimensions[.lastTextBaseline])))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let title = subviews.first else { return .zero }
    let inner = titleProposal(proposal.width)
    let size = title.sizeThatFits(inner)
    return CGSize(width: proposal.width ?? size.width + 2 * inset, height: size.height + space(title, inner))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let title = subviews.first else { return }
    let inner = titleProposal(bounds.width)
    let y = bounds.maxY - space(title, inner)
    if placement == .center {
      title.place(at: CGPoint(x: bounds.midX, y: y), anchor: .bottom, proposal: inner)
    } else {
      title.place(at: CGPoint(x: bounds.minX + inset, y: y), anchor: .bottomLeading, proposal: inner)
    }
  }
}
