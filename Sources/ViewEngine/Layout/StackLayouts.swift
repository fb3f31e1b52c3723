/// The layout of ``HStack``, as a value.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil leaves it to the views (``ViewSpacing``).
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.stackedSize(.horizontal, spacing, alignment.key, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.placeStacked(.horizontal, spacing, alignment.key, proposal, in: bounds)
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing.of(subviews.map(\.spacing), along: .horizontal)
  }
}

/// The layout of ``VStack``, as a value.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; nil leaves it to the views (``ViewSpacing``).
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.stackedSize(.vertical, spacing, alignment.key, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.placeStacked(.vertical, spacing, alignment.key, proposal, in: bounds)
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    ViewSpacing.of(subviews.map(\.spacing), along: .vertical)
  }
}

/// The layout of ``ZStack``, as a value.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The guides' common line, and the size of the union of all frames.
  private func union(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (anchor: CGPoint, size: CGSize) {
    var box = CGRect.null
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      box = box.union(
        CGRect(
          x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical], width: dimensions.width,
          height: dimensions.height))
    }
    return box.isNull ? (.zero, .zero) : (CGPoint(x: -box.minX, y: -box.minY), box.size)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    union(subviews, proposal).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let settled = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    let anchor = union(subviews, settled).anchor
    for subview in subviews {
      let dimensions = subview.dimensions(in: settled)
      subview.place(
        at: CGPoint(
          x: bounds.minX + anchor.x - dimensions[alignment.horizontal],
          y: bounds.minY + anchor.y - dimensions[alignment.vertical]),
        proposal: settled)
    }
  }
}

/// A child's place in a stack.
private struct StackPlace {
  var index: Int
  var origin: CGPoint
  var proposal: ProposedViewSize
}

extension LayoutSubviews {
  fileprivate func stackedSize(
    _ axis: Axis, _ spacing: CGFloat?, _ guide: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGSize {
    stacked(axis, spacing, guide, proposal).size
  }

  /// The algorithm of the stacks' own node.
  private func stacked(
    _ axis: Axis, _ spacing: CGFloat?, _ guide: AlignmentKey, _ proposal: ProposedViewSize
  ) -> (size: CGSize, places: [StackPlace]) {
    let nodes = ContiguousArray(map(\.node))
    nonisolated(unsafe) var size = CGSize.zero
    nonisolated(unsafe) var places: [StackPlace] = []
    // A layout runs within the engine's own layout pass, which is on the main actor.
    MainActor.assumeIsolated {
      let layout = StackLayout(axis: axis, spacing: spacing, guide: guide)
      let across = proposal[axis.perpendicular]
      var lengths: ContiguousArray<CGFloat> = []
      layout.share(nodes, proposal: proposal, into: &lengths)
      let measured = layout.measure(nodes, lengths, across: across)
      size = measured.size
      layout.place(nodes, lengths, across: across, line: measured.line) {
        places.append(StackPlace(index: $0, origin: $1, proposal: $2))
      }
    }
    return (size, places)
  }

  fileprivate func placeStacked(
    _ axis: Axis, _ spacing: CGFloat?, _ guide: AlignmentKey, _ proposal: ProposedViewSize, in bounds: CGRect
  ) {
    var proposal = proposal
    let crossLength = axis == .horizontal ? bounds.height : bounds.width
    if proposal[axis.perpendicular] == nil { proposal[axis.perpendicular] = crossLength }
    for place in stacked(axis, spacing, guide, proposal).places {
      self[place.index].place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
    }
  }
}
