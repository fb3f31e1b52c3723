/// Puts a bottom drawer's parts into the window: container, header and content, in this order.
struct BottomDrawerLayout: Layout {
  let controller: BottomDrawerController
  let options: BottomDrawerOptions
  let insets: EdgeInsets
  let maximumWidth: CGFloat
  let sideMargin: CGFloat
  /// Whether somebody listens to the drawer instead of looking at it.
  let isRead: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 3 else { return }
    // A layout runs on the main actor.
    nonisolated(unsafe) let parts = Array(subviews)
    MainActor.assumeIsolated { place(container: parts[0], header: parts[1], content: parts[2], in: bounds) }
  }

  @MainActor
  private func place(container: LayoutSubview, header: LayoutSubview, content: LayoutSubview, in bounds: CGRect) {
    let width = bounds.width <= maximumWidth ? bounds.width : min(maximumWidth, bounds.width - 2 * sideMargin)
    let headerHeight = header.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    let geometry = resolve(content, width: width, headerHeight: headerHeight, in: bounds.size)
    // A spring may swing over; the highest drawer has nowhere to go.
    let extent = min(controller.panel.extent.value, geometry.maximumExtent)
    controller.update(extent: extent)
    let x = bounds.minX + (bounds.width - width) / 2
    let top = bounds.minY + geometry.top(extent: extent)
    let growth = geometry.headerGrowth(extent: extent)
    // The container goes on below the window, so that it need not change while it moves.
    container.place(at: CGPoint(x: x, y: top), proposal: ProposedViewSize(width: width, height: bounds.height))
    header.place(at: CGPoint(x: x, y: top), proposal: ProposedViewSize(width: width, height: headerHeight + growth))
    content.place(
      at: CGPoint(x: x, y: top + headerHeight + growth),
      proposal: ProposedViewSize(width: width, height: geometry.contentViewport))
  }

  @MainActor
  private func resolve(
    _ content: LayoutSubview, width: CGFloat, headerHeight: CGFloat, in size: CGSize
  ) -> BottomDrawerGeometry {
    let contentHeight = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    var geometry = BottomDrawerGeometry(
      containerHeight: size.height, headerHeight: headerHeight,
      contentHeight: contentHeight + (options.includesSafeArea ? insets.bottom : 0), topSafeArea: insets.top,
      options: options)
    geometry.opensFullScreen =
      options.opensFullScreen || isCompactLandscape(size) || (isRead && options.opensFullScreenForScreenReaders)
    controller.resolve(geometry)
    return controller.geometry
  }

  private func isCompactLandscape(_ size: CGSize) -> Bool {
    options.opensFullScreenInLandscape && size.width > size.height && size.height < BottomDrawerFigures.compactHeight
  }
}
