/// The figures of a header that collapses over a scrolling content: what is measured, and what follows from it.
///
/// A header is a title above a bar. Scrolled up it moves by its ``HeaderGeometry/maximumOffset`` until only
/// `minimumTitleHeight` of the title and the bar are left; it is not squeezed. Pulled down beyond the top, the title
/// grows. All lengths are in points.
public struct HeaderGeometry: Hashable, Sendable {
  /// The title's own height at rest.
  public var titleHeight: CGFloat
  /// The height of the bar below the title, which never leaves the screen.
  public var barHeight: CGFloat
  private var wantedMinimumTitleHeight: CGFloat
  /// The height of the container without safe areas.
  public var containerHeight: CGFloat
  /// The unsafe part above the container, which the background covers too.
  public var topSafeArea: CGFloat

  public init(
    titleHeight: CGFloat = 0, barHeight: CGFloat = 0, minimumTitleHeight: CGFloat = 0, containerHeight: CGFloat = 0,
    topSafeArea: CGFloat = 0
  ) {
    self.titleHeight = titleHeight
    self.barHeight = barHeight
    wantedMinimumTitleHeight = minimumTitleHeight
    self.containerHeight = containerHeight
    self.topSafeArea = topSafeArea
  }

  /// How much of the title stays; never more than the title has.
  public var minimumTitleHeight: CGFloat {
    get { min(max(wantedMinimumTitleHeight, 0), titleHeight) }
    set { wantedMinimumTitleHeight = newValue }
  }

  /// Title and bar at rest.
  public var height: CGFloat { titleHeight + barHeight }
  /// What the background covers at rest.
  public var backgroundHeight: CGFloat { height + topSafeArea }
  /// How far the header moves up.
  public var maximumOffset: CGFloat { titleHeight - minimumTitleHeight }
  /// What is left of the header when it has moved up all the way.
  public var minimumTotalHeight: CGFloat { barHeight + minimumTitleHeight }
  /// The height of the scrolling viewport, below the collapsed header.
  public var viewportHeight: CGFloat { max(0, containerHeight - minimumTotalHeight) }

  /// 0 at rest, 1 collapsed, negative when stretched.
  public func unitOffset(_ offset: CGFloat) -> CGFloat {
    if offset >= 0 { return maximumOffset > 0 ? offset / maximumOffset : 0 }
    return titleHeight > 0 ? offset / titleHeight : 0
  }

  /// The title's height, grown by what the content is pulled beyond its top.
  public func stretchedTitleHeight(_ offset: CGFloat) -> CGFloat { titleHeight + max(0, -offset) }

  /// The space below short content that lets the header collapse all the same.
  public func bottomMargin(contentHeight: CGFloat) -> CGFloat { max(0, viewportHeight - contentHeight) }

  /// The header's offset after its content has scrolled from one place to another.
  ///
  /// Near the top the header goes with the content. Once collapsed it stays so until the content comes back down to
  /// it; then it follows again, beyond the top too.
  public func offset(after offset: CGFloat, scrollingFrom old: CGFloat, to new: CGFloat) -> CGFloat {
    if new > old {
      return new < maximumOffset ? new : min(offset + new - old, maximumOffset)
    }
    return new < offset ? new : min(offset, maximumOffset)
  }

  /// Where content must stand so that no gap shows between it and a header at `offset`.
  public func contentOffset(withoutGap content: CGFloat, offset: CGFloat) -> CGFloat { max(content, offset) }
}
