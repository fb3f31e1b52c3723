import Foundation

/// A type that identifies an alignment guide and says where the guide is in views that do not set it.
///
/// Conform an enumeration without cases and make a `HorizontalAlignment` or a `VerticalAlignment` from its type.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view without an explicit one, in points from the view's top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What becomes of the explicit guides of several children in the container around them.
package enum ExplicitAlignmentCombination: Sendable {
  /// The mean of the children's values: the rule for guides that an app defines.
  case average
  /// The smallest value: the first baseline.
  case first
  /// The largest value: the last baseline.
  case last
  /// Nothing is handed on: the guides that are sides or middles of a frame belong to that frame.
  case none
}

/// An alignment guide whose explicit values combine by another rule than the mean.
protocol CombiningAlignmentID: AlignmentID {
  static var combination: ExplicitAlignmentCombination { get }
}

/// The identity of an alignment guide: what `HorizontalAlignment` and `VerticalAlignment` hold.
///
/// Equality and hashing use the identity of the ID type and the axis only, so a key costs no more than a pointer.
package struct AlignmentKey: Hashable, Sendable {
  /// The ID type, which also computes the default value.
  package let type: any AlignmentID.Type
  /// The axis that the guide's value is measured along.
  package let axis: Axis
  /// How explicit values of several children combine.
  package let combination: ExplicitAlignmentCombination
  /// For guides of the frame (leading, center, bottom …): the part of the length at which the guide lies by default.
  /// Those do not propagate explicit values, and most stacks use nothing else, so they take a short way.
  package let frameFraction: CGFloat?

  package init(_ type: any AlignmentID.Type, axis: Axis) {
    self.type = type
    self.axis = axis
    let combination = (type as? any CombiningAlignmentID.Type)?.combination ?? .average
    self.combination = combination
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    frameFraction = combination == .none ? type.defaultValue(in: unit) : nil
  }

  /// The guide's place in a view of the given dimensions that does not set it.
  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    type.defaultValue(in: dimensions)
  }

  /// The guide's place in a view of a size that does not set it.
  package func place(in size: CGSize) -> CGFloat {
    if let frameFraction { return frameFraction * (axis == .horizontal ? size.width : size.height) }
    return defaultValue(in: ViewDimensions(size: size))
  }

  /// Adds the explicit value of one more child to a container's value.
  ///
  /// - Parameters:
  ///   - childValue: The child's explicit value in the container's coordinates.
  ///   - count: The number of values that went into `parentValue` before this one.
  ///   - parentValue: The container's value, `nil` before the first child.
  package func combineExplicit(_ childValue: CGFloat, count: Int, into parentValue: inout CGFloat?) {
    guard combination != .none else { return }
    guard count > 0, let value = parentValue else {
      parentValue = childValue
      return
    }
    switch combination {
    case .average: parentValue = (value * CGFloat(count) + childValue) / CGFloat(count + 1)
    case .first: parentValue = min(value, childValue)
    case .last: parentValue = max(value, childValue)
    case .none: break
    }
  }

  /// The combination of a sequence of explicit values, of which those that are `nil` do not count.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      combineExplicit(value, count: count, into: &result)
      count += 1
    }
    return result
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.type == rhs.type && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(axis)
  }
}
