/// The scroll views below a header, and which of them moves it.
///
/// Marked ones (`tracksAppBar(_:)`) go before all others. Of those that are not marked it is the largest
/// one that scrolls vertically and lies in no other scroll view; once it has been scrolled it remains so for as long as it
/// is there. So neither a row of pictures nor the list of a drawer moves the header.
@MainActor
struct TrackedScrollViews {
  private struct Entry {
    var scrollView: TrackedScrollView
    /// Whether it lies in no other scroll view.
    var isOutermost = false
    /// What the app says about it.
    var mark: Bool?
  }

  private var entries: [TrackedScrollView.ID: Entry] = [:]
  private var order: [TrackedScrollView.ID] = []
  private var isMoved = false
  /// Whether a scroll view has moved the header already.
  var hasTracked = false

  nonisolated init() {}

  mutating func noteOutermost(_ scrollView: TrackedScrollView) {
    edit(scrollView) { $0.isOutermost = true }
  }

  mutating func note(_ scrollView: TrackedScrollView, mark: Bool?) {
    edit(scrollView) { $0.mark = mark }
  }

  private mutating func edit(_ scrollView: TrackedScrollView, _ change: (inout Entry) -> Void) {
    var entry = entries[scrollView.id] ?? Entry(scrollView: scrollView)
    if entries[scrollView.id] == nil { order.append(scrollView.id) }
    entry.scrollView = scrollView
    change(&entry)
    entries[scrollView.id] = entry
  }

  mutating func remove(_ id: TrackedScrollView.ID) {
    entries[id] = nil
    order.removeAll { $0 == id }
  }

  mutating func noteMove(isMoved: Bool) { if isMoved { self.isMoved = true } }

  /// The scroll view that moves the header from now on; nil if none can.
  mutating func choose(after current: TrackedScrollView.ID?) -> TrackedScrollView? {
    let all = order.compactMap { entries[$0] }.filter { $0.scrollView.axes.contains(.vertical) && $0.mark != false }
    let marked = all.filter { $0.mark == true }
    let candidates = marked.isEmpty ? all.filter(\.isOutermost) : marked
    if let current, let same = candidates.first(where: { $0.scrollView.id == current }),
      isMoved || !marked.isEmpty
    {
      return same.scrollView
    }
    let chosen = candidates.max { Self.area($0) < Self.area($1) }?.scrollView
    if chosen?.id != current { isMoved = false }
    return chosen
  }

  private static func area(_ entry: Entry) -> CGFloat {
    let size = entry.scrollView.geometry.containerSize
    return size.width * size.height
  }
}
