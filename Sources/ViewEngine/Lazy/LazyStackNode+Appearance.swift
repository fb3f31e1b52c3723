extension LazyStackNode {
  /// What is pinned is drawn in front of all the rest.
  func updateElements(isSame: Bool) {
    let held = Set(pinned.map { ObjectIdentifier($0.cell) })
    var now = ContiguousArray(cells.lazy.filter { !held.contains(ObjectIdentifier($0)) }.flatMap(\.elements))
    now += pinned.flatMap(\.cell.elements)
    guard !isSame || !now.elementsEqual(elements, by: ===) else { return }
    elements = now
    setNeedsCompose()
    graph.structureDidChange()
  }

  /// Shows cells at other places than their slots have, and puts those back that were so far.
  func setPinned(_ next: ContiguousArray<PinnedCell>) {
    guard !next.isEmpty || !pinned.isEmpty else { return }
    let proposal = rowProposal(self.proposal)
    let before = pinned
    pinned = next
    graph.withoutFrameAnimations {
      for old in before where !next.contains(where: { $0.cell === old.cell }) {
        if cells.contains(where: { $0 === old.cell }) {
          place(old.cell, proposal, at: old.cell.position)
        } else {
          rest(old.cell)
        }
      }
      for held in next { place(held.cell, proposal, at: held.position) }
    }
    for held in next { show(held.cell) }
    updateElements(isSame: false)
  }

  /// The cell of a slot, made and measured if it is not laid out anyway.
  func measuredCell(inSlot slot: Int) -> LazyCell {
    let cell = cell(inSlot: slot)
    if !cell.hasPosition || cell.elements.contains(where: { $0.flags.contains(.layout) }) {
      measure(cell, rowProposal(proposal))
    }
    return cell
  }

  // MARK: Appearance

  func updateVisibility(_ viewport: ClosedRange<CGFloat>) {
    for cell in cells {
      let isVisible =
        cell.end >= viewport.lowerBound && cell.position <= viewport.upperBound
        && (cell.end > viewport.lowerBound || cell.length == 0)
        && (cell.position < viewport.upperBound || cell.length == 0)
      if isVisible || isPinned(cell) { show(cell) } else { hide(cell) }
    }
  }

  private func isPinned(_ cell: LazyCell) -> Bool { pinned.contains { $0.cell === cell } }

  func show(_ cell: LazyCell) {
    guard !cell.isVisible else { return }
    cell.isVisible = true
    if let waiting = cell.waiting {
      cell.waiting = nil
      graph.actions.append(waiting)
    } else {
      cell.visibilityDidChange(true)
    }
    graph.setNeedsUpdate()
  }

  func hide(_ cell: LazyCell) {
    guard cell.isVisible else { return }
    cell.isVisible = false
    cell.visibilityDidChange(false)
  }

  /// Lets go of all rows. What is known of their lengths stays, so the next layout makes the same ones.
  func releaseRows() {
    let known = cells + resting + pinned.map(\.cell).filter { cell in !cells.contains { $0 === cell } }
    guard !known.isEmpty else { return }
    for cell in known {
      hide(cell)
      slots.release(cell)
    }
    cells.removeAll()
    resting.removeAll()
    pinned.removeAll()
    updateElements(isSame: false)
    setNeedsLayout()
  }
}
