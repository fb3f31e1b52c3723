/// A row of a lazy container that exists.
@MainActor
package final class LazyCell {
  package var row: ViewNode!
  /// The place among all slots of the container; negative once the row is gone.
  package var slot: Int
  var source: any SlotSource
  package var elements: ContiguousArray<LayoutNode> = []
  var length: CGFloat = 0
  /// The length with the space to the next row.
  var extent: CGFloat = 0
  var across: CGFloat = 0
  /// Where the row is placed, if it is.
  var position: CGFloat = 0
  var hasPosition = false
  package var isVisible = false
  /// Actions for the row's appearance, as long as it has not come into view.
  var waiting: ActionQueue.Deferred?

  var end: CGFloat { position + length }

  init(slot: Int, source: any SlotSource) {
    self.slot = slot
    self.source = source
  }

  func visibilityDidChange(_ isShown: Bool) {
    for element in elements { element.elementVisibilityDidChange(isShown) }
  }
}

/// All slots of a lazy container: its sources in order, each with the lengths of its slots.
@MainActor
struct LazySlots {
  private struct Entry {
    let source: any SlotSource
    var start: Int
    var extents: SparseExtents
    /// An estimate stays as it is once rows have been seen, so that positions far away don't move with each new row.
    var isSettled = false
  }

  private var entries: ContiguousArray<Entry> = []
  private(set) var count = 0
  /// The sections, in order.
  private(set) var sections: ContiguousArray<LazySection> = []

  var total: CGFloat { entries.reduce(0) { $0 + $1.extents.total } }
  var hasMeasured: Bool { count == 0 || entries.contains { $0.extents.measuredCount > 0 } }

  // MARK: Sources

  mutating func replaceSources(_ sources: ContiguousArray<any SlotSource>, keeping cells: ContiguousArray<LazyCell>) {
    var known: [ObjectIdentifier: Entry] = [:]
    for entry in entries { known[entry.source.sourceIdentity] = entry }
    let mean = meanEstimate
    var made: ContiguousArray<Entry> = []
    var starts: [ObjectIdentifier: Int] = [:]
    count = 0
    for source in sources {
      let number = source.slotCount
      let old = known[source.sourceIdentity]
      var entry = Entry(
        source: source, start: count,
        extents: SparseExtents(count: number, estimate: old?.extents.estimate ?? mean ?? 0))
      entry.isSettled = old?.isSettled ?? false
      starts[source.sourceIdentity] = made.count
      made.append(entry)
      count += number
    }
    findSections(made)
    // Lengths are kept as they are if every row that is known is in its old place.
    var moved: Set<ObjectIdentifier> = []
    for cell in cells {
      let identity = cell.source.sourceIdentity
      guard let index = starts[identity], let slot = made[index].source.slot(of: cell.row) else {
        cell.slot = -1
        moved.insert(identity)
        continue
      }
      let oldStart = known[identity]?.start ?? 0
      if cell.slot - oldStart != slot { moved.insert(identity) }
      cell.source = made[index].source
      cell.slot = made[index].start + slot
    }
    for index in made.indices {
      let identity = made[index].source.sourceIdentity
      guard let old = known[identity] else { continue }
      if !moved.contains(identity), old.extents.count == made[index].extents.count {
        made[index].extents = old.extents
      }
    }
    entries = made
    for cell in cells where cell.slot >= 0 && cell.hasPosition {
      setExtent(cell.slot, to: cell.extent)
    }
  }

  private mutating func findSections(_ entries: ContiguousArray<Entry>) {
    sections.removeAll()
    var open: [ObjectIdentifier: LazySection] = [:]
    var lastEnd = 0
    for entry in entries {
      guard let edge = entry.source.sectionEdge else { continue }
      var section = open[edge.section] ?? LazySection(start: edge.kind == .header ? entry.start : lastEnd, end: 0)
      switch edge.kind {
      case .header where entry.extents.count > 0 && section.header == nil: section.header = entry.start
      case .footer where entry.extents.count > 0: section.footer = entry.start
      case .end:
        section.end = entry.start
        lastEnd = entry.start
        sections.append(section)
      default: break
      }
      open[edge.section] = section
    }
  }

  /// The section that a slot belongs to.
  func section(around slot: Int) -> LazySection? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= slot { low = middle + 1 } else { high = middle }
    }
    guard low < sections.count, sections[low].start <= slot else { return nil }
    return sections[low]
  }

  private func entryIndex(of slot: Int) -> Int {
    var low = 0
    var high = entries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].start <= slot { low = middle } else { high = middle }
    }
    // Sources without slots share their start with the next one.
    return low
  }

  func makeCell(_ slot: Int) -> LazyCell { LazyCell(slot: slot, source: entries[entryIndex(of: slot)].source) }

  func row(inSlot slot: Int) -> ViewNode {
    let entry = entries[entryIndex(of: slot)]
    return entry.source.row(inSlot: slot - entry.start)
  }

  func collectElements(of cell: LazyCell) {
    cell.elements.removeAll(keepingCapacity: true)
    cell.source.appendElements(of: cell.row, to: &cell.elements)
  }

  func release(_ cell: LazyCell) { cell.source.release(cell.row) }

  /// A slot's number among those of its source, from 1, and how many there are; nil for a view that stands alone.
  func place(of slot: Int) -> (position: Int, count: Int)? {
    let entry = entries[entryIndex(of: slot)]
    guard !(entry.source is SingleSlotSource) else { return nil }
    return (slot - entry.start + 1, entry.extents.count)
  }

  func slot(withIdentity id: AnyHashable) -> Int? {
    for entry in entries {
      if let slot = entry.source.slot(withIdentity: id) { return entry.start + slot }
    }
    return nil
  }

  // MARK: Lengths

  private var meanEstimate: CGFloat? {
    var sum: CGFloat = 0
    var number = 0
    for entry in entries {
      sum += entry.extents.measuredSum
      number += entry.extents.measuredCount
    }
    return number > 0 ? sum / CGFloat(number) : nil
  }

  mutating func setExtent(_ slot: Int, to length: CGFloat) {
    let index = entryIndex(of: slot)
    entries[index].extents.set(slot - entries[index].start, to: length)
  }

  mutating func forgetExtents() {
    for index in entries.indices {
      entries[index].extents.forget()
      entries[index].isSettled = false
    }
  }

  /// Gives every source that has none yet an estimate from what is known.
  mutating func spreadEstimate(otherwise guess: CGFloat) {
    let mean = meanEstimate ?? guess
    for index in entries.indices where !entries[index].isSettled {
      entries[index].extents.estimate = entries[index].extents.mean ?? mean
    }
  }

  /// Takes the mean of the rows that were seen first as the estimate, once and for all.
  mutating func settleEstimates(otherwise guess: CGFloat) {
    spreadEstimate(otherwise: guess)
    for index in entries.indices where entries[index].extents.measuredCount > 0 { entries[index].isSettled = true }
  }

  func extent(_ slot: Int) -> CGFloat {
    let entry = entries[entryIndex(of: slot)]
    return entry.extents.extent(slot - entry.start)
  }

  func position(_ slot: Int) -> CGFloat {
    var position: CGFloat = 0
    for entry in entries {
      if slot < entry.start + entry.extents.count { return position + entry.extents.position(slot - entry.start) }
      position += entry.extents.total
    }
    return position
  }

  func index(at position: CGFloat) -> Int {
    var before: CGFloat = 0
    for (index, entry) in entries.enumerated() where entry.extents.count > 0 {
      let total = entry.extents.total
      let isLast = !entries[(index + 1)...].contains { $0.extents.count > 0 }
      if position < before + total || isLast { return entry.start + entry.extents.index(at: position - before) }
      before += total
    }
    return 0
  }
}
