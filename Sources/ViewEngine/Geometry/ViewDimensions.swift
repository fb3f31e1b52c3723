import Foundation

/// An object that knows the explicit alignment guides of a view: a node of the layout tree.
package protocol AlignmentGuideProvider: AnyObject {
  /// The explicit place of a guide in a view laid out at `size`, or `nil` if the view does not set that guide.
  func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat?
}

/// A view's size and alignment guides in its own coordinate space.
///
/// Not sendable: the guides are asked from the layout tree, which belongs to the main actor.
public struct ViewDimensions: Equatable {
  /// The view's size in logical points.
  package let size: CGSize
  /// Where explicit guides come from; `nil` for a view without any.
  private let guides: (any AlignmentGuideProvider)?

  /// Dimensions whose explicit guides are asked from an object, which costs no allocation.
  package init(size: CGSize, guides: (any AlignmentGuideProvider)?) {
    self.size = size
    self.guides = guides
  }

  /// Dimensions whose explicit guides a closure computes.
  package init(size: CGSize, explicit: ((AlignmentKey) -> CGFloat?)? = nil) {
    self.size = size
    guides = explicit.map(ClosureGuides.init)
  }

  /// The view's width in logical points.
  public var width: CGFloat { size.width }
  /// The view's height in logical points.
  public var height: CGFloat { size.height }

  /// The place of a guide: the explicit one, or else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide: the explicit one, or else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide if the view sets it, or else `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The place of a guide if the view sets it, or else `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guides?.explicitAlignment(key, in: size)
  }

  /// Where an alignment's two guides meet.
  package subscript(alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }

  /// Dimensions are equal if the sizes are and the explicit guides come from the same object.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.guides === rhs.guides
  }
}

/// Explicit guides from a closure.
private final class ClosureGuides: AlignmentGuideProvider {
  private let explicit: (AlignmentKey) -> CGFloat?

  init(_ explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.explicit = explicit
  }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    explicit(key)
  }
}
