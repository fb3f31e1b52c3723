/// How a row or column shares its length.
///
/// 1. Spacing is set aside. 2. Children are taken by layout priority, highest first; those of lower priority are
/// granted their least length before. 3. Within a priority the least flexible child is asked first; each is offered
/// an equal share of what is left. 4. With an unspecified length every child has its own ideal one.
@MainActor
struct StackLayout {
  /// The space between two views where nothing else is said, in points.
  static let defaultSpacing: CGFloat = 8

  let axis: Axis
  let spacing: CGFloat
  /// The guide along which children stand in a line.
  let guide: AlignmentKey

  /// Where each child goes, and how large the whole is.
  struct Result {
    var size = CGSize.zero
    var origins: ContiguousArray<CGPoint> = []
    var proposals: ContiguousArray<ProposedViewSize> = []
  }

  func layout(_ children: ContiguousArray<LayoutNode>, proposal: ProposedViewSize) -> Result {
    var result = Result()
    guard !children.isEmpty else { return result }
    let across = proposal[axis.crossAxis]
    let lengths = share(children, proposal: proposal, across: across)
    result.proposals = ContiguousArray(lengths.map { ProposedViewSize(along: $0, across: across, axis: axis) })
    // Children stand with their guides in one line; the union of what that covers is the size across.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: ContiguousArray<CGFloat> = []
    guides.reserveCapacity(children.count)
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let childProposal = result.proposals[index]
      let size = child.measure(childProposal)
      let value = child.alignment(guide, proposal: childProposal)
      guides.append(value)
      if index == 0 {
        before = value
        after = size[axis.crossAxis] - value
      } else {
        before = max(before, value)
        after = max(after, size[axis.crossAxis] - value)
      }
      if index > 0 { position += gap(children[index - 1], child) }
      position += size[axis]
    }
    result.size = CGSize(along: max(0, position), across: max(0, before + after), axis: axis)
    position = 0
    for (index, child) in children.enumerated() {
      if index > 0 { position += gap(children[index - 1], child) }
      let origin = before - guides[index]
      result.origins.append(axis == .horizontal ? CGPoint(x: position, y: origin) : CGPoint(x: origin, y: position))
      position += child.measure(result.proposals[index])[axis]
    }
    return result
  }

  /// Spacers bring their own least length and no spacing.
  private func gap(_ first: LayoutNode, _ second: LayoutNode) -> CGFloat {
    first.isSpacer || second.isSpacer ? 0 : spacing
  }

  /// The length to propose to each child; nil where the stack's own is unspecified.
  private func share(
    _ children: ContiguousArray<LayoutNode>, proposal: ProposedViewSize, across: CGFloat?
  ) -> ContiguousArray<CGFloat?> {
    var lengths = ContiguousArray<CGFloat?>(repeating: nil, count: children.count)
    guard let total = proposal[axis] else { return lengths }
    if total == .infinity {
      return ContiguousArray(repeating: .infinity, count: children.count)
    }
    var available = total
    for index in 1..<max(1, children.count) { available -= gap(children[index - 1], children[index]) }
    if children.count == 1 {
      lengths[0] = max(0, available)
      return lengths
    }

    struct Item {
      var index: Int
      var priority: Double
      var least: CGFloat
      var most: CGFloat
    }
    var items: ContiguousArray<Item> = []
    items.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let least = child.measure(ProposedViewSize(along: 0, across: across, axis: axis))[axis]
      let most = child.measure(ProposedViewSize(along: .infinity, across: across, axis: axis))[axis]
      items.append(Item(index: index, priority: child.layoutPriority, least: least, most: most))
    }
    var reserved = items.reduce(0) { $0 + $1.least }
    items.sort { ($1.priority, $0.most - $0.least, $0.index) < ($0.priority, $1.most - $1.least, $1.index) }
    var start = 0
    while start < items.count {
      var end = start
      while end < items.count, items[end].priority == items[start].priority {
        reserved -= items[end].least
        end += 1
      }
      var left = available - reserved
      for position in start..<end {
        let offer = max(0, left / CGFloat(end - position))
        let child = children[items[position].index]
        lengths[items[position].index] = offer
        let taken = child.measure(ProposedViewSize(along: offer, across: across, axis: axis))[axis]
        left -= taken
        available -= taken
      }
      start = end
    }
    return lengths
  }
}

extension Axis {
  var crossAxis: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The node of a row or column.
package final class StackNode: ContainerNode {
  private var axis = Axis.vertical
  /// The direction in which the children stand.
  package var stackAxis: Axis { axis }
  private var spacing: CGFloat?
  private var guide = HorizontalAlignment.center.key
  private var known: (ProposedViewSize, StackLayout.Result)?

  func configure(axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    guard axis != self.axis || spacing != self.spacing || guide != self.guide else { return }
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    setNeedsLayout()
  }

  private func result(for proposal: ProposedViewSize) -> StackLayout.Result {
    if let known, known.0 == proposal, !flags.contains(.layout) { return known.1 }
    let layout = StackLayout(axis: axis, spacing: spacing ?? StackLayout.defaultSpacing, guide: guide)
    let made = layout.layout(layoutChildren, proposal: proposal)
    known = (proposal, made)
    return made
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { result(for: proposal).size }

  package override func placeChildren() {
    // With an open size across, children are placed with the one that came out, so that greedy ones fill it.
    var proposal = proposal
    known = nil
    if proposal[axis.crossAxis] == nil { proposal[axis.crossAxis] = size[axis.crossAxis] }
    let result = result(for: proposal)
    for (index, child) in layoutChildren.enumerated() {
      child.place(at: result.origins[index], proposal: result.proposals[index])
    }
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let result = result(for: proposal)
    var values: [CGFloat?] = []
    for (index, child) in layoutChildren.enumerated() {
      let childProposal = result.proposals[index]
      let childSize = child.measure(childProposal)
      let value = child.explicitAlignment(key, proposal: childProposal, size: childSize)
      values.append(value.map { $0 + (key.axis == .horizontal ? result.origins[index].x : result.origins[index].y) })
    }
    return key.combineExplicit(values)
  }
}
