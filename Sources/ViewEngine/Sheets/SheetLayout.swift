/// The heights of a sheet's detents, as the last layout made them.
@MainActor
final class SheetHeights {
  private(set) var heights: [(detent: PresentationDetent, height: CGFloat)] = []

  func resolve(_ heights: [(detent: PresentationDetent, height: CGFloat)]) {
    self.heights = heights.sorted { $0.height < $1.height }
  }

  /// The detent at which a sheet of an extent rests.
  func detent(at extent: CGFloat) -> PresentationDetent? {
    heights.min { abs($0.height - extent) < abs($1.height - extent) }?.detent
  }

  func height(of detent: PresentationDetent) -> CGFloat? { heights.first { $0.detent == detent }?.height }

  /// The extent of the next larger detent; after the largest comes the smallest.
  func next(after extent: CGFloat) -> CGFloat? {
    heights.first { $0.height > extent + 0.5 }?.height ?? heights.first?.height
  }
}

/// Puts a sheet at the bottom of the window. It is as high as it shows, and no lower than at its smallest detent: what
/// is dragged below that goes down as it is.
struct SheetLayout: Layout {
  let panel: Panel
  let heights: SheetHeights
  let detents: Set<PresentationDetent>
  let selection: PresentationDetent?
  let metrics: SheetMetrics
  let insets: EdgeInsets
  let isFullScreen: Bool
  let isDismissible: Bool
  let environment: EnvironmentBox
  /// Whether the content's wishes are known.
  let isReady: Bool

  /// The environment, which detents of an app's own may read; it has no say in whether the layout has changed.
  struct EnvironmentBox: Equatable {
    let values: EnvironmentValues
    static func == (left: Self, right: Self) -> Bool { true }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let first = subviews.first else { return }
    // A layout runs on the main actor.
    nonisolated(unsafe) let (layout, sheet) = (self, first)
    MainActor.assumeIsolated { layout.place(sheet, in: bounds) }
  }

  @MainActor
  private func place(_ sheet: LayoutSubview, in bounds: CGRect) {
    let width = isFullScreen ? bounds.width : width(in: bounds.width)
    let model = isFullScreen ? fullScreenModel(bounds) : model(for: sheet, width: width, in: bounds)
    if isReady { panel.resolve(model) }
    // A spring may swing over; the largest sheet has nowhere to go.
    let extent = min(panel.extent.value, model.maximumExtent)
    sheet.place(
      at: CGPoint(x: bounds.minX + (bounds.width - width) / 2, y: bounds.maxY - extent),
      proposal: ProposedViewSize(width: width, height: max(extent, model.rests[0])))
  }

  private func width(in available: CGFloat) -> CGFloat {
    available <= metrics.maximumWidth
      ? available : max(0, min(metrics.maximumWidth, available - 2 * metrics.sideMargin))
  }

  private func fullScreenModel(_ bounds: CGRect) -> StepPanelModel {
    StepPanelModel(rests: [bounds.height], isDismissible: false)
  }

  @MainActor
  private func model(for sheet: LayoutSubview, width: CGFloat, in bounds: CGRect) -> StepPanelModel {
    let margin = width < bounds.width ? metrics.topMargin : 0
    let maximum = max(0, bounds.height - insets.top - margin)
    var contentHeight: CGFloat?
    let made = detents.compactMap { detent in
      detent.height(
        in: maximum,
        contentHeight: {
          let known = contentHeight ?? sheet.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
          contentHeight = known
          return known
        }, environment: environment.values
      ).map { (detent: detent, height: $0) }
    }
    heights.resolve(made)
    return StepPanelModel(
      rests: made.map(\.height), openExtent: selection.flatMap { heights.height(of: $0) }, isDismissible: isDismissible,
      flingVelocity: metrics.flingVelocity)
  }
}
