import Foundation

/// The form of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows gradually from the sides.
  case continuous
}

/// The radii of a rectangle's corners in points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii {
  /// The same radius on all corners.
  package init(uniform radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// The common radius of all corners, `nil` if they differ.
  package var uniformRadius: CGFloat? {
    topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing ? topLeading : nil
  }

  /// The radii made larger by a distance, or smaller by a negative one, but never negative; square corners stay square.
  package func expanded(by distance: CGFloat) -> RectangleCornerRadii {
    func expand(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius + distance) : 0 }
    return RectangleCornerRadii(
      topLeading: expand(topLeading), bottomLeading: expand(bottomLeading), bottomTrailing: expand(bottomTrailing),
      topTrailing: expand(topTrailing))
  }

  /// The radii brought into a size: none negative, and all made smaller by one factor so that those on each side fit, as
  /// CSS Backgrounds 3, section 4.5, has it.
  package func limited(to size: CGSize) -> RectangleCornerRadii {
    func positive(_ radius: CGFloat) -> CGFloat { radius > 0 ? radius : 0 }
    let (topLeft, topRight) = (positive(topLeading), positive(topTrailing))
    let (bottomLeft, bottomRight) = (positive(bottomLeading), positive(bottomTrailing))
    var factor: CGFloat = 1
    for (side, sum) in [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ] where sum > max(0, side) {
      factor = min(factor, max(0, side) / sum)
    }
    // An infinite radius times a factor of zero is not a number; it stands for as round as possible.
    guard factor > 0 || size.width <= 0 || size.height <= 0 else {
      let largest = min(size.width, size.height) / 2
      func cap(_ radius: CGFloat) -> CGFloat { min(radius, largest) }
      return RectangleCornerRadii(
        topLeading: cap(topLeft), bottomLeading: cap(bottomLeft), bottomTrailing: cap(bottomRight),
        topTrailing: cap(topRight))
    }
    func scale(_ radius: CGFloat) -> CGFloat { factor > 0 ? radius * factor : 0 }
    return RectangleCornerRadii(
      topLeading: scale(topLeft), bottomLeading: scale(bottomLeft), bottomTrailing: scale(bottomRight),
      topTrailing: scale(topRight))
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
