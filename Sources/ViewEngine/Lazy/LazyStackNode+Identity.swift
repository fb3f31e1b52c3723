extension LazyStackNode {
  /// No search makes more rows than this.
  private static let mostSearched = 500

  func frame(ofSlot slot: Int) -> CGRect {
    let start = slots.position(slot)
    let length = max(0, slots.extent(slot) - spacing)
    let origin = axis == .vertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    var frame = CGRect(origin: origin, size: CGSize(along: length, across: size[axis.perpendicular], axis: axis))
    if environment.isRightToLeft { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  /// An identity that is given inside a row, not by the loop, is known only once the row is made. So rows near what is
  /// visible are made one after the other until it is found; those in which it is not are dropped at once.
  package func frameInRowsNotMade(of id: AnyHashable) -> (CGRect, LayoutNode)? {
    // What was not found may be there in a later frame.
    if searched?.id != id || searched?.slot == nil && searched?.frame != graph.frameSerial {
      searched = (id, search(for: id), graph.frameSerial)
    }
    return (searched?.slot).map { (frame(ofSlot: $0), self) }
  }

  private func search(for id: AnyHashable) -> Int? {
    let made = Set(cells.map(\.slot)).union(resting.map(\.slot))
    if let known = resting.first(where: { $0.row.standsFor(id) }) { return known.slot }
    var after = cells.last.map { $0.slot + 1 } ?? 0
    var before = (cells.first?.slot ?? 0) - 1
    var number = 0
    while number < Self.mostSearched, before >= 0 || after < slots.count {
      for slot in [after, before] where slot >= 0 && slot < slots.count && !made.contains(slot) {
        number += 1
        let cell = cell(inSlot: slot)
        if cell.row.standsFor(id) {
          resting.append(cell)
          return slot
        }
        slots.release(cell)
      }
      after += 1
      before -= 1
    }
    return nil
  }
}
