import MaterialUI

/// The gallery's own measures, in points.
enum GalleryFigures {
  static let windowSize = CGSize(width: 1120, height: 800)
  /// From this width on the list of pages stands beside the page: Material's expanded windows.
  static let expandedWidth: CGFloat = 840
  static let listWidth: CGFloat = 260
  static let pageMargin: CGFloat = 24
  /// A page wider than this is harder to read.
  static let pageWidth: CGFloat = 840
  static let gap: CGFloat = 12
  static let exampleGap: CGFloat = 36
  static let stageMargin: CGFloat = 24
  static let stageHeight: CGFloat = 120
  static let controlGap: CGFloat = 16
  static let codeMargin: CGFloat = 12
}
