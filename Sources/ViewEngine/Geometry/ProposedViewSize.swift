import Foundation

/// The size that a container proposes to a view; a hint that the view answers with a size of its own choice.
///
/// Per dimension `nil` asks for the ideal length, 0 for the minimum, infinity for the maximum.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in logical points, or `nil` to ask for the ideal width.
  public var width: CGFloat?
  /// The proposed height in logical points, or `nil` to ask for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A size in which the given lengths stand in for unspecified ones; by default 10 by 10 points, the size of a view
  /// that fills whatever it is given.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The proposal along one axis.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A proposal from its lengths along an axis and across it.
  package init(along: CGFloat?, across: CGFloat?, axis: Axis) {
    self = axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }

  /// The proposal made smaller by insets; a proposed length never falls below zero, an unspecified one stays so.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}

extension CGSize {
  /// The length along one axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// A size from its lengths along an axis and across it.
  package init(along: CGFloat, across: CGFloat, axis: Axis) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  /// The coordinate along one axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
