/// The figures of Material's lists, in points: the `md.comp.list` tokens, under their names.
enum ListTokens {
  /// `list-item-one-line-container-height`.
  static let oneLineContainerHeight: CGFloat = 56
  /// `list-item-leading-space`.
  static let leadingSpace: CGFloat = 16
  /// `list-item-trailing-space`.
  static let trailingSpace: CGFloat = 16
  /// `list-item-top-space`.
  static let topSpace: CGFloat = 10
  /// `list-item-bottom-space`.
  static let bottomSpace: CGFloat = 10
  /// `divider-leading-space`.
  static let dividerLeadingSpace: CGFloat = 16
  /// The space at a list's start and end, of Material's web components.
  static let padding: CGFloat = 8
  /// `list-item-container-color`.
  static let container = ColorRole.surface
  /// `list-item-selected-container-color`.
  static let selectedContainer = ColorRole.secondaryContainer
  /// The colour of dividers.
  static let divider = ColorRole.outlineVariant
}
