import Foundation

/// An alignment guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide's identity.
  package let key: AlignmentKey

  /// A guide that an app defines. Two guides are equal if they are made from the same type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  /// Combines explicit values of this guide the way a container does for its children; `nil` values do not count.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The vertical middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .none }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .none }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .none }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .first }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: CombiningAlignmentID {
    static var combination: ExplicitAlignmentCombination { .last }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
