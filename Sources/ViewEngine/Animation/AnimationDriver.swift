/// What of a node an animation moves.
package enum AnimationSlot: Hashable {
  case frame, shape, paint, opacity, offset, scale, rotation, blur, clip, transition, scroll
  /// The animatable data of a view or modifier with a body.
  case animatableData
  /// A node's own further values.
  case custom(Int)
  /// A value that views share, kept at the root.
  case shared(Int)
}

/// Runs the animations of a window. Model values change at once; what runs here is only the way in which the change
/// is shown.
@MainActor
package final class AnimationDriver {
  private var running: [AnimationKey: RunningAnimation] = [:]
  private var order: ContiguousArray<AnimationKey> = []
  private var now: TimeInterval = 0
  private var completions: ContiguousArray<Completion> = []

  private final class Completion {
    var keys: Set<AnimationKey> = []
    let criteria: AnimationCompletionCriteria
    let actions: [@MainActor @Sendable () -> Void]
    let serial: UInt64
    init(serial: UInt64, _ criteria: AnimationCompletionCriteria, actions: [@MainActor @Sendable () -> Void]) {
      self.serial = serial
      self.criteria = criteria
      self.actions = actions
    }
  }

  private var groups: ContiguousArray<AnimationGroup> = []
  private var openGroup: AnimationGroup?
  private var isSuspended = false

  package var isActive: Bool { !running.isEmpty || !completions.isEmpty || !groups.isEmpty }

  /// How many of the values that are under way are frames of nodes.
  private var frameCount = 0

  /// Whether some node is on its way to a new frame.
  package var movesFrames: Bool { frameCount > 0 }

  /// The number of values that are under way.
  package var count: Int { running.count }

  /// Moves a value that has changed from `start` to `target`, by the animation of `transaction`.
  ///
  /// `apply` gets the value to show, now and in each frame until the target is reached. A value under way is
  /// retargeted: it goes on from where it is, with its velocity. Without an animation the change is immediate, but an
  /// earlier animation's remaining way still decays on top.
  package func animate<Value: VectorArithmetic, Node: ViewNode>(
    _ node: Node, slot: AnimationSlot, from start: Value, to target: Value, _ transaction: Transaction,
    apply: @escaping @MainActor (Node, Value) -> Void
  ) {
    let key = AnimationKey(node: ObjectIdentifier(node), slot: slot)
    if isSuspended {
      drop(key)
      apply(node, target)
      return
    }
    if let known = running[key] as? TypedAnimation<Value, Node> {
      known.apply = apply
      known.track.retarget(to: target, animation: transaction.animation, at: now)
      note(key, transaction)
      known.show(at: now)
      return
    }
    guard let animation = transaction.animation, start != target else { return }
    let made = TypedAnimation(node: node, start: start, apply: apply)
    made.track.retarget(to: target, animation: animation, at: now)
    running[key] = made
    if slot == .frame { frameCount += 1 }
    order.append(key)
    note(key, transaction)
    made.show(at: now)
    node.graph.animationDidStart()
  }

  /// Ends a value's animation where it is; nothing is applied.
  package func cancel(_ node: ViewNode, slot: AnimationSlot) {
    drop(AnimationKey(node: ObjectIdentifier(node), slot: slot))
  }

  /// The velocity of a value under way, in its units a second.
  package func velocity<Value: VectorArithmetic>(of node: ViewNode, slot: AnimationSlot) -> Value? {
    let key = AnimationKey(node: ObjectIdentifier(node), slot: slot)
    return (running[key] as? any VelocityAnimation)?.velocity(at: now) as? Value
  }

  package func isAnimating(_ node: ViewNode, slot: AnimationSlot) -> Bool {
    running[AnimationKey(node: ObjectIdentifier(node), slot: slot)] != nil
  }

  /// Calls the completions of a transaction even if it animates nothing.
  package func register(_ transaction: Transaction) {
    guard !transaction.animationCompletions.isEmpty else { return }
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let own = transaction.animationCompletions.filter { $0.criteria == criteria }
      guard !own.isEmpty else { continue }
      completions.append(Completion(serial: transaction.serial, criteria, actions: own.map(\.action)))
    }
  }

  /// Makes changes that take effect at once, whatever their transactions say.
  package func suspended(_ body: () -> Void) {
    let outer = isSuspended
    isSuspended = true
    body()
    isSuspended = outer
  }

  /// Runs `body` and calls `completion`, in a later frame, when every value that it set under way has arrived. Nil,
  /// and no call, if it set none.
  package func group(_ body: () -> Void, completion: @escaping @MainActor () -> Void) -> AnimationGroup? {
    let outer = openGroup
    let group = AnimationGroup(completion: completion)
    openGroup = group
    body()
    openGroup = outer
    guard !group.keys.isEmpty else { return nil }
    groups.append(group)
    return group
  }

  private func note(_ key: AnimationKey, _ transaction: Transaction) {
    openGroup?.keys.insert(key)
    for completion in completions where completion.serial == transaction.serial { completion.keys.insert(key) }
  }

  private func drop(_ key: AnimationKey) {
    guard running.removeValue(forKey: key) != nil else { return }
    if key.slot == .frame { frameCount -= 1 }
    for completion in completions { completion.keys.remove(key) }
    for group in groups { group.keys.remove(key) }
  }

  /// Shows every value as it is at `time`, and drops those that have arrived.
  package func tick(to time: TimeInterval) {
    now = time
    advance(to: time)
    guard groups.contains(where: { $0.isDone }) else { return }
    let done = groups.filter { $0.isDone }
    groups.removeAll { $0.isDone }
    for group in done { group.complete() }
  }

  private func advance(to time: TimeInterval) {
    guard !running.isEmpty else { return }
    let keys = order
    order.removeAll(keepingCapacity: true)
    for key in keys {
      guard let animation = running[key] else { continue }
      animation.show(at: time)
      if animation.isRunning {
        order.append(key)
        if !completions.isEmpty, animation.isLogicallyComplete { noteLogicalCompletion(key) }
      } else {
        drop(key)
      }
    }
  }

  private func noteLogicalCompletion(_ key: AnimationKey) {
    for completion in completions where completion.criteria == .logicallyComplete { completion.keys.remove(key) }
  }

  /// Completions whose animations are all complete.
  package func takeCompletions() -> [@MainActor @Sendable () -> Void] {
    guard !completions.isEmpty else { return [] }
    let done = completions.filter { $0.keys.isEmpty }
    completions.removeAll { $0.keys.isEmpty }
    return done.flatMap(\.actions)
  }

  /// Drops all animations of a node that leaves the tree.
  package func remove(_ node: ViewNode) {
    guard !running.isEmpty else { return }
    let id = ObjectIdentifier(node)
    for key in order where key.node == id { drop(key) }
    order.removeAll { $0.node == id }
  }

  /// Shows a node on its way from the frame in which it was shown to the one that layout gave it.
  package func animateFrame(of node: LayoutNode, from shown: CGRect) {
    let frame = CGRect(origin: node.origin, size: node.size)
    let transaction = node.transaction
    animate(node, slot: .frame, from: shown.animatableData, to: frame.animatableData, transaction) {
      node, value in
      var shown = CGRect.zero
      shown.animatableData = value
      node.present(frame: shown)
    }
  }
}

@MainActor
private class RunningAnimation {
  var isRunning: Bool { false }
  var isLogicallyComplete: Bool { true }
  func show(at time: TimeInterval) {}
}

@MainActor
private protocol VelocityAnimation {
  func velocity(at time: TimeInterval) -> Any
}

private final class TypedAnimation<Value: VectorArithmetic, Node: ViewNode>: RunningAnimation, VelocityAnimation {
  private unowned let node: Node
  var track: AnimationTrack<Value>
  var apply: @MainActor (Node, Value) -> Void

  init(node: Node, start: Value, apply: @escaping @MainActor (Node, Value) -> Void) {
    self.node = node
    self.apply = apply
    track = AnimationTrack(start)
  }

  override var isRunning: Bool { track.isAnimating }
  override var isLogicallyComplete: Bool { track.isLogicallyComplete }
  override func show(at time: TimeInterval) { apply(node, track.value(at: time)) }
  func velocity(at time: TimeInterval) -> Any { track.velocity(at: time) }
}
