/// Lays out the cells of a ``Grid``.
///
/// 1. Elements are put into rows by the ``GridRowNode`` they are in, and get their columns. 2. Columns share the width:
/// the least flexible first, each is offered an equal part of what is left. 3. Views over several columns widen them if
/// they must. 4. Rows share the height in the same way, with the columns' widths known.
package final class GridNode: ContainerNode {
  private struct Cell {
    let node: LayoutNode
    var row: Int
    var column: Int
    var span: Int
    /// A view outside of rows, over all columns.
    var isWhole = false
  }

  private struct Lengths {
    var columns: [CGFloat] = []
    var rows: [CGFloat] = []
  }

  private var alignment = Alignment.center
  private var spacing = CGSize.zero
  private var cells: [Cell] = []
  private var rowAlignments: [VerticalAlignment?] = []
  private var columnCount = 0
  private var hasCells = false

  func configure(alignment: Alignment, spacing: CGSize) {
    guard alignment != self.alignment || spacing != self.spacing else { return }
    self.alignment = alignment
    self.spacing = spacing
    setNeedsLayout()
  }

  package override func elementsDidChange() { hasCells = false }
  package override func memoDidClear() { hasCells = false }

  // MARK: Cells

  private func findCells() {
    let children = layoutChildren
    guard !hasCells else { return }
    hasCells = true
    cells.removeAll()
    rowAlignments.removeAll()
    columnCount = 0
    var lastRow: GridRowNode?
    var column = 0
    for child in children {
      let row = rowNode(of: child)
      if row == nil || row !== lastRow {
        rowAlignments.append(row?.alignment)
        column = 0
      }
      lastRow = row
      let span = row == nil ? 1 : child.gridCellColumns
      cells.append(
        Cell(node: child, row: rowAlignments.count - 1, column: column, span: span, isWhole: row == nil))
      column += span
      columnCount = max(columnCount, column)
    }
    for index in cells.indices where cells[index].isWhole { cells[index].span = columnCount }
  }

  /// The row that an element is in; a modifier over the whole row stands outside of it.
  private func rowNode(of element: LayoutNode) -> GridRowNode? {
    var step = element.parent
    while let node = step, node !== self {
      if let row = node as? GridRowNode { return row }
      if node is LayoutNode { return nil }
      step = node.parent
    }
    guard let child = (element as? WrapperNode)?.child, child.parent !== element else { return nil }
    return rowNode(of: child)
  }

  // MARK: Sharing

  /// Shares a length among columns or rows. `measure` gives the length that one of them has when it is offered some.
  private func share(
    _ total: CGFloat?, spacing: CGFloat, count: Int, _ measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard count > 0 else { return [] }
    guard let total, total != .infinity else { return (0..<count).map { measure($0, total) } }
    let flexibility = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
    var lengths = Array(repeating: CGFloat.zero, count: count)
    var left = total - spacing * CGFloat(count - 1)
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (position, index) in order.enumerated() {
      let offer = max(0, left / CGFloat(count - position))
      lengths[index] = measure(index, offer)
      left -= lengths[index]
    }
    return lengths
  }

  private func lengths(_ proposal: ProposedViewSize) -> Lengths {
    findCells()
    var lengths = Lengths()
    lengths.columns = share(proposal.width, spacing: spacing.width, count: columnCount) { column, offer in
      var width: CGFloat = 0
      for cell in cells where cell.column == column && cell.span == 1 && !cell.isWhole {
        guard !cell.node.gridUnsizedAxes.contains(.horizontal) else { continue }
        width = max(width, cell.node.measure(ProposedViewSize(width: offer, height: nil)).width)
      }
      return width
    }
    widen(&lengths.columns, proposal.width)
    let columns = lengths.columns
    lengths.rows = share(proposal.height, spacing: spacing.height, count: rowAlignments.count) { row, offer in
      var height: CGFloat = 0
      for cell in cells where cell.row == row && !cell.node.gridUnsizedAxes.contains(.vertical) {
        let offered = ProposedViewSize(width: width(of: cell, columns), height: offer)
        height = max(height, cell.node.measure(offered).height)
      }
      return height
    }
    return lengths
  }

  /// Makes columns wider for views over several of them: a whole row's widen all columns, others the last of theirs.
  private func widen(_ columns: inout [CGFloat], _ available: CGFloat?) {
    for cell in cells where cell.span > 1 || cell.isWhole {
      guard !cell.node.gridUnsizedAxes.contains(.horizontal), !columns.isEmpty || cell.isWhole else { continue }
      let has = width(of: cell, columns)
      let others = columns.reduce(0, +) + spacing.width * CGFloat(max(0, columns.count - 1)) - has
      let offer = available.map { max(has, $0 - others) }
      let wanted = cell.node.measure(ProposedViewSize(width: offer, height: nil)).width
      guard wanted > has, wanted.isFinite else { continue }
      if columns.isEmpty { columns = [0] }
      if cell.isWhole {
        let each = (wanted - has) / CGFloat(columns.count)
        for index in columns.indices { columns[index] += each }
      } else {
        columns[min(columns.count, cell.column + cell.span) - 1] += wanted - has
      }
    }
  }

  private func width(of cell: Cell, _ columns: [CGFloat]) -> CGFloat {
    let part =
      cell.isWhole
      ? columns[...] : columns[min(cell.column, columns.count)..<min(columns.count, cell.column + cell.span)]
    return part.reduce(0, +) + spacing.width * CGFloat(max(0, part.count - 1))
  }

  private func sum(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1))
  }

  // MARK: Layout

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let lengths = lengths(proposal)
    return CGSize(width: sum(lengths.columns, spacing.width), height: sum(lengths.rows, spacing.height))
  }

  package override func placeChildren() {
    let lengths = lengths(proposal)
    let starts = lengths.columns.reduce(into: [CGFloat.zero]) { $0.append($0[$0.count - 1] + $1 + spacing.width) }
    var top: CGFloat = 0
    for row in lengths.rows.indices {
      let height = lengths.rows[row]
      let own = cells.filter { $0.row == row }
      let guide = rowAlignments[row] ?? alignment.vertical
      let line = baseline(guide, own, lengths.columns, height)
      for cell in own {
        let box = CGSize(width: width(of: cell, lengths.columns), height: height)
        let start = CGPoint(x: starts[min(cell.isWhole ? 0 : cell.column, starts.count - 1)], y: top)
        place(cell, in: CGRect(origin: start, size: box), guide, line)
      }
      top += height + spacing.height
    }
  }

  private func place(_ cell: Cell, in rect: CGRect, _ guide: VerticalAlignment, _ line: CGFloat?) {
    let node = cell.node
    let proposal = ProposedViewSize(rect.size)
    var origin: CGPoint
    if let anchor = node.gridCellAnchor {
      let size = node.measure(proposal)
      origin = CGPoint(x: (rect.width - size.width) * anchor.x, y: (rect.height - size.height) * anchor.y)
    } else {
      let column = cell.isWhole ? nil : columnAlignment(cell.column)
      let aligned = Alignment(horizontal: column ?? alignment.horizontal, vertical: guide)
      origin = node.origin(aligned: aligned, in: rect.size, proposal: proposal)
      if let line { origin.y = line - node.alignment(guide.key, proposal: proposal) }
    }
    node.place(at: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y), proposal: proposal)
  }

  private func columnAlignment(_ column: Int) -> HorizontalAlignment? {
    for cell in cells where cell.column == column && !cell.isWhole {
      if let alignment = cell.node.gridColumnAlignment { return alignment }
    }
    return nil
  }

  /// Where the line lies on which the row's views stand, for guides that are no part of a frame; nil for others.
  private func baseline(_ guide: VerticalAlignment, _ cells: [Cell], _ columns: [CGFloat], _ height: CGFloat)
    -> CGFloat?
  {
    guard guide.key.frameFraction == nil else { return nil }
    return cells.map {
      $0.node.alignment(guide.key, proposal: ProposedViewSize(width: width(of: $0, columns), height: height))
    }.max()
  }
}
