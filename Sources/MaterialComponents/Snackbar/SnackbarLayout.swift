/// Arranges a snackbar's parts: text, action and close button in a row, or a wide action below the text.
struct SnackbarLayout: Layout {
  /// What a view in the layout is.
  enum Part {
    case text, action, close
  }

  struct PartKey: LayoutValueKey {
    static let defaultValue = Part.text
  }

  private struct Arrangement {
    var size: CGSize
    var text = CGRect.zero
    var action: CGRect?
    var close: CGRect?
  }

  private func arrange(_ subviews: Subviews, proposal: ProposedViewSize) -> Arrangement {
    func part(_ part: Part) -> LayoutSubview? { subviews.first { $0[PartKey.self] == part } }
    let width = min(proposal.width ?? SnackbarTokens.maximumWidth, SnackbarTokens.maximumWidth)
    let action = part(.action)?.sizeThatFits(.unspecified)
    let close = part(.close)?.sizeThatFits(.unspecified)
    let isBelow = (action?.width ?? 0) > width * SnackbarTokens.actionOverflow

    // What stands at the trailing side of the text.
    var trailing = close?.width ?? SnackbarTokens.trailing
    if let action, !isBelow { trailing += action.width + SnackbarTokens.actionGap }
    if action == nil || isBelow, close == nil { trailing = SnackbarTokens.textLeading }
    let textWidth = max(0, width - SnackbarTokens.textLeading - trailing)
    let text = part(.text)?.sizeThatFits(ProposedViewSize(width: textWidth, height: nil)) ?? .zero
    let rowHeight = max(SnackbarTokens.singleLineHeight, text.height + 2 * SnackbarTokens.textVertical)

    var result = Arrangement(size: CGSize(width: width, height: rowHeight))
    result.text = CGRect(
      x: SnackbarTokens.textLeading, y: (rowHeight - text.height) / 2, width: textWidth, height: text.height)
    if let close {
      result.close = CGRect(
        x: width - close.width, y: (rowHeight - close.height) / 2, width: close.width, height: close.height)
    }
    guard let action else { return result }
    if isBelow {
      result.size.height = rowHeight + SnackbarTokens.singleLineHeight
      let actionWidth = min(action.width, width - 2 * SnackbarTokens.trailing)
      // The text's lower padding and the row's own would be too much of a distance.
      result.size.height -= SnackbarTokens.textVertical - SnackbarTokens.actionGap / 2
      result.action = CGRect(
        x: width - SnackbarTokens.trailing - actionWidth,
        y: result.size.height - SnackbarTokens.singleLineHeight
          + (SnackbarTokens.singleLineHeight - action.height) / 2, width: actionWidth, height: action.height)
    } else {
      result.action = CGRect(
        x: width - (close?.width ?? SnackbarTokens.trailing) - action.width, y: (rowHeight - action.height) / 2,
        width: action.width, height: action.height)
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrange(subviews, proposal: proposal).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let arrangement = arrange(subviews, proposal: ProposedViewSize(bounds.size))
    for subview in subviews {
      let frame: CGRect? =
        switch subview[PartKey.self] {
        case .text: arrangement.text
        case .action: arrangement.action
        case .close: arrangement.close
        }
      guard let frame else { continue }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}
