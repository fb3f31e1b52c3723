/// A view in a scroll view's content that keeps its place on the screen while content or view change their sizes: the
/// one that a position names.
struct ScrollHold {
  let id: AnyHashable
  let anchor: UnitPoint?
  /// How far the offset is from where the view would stand at its anchor without a header; nil until the view is there
  /// for the first time.
  var distance: CGPoint?
  /// Whether the view stands at its anchor, however much of it is seen.
  var isAligned: Bool
  /// The element with the identity, as long as it is there.
  weak var element: LayoutNode?

  init(id: AnyHashable, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
    // Without an anchor the view stands wherever the least scrolling has brought it.
    isAligned = anchor != nil
  }
}

extension ScrollNode {
  /// The offset that keeps what positions hold where it is; nil if they hold nothing.
  var heldOffset: CGPoint? {
    guard activeRequest == nil else { return nil }
    for position in policy.attachments.positions where position.pending == nil {
      guard let hold = position.hold, hold.isAligned || hold.distance != nil, let start = alignedOffset(of: hold) else {
        continue
      }
      if !isLaidOut(hold.element) { position.hold?.element = element(of: hold.id) }
      let distance = hold.isAligned ? .zero : hold.distance ?? .zero
      return CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    }
    return nil
  }

  /// Where content rests at pages, these are as large as the view: with another size it would show parts of two. The page
  /// that it shows, or is on the way to, fills the view at once then, and what moved it ends.
  func keepPage() {
    defer { placedSize = size }
    guard policy.attachments.targetBehavior is PagingScrollTargetBehavior, let before = placedSize else { return }
    let resized = Axis.allCases.filter { axes.contains($0) && before[$0] > 0 && before[$0] != size[$0] }
    guard !resized.isEmpty else { return }
    letGo()
    let held = policy.attachments.positions.filter { $0.pending == nil && $0.hold != nil }
    for position in held { position.hold?.isAligned = true }
    guard held.isEmpty else { return }
    var place = offset
    for axis in resized { place[axis] = (offset[axis] / before[axis]).rounded() * size[axis] }
    setOffset(place)
  }

  /// Notes where views stand that were scrolled to without an anchor.
  func noteHeldPlaces() {
    for position in policy.attachments.positions {
      guard let hold = position.hold, !hold.isAligned, hold.distance == nil else { continue }
      position.hold?.distance = distanceOfOffset(from: hold)
    }
  }

  /// Holds what the user has scrolled to where it is. At the very start nothing is held, so that what is put in before
  /// is seen.
  func hold(_ target: Target, id: AnyHashable, for position: ScrollPositionConnection) {
    guard Axis.allCases.contains(where: { axes.contains($0) && offset[$0] > 0.5 }) else {
      position.hold = nil
      return
    }
    var hold = ScrollHold(id: id, anchor: position.anchor)
    hold.element = target.element
    hold.isAligned = false
    hold.distance = distanceOfOffset(from: hold)
    position.hold = hold
  }

  /// Whether an element is in its place: it is still there, and no row that a lazy container has put aside.
  private func isLaidOut(_ element: LayoutNode?) -> Bool {
    guard let element, element.isMounted else { return false }
    guard let lazy = element.layoutParent as? LazyStackNode else { return true }
    return lazy.layoutChildren.contains { $0 === element }
  }

  private func distanceOfOffset(from hold: ScrollHold) -> CGPoint? {
    alignedOffset(of: hold).map { CGPoint(x: offset.x - $0.x, y: offset.y - $0.y) }
  }

  /// The offset at which a held view is aligned, whether that lies in the range or not.
  private func alignedOffset(of hold: ScrollHold) -> CGPoint? {
    var frame: CGRect?
    if let element = hold.element, isLaidOut(element) {
      frame = contentFrame(of: CGRect(origin: .zero, size: element.size), in: element)
    }
    guard let frame = frame ?? contentFrame(of: hold.id) else { return nil }
    var aligned = offset
    for axis in Axis.allCases where axes.contains(axis) {
      let part = hold.anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let plain = frame.origin[axis] - part * (size[axis] - frame.size[axis])
      aligned[axis] = hold.isAligned ? offset(plain, plus: 1 - part, axis: axis) : plain
    }
    return aligned
  }
}
