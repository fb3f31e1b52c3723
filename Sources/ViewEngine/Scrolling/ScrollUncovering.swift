// A header over a scroll view gets lower while its content is scrolled, so that more of the content is seen than fits into
// the view: as much above its start as trackers say. Places that have to do with what is seen count from there.

extension ScrollNode {
  /// How far before its start the content is seen once it stands at an offset, in points; negative where the view is
  /// covered.
  func uncovered(at offset: CGFloat, axis: Axis) -> CGFloat {
    guard axis == .vertical, axes.contains(.vertical) else { return 0 }
    let trackers = policy.attachments.trackers
    guard !trackers.isEmpty else { return 0 }
    let view = TrackedScrollView(node: self, correction: 0)
    return trackers.reduce(0) { length, tracker in
      let own = tracker.uncoveredLength(aboveStartOf: view, at: offset)
      return abs(own) > abs(length) ? own : length
    }
  }

  /// The start of what is seen at an offset.
  func seenStart(at offset: CGFloat, axis: Axis) -> CGFloat { offset - max(0, uncovered(at: offset, axis: axis)) }

  /// The least offset that is a place without a header and, on top of it, a part of what is seen before the view's start
  /// when the content stands there.
  ///
  /// With a header that gets no lower any more this is a sum. On the way there what is seen grows with the offset, which
  /// then is found by halving.
  func offset(_ place: CGFloat, plus part: CGFloat, axis: Axis) -> CGFloat {
    guard place > 0, part > 0 else { return place }
    func excess(_ offset: CGFloat) -> CGFloat { offset - part * max(0, uncovered(at: offset, axis: axis)) - place }
    let most = max(0, uncovered(at: max(place, maximumOffset[axis]) + 1e6, axis: axis))
    guard most > 0 else { return place }
    var (low, high) = (place, place + part * most)
    guard excess(high) > 1e-9 else { return high }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if excess(middle) < 0 { low = middle } else { high = middle }
    }
    return high
  }
}
