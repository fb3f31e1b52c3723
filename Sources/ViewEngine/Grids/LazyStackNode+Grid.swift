// A lazy grid is a lazy stack whose rows are lines of cells.
extension LazyStackNode {
  func setGridItems(_ items: [GridItem]?) {
    let isSame = valuesAreSame(items, gridItems)
    gridItems = items
    guard !isSame else { return }
    knownTracks = nil
    slots.forgetExtents()
    for element in (cells + resting).flatMap(\.elements) { element.setNeedsLayout() }
    setNeedsLayout()
  }

  private func valuesAreSame(_ left: [GridItem]?, _ right: [GridItem]?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.elementsEqual(right) { FieldTable.of(GridItem.self).areEqual($0, $1) }
  }

  /// The columns of a grid for a length across.
  func tracks(in across: CGFloat?) -> GridTracks {
    if let knownTracks, knownTracks.across == across { return knownTracks.tracks }
    let made = GridTracks(gridItems ?? [], in: across)
    knownTracks = (across, made)
    return made
  }

  /// A grid whose number of columns follows from the width has other lines in another width.
  func updateColumns(across: CGFloat?) {
    guard gridItems != nil else { return }
    let number = tracks(in: across).tracks.count
    guard number != columns else { return }
    columns = number
    needsSources = true
    slots.forgetExtents()
  }

  /// Groups the sources between headers and footers into the lines of a grid.
  func gridLines(_ sources: ContiguousArray<any SlotSource>, columns: Int) -> ContiguousArray<any SlotSource> {
    var result: ContiguousArray<any SlotSource> = []
    var group: ContiguousArray<any SlotSource> = []
    func finish() {
      if !group.isEmpty { result.append(GridLineSource(group, columns: columns, stack: self)) }
      group.removeAll()
    }
    for source in sources {
      if source.sectionEdge == nil {
        group.append(source)
      } else {
        finish()
        result.append(source)
      }
    }
    finish()
    return result
  }
}
