/// The node of a scroll view.
///
/// 1. Layout gives the content its ideal length and settles how far it can move. 2. ``offset`` says how far it is
/// moved; it is 0 at the start, whatever insets there are, and beyond the ends while content is pulled. A change of
/// it composes again and runs neither bodies nor layout. 3. ``settle()``, after layout, lets lazy content follow,
/// carries out requests to scroll somewhere, and reports.
package final class ScrollNode: LayoutNode {
  package private(set) var axes: Axis.Set = .vertical
  private var showsIndicators = true
  package private(set) var content: StackNode!

  /// How far the content is moved towards the start, in points along the leading direction.
  package private(set) var offset = CGPoint.zero
  /// The size of the content with its margins, as of the last layout.
  package private(set) var contentSize = CGSize.zero
  /// How far the view reaches over safe areas: it draws and is hit there, and content comes to rest outside.
  package private(set) var outset = EdgeInsets()
  private(set) var policy = ScrollPolicy()
  private var policyToken: DependencyToken?
  private var hasPolicy = false

  /// What moves the content.
  var motion = ScrollMotionState()
  let indicators = ScrollIndicators()
  private(set) lazy var pan = ScrollPanRecognizer(self)
  var touchpadVelocity = DragVelocity()
  var touchpadPlace = CGPoint.zero
  /// The requests that wait for content to be laid out.
  var requests: ContiguousArray<ScrollRequest> = []
  /// The request that is being carried out, for as long as the way there takes.
  var activeRequest: ScrollRequest?
  /// Lazy content in here that follows this view along one of its axes.
  private var lazyContent: ContiguousArray<any ViewportFollower> = []
  var reportedGeometry: ScrollGeometry?
  /// Whether someone has not taken in the geometry that was reported.
  var owesGeometry = false
  var reportedPhase = ScrollPhase.idle
  var trackedState: TrackedState?
  /// How far ``correctOffset(by:axis:)`` has moved the content since trackers were told.
  var trackedCorrection: CGFloat = 0
  var reportedTrackers: [any ScrollTracker] = []
  /// Whether the user has scrolled since positions were last told.
  var userMoved = false
  /// The part of the content that is put together.
  var composedWindow = ComposedWindow()
  private lazy var contentEnvironment = EnvironmentScope(parent: environment) {
    $0.scrollAttachments = ScrollAttachments()
  }
  /// The space that the content keeps free at its start while a refresh runs.
  var refreshHold: CGFloat = 0
  var refresh: RefreshState?
  /// In front of the content, at the top; there if the content can be refreshed.
  private var refreshIndicator: ZStackNode?
  private var expected = CGSize.zero
  /// The view's size when content was last placed in it.
  var placedSize: CGSize?

  package override init(context: NodeContext) {
    super.init(context: context)
    graph.scrolling.add(self)
  }

  func configure(axes: Axis.Set, showsIndicators: Bool) {
    self.showsIndicators = showsIndicators
    guard axes != self.axes else { return }
    self.axes = axes
    configureContent()
    setNeedsLayout()
  }

  private func configureContent() {
    if axes == .horizontal {
      content?.configure(axis: .horizontal, spacing: nil, guide: VerticalAlignment.center.key)
    } else {
      content?.configure(axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key)
    }
  }

  func setContent(_ content: StackNode) {
    self.content = content
    content.parent = self
    content.layoutParent = self
    configureContent()
  }

  /// What nobody sees does not move: momentum ends, and content that is pulled beyond its end is back at once.
  package override func visibilityDidChange(_ isShown: Bool) {
    if !isShown { comeToRest() }
    super.visibilityDidChange(isShown)
  }

  package override func willUnmount() {
    policyToken?.cancel()
    pan.detach()
    leaveTrackers()
    graph.scrolling.remove(self)
    super.willUnmount()
  }

  package override var contextBelow: NodeContext {
    var context = super.contextBelow
    context.environment = contentEnvironment
    return context
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    if let refreshIndicator { body(refreshIndicator) }
  }

  package override var layoutChildren: ContiguousArray<LayoutNode> {
    guard let content else { return [] }
    return refreshIndicator.map { [content, $0] } ?? [content]
  }

  func setRefreshIndicator(for state: RefreshState?) {
    if let refreshIndicator { graph.remove(refreshIndicator) }
    refreshIndicator = nil
    guard let state else { return }
    let stack = ZStackNode(context: contextBelow)
    stack.setContent(RefreshIndicator._makeNode(RefreshIndicator(state: state), in: stack.contextBelow))
    stack.parent = self
    stack.layoutParent = self
    refreshIndicator = stack
    setNeedsCompose()
  }

  package override func answers(toSpace name: AnyHashable) -> Bool { name == AnyHashable(ScrollViewSpace()) }

  // MARK: Policy

  private func updatePolicy() {
    guard !hasPolicy else { return }
    hasPolicy = true
    let (made, token) = DependencyTracker.track(self, .layout) { ScrollPolicy(environment.values) }
    policyToken?.cancel()
    policyToken = token
    policy = made
    for position in policy.attachments.positions { position.scrollNode = self }
    for relay in policy.attachments.relays { relay.connect(self) }
    updateRefresh()
  }

  package override func dependencyDidChange(in phase: UpdatePhase) {
    hasPolicy = false
    super.dependencyDidChange(in: phase)
  }

  /// Has the policy read again, and what depends on it laid out.
  func hasPolicyChanged() {
    hasPolicy = false
    setNeedsLayout()
  }

  private var margins: EdgeInsets { policy.attachments.contentMargins }

  // MARK: Layout

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width, height: axes.contains(.vertical) ? nil : inner.height)
  }

  private func sizeWithMargins(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    updatePolicy()
    if !hasBeenPlaced { expected = proposal.replacingUnspecifiedDimensions(by: graph.size) }
    let inner = sizeWithMargins(content.measure(contentProposal(proposal)))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  package override func placeChildren() {
    updatePolicy()
    outset = graph.safeArea.outset(of: self, edges: .all)
    graph.safeArea.observe(self, edges: .all, outset: outset)
    graph.scrolling.containerDidResize(self)
    keepPage()
    layoutContent()
    placeRefreshIndicator()
    if reportedGeometry == nil, let anchor = anchors.initialOffset { setOffset(offset(at: anchor)) }
    graph.scrolling.setNeedsSettle(self)
  }

  /// Measures and places the content, and keeps the offset within its range.
  func layoutContent() {
    let wasAtAnchor = isAtDefaultAnchor
    let proposal = contentProposal(proposal)
    // Lazy content learns real lengths while it is placed; then what it said about its size is out of date.
    for _ in 0..<4 {
      contentSize = sizeWithMargins(content.measure(proposal))
      content.place(at: contentOrigin, proposal: proposal)
      if !content.flags.contains(.layout) { break }
    }
    guard motion.isIdle else { return limitMotion() }
    setOffset(wasAtAnchor ? offset(at: anchors.sizeChanges ?? .topLeading) : clamped(heldOffset ?? offset))
  }

  /// Content that is smaller than the view stands at the start, or where the default anchor says.
  private var contentOrigin: CGPoint {
    let anchor = anchors.alignment ?? .topLeading
    let free = CGSize(
      width: axes.contains(.horizontal) ? max(0, size.width - contentSize.width) : 0,
      height: axes.contains(.vertical) ? max(0, size.height - contentSize.height) : 0)
    return CGPoint(x: margins.leading + free.width * anchor.x, y: margins.top + free.height * anchor.y)
  }

  private var anchors: ScrollAnchors { policy.attachments.defaultAnchors }

  /// The offset at which an anchor's points of content and view meet.
  private func offset(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: anchor.x * maximumOffset.x, y: anchor.y * maximumOffset.y)
  }

  /// Whether the view stands at a default anchor other than the start, which it then keeps as content grows.
  private var isAtDefaultAnchor: Bool {
    guard let anchor = anchors.sizeChanges, reportedGeometry != nil else { return false }
    let place = offset(at: anchor)
    return abs(place.x - offset.x) < 1 && abs(place.y - offset.y) < 1 && (anchor.x > 0 || anchor.y > 0)
      && (place.x > 0 || place.y > 0 || !canScroll(.vertical) && !canScroll(.horizontal))
  }

  package override var relativeContainerSize: CGSize? { hasBeenPlaced ? size : expected }

  private func placeRefreshIndicator() {
    guard let refreshIndicator else { return }
    let band = CGSize(width: size.width, height: RefreshState.threshold)
    refreshIndicator.place(aligned: .center, in: band, proposal: ProposedViewSize(band))
  }

  /// The greatest offset at rest.
  package var maximumOffset: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - size.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height - size.height) : 0)
  }

  /// The least offset at rest: zero, or less while a refresh keeps content down.
  package var minimumOffset: CGPoint { CGPoint(x: 0, y: -refreshHold) }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    let least = minimumOffset
    let most = maximumOffset
    return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  // MARK: Offset

  /// Shows the content at another offset; bounds are the caller's matter.
  func setOffset(_ offset: CGPoint) {
    guard offset != self.offset else { return }
    self.offset = offset
    setNeedsCompose()
    graph.geometry.didMove(self)
    graph.scrolling.setNeedsSettle(self)
  }

  /// Moves the content's coordinates, not what is seen: positions above what is visible became known better.
  package func correctOffset(by distance: CGFloat, axis: Axis) {
    guard distance != 0 else { return }
    var corrected = offset
    corrected[axis] += distance
    if axis == .vertical { trackedCorrection += distance }
    shiftMotion(by: distance, axis: axis)
    setOffset(corrected)
  }

  /// The visible part in the coordinates of the view, with what it covers of safe areas (leading coordinates).
  var viewport: CGRect {
    CGRect(
      x: -outset.leading, y: -outset.top, width: size.width + outset.horizontal,
      height: size.height + outset.vertical)
  }

  // MARK: Lazy content

  package func addFollower(_ follower: any ViewportFollower) {
    if !lazyContent.contains(where: { $0 === follower }) { lazyContent.append(follower) }
  }

  package func removeFollower(_ follower: any ViewportFollower) { lazyContent.removeAll { $0 === follower } }

  package override var responder: (any InputResponder)? { self }

  /// The frame of what has an identity in a row of lazy content that is not there, whose rows have to be made to know.
  func frameInRowsNotMade(of id: AnyHashable) -> CGRect? {
    for follower in lazyContent {
      if let (frame, layout) = follower.frameInRowsNotMade(of: id) { return contentFrame(of: frame, in: layout) }
    }
    return nil
  }

  /// Lets lazy content follow the offset; true if the layout of the content has changed.
  func followViewport() -> Bool {
    var changed = false
    for follower in lazyContent where follower.followViewport() { changed = true }
    return changed
  }

  // MARK: Geometry and drawing

  /// The translation of the content in physical coordinates.
  private var translation: CGPoint { CGPoint(x: environment.isRightToLeft ? offset.x : -offset.x, y: -offset.y) }

  package override func childTransform(of child: LayoutNode) -> CGAffineTransform? {
    guard child === content, offset != .zero else { return nil }
    return CGAffineTransform(translationX: translation.x, y: translation.y)
  }

  /// The rectangle in which content shows and is hit, in physical coordinates.
  package var visibleRect: CGRect {
    let frame = presentedFrame.size
    let left = environment.isRightToLeft ? outset.trailing : outset.leading
    return CGRect(
      x: -left, y: -outset.top, width: frame.width + outset.horizontal, height: frame.height + outset.vertical)
  }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let content else { return }
    let grid = PixelGrid(scale: builder.scale)
    let visible = visibleRect
    let absoluteRect = grid.snap(visible.offsetBy(dx: builder.origin.x, dy: builder.origin.y))
    let rect = CGRect(origin: builder.offset(to: absoluteRect.origin), size: absoluteRect.size)
    // The content moves by whole pixels, so that its item stays right.
    let moved = grid.snap(translation)
    let origin = physicalOrigin(of: content)
    let absolute = CGPoint(x: builder.origin.x + origin.x + moved.x, y: builder.origin.y + origin.y + moved.y)
    composedWindow.follow(offset, size: size)
    let item = graph.scrolling.composing(self) { content.displayItem(at: absolute, scale: builder.scale) }
    if !item.operations.isEmpty, rect.width > 0, rect.height > 0 {
      if policy.isClipDisabled {
        builder.append(item, at: absolute)
      } else {
        builder.append(.clip(.rect(rect), item, offset: builder.offset(to: absolute)))
      }
    }
    if let refreshIndicator { append(refreshIndicator, to: &builder) }
    indicators.compose(for: self, in: rect, into: &builder)
  }

  // MARK: Hit testing

  package override func containsPoint(_ point: CGPoint) -> Bool { visibleRect.contains(point) }

  package override func clipsHitTest(at point: CGPoint) -> Bool { !visibleRect.contains(point) }

  package override var contentClip: CGRect? { policy.isClipDisabled ? nil : visibleRect }

  // MARK: Semantics

  package override func describe(to builder: inout SemanticsBuilder) {
    guard let content else { return }
    refreshIndicator?.describe(to: &builder)
    if policy.isClipDisabled { return content.describe(to: &builder) }
    let rect = visibleRect
    let first = point(rect.origin, in: nil)
    let last = point(CGPoint(x: rect.maxX, y: rect.maxY), in: nil)
    let inWindow = CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x), height: abs(last.y - first.y))
    builder.clipped(to: inWindow) { content.describe(to: &$0) }
  }

  func wantsIndicator(_ axis: Axis) -> Bool {
    showsIndicators && axes.contains(axis) && policy.indicators(axis).isVisible && maximumOffset[axis] > 0.5
  }
}

/// Lazy content that makes what comes into view.
@MainActor
package protocol ViewportFollower: LayoutNode {
  /// Makes what a scroll view's offset brings into view; true if extents have changed.
  func followViewport() -> Bool
  /// Makes rows that are not there, up to a number, and looks for one with an identity in it. The frame is in the
  /// coordinates of the layout.
  func frameInRowsNotMade(of id: AnyHashable) -> (CGRect, LayoutNode)?
}
