import Foundation

/// The distances, in logical points, by which the sides of a rectangle are moved inwards.
///
/// Negative distances move a side outwards. The leading and the trailing distance follow the layout direction.
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero on all sides.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets {
  /// Insets of zero on all sides.
  package static let zero = EdgeInsets()

  /// The same distance on each edge of a set and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and the trailing distance.
  package var horizontal: CGFloat { leading + trailing }
  /// The sum of the top and the bottom distance.
  package var vertical: CGFloat { top + bottom }

  /// The distance on one edge.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// These insets on the edges of a set, zero on the others.
  package func limited(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading,
      bottom: lhs.bottom + rhs.bottom, trailing: lhs.trailing + rhs.trailing)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards by insets. A side never passes the opposite one: the size stops at zero.
  package func inset(by insets: EdgeInsets, layoutDirection: LayoutDirection = .leftToRight) -> CGRect {
    let left = layoutDirection == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: minX + left, y: minY + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}
