/// Rows of cells whose columns line up. All of it is made at once; see ``LazyVGrid`` for long content.
///
/// Each ``GridRow`` is a row of cells; a view beside them takes a row of its own over all columns. A column is as wide as
/// its widest cell; where the width is limited, the columns share it as the views of an `HStack` do, and rows share
/// the height.
public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - alignment: where a view stands that is smaller than its cell.
  ///   - horizontalSpacing: the distance between columns in points; nil is 8.
  ///   - verticalSpacing: the distance between rows in points; nil is 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static var _isUnary: Bool { true }

  private func configure(_ node: GridNode) {
    node.configure(
      alignment: alignment,
      spacing: CGSize(
        width: horizontalSpacing ?? StackLayout.defaultSpacing, height: verticalSpacing ?? StackLayout.defaultSpacing))
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = GridNode(context: context)
    view.configure(node)
    node.setContent(Content._makeNode(view.content, in: context.below))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: GridNode.self)
    view.configure(node)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// A row of a ``Grid``. Elsewhere its views stand as if they were written without it.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: where the row's views stand in it; nil is what the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static var _isUnary: Bool { false }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = GridRowNode(context: context)
    node.alignment = view.alignment
    node.setChild(Content._makeNode(view.content, in: context.below))
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: GridRowNode.self)
    if node.alignment != view.alignment {
      node.alignment = view.alignment
      node.structureDidChange()
    }
    if let child = node.child { Content._updateNode(child, with: view.content) }
  }
}

package final class GridRowNode: ScopeNode {
  var alignment: VerticalAlignment?
}

private struct GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
private struct GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
private struct GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
private struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
  /// Lets a cell of a ``Grid`` take several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(1, count))
  }

  /// Puts the view where a point of it meets the same point of its cell in a ``Grid``.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Keeps the view from making its row or column of a ``Grid`` larger along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// Says where the views of this view's column of a ``Grid`` stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

extension LayoutNode {
  private func gridValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    layoutValue(for: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
  var gridCellColumns: Int { gridValue(GridCellColumnsKey.self) }
  var gridCellAnchor: UnitPoint? { gridValue(GridCellAnchorKey.self) }
  var gridUnsizedAxes: Axis.Set { gridValue(GridUnsizedAxesKey.self) }
  var gridColumnAlignment: HorizontalAlignment? { gridValue(GridColumnAlignmentKey.self) }
}
