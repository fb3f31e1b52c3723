/// Where a menu or a popover stands: beside what it belongs to, and within the window. Pure arithmetic.
struct MenuPlacement: Equatable {
  /// What the menu belongs to, in the window.
  var anchor: CGRect
  /// The size that the menu asks for.
  var size: CGSize
  var window: CGSize
  /// The least distance to the window's edges.
  var margin: CGFloat = 8
  /// The distance to the anchor.
  var gap: CGFloat = 0
  /// The anchor's side at which the menu stands if there is room.
  var side = Side.bottom
  var isRightToLeft = false
  /// Whether the menu stands in the middle of the anchor's side, and not at its start.
  var isCentered = false

  /// A side of the anchor; in physical directions for left and right once the direction is known.
  enum Side: Hashable, Sendable {
    case top, bottom, leading, trailing
  }

  /// The menu's frame, from the window's left. It keeps its size where the window has room for it.
  var frame: CGRect {
    let width = min(size.width, max(0, window.width - 2 * margin))
    return side == .leading || side == .trailing ? beside(width: width) : aboveOrBelow(width: width)
  }

  private func aboveOrBelow(width: CGFloat) -> CGRect {
    let above = max(0, anchor.minY - gap - margin)
    let below = max(0, window.height - margin - anchor.maxY - gap)
    let fitsWanted = size.height <= (side == .bottom ? below : above)
    let fitsOther = size.height <= (side == .bottom ? above : below)
    // Without room on either side the larger one is taken, and the menu is cut to it.
    let isBelow =
      fitsWanted ? side == .bottom : fitsOther ? side == .top : below >= above
    let height = min(size.height, isBelow ? below : above)
    let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
    let start =
      isCentered ? anchor.midX - width / 2 : isRightToLeft ? anchor.maxX - width : anchor.minX
    return CGRect(
      x: limited(start, width, in: window.width), y: limited(y, height, in: window.height), width: width, height: height
    )
  }

  private func beside(width: CGFloat) -> CGRect {
    let isRightWanted = (side == .trailing) != isRightToLeft
    let right = window.width - margin - anchor.maxX - gap
    let left = anchor.minX - gap - margin
    let fitsWanted = width <= (isRightWanted ? right : left)
    let fitsOther = width <= (isRightWanted ? left : right)
    let isRight = fitsWanted ? isRightWanted : fitsOther ? !isRightWanted : right >= left
    let x = isRight ? anchor.maxX + gap : anchor.minX - gap - width
    let height = min(size.height, max(0, window.height - 2 * margin))
    let y = isCentered ? anchor.midY - height / 2 : anchor.minY
    return CGRect(
      x: limited(x, width, in: window.width), y: limited(y, height, in: window.height), width: width, height: height)
  }

  private func limited(_ start: CGFloat, _ length: CGFloat, in whole: CGFloat) -> CGFloat {
    max(min(start, whole - margin - length), min(margin, max(0, whole - length)))
  }
}

/// Places what is presented beside an anchor.
struct MenuLayout: Layout {
  let anchor: CGRect
  let side: MenuPlacement.Side
  let isCentered: Bool
  let margin: CGFloat
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let menu = subviews.first else { return }
    let isRightToLeft = subviews.layoutDirection == .rightToLeft
    let room = CGSize(width: max(0, bounds.width - 2 * margin), height: max(0, bounds.height - 2 * margin))
    let ideal = menu.sizeThatFits(ProposedViewSize(width: nil, height: nil))
    let width = min(ideal.width, room.width)
    let size = CGSize(width: width, height: menu.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    let frame = MenuPlacement(
      anchor: anchor, size: size, window: bounds.size, margin: margin, gap: gap, side: side,
      isRightToLeft: isRightToLeft, isCentered: isCentered
    ).frame
    // Layout counts from the leading edge.
    let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    menu.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
  }
}
