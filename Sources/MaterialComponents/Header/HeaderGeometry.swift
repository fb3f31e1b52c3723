/// The figures of a header that collapses over scrolling content: what is measured, and what follows from it.
///
/// A header is a title above a bar. Scrolled up it moves by its ``maxOffset`` until only ``minTitleHeight`` of the title
/// and the bar are left; it is not squeezed. Pulled down beyond the top, the title grows. Lengths are in points.
public struct HeaderGeometry: Hashable, Sendable {
  /// The title's own height at rest.
  public var titleHeight: CGFloat
  /// The height of the bar below the title, which never leaves the screen.
  public var tabBarHeight: CGFloat
  /// How much of the title stays, as it was asked for.
  public var minimum: MinTitleHeight
  /// The size of the container without safe areas.
  public var containerSize: CGSize
  /// The unsafe part above the container, which the header's background covers too.
  public var topSafeArea: CGFloat

  public init(
    titleHeight: CGFloat = 0, tabBarHeight: CGFloat = 0, minimum: MinTitleHeight = MinTitleHeight(),
    containerSize: CGSize = .zero, topSafeArea: CGFloat = 0
  ) {
    self.titleHeight = titleHeight
    self.tabBarHeight = tabBarHeight
    self.minimum = minimum
    self.containerSize = containerSize
    self.topSafeArea = topSafeArea
  }

  /// How much of the title stays; between none of it and all of it.
  public var minTitleHeight: CGFloat { minimum.height(in: titleHeight) }
  /// Title and bar at rest.
  public var height: CGFloat { titleHeight + tabBarHeight }
  /// What the background covers at rest.
  public var backgroundHeight: CGFloat { height + topSafeArea }
  /// How far the header moves up.
  public var maxOffset: CGFloat { titleHeight - minTitleHeight }
  /// What is left of the header when it has moved up all the way.
  public var minTotalHeight: CGFloat { tabBarHeight + minTitleHeight }
  /// The height of the viewport of what scrolls, below the collapsed header.
  public var safeHeight: CGFloat { max(0, containerSize.height - minTotalHeight) }

  // MARK: At an offset

  /// 0 at rest, 1 collapsed, negative when stretched.
  public func unitOffset(_ offset: CGFloat) -> CGFloat {
    if offset >= 0 { return maxOffset > 0 ? offset / maxOffset : 0 }
    return titleHeight > 0 ? offset / titleHeight : 0
  }

  /// The title's height while it is stretched; nil leaves it the one it has.
  public func rubberBandingTitleHeight(_ offset: CGFloat) -> CGFloat? { offset < 0 ? titleHeight - offset : nil }

  /// The background's height, with what the title is stretched by.
  public func rubberBandingBackgroundHeight(_ offset: CGFloat) -> CGFloat { backgroundHeight - min(0, offset) }

  /// The header's offset after its content has scrolled from one place to another.
  ///
  /// Near the top the header goes with the content. Once collapsed it stays so until the content comes back down to it;
  /// then it follows again, beyond the top too.
  public func offset(after offset: CGFloat, scrollingFrom old: CGFloat, to new: CGFloat) -> CGFloat {
    if new > old { return new < maxOffset ? new : min(offset + new - old, maxOffset) }
    return new < offset ? new : min(offset, maxOffset)
  }

  // MARK: Content

  /// The height of what a scroll view scrolls below the space for the header: the content's own, and as much more as
  /// lets it be scrolled by `way` points.
  public func scrolledHeight(contentHeight: CGFloat, way: CGFloat) -> CGFloat {
    max(contentHeight, safeHeight - maxOffset + min(max(0, way), maxOffset))
  }

  /// The empty space below short content that lets the header collapse all the same.
  public func bottomMargin(contentHeight: CGFloat) -> CGFloat {
    scrolledHeight(contentHeight: contentHeight, way: maxOffset) - contentHeight
  }

  /// How far content can be scrolled.
  public func maxContentOffset(contentHeight: CGFloat) -> CGFloat {
    maxOffset + scrolledHeight(contentHeight: contentHeight, way: maxOffset) - safeHeight
  }

  /// The vertical anchor with which an item of one point right at the content's start has to be scrolled to, for the
  /// content to stand at an offset. It may lie outside of 0…1.
  public func anchor(forContentOffset offset: CGFloat) -> CGFloat {
    safeHeight == 1 ? 0 : (maxOffset - offset) / (safeHeight - 1)
  }
}
