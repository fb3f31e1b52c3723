/// Fixes one or both sides of a frame.
public struct _FrameLayout: ElementModifier, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  package func makeNode(in context: WrapperContext) -> FixedFrameNode { FixedFrameNode(context) }
  package func update(_ node: FixedFrameNode) { node.modifier = self }
}

package final class FixedFrameNode: WrapperNode {
  var modifier = _FrameLayout(width: nil, height: nil, alignment: .center) {
    didSet { if modifier != oldValue { sizeDidChange(from: oldValue) } }
  }

  /// A figure that animates is laid out anew in each frame, so neighbours follow.
  private var shownWidth: CGFloat? { didSet { resolve() } }
  private var shownHeight: CGFloat? { didSet { resolve() } }
  /// The sides in force.
  @exclusivity(unchecked) private var width: CGFloat?
  @exclusivity(unchecked) private var height: CGFloat?

  private func sizeDidChange(from old: _FrameLayout) {
    resolve()
    setNeedsLayout()
    animate(slot: .custom(0), from: shownWidth ?? old.width, to: modifier.width) { $0.shownWidth = $1 }
    animate(slot: .custom(1), from: shownHeight ?? old.height, to: modifier.height) { $0.shownHeight = $1 }
  }

  private func animate(
    slot: AnimationSlot, from: CGFloat?, to: CGFloat?, set: @escaping @MainActor (FixedFrameNode, CGFloat?) -> Void
  ) {
    guard let from, let to else {
      graph.animations.cancel(self, slot: slot)
      set(self, nil)
      return
    }
    graph.animations.animate(self, slot: slot, from: from, to: to, transaction) { node, value in
      set(node, value == to ? nil : value)
      node.setNeedsLayout()
    }
  }

  private func resolve() {
    width = (shownWidth ?? modifier.width).map { $0.isFinite ? max(0, $0) : 0 }
    height = (shownHeight ?? modifier.height).map { $0.isFinite ? max(0, $0) : 0 }
    if width != nil, height != nil { flags.insert(.rigid) } else { flags.remove(.rigid) }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child?.measure(inner(proposal)) ?? .zero
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package override var viewSpacing: ViewSpacing {
    var framed: Edge.Set = []
    if modifier.width != nil { framed.formUnion(.horizontal) }
    if modifier.height != nil { framed.formUnion(.vertical) }
    return super.viewSpacing.reset(framed)
  }

  package override func placeChildren() {
    child?.place(aligned: modifier.alignment, in: size, proposal: inner(proposal))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    child?.explicitAlignment(key, proposal: inner(proposal), aligned: modifier.alignment, in: size)
  }
}

/// Limits the sides of a frame.
public struct _FlexFrameLayout: ElementModifier, Equatable {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  package func makeNode(in context: WrapperContext) -> FlexibleFrameNode { FlexibleFrameNode(context) }
  package func update(_ node: FlexibleFrameNode) { node.modifier = self }
}

package final class FlexibleFrameNode: WrapperNode {
  var modifier: _FlexFrameLayout? {
    didSet { if modifier != oldValue { setNeedsLayout() } }
  }

  private func clamp(_ value: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
    max(least ?? -.infinity, min(value, most ?? .infinity))
  }

  private func offered(_ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let wanted = proposal ?? ideal else { return nil }
    return max(0, clamp(wanted, least, most))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let modifier else { return proposal }
    return ProposedViewSize(
      width: offered(proposal.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: offered(proposal.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
  }

  /// The frame's own length: what is proposed within the limits that are given; where only one limit is given, the
  /// child takes part; with nothing proposed the ideal or the child's.
  private func length(
    _ proposal: CGFloat?, child: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    guard let proposal else { return clamp(ideal ?? child, least, most) }
    return switch (least, most) {
    case (let least?, let most?): clamp(proposal, least, most)
    case (nil, let most?): min(max(proposal, child), most)
    case (let least?, nil): max(min(proposal, child), least)
    case (nil, nil): child
    }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child?.measure(inner(proposal)) ?? .zero
    guard let modifier else { return size }
    return CGSize(
      width: length(proposal.width, child: size.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: length(
        proposal.height, child: size.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
  }

  package override func placeChildren() {
    child?.place(aligned: modifier?.alignment ?? .center, in: size, proposal: inner(proposal))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    child?.explicitAlignment(key, proposal: inner(proposal), aligned: modifier?.alignment ?? .center, in: size)
  }
}

extension View {
  /// Gives the view a frame of fixed width, height or both, in points. Nil leaves a side as it is.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Limits the view's frame. `maxWidth: .infinity` takes all the width that is proposed.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
