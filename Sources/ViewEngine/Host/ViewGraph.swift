/// Everything that one window shows: the tree of nodes, and the frame that keeps it up to date.
///
/// A frame goes: input → transactions → bodies (by depth) → animation tick → layout → geometry, preferences and
/// queued actions (back to bodies, at most `maximumRounds` times) → paint. Input and time come from a host; the
/// graph never reads a clock.
@MainActor
public final class ViewGraph {
  /// How often the parts of a frame that may cause each other are repeated before they are cut off.
  package static let maximumRounds = 6

  package let services: EngineServices
  /// What refers to the window without keeping it.
  package let reference = GraphReference()
  @exclusivity(unchecked) package var statistics = EngineStatistics()
  package let environment: EnvironmentScope
  package private(set) var root: RootNode!
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  /// The time of the frame that is being made, in seconds from the host's zero.
  package private(set) var now: TimeInterval = 0
  /// Called when something has changed that a new frame would show.
  package var onNeedsFrame: () -> Void = {}

  package let animations = AnimationDriver()
  package let actions = ActionQueue()
  package let geometry = GeometryObservation()
  package let preferences = PreferenceObservation()
  package let safeArea = SafeArea()
  package let timers = Timers()
  package private(set) var input: InputDispatcher!
  package private(set) var focus: FocusSystem!
  /// What the host's input method needs to know.
  public private(set) var textInput: TextInput!
  package let scrolling = ScrollDriver()
  package let motions = MotionDriver()
  /// The places of native views in the window, for the host.
  package var platformViews: [PlatformViewPlace] = []
  package let arrivals = Arrivals()
  package private(set) lazy var presentations = Presentations(graph: self)
  package let undoManager = UndoManager()
  package private(set) lazy var focusedValues = FocusedValueStore(graph: self)
  package private(set) lazy var tooltips = Tooltips(graph: self)
  package private(set) lazy var preferredSchemes = PreferredColorSchemes(graph: self)
  package private(set) lazy var matchedGeometry = MatchedGeometry(graph: self)
  /// Whether some transition brings an animation of its own, so that presence may animate in any update.
  package var hasTransitionsWithAnimations = false

  var layoutQueue = LayoutQueue()
  private var dirtyBodies: [[BodyNode]] = []
  private var lowestDirtyDepth = Int.max
  private var derivations: [any EnvironmentDerivation] = []
  package private(set) var needsUpdate = true
  private var wakeID = 0
  private var updateSerial: UInt64 = 0
  private var isUpdating = false
  private var lastItem: DisplayItem?

  /// Makes a window's content.
  /// - Parameters:
  ///   - size: the window's size in points.
  ///   - scale: device pixels in a point.
  ///   - environment: what the desktop sets: colour scheme, text scale, direction and so on.
  public init<Content: View>(
    _ content: Content, size: CGSize, scale: CGFloat, services: EngineServices,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.services = services
    self.size = size
    self.scale = scale
    var environment = environment
    environment.displayScale = scale
    environment.setSizeClasses(size)
    environment.clipboard = services.clipboard
    environment.imageDecoder = services.imageDecoder
    environment.appSettings = services.settings
    environment.undoManager = undoManager
    // An app names its windows itself; a window without an app is the only one.
    if environment.sceneSettings == nil {
      environment.sceneSettings = AppSettings(store: SceneSettingsStore(services.settings, window: "main"))
    }
    self.environment = EnvironmentScope(root: environment, window: reference)
    input = InputDispatcher(graph: self)
    focus = FocusSystem(graph: self)
    textInput = TextInput(graph: self)
    reference.graph = self
    motions.onStart = { [reference] in reference.graph?.animationDidStart() }
    let context = NodeContext(graph: self, environment: self.environment, transactions: nil, depth: 0)
    root = RootNode(context: context)
    root.setContent(Content._makeNode(content, in: context.below))
    let wake = WakeCall { [reference] in reference.graph?.setNeedsUpdate() }
    wakeID = InvalidationQueue.shared.addWake { wake.ask() }
  }

  isolated deinit {
    // A window that is let go without being closed must not be woken for ever.
    InvalidationQueue.shared.removeWake(wakeID)
    reference.graph = nil
  }

  /// Ends everything in the window: views disappear, tasks are cancelled.
  public func close() {
    InvalidationQueue.shared.removeWake(wakeID)
    root.unmount()
  }

  // MARK: Host

  /// Changes the window's size or scale.
  public func resize(to size: CGSize, scale: CGFloat) {
    guard size != self.size || scale != self.scale else { return }
    if scale != self.scale {
      var values = environment.values
      values.displayScale = scale
      environment.setRoot(values)
      invalidateAll()
    }
    self.size = size
    self.scale = scale
    updateEnvironment { $0.setSizeClasses(size) }
    root.setNeedsLayout()
    root.setNeedsCompose()
  }

  /// Changes what the desktop sets.
  public func updateEnvironment(_ edit: (inout EnvironmentValues) -> Void) {
    var values = environment.values
    edit(&values)
    values.preferredColorScheme = preferredSchemes.scheme
    environment.setRoot(values)
    setNeedsUpdate()
  }

  /// Whether a frame would change or advance something.
  public var needsFrame: Bool {
    needsUpdate || animations.isActive || motions.isActive || scrolling.isActive || hasInvalidations
  }

  private var hasInvalidations: Bool { InvalidationQueue.shared.hasEntries(for: self) }

  /// Brings everything up to date for `time`; true if the picture differs from the one before.
  public func frame(at time: TimeInterval) -> Bool {
    update(to: time)
    let item = root.displayItem(at: .zero, scale: scale)
    #if MATERIAL_CHECKS
      EngineChecks.check(self)
    #endif
    let changed = item !== lastItem
    lastItem = item
    if changed { statistics.frames += 1 }
    return changed
  }

  /// The window's picture as of the last frame.
  package var displayItem: DisplayItem { lastItem ?? .empty }

  /// Brings everything but the picture up to date.
  package func update(to time: TimeInterval) {
    now = max(now, time)
    frameSerial += 1
    undoManager.eventDidEnd()
    isUpdating = true
    defer { isUpdating = false }
    animations.tick(to: now)
    motions.tick(to: now)
    scrolling.tick(to: now)
    input.advance(to: now)
    timers.fire(until: now)
    var round = 0
    repeat {
      if round == Self.maximumRounds {
        services.log(
          "warning: views kept changing each other within one frame and were cut off after "
            + "\(Self.maximumRounds) rounds; look for an onChange or onPreferenceChange that feeds itself")
        break
      }
      runRound()
      round += 1
    } while hasWork
    needsUpdate = false
    input.hover.refreshIfNeeded()
    textInput.refresh()
    for completion in animations.takeCompletions() { completion() }
    if hasWork { setNeedsUpdate() }
  }

  private var hasWork: Bool {
    lowestDirtyDepth != Int.max || needsLayout || actions.hasPending
      || scrolling.hasPending || hasInvalidations
  }

  /// Whether something waits to be laid out.
  package var needsLayout: Bool { !layoutQueue.isEmpty || !root.hasBeenPlaced }

  private func runRound() {
    let entries = InvalidationQueue.shared.drain(for: self)
    var index = 0
    repeat {
      // Changes made with different transactions are carried through one after the other.
      let transaction = index < entries.count ? entries[index].transaction : Transaction()
      if index < entries.count {
        let turn = entries[index].turn
        InvalidationQueue.show(turn: turn, in: self)
        while index < entries.count, entries[index].turn == turn {
          let token = entries[index].token
          token.node?.dependencyDidChange(in: token.phase)
          index += 1
        }
      }
      carryThrough(transaction)
    } while index < entries.count
    InvalidationQueue.endTurns()
    if geometry.check() { input.hover.setNeedsRefresh() }
    preferences.check()
    actions.run()
  }

  private func carryThrough(_ transaction: Transaction) {
    updateSerial += 1
    let outer = Transaction.current
    Transaction.current = transaction
    animations.register(transaction)
    deriveEnvironment()
    evaluateBodies()
    animatesFrames = hasAnimatedTransaction || transaction.animation != nil || animations.movesFrames
    hasAnimatedTransaction = false
    if safeArea.takeRelayout(), root.hasBeenPlaced { invalidateAll() }
    if layOut() { safeArea.check() }
    scrolling.settle()
    arrivals.start()
    matchedGeometry.resolve()
    // Geometry readers make their content during layout, which may dirty bodies again: the next round takes those.
    Transaction.current = outer
  }

  /// Some scope in the tree has edited the transaction of this update to animate.
  package func noteAnimatedTransaction() { hasAnimatedTransaction = true }
  private var hasAnimatedTransaction = false

  /// Tells apart updates, so that scopes know whether their trigger belongs to this one.
  package var currentUpdate: UInt64 { updateSerial }

  /// Works values of the environment out anew, outer ones first; inner ones that read them follow in the next round.
  private func deriveEnvironment() {
    guard !derivations.isEmpty else { return }
    let nodes = derivations.sorted { $0.depth < $1.depth }
    derivations.removeAll(keepingCapacity: true)
    for node in nodes where node.isMounted { node.derive() }
  }

  private func evaluateBodies() {
    while lowestDirtyDepth < dirtyBodies.count {
      let depth = lowestDirtyDepth
      let nodes = dirtyBodies[depth]
      dirtyBodies[depth].removeAll(keepingCapacity: true)
      lowestDirtyDepth = dirtyBodies[depth...].firstIndex { !$0.isEmpty } ?? Int.max
      for node in nodes { node.evaluateBodyIfNeeded() }
    }
    lowestDirtyDepth = Int.max
  }

  // MARK: Nodes

  package func enqueueBody(_ node: BodyNode) {
    while dirtyBodies.count <= node.depth { dirtyBodies.append([]) }
    dirtyBodies[node.depth].append(node)
    lowestDirtyDepth = min(lowestDirtyDepth, node.depth)
    setNeedsUpdate()
  }

  package func enqueueDerivation(_ node: any EnvironmentDerivation) {
    if !derivations.contains(where: { $0 === node }) { derivations.append(node) }
    setNeedsUpdate()
  }

  package func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    if !isUpdating { onNeedsFrame() }
  }

  package func structureDidChange() { preferences.setNeedsCheck() }

  /// Counts the frames, for handlers that may fire only so often in one.
  package private(set) var frameSerial: UInt64 = 0

  /// Asynchronous work of the window's views.
  package let work = PendingWork()

  /// Takes a subtree out of the window at once, without a transition.
  package func remove(_ node: ViewNode) { node.unmount() }

  package func didUnmount(_ node: LayoutNode) {
    animations.remove(node)
    geometry.remove(node)
    safeArea.remove(node)
    focus.resign(node)
  }

  /// Whether nodes may move to new frames over time in the present update.
  @exclusivity(unchecked) package private(set) var animatesFrames = false

  /// Places nodes at once, whatever the update's transaction.
  package func withoutFrameAnimations(_ body: () -> Void) {
    let outer = animatesFrames
    animatesFrames = false
    body()
    animatesFrames = outer
  }

  package func animationDidStart() { onNeedsFrame() }

  /// Marks every node for layout and paint, after a change that concerns all of them.
  package func invalidateAll() {
    func visit(_ node: LayoutNode) {
      node.setNeedsLayout()
      node.setNeedsPaint()
      for child in node.layoutChildren { visit(child) }
    }
    visit(root)
  }
}
