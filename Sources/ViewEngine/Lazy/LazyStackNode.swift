/// The node of a lazy stack.
///
/// 1. The content's structure is flattened into sources of slots; nothing of a `ForEach` is made by that. 2. The
/// slots that the viewport covers get cells: their rows are made and measured. 3. All other slots count as an
/// estimate, kept by ``SparseExtents``. The first visible row is the anchor: where measuring others moves it, the
/// scroll view's offset is corrected by the same distance, so nothing on screen moves.
package final class LazyStackNode: LayoutNode, ViewportFollower {
  /// The length of a row before any is known.
  private static let firstEstimate: CGFloat = 44
  /// The part of the viewport on each side of it in which rows are made ahead.
  private static let prefetch: CGFloat = 0.25
  /// No pass makes more rows than this, so that rows without length end too.
  private static let mostCells = 1000

  private(set) var axis = Axis.vertical
  private(set) var spacing: CGFloat = StackLayout.defaultSpacing
  private(set) var alignment = Alignment.center
  private(set) var pinnedViews: PinnedScrollableViews = []
  /// The columns of a grid, or its rows if it grows to the side; nil for a stack.
  var gridItems: [GridItem]?
  /// Which line of a grid has which row.
  var gridRows = GridRows()
  var knownTracks: (across: CGFloat?, tracks: GridTracks)?
  /// The number of cells in a line of a grid.
  var columns = 0
  package private(set) var content: ViewNode?
  var slots = LazySlots()
  var needsSources = true
  /// The cells that are laid out, in order.
  var cells: ContiguousArray<LazyCell> = []
  /// Cells that have left and are kept for a while, the latest last.
  var resting: ContiguousArray<LazyCell> = []
  var elements: ContiguousArray<LayoutNode> = []
  /// Headers and footers that are held at an edge.
  var pinned: ContiguousArray<PinnedCell> = []
  /// The size across that rows were measured with.
  private var across: CGFloat?
  private(set) weak var scrollNode: ScrollNode?
  /// Where an identity was found last in a row that had to be made for that, if it was, and in which frame.
  var searched: (id: AnyHashable, slot: Int?, frame: UInt64)?

  func configure(
    axis: Axis, spacing: CGFloat?, alignment: Alignment, pinnedViews: PinnedScrollableViews,
    gridItems: [GridItem]? = nil
  ) {
    let spacing = spacing ?? StackLayout.defaultSpacing
    if pinnedViews != self.pinnedViews {
      self.pinnedViews = pinnedViews
      setNeedsLayout()
    }
    setGridItems(gridItems)
    guard axis != self.axis || spacing != self.spacing || alignment != self.alignment else { return }
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    slots.forgetExtents()
    setNeedsLayout()
  }

  func setContent(_ content: ViewNode) {
    self.content = content
    content.parent = self
    structureDidChange()
  }

  package override func willUnmount() {
    for cell in cells + resting { (cell.row as? GridLineNode)?.unmount() }
    scrollNode?.removeFollower(self)
    super.willUnmount()
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override var layoutChildren: ContiguousArray<LayoutNode> { elements }

  package override func lazyFrame(of id: AnyHashable) -> (CGRect, LayoutNode)? {
    slots.slot(withIdentity: id).map { (frame(ofSlot: $0), self) }
  }

  package override func structureDidChange() {
    needsSources = true
    setNeedsLayout()
    setNeedsCompose()
    graph.structureDidChange()
  }

  /// Rows that are kept out of sight have disappeared already.
  package override func visibilityDidChange(_ isShown: Bool) {
    for cell in cells where cell.isVisible { cell.visibilityDidChange(isShown) }
  }

  // MARK: Sources

  private func updateSources() {
    guard needsSources else { return }
    needsSources = false
    searched = nil
    var sources: ContiguousArray<any SlotSource> = []
    content?.appendSlotSources(to: &sources)
    if gridItems != nil { sources = gridLines(sources, columns: columns) }
    // Rows keep their cells wherever they are now; those that are gone lose them.
    let known = cells + resting + pinned.map(\.cell).filter { cell in !cells.contains { $0 === cell } }
    slots.replaceSources(sources, keeping: known)
    // Lines of a grid that are too many now belong to this node alone.
    for cell in known where cell.slot < 0 { (cell.row as? GridLineNode)?.leave() }
    cells.removeAll { $0.slot < 0 }
    resting.removeAll { $0.slot < 0 }
    pinned.removeAll { $0.cell.slot < 0 }
    cells.sort { $0.slot < $1.slot }
    for cell in known where cell.slot >= 0 { slots.collectElements(of: cell) }
    gridRows.releaseUnheld()
  }

  // MARK: Layout

  func rowProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: nil, across: proposal[axis.perpendicular], axis: axis)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if hasBeenPlaced, let across, proposal[axis.perpendicular] != across {
      updateSources()
      return sizeBesidePlaced(proposal)
    }
    updateColumns(across: proposal[axis.perpendicular])
    updateSources()
    prepare(across: proposal[axis.perpendicular])
    ensureEstimate(rowProposal(proposal))
    let known = cells.map(\.across).max() ?? 0
    let wanted = proposal[axis.perpendicular]
    return CGSize(along: length, across: wanted.flatMap { $0.isFinite ? $0 : nil } ?? known, axis: axis)
  }

  /// The size for another width than the stack stands in, from one of its rows: a layout around that only asks must not
  /// have what is known of the rows forgotten.
  private func sizeBesidePlaced(_ proposal: ProposedViewSize) -> CGSize {
    let wanted = proposal[axis.perpendicular]
    guard let cell = (cells + resting).first(where: { !$0.elements.isEmpty }) else {
      return CGSize(along: length, across: wanted.flatMap { $0.isFinite ? $0 : nil } ?? 0, axis: axis)
    }
    var row = CGSize.zero
    for (index, element) in cell.elements.enumerated() {
      let size = element.measure(rowProposal(proposal))
      row[axis] += size[axis] + (index > 0 ? spacing : 0)
      row[axis.perpendicular] = max(row[axis.perpendicular], size[axis.perpendicular])
    }
    let length = max(0, CGFloat(rowCount(across: wanted)) * (row[axis] + spacing) - spacing)
    let known = max(row[axis.perpendicular], cells.map(\.across).max() ?? 0)
    return CGSize(along: length, across: wanted.flatMap { $0.isFinite ? $0 : nil } ?? known, axis: axis)
  }

  /// How many rows there are in a width; a grid has other lines where other columns fit.
  private func rowCount(across: CGFloat?) -> Int {
    guard gridItems != nil, columns > 0 else { return slots.count }
    let other = max(1, tracks(in: across).tracks.count)
    return (slots.count * columns + other - 1) / other
  }

  /// The length of all slots, without space after the last one.
  private var length: CGFloat { max(0, slots.total - (slots.total > 0 ? spacing : 0)) }

  private func prepare(across: CGFloat?) {
    guard across != self.across else { return }
    if self.across != nil { slots.forgetExtents() }
    self.across = across
  }

  /// Measures a first row, so that the estimate of the others isn't a guess and never nothing.
  private func ensureEstimate(_ proposal: ProposedViewSize) {
    guard !slots.hasMeasured else { return }
    for slot in 0..<min(slots.count, 8) {
      let cell = cell(inSlot: slot)
      measure(cell, proposal)
      insertAhead(cell)
      if !cell.elements.isEmpty { break }
    }
    slots.spreadEstimate(otherwise: Self.firstEstimate + spacing)
  }

  private func insertAhead(_ cell: LazyCell) {
    guard !cells.contains(where: { $0 === cell }) else { return }
    cells.insert(cell, at: cells.firstIndex { $0.slot > cell.slot } ?? cells.endIndex)
  }

  package override func placeChildren() {
    updateColumns(across: proposal[axis.perpendicular])
    updateSources()
    prepare(across: proposal[axis.perpendicular])
    findScrollNode()
    fill()
    lengthMayHaveChanged()
  }

  /// Has the length that came out while rows were made taken over; true if it is another one. The scroll view around
  /// looks for that at once, and everything on the way to it has counted with the old one.
  @discardableResult
  private func lengthMayHaveChanged() -> Bool {
    guard abs(length - size[axis]) > 0.01 else { return false }
    if let content = scrollNode?.content { setNeedsLayout(through: content) } else { setNeedsLayout() }
    return true
  }

  private func findScrollNode() {
    var step = layoutParent
    while let node = step {
      if let scroll = node as? ScrollNode, scroll.axes.contains(axis) { break }
      step = node.layoutParent
    }
    let found = step as? ScrollNode
    guard found !== scrollNode else { return }
    scrollNode?.removeFollower(self)
    scrollNode = found
    found?.addFollower(self)
  }

  package func followViewport() -> Bool {
    guard hasBeenPlaced, isMounted, !flags.contains(.layout), !needsSources else { return false }
    let viewport = viewport()
    if covers(viewport) {
      updateVisibility(viewport)
      if !pinnedViews.isEmpty { pin() }
      return false
    }
    // Rows follow the offset; they don't move to their places, whatever animation the update has.
    let outer = Transaction.current
    Transaction.current = Transaction()
    fill()
    Transaction.current = outer
    return lengthMayHaveChanged()
  }

  /// The part of the stack that can be seen, along its axis.
  private func viewport() -> ClosedRange<CGFloat> {
    if let scrollNode {
      let place = scrollNode.contentFrame(of: CGRect(origin: .zero, size: size), in: self) ?? .zero
      let visible = scrollNode.viewport
      let start = scrollNode.offset[axis] + visible.origin[axis] - place.origin[axis]
      return start...(start + max(0, visible.size[axis]))
    }
    let origin = frame(in: nil).origin[axis]
    return -origin...(-origin + max(0, graph.size[axis]))
  }

  /// How far beyond the viewport rows are made.
  private func margin(_ viewport: ClosedRange<CGFloat>) -> CGFloat {
    max(1, (viewport.upperBound - viewport.lowerBound) * Self.prefetch)
  }

  private func covers(_ viewport: ClosedRange<CGFloat>) -> Bool {
    guard let first = cells.first, let last = cells.last else { return slots.count == 0 }
    let margin = margin(viewport)
    let startsBefore = first.slot == 0 || first.position <= viewport.lowerBound - margin
    let endsBehind = last.slot == slots.count - 1 || last.end >= viewport.upperBound + margin
    return startsBefore && endsBehind
  }

  // MARK: Cells

  func cell(inSlot slot: Int) -> LazyCell {
    if let known = cells.first(where: { $0.slot == slot }) { return known }
    if let known = pinned.first(where: { $0.cell.slot == slot }) { return known.cell }
    if let index = resting.lastIndex(where: { $0.slot == slot }) { return resting.remove(at: index) }
    let made = slots.makeCell(slot)
    made.waiting = graph.actions.capture {
      made.row = slots.row(inSlot: slot)
      slots.collectElements(of: made)
    }
    return made
  }

  func measure(_ cell: LazyCell, _ proposal: ProposedViewSize) {
    var length: CGFloat = 0
    var across: CGFloat = 0
    for (index, element) in cell.elements.enumerated() {
      // Before it has a parent: the row's own views are made now, and the parent is being laid out.
      if let row = element as? ListRowNode { row.setPlace(slots.listPlace(of: cell.slot)) }
      element.layoutParent = self
      let size = element.measure(proposal)
      if index > 0 { length += spacing }
      length += size[axis]
      across = max(across, size[axis.perpendicular])
    }
    cell.length = length
    cell.across = across
    cell.extent = cell.elements.isEmpty ? 0 : length + spacing
    slots.setExtent(cell.slot, to: cell.extent)
  }

  /// Makes, measures and places what the viewport covers, and lets go of the rest.
  private func fill() {
    var viewport = viewport()
    let proposal = rowProposal(self.proposal)
    var known: [Int: LazyCell] = [:]
    for cell in cells { known[cell.slot] = cell }
    var anchor = self.anchor(in: viewport)
    remeasure(proposal)
    var next: ContiguousArray<LazyCell> = []
    for _ in 0..<6 {
      let margin = margin(viewport)
      next.removeAll(keepingCapacity: true)
      var slot = slots.index(at: viewport.lowerBound - margin)
      var position = slots.position(slot)
      while slot < slots.count, position <= viewport.upperBound + margin, next.count < Self.mostCells {
        let cell = known[slot] ?? cell(inSlot: slot)
        known[slot] = cell
        measure(cell, proposal)
        next.append(cell)
        position += slots.extent(slot)
        slot += 1
      }
      slots.settleEstimates(otherwise: Self.firstEstimate + spacing)
      let moved = keepAnchor(&anchor, &viewport)
      if !moved, isCovered(viewport, by: next) { break }
    }
    replaceCells(with: next, known)
    place(proposal)
    updateVisibility(viewport)
    pin()
  }

  /// Measures the rows that are there. If all of them have changed, as when the view around them was resized, then so
  /// have those out of sight: what was known of them is void.
  private func remeasure(_ proposal: ProposedViewSize) {
    var before: ContiguousArray<CGFloat> = []
    var changed = 0
    for cell in cells where cell.hasPosition {
      before.append(cell.extent)
      measure(cell, proposal)
      if abs(cell.extent - (before.last ?? 0)) > 0.01 { changed += 1 }
    }
    guard changed > 0, changed == before.count else { return }
    slots.forgetExtents()
    for cell in cells where cell.hasPosition { slots.setExtent(cell.slot, to: cell.extent) }
  }

  private func isCovered(_ viewport: ClosedRange<CGFloat>, by cells: ContiguousArray<LazyCell>) -> Bool {
    guard let first = cells.first, let last = cells.last else { return true }
    return (first.slot == 0 || slots.position(first.slot) <= viewport.lowerBound)
      && (last.slot == slots.count - 1 || slots.position(last.slot + 1) >= viewport.upperBound
        || cells.count >= Self.mostCells)
  }

  private func replaceCells(with next: ContiguousArray<LazyCell>, _ known: [Int: LazyCell]) {
    let kept = Set((next + pinned.map(\.cell)).map { ObjectIdentifier($0) })
    for cell in known.values where !kept.contains(ObjectIdentifier(cell)) { rest(cell) }
    let isSame = next.elementsEqual(cells, by: ===)
    cells = next
    while resting.count > max(8, cells.count) {
      let cell = resting.removeFirst()
      // Tab goes on from here where the focus went along with a row.
      for element in cell.elements { graph.focus.leave(element, to: self) }
      slots.release(cell)
    }
    updateElements(isSame: isSame)
  }

  func rest(_ cell: LazyCell) {
    hide(cell)
    cell.hasPosition = false
    resting.append(cell)
  }

  private func place(_ proposal: ProposedViewSize) {
    guard let first = cells.first else { return }
    var position = slots.position(first.slot)
    for cell in cells {
      cell.position = position
      cell.hasPosition = true
      let deferred = graph.actions.capture { place(cell, proposal, at: position) }
      if cell.waiting == nil { graph.actions.append(deferred) } else { cell.waiting?.append(deferred) }
      position += slots.extent(cell.slot)
    }
  }

  func place(_ cell: LazyCell, _ proposal: ProposedViewSize, at position: CGFloat) {
    var start = position
    for element in cell.elements {
      let aligned = element.origin(aligned: alignment, in: size, proposal: proposal)
      let origin = axis == .vertical ? CGPoint(x: aligned.x, y: start) : CGPoint(x: start, y: aligned.y)
      element.place(at: origin, proposal: proposal)
      start += element.size[axis] + spacing
    }
  }

  // MARK: Semantics

  package override func describe(to builder: inout SemanticsBuilder) {
    // What is pinned beyond the rows that are there is read before or after them.
    let first = cells.first?.slot ?? 0
    let last = cells.last?.slot ?? 0
    for held in pinned where held.cell.slot < first { describe(held.cell, to: &builder) }
    for cell in cells {
      let start = builder.nodes.count
      describe(cell, to: &builder)
      guard builder.nodes.count == start + 1, let (position, number) = slots.place(of: cell.slot) else { continue }
      let node = builder.nodes[start]
      guard node.properties.position == nil else { continue }
      node.properties.position = position
      node.properties.setSize = number
    }
    for held in pinned where held.cell.slot > last { describe(held.cell, to: &builder) }
  }

  private func describe(_ cell: LazyCell, to builder: inout SemanticsBuilder) {
    for element in cell.elements { element.describe(to: &builder) }
  }
}
