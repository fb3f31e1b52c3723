extension LayoutNode {
  /// The size for a proposal, from memory where possible.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if flags.contains(.rigid) {
      if let known = memo.anySize { return known }
    } else if let known = memo.size(for: proposal) {
      return known
    }
    let computed = tracksLayout ? trackedSize(proposal) : computeSize(proposal)
    memo.insert(computed, for: proposal)
    return computed
  }

  private func trackedSize(_ proposal: ProposedViewSize) -> CGSize {
    let (size, token) = DependencyTracker.track(self, .layout) { computeSize(proposal) }
    if let token {
      layoutToken?.cancel()
      layoutToken = token
    }
    return size
  }

  /// Gives the node its place and lays out what is below.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = measure(proposal)
    let moved = origin != self.origin
    let resized = size != self.size
    let shown =
      (moved || resized) && hasBeenPlaced && graph.animatesFrames && hasPlacedContent ? presentedFrame : nil
    if moved { layoutParent?.setNeedsCompose() }
    if resized {
      setNeedsPaint()
      layoutParent?.setNeedsCompose()
    }
    let needsPlacing = resized || proposal != self.proposal || flags.contains(.layout) || !hasBeenPlaced
    self.origin = origin
    self.size = size
    self.proposal = proposal
    hasBeenPlaced = true
    if moved || needsPlacing { graph.geometry.didMove(self) }
    if let shown { graph.animations.animateFrame(of: self, from: shown) }
    guard needsPlacing else { return }
    flags.remove(.layout)
    graph.statistics.layouts += 1
    placeChildren()
    placeDepartingChildren()
  }

  /// Lays out what has changed in a node that keeps its last place: one that is not shown for now, or on its way out.
  package final func layOutInPlace() {
    if hasBeenPlaced, flags.contains(.layout) { place(at: origin, proposal: proposal) }
  }

  /// Size and guides for a proposal.
  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(size: size) { self.guide($0, proposal: proposal, size: size) }
  }

  /// A guide's value for a proposal.
  package final func alignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat {
    let size = measure(proposal)
    if let explicit = guide(key, proposal: proposal, size: size) { return explicit }
    return key.place(in: size)
  }

  /// An explicit guide for a layout around. Baselines and an app's own guides may move though no size changes, hence
  /// the note of it.
  private func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
    let value = explicitAlignment(key, proposal: proposal, size: size)
    if value != nil || key.frameFraction == nil { flags.insert(.answersGuides) }
    return value
  }

  /// The node's explicit guide in the coordinates of a box that it is aligned in.
  package final func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, aligned alignment: Alignment, in box: CGSize
  ) -> CGFloat? {
    guard let value = explicitAlignment(key, proposal: proposal, size: measure(proposal)) else { return nil }
    let origin = origin(aligned: alignment, in: box, proposal: proposal)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }

  /// Places the node so that its guides meet those of a box.
  package final func place(aligned alignment: Alignment, in box: CGSize, proposal: ProposedViewSize) {
    place(at: origin(aligned: alignment, in: box, proposal: proposal), proposal: proposal)
  }

  package final func origin(aligned alignment: Alignment, in box: CGSize, proposal: ProposedViewSize) -> CGPoint {
    CGPoint(
      x: alignment.horizontal.key.place(in: box) - self.alignment(alignment.horizontal.key, proposal: proposal),
      y: alignment.vertical.key.place(in: box) - self.alignment(alignment.vertical.key, proposal: proposal))
  }
}
