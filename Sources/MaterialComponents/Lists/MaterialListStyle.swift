/// Lists and forms as Material has them: rows of 56 points from edge to edge on the surface's colour, a chosen one on
/// that of a secondary container, and dividers between them.
public struct MaterialListStyle: ListStyle {
  private let hasDividers: Bool

  /// - Parameter hasDividers: whether there are lines between rows. Default: there are.
  nonisolated public init(hasDividers: Bool = true) { self.hasDividers = hasDividers }

  public func metrics(in environment: EnvironmentValues) -> ListMetrics {
    var metrics = ListMetrics()
    metrics.minRowHeight = ListTokens.oneLineContainerHeight
    metrics.rowInsets = EdgeInsets(
      top: ListTokens.topSpace, leading: ListTokens.leadingSpace, bottom: ListTokens.bottomSpace,
      trailing: ListTokens.trailingSpace)
    metrics.headerInsets = EdgeInsets(
      top: ListTokens.padding, leading: ListTokens.leadingSpace, bottom: ListTokens.padding,
      trailing: ListTokens.trailingSpace)
    metrics.headerFont = environment.materialTypography[.titleSmall].font
    metrics.sectionSpacing = ListTokens.padding
    metrics.separator = hasDividers ? AnyShapeStyle(Color.role(ListTokens.divider)) : nil
    metrics.separatorInset = ListTokens.dividerLeadingSpace
    metrics.background = AnyShapeStyle(Color.role(ListTokens.container))
    metrics.rowBackground = AnyShapeStyle(Color.role(ListTokens.container))
    metrics.selectionBackground = AnyShapeStyle(Color.role(ListTokens.selectedContainer))
    return metrics
  }
}

extension ListStyle where Self == MaterialListStyle {
  /// Lists as Material has them.
  public static var material: MaterialListStyle { MaterialListStyle() }
}
