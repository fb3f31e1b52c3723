/// How a row or column shares its length.
///
/// 1. Spacing is set aside. 2. Children are taken by layout priority, highest first; those of lower priority are
/// granted their least length before. 3. Within a priority the least flexible child is asked first; each is offered
/// an equal share of what is left. 4. With an unspecified length every child has its own ideal one.
///
/// Children then stand with their guides in one line; the union of what that covers is the size across.
@MainActor
struct StackLayout {
  /// The space between two views where nothing else is said, in points.
  static let defaultSpacing = ViewSpacing.normal

  let axis: Axis
  /// The space between two views in points; nil leaves it to them.
  let spacing: CGFloat?
  /// The guide along which children stand in a line.
  let guide: AlignmentKey

  /// A child while lengths are shared.
  private struct Candidate {
    var index: Int
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat
  }

  /// The whole's size for the lengths that ``share(_:proposal:into:)`` found, and how far the guides' line lies from
  /// the edge.
  func measure(
    _ children: ContiguousArray<LayoutNode>, _ lengths: ContiguousArray<CGFloat>, across: CGFloat?
  ) -> (size: CGSize, line: CGFloat) {
    guard !children.isEmpty else { return (.zero, 0) }
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    var position: CGFloat = 0
    for index in children.indices {
      let child = children[index]
      let proposal = childProposal(lengths[index], across: across)
      let size = child.measure(proposal)
      let value = child.alignment(guide, proposal: proposal)
      before = max(before, value)
      after = max(after, size[axis.perpendicular] - value)
      if index > 0 { position += gap(children[index - 1], child) }
      position += size[axis]
    }
    return (CGSize(along: max(0, position), across: max(0, before + after), axis: axis), before)
  }

  /// Puts those that are asked first in front. Few children, mostly in order already: sorting by insertion takes no
  /// closure and no memory.
  private static func sort(_ candidates: inout UnsafeMutableBufferPointer<Candidate>) {
    for end in candidates.indices.dropFirst() {
      let candidate = candidates[end]
      var place = end
      while place > 0, comesBefore(candidate, candidates[place - 1]) {
        candidates[place] = candidates[place - 1]
        place -= 1
      }
      candidates[place] = candidate
    }
  }

  private static func comesBefore(_ first: Candidate, _ second: Candidate) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    return first.index < second.index
  }

  /// Calls `body` with each child's place.
  func place(
    _ children: ContiguousArray<LayoutNode>, _ lengths: ContiguousArray<CGFloat>, across: CGFloat?, line: CGFloat,
    _ body: (Int, CGPoint, ProposedViewSize) -> Void
  ) {
    var position: CGFloat = 0
    for index in children.indices {
      let child = children[index]
      let proposal = childProposal(lengths[index], across: across)
      if index > 0 { position += gap(children[index - 1], child) }
      let origin = line - child.alignment(guide, proposal: proposal)
      body(index, axis == .horizontal ? CGPoint(x: position, y: origin) : CGPoint(x: origin, y: position), proposal)
      position += child.measure(proposal)[axis]
    }
  }

  /// A length of nan stands for an unspecified one.
  func childProposal(_ length: CGFloat, across: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(along: length.isNaN ? nil : length, across: across, axis: axis)
  }

  /// Spacers bring their own least length and no spacing.
  private func gap(_ first: LayoutNode, _ second: LayoutNode) -> CGFloat {
    if first.isSpacer || second.isSpacer { return 0 }
    return spacing ?? first.viewSpacing.distance(to: second.viewSpacing, along: axis)
  }

  /// Finds the length to propose to each child.
  func share(
    _ children: ContiguousArray<LayoutNode>, proposal: ProposedViewSize, into lengths: inout ContiguousArray<CGFloat>
  ) {
    lengths.removeAll(keepingCapacity: true)
    guard let total = proposal[axis], total != .infinity else {
      lengths.append(contentsOf: repeatElement(proposal[axis] ?? .nan, count: children.count))
      return
    }
    var available = total
    for index in children.indices.dropFirst() { available -= gap(children[index - 1], children[index]) }
    lengths.append(contentsOf: repeatElement(max(0, available), count: children.count))
    guard children.count > 1 else { return }
    let across = proposal[axis.perpendicular]
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: children.count) { buffer in
      var candidates = buffer
      var reserved: CGFloat = 0
      for index in children.indices {
        let child = children[index]
        let least = child.measure(ProposedViewSize(along: 0, across: across, axis: axis))[axis]
        let most =
          child.flags.contains(.rigid)
          ? least : child.measure(ProposedViewSize(along: .infinity, across: across, axis: axis))[axis]
        candidates.initializeElement(
          at: index,
          to: Candidate(index: index, priority: child.layoutPriority, least: least, flexibility: most - least))
        reserved += least
      }
      Self.sort(&candidates)
      var start = 0
      while start < candidates.count {
        var end = start
        while end < candidates.count, candidates[end].priority == candidates[start].priority {
          reserved -= candidates[end].least
          end += 1
        }
        var left = available - reserved
        for position in start..<end {
          let offer = max(0, left / CGFloat(end - position))
          let index = candidates[position].index
          lengths[index] = offer
          let taken = children[index].measure(ProposedViewSize(along: offer, across: across, axis: axis))[axis]
          left -= taken
          available -= taken
        }
        start = end
      }
    }
  }
}

/// The node of a row or column.
package final class StackNode: ContainerNode {
  @exclusivity(unchecked) private var axis = Axis.vertical
  /// The direction in which the children stand.
  package var stackAxis: Axis { axis }
  @exclusivity(unchecked) private var spacing: CGFloat?
  @exclusivity(unchecked) private var guide = HorizontalAlignment.center.key
  /// The lengths that were shared last.
  @exclusivity(unchecked) private var lengths: ContiguousArray<CGFloat> = []
  /// The proposal that they were shared for, nil if children have changed since, and the guides' line that came out.
  @exclusivity(unchecked) private var sharedProposal: ProposedViewSize?
  @exclusivity(unchecked) private var sharedLine: CGFloat = 0

  func configure(axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    guard axis != self.axis || spacing != self.spacing || guide != self.guide else { return }
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    setNeedsLayout()
  }

  private var layout: StackLayout {
    StackLayout(axis: axis, spacing: spacing, guide: guide)
  }

  /// Shares lengths for a proposal.
  private func arrange(_ children: ContiguousArray<LayoutNode>, for proposal: ProposedViewSize) -> CGSize {
    let layout = layout
    layout.share(children, proposal: proposal, into: &lengths)
    let (size, line) = layout.measure(children, lengths, across: proposal[axis.perpendicular])
    sharedProposal = proposal
    sharedLine = line
    return size
  }

  package override func memoDidClear() { sharedProposal = nil }

  package override var viewSpacing: ViewSpacing { ViewSpacing.of(layoutChildren.map(\.viewSpacing), along: axis) }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    arrange(layoutChildren, for: proposal)
  }

  package override func placeChildren() {
    // With an open size across, children are placed with the one that came out, so that greedy ones fill it.
    var proposal = proposal
    if proposal[axis.perpendicular] == nil { proposal[axis.perpendicular] = size[axis.perpendicular] }
    let children = layoutChildren
    // Mostly the stack was measured for this very proposal just before.
    if sharedProposal != proposal { _ = arrange(children, for: proposal) }
    layout.place(children, lengths, across: proposal[axis.perpendicular], line: sharedLine) {
      children[$0].place(at: $1, proposal: $2)
    }
  }

  /// A long stack in a scroll view leaves out children that are far from being visible.
  package override func compose(into builder: inout DisplayBuilder) {
    let children = childrenInPaintOrder
    guard children.count > Self.cullingThreshold, let scrollNode = graph.scrolling.composingNode,
      let place = scrollNode.contentFrame(of: CGRect(origin: .zero, size: size), in: self)
    else { return super.compose(into: &builder) }
    scrollNode.composedWindow.noteCulling(self)
    for child in children {
      let frame = child.presentedFrame.offsetBy(dx: place.minX, dy: place.minY)
      if scrollNode.composedWindow.contains(frame) { append(child, to: &builder) }
    }
  }

  /// Shorter stacks are put together whole.
  private static let cullingThreshold = 24

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard key.frameFraction == nil else { return nil }
    let children = layoutChildren
    if sharedProposal != proposal { _ = arrange(children, for: proposal) }
    var values: [CGFloat?] = []
    layout.place(children, lengths, across: proposal[axis.perpendicular], line: sharedLine) { index, origin, proposal in
      let child = children[index]
      let value = child.explicitAlignment(key, proposal: proposal, size: child.measure(proposal))
      values.append(value.map { $0 + (key.axis == .horizontal ? origin.x : origin.y) })
    }
    return key.combineExplicit(values)
  }
}
