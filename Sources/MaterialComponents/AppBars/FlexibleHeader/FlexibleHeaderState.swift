import Observation

/// What a header that is shown keeps: ``FlexibleHeaderModel``, and each value on its own for views to follow.
@Observable
final class FlexibleHeaderState {
  private(set) var phase = FlexibleHeaderPhase.overExtending
  private(set) var phaseValue: CGFloat = 0
  private(set) var phasePercentage: CGFloat = 1
  private(set) var height: CGFloat = 0
  private(set) var shift: CGFloat = 0
  private(set) var collapsedFraction: CGFloat = 0
  private(set) var isCollapsed = false
  private(set) var isOverContent = false
  private(set) var isShiftedOffscreen = false
  private(set) var shadowIntensity: CGFloat = 0
  private(set) var shiftOpacity: CGFloat = 1
  private(set) var heights: FlexibleHeaderHeights
  /// Whether the header's content has ever said its heights.
  private(set) var hasHadOwnHeights = false
  /// Counts how often the last scroll view has gone, so that the header looks once more whether there is another.
  private(set) var losses = 0

  @ObservationIgnored private(set) var model: FlexibleHeaderModel
  /// The heights that the header's content says of itself.
  @ObservationIgnored private var ownHeights: FlexibleHeaderRange?
  @ObservationIgnored private var topSafeArea: CGFloat = 0
  @ObservationIgnored var scrollViews = TrackedScrollViews()
  /// The scroll view that moves the header.
  @ObservationIgnored private(set) var tracked: TrackedScrollView?
  /// What moved it when it was last heard of.
  @ObservationIgnored private var lastPhase = ScrollPhase.idle
  /// Whether the movement that goes on, or has just ended, is the user's.
  @ObservationIgnored private var isUserMovement = false
  /// Whether the header itself moves the content to where none or all of it shows.
  @ObservationIgnored private var isAligning = false
  @ObservationIgnored private var containerSize = CGSize.zero
  /// Lets the header's surface move the scroll view.
  @ObservationIgnored let relay = ScrollRelay()

  init(options: FlexibleHeaderOptions) {
    model = FlexibleHeaderModel(options: options)
    heights = model.heights
    publish(nil)
  }

  // MARK: What the header is told

  func configure(_ options: FlexibleHeaderOptions) {
    guard options != model.options else { return }
    let wasShifted = model.shift
    model.options = options
    updateHeights()
    // A header that must not be away any more comes back.
    publish(wasShifted != model.shift ? Self.snap : nil)
  }

  func setOwnHeights(_ range: FlexibleHeaderRange?) {
    guard range != ownHeights else { return }
    ownHeights = range
    if range != nil, !hasHadOwnHeights { hasHadOwnHeights = true }
    updateHeights()
    publish(nil)
  }

  func measure(size: CGSize, topSafeArea: CGFloat) {
    // What moves while the window changes its size is no scrolling.
    if size != containerSize, containerSize != .zero { model.forgetMovement() }
    containerSize = size
    self.topSafeArea = topSafeArea
    updateHeights()
    publish(nil)
  }

  private func updateHeights() {
    var heights = model.options.heights
    if let ownHeights {
      heights.includesSafeArea = false
      heights.minimum = ownHeights.minimum
      heights.maximum = max(ownHeights.minimum, ownHeights.maximum)
    }
    heights.topSafeArea = topSafeArea
    if heights != model.heights { model.heights = heights }
  }

  func setHidden(_ hidden: Bool, animated: Bool) {
    model.setHidden(hidden)
    publish(animated ? Self.snap : nil)
  }

  // MARK: Scroll views

  /// A scroll view has changed, or whether it may move the header.
  @MainActor
  func scrollViewDidChange(_ scrollView: TrackedScrollView, isUserScroll: Bool) {
    if let other = scrollViews.choose(after: tracked?.id), other.id != tracked?.id {
      track(other)
      if other.id != scrollView.id { return }
    }
    guard scrollView.id == tracked?.id else { return }
    tracked = scrollView
    scrollViews.noteMove(isMoved: scrollView.offset.y != 0)
    model.contentDidScroll(
      to: scrollView.offset.y, end: scrollView.maximumOffset.y, isUserScroll: isUserScroll || isAligning,
      correction: scrollView.correction, refreshLength: scrollView.refreshLength, isPaging: scrollView.isPaging)
    publish(nil)
    phaseDidChange(to: scrollView.phase, isUserScroll: isUserScroll)
  }

  @MainActor
  func scrollViewDidDisappear(_ id: TrackedScrollView.ID) {
    scrollViews.remove(id)
    guard id == tracked?.id else { return }
    tracked = nil
    if let other = scrollViews.choose(after: nil) { track(other) } else { losses += 1 }
  }

  /// Looks again who moves the header, after marks have changed.
  @MainActor
  func marksDidChange() {
    guard let other = scrollViews.choose(after: tracked?.id), other.id != tracked?.id else { return }
    track(other)
  }

  /// The header goes to where it belongs if nothing has come in the place of what could be scrolled.
  func settleLoss() {
    guard tracked == nil else { return }
    model.forgetContent()
    publish(Self.handOver)
  }

  @MainActor
  private func track(_ scrollView: TrackedScrollView) {
    // The first one finds a header at rest; content that opens in its middle finds it collapsed.
    let isFirst = !scrollViews.hasTracked
    scrollViews.hasTracked = true
    tracked = scrollView
    lastPhase = scrollView.phase
    isUserMovement = false
    scrollView.connect(to: relay)
    guard !isFirst else { return }
    let (place, changesHeight) = model.handOver(to: scrollView.offset.y, end: scrollView.maximumOffset.y)
    if place != scrollView.offset.y { scrollView.scroll(y: place) }
    publish(changesHeight ? Self.handOver : nil)
  }

  // MARK: Coming to rest

  /// Where the scroll view that moves the header comes to rest, so that no part of the header shows that belongs away.
  @MainActor
  func restingOffset(of scrollView: TrackedScrollView, for offset: CGFloat) -> CGFloat {
    guard scrollView.id == tracked?.id else { return offset }
    return model.restingPlace(for: offset, end: scrollView.maximumOffset.y) ?? offset
  }

  /// How much lower the header's edge stands than at rest once a scroll view is at an offset. One that is there before any
  /// other is about to move the header.
  @MainActor
  func uncoveredLength(of scrollView: TrackedScrollView, at offset: CGFloat) -> CGFloat {
    guard tracked == nil || scrollView.id == tracked?.id else { return 0 }
    return model.uncoveredLength(at: offset, refreshLength: scrollView.refreshLength, isPaging: scrollView.isPaging)
  }

  @MainActor
  private func phaseDidChange(to phase: ScrollPhase, isUserScroll: Bool) {
    defer { lastPhase = phase }
    if phase == .idle || isUserScroll { isAligning = false }
    if phase != .idle {
      isUserMovement = isUserScroll || isUserMovement
      // The finger has been lifted; what it has set going still moves.
      if lastPhase == .interacting, phase == .decelerating { return }
      return
    }
    guard lastPhase != .idle, isUserMovement else { return }
    isUserMovement = false
    comeToRest(afterMomentum: lastPhase != .interacting)
  }

  @MainActor
  private func comeToRest(afterMomentum: Bool) {
    guard let tracked else { return }
    if let place = model.restingPlace(for: tracked.offset.y, end: tracked.maximumOffset.y) {
      isAligning = true
      return tracked.scroll(y: place, animation: Self.snap)
    }
    guard let hides = model.rest(afterMomentum: afterMomentum) else { return }
    model.setHidden(hides)
    publish(Self.snap)
  }

  // MARK: For views

  private static let snap = Animation(HeaderSnapAnimation())
  /// When the height changes because other content is there: 0.2 s, Google's flexible header for iOS.
  private static let handOver = Animation.easeInOut(duration: 0.2)

  private func publish(_ animation: Animation?) {
    // Also a change that belongs to another transaction is only animated if the header says so.
    withTransaction(Transaction(animation: animation)) {
      update(\.heights, \.heights)
      update(\.height, \.height)
      update(\.shift, \.shift)
      update(\.phase, \.phase)
      update(\.phaseValue, \.phaseValue)
      update(\.phasePercentage, \.phasePercentage)
      update(\.collapsedFraction, \.collapsedFraction)
      update(\.isCollapsed, \.isCollapsed)
      update(\.isShiftedOffscreen, \.isShiftedOffscreen)
      update(\.isOverContent, \.isDetachedFromTopOfContent)
      update(\.shadowIntensity, \.shadowIntensity)
      update(\.shiftOpacity, \.shiftOpacity)
    }
  }

  private func update<Value: Equatable>(
    _ own: ReferenceWritableKeyPath<FlexibleHeaderState, Value>, _ source: KeyPath<FlexibleHeaderModel, Value>
  ) {
    let value = model[keyPath: source]
    if self[keyPath: own] != value { self[keyPath: own] = value }
  }
}
