/// The geometry of a bottom drawer and the rules by which it moves, without views.
///
/// The drawer is a page that scrolls in from below. Its *offset* is 0 where it opens, grows as it is pulled up, and is
/// negative while it is pulled below. Its ``PanelModel`` extent is the height of header and content that show.
///
/// 1. It opens to half of the container, or to all of itself where that is less. 2. Pulled up it moves until all of it
/// shows, or until its header has reached the container's top; from there on the content scrolls in it. 3. On the last
/// points of the way to the top, the *transition*, the header grows by the safe area and the corners change; how far
/// that has come is the ratio, 0…1. Figures: Google's MDCBottomDrawer.
struct BottomDrawerGeometry: PanelModel {
  /// The window's height.
  var containerHeight: CGFloat
  /// The header's height at rest; 0 without one.
  var headerHeight: CGFloat
  /// The height that the content asks for.
  var contentHeight: CGFloat
  /// What the system covers at the container's top.
  var topSafeArea: CGFloat = 0
  var options = BottomDrawerOptions()
  /// Whether the drawer opens as high as it goes.
  var opensFullScreen = false
  /// The height at which it has opened, kept while content changes; nil chooses it.
  var chosenInitialHeight: CGFloat?

  // MARK: Heights

  private var hasHeader: Bool { headerHeight > 0 }
  var totalHeight: CGFloat { headerHeight + contentHeight }

  /// The most that the drawer shows when it opens.
  private var maximumInitialHeight: CGFloat {
    let wanted = options.maximumInitialHeight ?? containerHeight * BottomDrawerFigures.initialHeightFactor
    return min(wanted, containerHeight)
  }

  /// What shows at offset 0.
  var initialHeight: CGFloat { containerHeight - topInset }

  /// The distance from the container's top to the drawer at offset 0.
  var topInset: CGFloat {
    let natural =
      totalHeight >= maximumInitialHeight
      ? (containerHeight - maximumInitialHeight).rounded() : containerHeight - totalHeight
    let wanted = chosenInitialHeight.map { containerHeight - min($0, totalHeight) } ?? natural
    return max(wanted, hasHeader ? topSafeArea : 0)
  }

  /// How far the drawer can move up until all of it shows.
  var surplus: CGFloat { max(0, topInset + totalHeight - containerHeight) }

  /// Whether the drawer can cover the container.
  var reachesFullScreen: Bool {
    surplus >= topInset && (options.maximumHeight.map { $0 >= containerHeight } ?? true)
  }

  /// The largest offset: from there on the content scrolls.
  var maximumOffset: CGFloat {
    let way = reachesFullScreen ? topInset - (hasHeader ? topSafeArea : 0) : min(surplus, topInset)
    guard let maximum = options.maximumHeight else { return max(0, way) }
    return max(0, min(way, topInset - (containerHeight - maximum)))
  }

  /// The height of the part in which the content shows when the drawer is as high as it goes.
  var contentViewport: CGFloat { max(0, maximumExtent - headerHeight) }

  // MARK: Transition

  /// The way over which the transition goes.
  var transitionLength: CGFloat {
    min(BottomDrawerFigures.headerAnimationDistance, surplus) + (reachesFullScreen ? topSafeArea : 0)
  }

  /// The transition's progress at an offset, whether or not the drawer reaches the top.
  private func progress(at offset: CGFloat) -> CGFloat {
    let length = transitionLength
    guard length > BottomDrawerFigures.shortestTransition else { return 1 }
    let end = reachesFullScreen ? topInset - (hasHeader ? topSafeArea : 0) : surplus
    return 1 - min(max((end - offset) / length, 0), 1)
  }

  /// How far the header has come from being above the content to being at the container's top: 0…1. A drawer that
  /// can't reach the top stays at 0, unless its header is always to expand.
  func transitionRatio(extent: CGFloat) -> CGFloat {
    reachesFullScreen || options.alwaysExpandsHeader ? progress(at: offset(extent: extent)) : 0
  }

  /// How much taller than at rest the header is.
  func headerGrowth(extent: CGFloat) -> CGFloat { hasHeader ? transitionRatio(extent: extent) * topSafeArea : 0 }

  /// The header's upper edge in the container.
  func top(extent: CGFloat) -> CGFloat { containerHeight - extent - headerGrowth(extent: extent) }

  func offset(extent: CGFloat) -> CGFloat { extent - initialHeight }
  func extent(offset: CGFloat) -> CGFloat { initialHeight + offset }

  func state(extent: CGFloat) -> BottomDrawerState {
    guard offset(extent: extent) >= maximumOffset - 0.5 else { return .collapsed }
    if reachesFullScreen { return .fullScreen }
    return maximumOffset >= surplus ? .expanded : .collapsed
  }

  // MARK: Motion

  var openExtent: CGFloat { opensFullScreen ? maximumExtent : initialHeight }
  var maximumExtent: CGFloat { initialHeight + maximumOffset }
  var followsMomentum: Bool { true }

  /// How far the drawer may be pulled down before letting go dismisses it.
  var dismissalDistance: CGFloat {
    totalHeight < BottomDrawerFigures.smallHeight
      ? totalHeight * BottomDrawerFigures.smallDismissalFactor : BottomDrawerFigures.dismissalDistance
  }

  func shownExtent(dragged: CGFloat) -> CGFloat {
    if dragged >= initialHeight || options.isDismissedByDrag { return min(max(0, dragged), maximumExtent) }
    return initialHeight - PanelPhysics.resistance(to: initialHeight - dragged, limit: max(1, initialHeight))
  }

  func draggedExtent(shown: CGFloat) -> CGFloat {
    if shown >= initialHeight || options.isDismissedByDrag { return shown }
    return initialHeight - PanelPhysics.pull(shown: initialHeight - shown, limit: max(1, initialHeight))
  }

  func release(at extent: CGFloat, velocity: CGFloat, start: CGFloat) -> PanelRelease {
    let offset = offset(extent: extent)
    let beganAtFullScreen = state(extent: start) == .fullScreen
    if options.isDismissedByDrag, !beganAtFullScreen,
      -offset > dismissalDistance || velocity < -BottomDrawerFigures.dismissalVelocity
    {
      return .dismissal
    }
    let projected = min(max(0, offset + PanelPhysics.momentum(of: velocity)), maximumOffset)
    let direction = velocity != 0 ? velocity : extent - start
    return .rest(self.extent(offset: settled(projected, direction: direction)))
  }

  /// A place in mid-transition is left in the direction of the drag.
  private func settled(_ offset: CGFloat, direction: CGFloat) -> CGFloat {
    let begin = max(0, maximumOffset - transitionLength)
    guard reachesFullScreen, offset > begin, offset < maximumOffset else { return offset }
    if direction == 0 { return offset - begin < maximumOffset - offset ? begin : maximumOffset }
    return direction > 0 ? maximumOffset : begin
  }

  func step(from extent: CGFloat, by delta: CGFloat) -> (extent: CGFloat, taken: CGFloat) {
    let offset = offset(extent: extent)
    let wanted = min(max(min(0, offset), offset + delta), maximumOffset)
    guard wanted != offset else { return (extent, 0) }
    return (self.extent(offset: settled(wanted, direction: delta)), wanted - offset)
  }

  func adopted(_ extent: CGFloat, from old: BottomDrawerGeometry) -> CGFloat {
    if opensFullScreen != old.opensFullScreen { return openExtent }
    if old.reachesFullScreen, abs(extent - old.maximumExtent) < 0.5 { return maximumExtent }
    if abs(extent - old.initialHeight) < 0.5 { return initialHeight }
    return min(max(extent, initialHeight), maximumExtent)
  }
}
