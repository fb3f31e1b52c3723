/// Puts a panel at the leading or trailing edge of a space: over it, or beside what is in it. The panel is the last view;
/// the one before it, if there is one, is what it stands beside.
struct SidePanelLayout: Layout {
  let panel: Panel
  let edge: HorizontalEdge
  /// The panel's width where there is room for it.
  let width: CGFloat
  /// What stays free of the panel at the other edge.
  var gap: CGFloat = 0
  /// The distance of the panel to the edges.
  var margin: CGFloat = 0
  var isDismissible = true
  let flingVelocity: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    // A layout runs on the main actor.
    nonisolated(unsafe) let parts = Array(subviews)
    MainActor.assumeIsolated { place(parts, in: bounds) }
  }

  @MainActor
  private func place(_ parts: [LayoutSubview], in bounds: CGRect) {
    let full = max(0, min(width, bounds.width - gap - 2 * margin))
    panel.resolve(
      StepPanelModel(rests: [full + 2 * margin], isDismissible: isDismissible, flingVelocity: flingVelocity))
    // A spring may swing over; no gap is to show at the edge.
    let extent = min(panel.extent.value, full + 2 * margin)
    parts[parts.count - 1].place(
      at: CGPoint(
        x: edge == .leading ? bounds.minX + extent - margin - full : bounds.maxX - extent + margin,
        y: bounds.minY + margin),
      proposal: ProposedViewSize(width: full, height: max(0, bounds.height - 2 * margin)))
    guard parts.count > 1 else { return }
    parts[0].place(
      at: CGPoint(x: edge == .leading ? bounds.minX + extent : bounds.minX, y: bounds.minY),
      proposal: ProposedViewSize(width: max(0, bounds.width - extent), height: bounds.height))
  }
}

extension HorizontalEdge {
  var edge: Edge { self == .leading ? .leading : .trailing }
}
