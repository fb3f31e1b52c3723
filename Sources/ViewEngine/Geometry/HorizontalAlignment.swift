import Foundation

/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide's identity.
  package let key: AlignmentKey

  /// A guide that an app defines. Two guides are equal if they are made from the same type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  /// Combines explicit values of this guide the way a container does for its children; `nil` values do not count.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The horizontal middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the separator of a list row starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the separator of a list row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  private enum Leading: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .none }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .none }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .none }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum ListRowSeparatorLeading: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .first }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .last }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
