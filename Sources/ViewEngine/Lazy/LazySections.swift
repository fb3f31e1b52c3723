/// What of the sections in a lazy container stays in sight while the rest of its section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, at the start of the scroll view.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, at the end of the scroll view.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A border of a section among the slots of a lazy container.
package struct SectionEdge {
  enum Kind { case header, footer, end }
  let section: ObjectIdentifier
  let kind: Kind
}

/// The slots of a section's header or footer; or none, where the section ends.
@MainActor
package final class SectionEdgeSource: SlotSource {
  private let base: (any SlotSource)?
  private let edge: SectionEdge

  init(_ base: (any SlotSource)?, _ edge: SectionEdge) {
    self.base = base
    self.edge = edge
  }

  package var sectionEdge: SectionEdge? { edge }
  package var slotCount: Int { base?.slotCount ?? 0 }
  package var sourceIdentity: ObjectIdentifier { base?.sourceIdentity ?? edge.section }
  package func row(inSlot slot: Int) -> ViewNode {
    guard let base else { preconditionFailure("the end of a section has no slots") }
    return base.row(inSlot: slot)
  }
  package func slot(of row: ViewNode) -> Int? { base?.slot(of: row) }
  package func release(_ row: ViewNode) { base?.release(row) }
  package func appendElements(of row: ViewNode, to elements: inout ContiguousArray<LayoutNode>) {
    base?.appendElements(of: row, to: &elements)
  }
  package func slot(withIdentity id: AnyHashable) -> Int? { base?.slot(withIdentity: id) }
}

/// A section's slots in a lazy container: the header and footer, and the first slot behind.
struct LazySection {
  var start: Int
  var header: Int?
  var footer: Int?
  var end: Int
}

extension LazyStackNode {
  /// Brings the header of the section at the start of what is visible there, and the footer of that at the end. Moving
  /// them places them again, and nothing else.
  func pin() {
    guard !pinnedViews.isEmpty, let scrollNode, !slots.sections.isEmpty else { return setPinned([]) }
    let place = scrollNode.contentFrame(of: CGRect(origin: .zero, size: size), in: self) ?? .zero
    let start = scrollNode.offset[axis] - place.origin[axis]
    var pinned: ContiguousArray<PinnedCell> = []
    if pinnedViews.contains(.sectionHeaders), let cell = pinnedHeader(at: start) { pinned.append(cell) }
    if pinnedViews.contains(.sectionFooters), let cell = pinnedFooter(at: start + scrollNode.size[axis]) {
      pinned.append(cell)
    }
    setPinned(pinned)
  }

  /// The header whose own place lies before the start; the end of its section pushes it out.
  private func pinnedHeader(at start: CGFloat) -> PinnedCell? {
    guard start > 0, let section = slots.section(around: slots.index(at: start)), let slot = section.header else {
      return nil
    }
    let own = slots.position(slot)
    guard own < start else { return nil }
    let cell = measuredCell(inSlot: slot)
    let last = slots.position(section.end) - spacing - cell.length
    return PinnedCell(cell: cell, position: max(own, min(start, last)))
  }

  private func pinnedFooter(at end: CGFloat) -> PinnedCell? {
    guard end < slots.total, let section = slots.section(around: slots.index(at: end)), let slot = section.footer else {
      return nil
    }
    let cell = measuredCell(inSlot: slot)
    let own = slots.position(slot)
    guard own + cell.length > end else { return nil }
    return PinnedCell(cell: cell, position: min(own, max(end - cell.length, slots.position(section.start))))
  }
}

/// A cell that is shown elsewhere than its slot is.
struct PinnedCell {
  let cell: LazyCell
  let position: CGFloat
}
