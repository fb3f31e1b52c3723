// What keeps rows where they are on screen while what lies before them changes its length.
extension LazyStackNode {
  /// The row that must not move on screen, and where it was.
  func anchor(in viewport: ClosedRange<CGFloat>) -> (slot: Int, position: CGFloat)? {
    // At the very start nothing lies before; what is inserted there shall be seen.
    guard scrollNode != nil, viewport.lowerBound > 0.01, slots.count > 0 else { return nil }
    if let cell = cells.first(where: { $0.hasPosition && $0.end > viewport.lowerBound }),
      cell.position < viewport.upperBound
    {
      return (cell.slot, cell.position)
    }
    let slot = slots.index(at: viewport.lowerBound)
    return (slot, slots.position(slot))
  }

  /// Moves the viewport with the row that must not move on screen, after rows before it turned out to have another
  /// length; true if there was something to move.
  func keepAnchor(
    _ anchor: inout (slot: Int, position: CGFloat)?, _ viewport: inout ClosedRange<CGFloat>
  ) -> Bool {
    guard let kept = anchor, let scrollNode else { return false }
    let distance = slots.position(kept.slot) - kept.position
    guard abs(distance) > 0.001 else { return false }
    anchor?.position += distance
    viewport = (viewport.lowerBound + distance)...(viewport.upperBound + distance)
    scrollNode.correctOffset(by: distance, axis: axis)
    return true
  }
}
