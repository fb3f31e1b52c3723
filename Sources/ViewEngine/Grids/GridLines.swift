/// The slots of a lazy grid: each is a line of cells, whose views come from the sources in order.
///
/// A lazy stack lays out, keeps and drops lines as it does rows. A slot of the sources is one cell; where it stands for
/// several elements, these share the cell one below the other.
@MainActor
final class GridLineSource: SlotSource {
  private let sources: ContiguousArray<any SlotSource>
  private let starts: [Int]
  private let count: Int
  private let columns: Int
  private unowned let stack: LazyStackNode

  init(_ sources: ContiguousArray<any SlotSource>, columns: Int, stack: LazyStackNode) {
    self.sources = sources
    self.columns = max(1, columns)
    self.stack = stack
    var starts: [Int] = []
    var count = 0
    for source in sources {
      starts.append(count)
      count += source.slotCount
    }
    self.starts = starts
    self.count = count
  }

  var slotCount: Int { (count + columns - 1) / columns }
  var sourceIdentity: ObjectIdentifier { sources[0].sourceIdentity }

  func row(inSlot slot: Int) -> ViewNode { GridLineNode(index: slot, context: stack.contextBelow, stack: stack) }

  func slot(of row: ViewNode) -> Int? {
    guard let line = row as? GridLineNode, line.index < slotCount else { return nil }
    return line.index
  }

  func release(_ row: ViewNode) {
    (row as? GridLineNode)?.leave()
    stack.gridRows.releaseUnheld()
  }

  func appendElements(of row: ViewNode, to elements: inout ContiguousArray<LayoutNode>) {
    guard let line = row as? GridLineNode else { return }
    line.setCells(cells(ofLine: line.index))
    elements.append(line)
  }

  func slot(withIdentity id: AnyHashable) -> Int? {
    for (source, start) in zip(sources, starts) {
      if let slot = source.slot(withIdentity: id) { return (start + slot) / columns }
    }
    return nil
  }

  private func cells(ofLine line: Int) -> ContiguousArray<GridLineNode.Cell> {
    var cells: ContiguousArray<GridLineNode.Cell> = []
    for slot in (line * columns)..<min(count, (line + 1) * columns) {
      let index = starts.lastIndex { $0 <= slot } ?? 0
      let source = sources[index]
      let row = source.row(inSlot: slot - starts[index])
      var elements: ContiguousArray<LayoutNode> = []
      source.appendElements(of: row, to: &elements)
      cells.append(GridLineNode.Cell(row: row, source: source, elements: elements, place: slot + 1, count: count))
    }
    return cells
  }
}

/// Which line of a lazy grid has which row of its sources: when cells move to other lines, rows stay.
@MainActor
struct GridRows {
  private var lines: [ObjectIdentifier: ObjectIdentifier] = [:]
  private var unheld: [(row: ViewNode, source: any SlotSource)] = []

  mutating func hold(_ row: ViewNode, line: GridLineNode) { lines[ObjectIdentifier(row)] = ObjectIdentifier(line) }

  mutating func letGo(of row: ViewNode, source: any SlotSource, line: GridLineNode) {
    guard lines[ObjectIdentifier(row)] == ObjectIdentifier(line) else { return }
    lines[ObjectIdentifier(row)] = nil
    unheld.append((row, source))
  }

  /// Drops the rows that no line has taken over meanwhile.
  mutating func releaseUnheld() {
    for (row, source) in unheld where lines[ObjectIdentifier(row)] == nil && row.isMounted { source.release(row) }
    unheld.removeAll()
  }
}

/// A line of a lazy grid: the cells across.
package final class GridLineNode: LayoutNode {
  struct Cell {
    let row: ViewNode
    let source: any SlotSource
    let elements: ContiguousArray<LayoutNode>
    /// The number among the cells of the grid, from 1, and how many there are.
    let place: Int
    let count: Int
  }

  let index: Int
  private(set) var cells: ContiguousArray<Cell> = []
  private unowned let stack: LazyStackNode
  private var elements: ContiguousArray<LayoutNode> = []

  init(index: Int, context: NodeContext, stack: LazyStackNode) {
    self.index = index
    self.stack = stack
    super.init(context: context)
    parent = stack
  }

  func setCells(_ cells: ContiguousArray<Cell>) {
    let old = self.cells
    self.cells = cells
    for cell in cells { stack.gridRows.hold(cell.row, line: self) }
    let kept = Set(cells.map { ObjectIdentifier($0.row) })
    for cell in old where !kept.contains(ObjectIdentifier(cell.row)) {
      stack.gridRows.letGo(of: cell.row, source: cell.source, line: self)
    }
    let elements = ContiguousArray(cells.flatMap(\.elements))
    let isSame = elements.elementsEqual(self.elements) { $0 === $1 && $0.layoutParent === self }
    guard !isSame else { return }
    self.elements = elements
    for element in elements { element.layoutParent = self }
    setNeedsLayout()
    setNeedsCompose()
  }

  /// Gives the rows up that no other line has taken over.
  func leave() {
    for cell in cells { stack.gridRows.letGo(of: cell.row, source: cell.source, line: self) }
    unmount()
  }

  package override var layoutChildren: ContiguousArray<LayoutNode> { elements }

  package override func visibilityDidChange(_ isShown: Bool) {
    for cell in cells { cell.row.visibilityDidChange(isShown) }
  }

  // MARK: Layout

  private var axis: Axis { stack.axis }

  private func proposal(_ track: GridTracks.Track) -> ProposedViewSize {
    ProposedViewSize(along: nil, across: track.length, axis: axis)
  }

  private func length(_ cell: Cell, _ track: GridTracks.Track) -> CGFloat {
    cell.elements.reduce(0) { $0 + $1.measure(proposal(track))[axis] }
      + stack.spacing * CGFloat(max(0, cell.elements.count - 1))
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = stack.tracks(in: proposal[axis.perpendicular])
    var along: CGFloat = 0
    for (cell, track) in zip(cells, tracks.tracks) { along = max(along, length(cell, track)) }
    return CGSize(along: along, across: max(tracks.length, proposal[axis.perpendicular] ?? 0), axis: axis)
  }

  package override func placeChildren() {
    let across = proposal[axis.perpendicular]
    let tracks = stack.tracks(in: across)
    let free = size[axis.perpendicular] - tracks.length
    let shift = free * stack.alignment.fraction(along: axis.perpendicular)
    for (cell, track) in zip(cells, tracks.tracks) {
      let box = CGSize(along: size[axis], across: track.length, axis: axis)
      var start = (box[axis] - length(cell, track)) * track.alignment.fraction(along: axis)
      for element in cell.elements {
        var origin = element.origin(aligned: track.alignment, in: box, proposal: proposal(track))
        if cell.elements.count > 1 { origin[axis] = start }
        origin[axis.perpendicular] += track.start + shift
        element.place(at: origin, proposal: proposal(track))
        start += element.size[axis] + stack.spacing
      }
    }
  }

  // MARK: Semantics

  package override func describe(to builder: inout SemanticsBuilder) {
    for cell in cells {
      let start = builder.nodes.count
      for element in cell.elements { element.describe(to: &builder) }
      guard builder.nodes.count == start + 1, cell.count > 1 else { continue }
      let node = builder.nodes[start]
      guard node.properties.position == nil else { continue }
      node.properties.position = cell.place
      node.properties.setSize = cell.count
    }
  }
}

extension AlignmentKey {
  /// The part of a box at which the guide lies; the start for guides that follow content.
  fileprivate var fraction: CGFloat { frameFraction ?? 0 }
}

extension Alignment {
  fileprivate func fraction(along axis: Axis) -> CGFloat {
    (axis == .horizontal ? horizontal.key : vertical.key).fraction
  }
}
