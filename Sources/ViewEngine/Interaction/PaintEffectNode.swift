/// Draws an effect over or behind a view, cut to a shape if there is one.
public struct _PaintEffectModifier<Effect: PaintEffect, ClipShape: Shape>: ElementModifier {
  let effect: Effect
  let shape: ClipShape?
  let position: PaintEffectPosition

  package func makeNode(in context: WrapperContext) -> PaintEffectNode<Effect, ClipShape> {
    PaintEffectNode(context, effect: effect, shape: shape, position: position)
  }

  package func update(_ node: PaintEffectNode<Effect, ClipShape>) {
    node.update(effect: effect, shape: shape, position: position)
  }
}

/// Keeps an effect's numbers and timers, and what the user does.
package class EffectHostNode: WrapperNode, InteractionObserver {
  fileprivate(set) var values: [EffectSlot: Double] = [:]
  fileprivate(set) var targets: [EffectSlot: Double] = [:]
  private var timers: [EffectSlot: Timers.Token] = [:]
  fileprivate var interaction = InteractionState()
  private var pending: ContiguousArray<InteractionState> = []
  private var source: InteractionSource?

  package override init(_ context: WrapperContext) {
    super.init(context)
    source = DependencyTracker.untracked { environment.values.interactionSource }
    interaction = localized(source?.add(self) ?? InteractionState())
  }

  package override func willUnmount() {
    source?.remove(self)
    for timer in timers.values { timer.cancel() }
    super.willUnmount()
  }

  /// Follows the source that is in force at the node's place.
  fileprivate func sourceMayHaveChanged() {
    let current = DependencyTracker.untracked { environment.values.interactionSource }
    guard current !== source else { return }
    source?.remove(self)
    source = current
    interactionDidChange(current?.add(self) ?? InteractionState())
  }

  package override func dependencyDidChange(in phase: UpdatePhase) {
    super.dependencyDidChange(in: phase)
    // Being enabled is part of the interaction, and comes from the environment.
    var state = pending.last ?? interaction
    guard state.isEnabled != isEnabled else { return }
    state.isEnabled = isEnabled
    enqueue(state)
  }

  private var isEnabled: Bool { DependencyTracker.untracked { environment.values.isEnabled } }

  func interactionDidChange(_ state: InteractionState) { enqueue(localized(state)) }

  private func localized(_ state: InteractionState) -> InteractionState {
    var state = state
    state.isEnabled = isEnabled
    if let location = state.pressLocation, layoutParent != nil || hasBeenPlaced {
      state.pressLocation = localPoint(fromWindow: location)
    }
    return state
  }

  /// Effects hear of changes in the next frame, when the clock and the animations stand at the same time.
  private func enqueue(_ state: InteractionState) {
    pending.append(state)
    guard pending.count == 1 else { return }
    graph.timers.schedule(at: graph.now) { [weak self] in self?.deliver() }
    graph.setNeedsUpdate()
  }

  private func deliver() {
    guard isMounted else { return }
    let states = pending
    pending.removeAll()
    for state in states where state != interaction {
      let previous = interaction
      interaction = state
      setNeedsPaint()
      tell(EffectContext(node: self, interaction: state, previous: previous))
    }
  }

  fileprivate func tell(_ context: EffectContext) {}
  fileprivate func timerDidFire(_ slot: EffectSlot, _ context: EffectContext) {}

  var context: EffectContext { EffectContext(node: self, interaction: interaction, previous: interaction) }

  func set(_ slot: EffectSlot, to value: Double, animation: Animation?) {
    let start = values[slot] ?? 0
    let key = AnimationSlot.custom(slot.index)
    targets[slot] = value
    if animation == nil { graph.animations.cancel(self, slot: key) }
    values[slot] = value
    graph.animations.animate(self, slot: key, from: start, to: value, Transaction(animation: animation)) {
      node, shown in
      node.values[slot] = shown
      node.setNeedsPaint()
    }
    setNeedsPaint()
  }

  func schedule(_ slot: EffectSlot, after delay: TimeInterval) {
    timers[slot]?.cancel()
    timers[slot] = graph.timers.schedule(at: graph.now + delay) { [weak self] in
      guard let self, self.isMounted else { return }
      self.timerDidFire(slot, self.context)
    }
  }

  func cancelTimer(_ slot: EffectSlot) { timers.removeValue(forKey: slot)?.cancel() }
}

package final class PaintEffectNode<Effect: PaintEffect, ClipShape: Shape>: EffectHostNode {
  private var effect: Effect
  private var shape: ClipShape?
  private var position: PaintEffectPosition
  private var hasAppeared = false
  /// The content's text and the rest, and the item that they were taken from.
  private var lift: (source: DisplayItem, parts: TextLift)?

  init(_ context: WrapperContext, effect: Effect, shape: ClipShape?, position: PaintEffectPosition) {
    self.effect = effect
    self.shape = shape
    self.position = position
    super.init(context)
  }

  func update(effect: Effect, shape: ClipShape?, position: PaintEffectPosition) {
    let changed =
      !FieldTable.of(Effect.self).areEqual(self.effect, effect)
      || !isSameShape(shape) || position != self.position
    self.effect = effect
    self.shape = shape
    self.position = position
    sourceMayHaveChanged()
    if changed || !hasAppeared {
      hasAppeared = true
      tell(context)
      setNeedsPaint()
    }
  }

  private func isSameShape(_ other: ClipShape?) -> Bool {
    guard let shape, let other else { return (shape == nil) == (other == nil) }
    return FieldTable.of(ClipShape.self).areEqual(shape, other)
  }

  fileprivate override func tell(_ context: EffectContext) { effect.interactionDidChange(context) }
  fileprivate override func timerDidFire(_ slot: EffectSlot, _ context: EffectContext) {
    effect.timerDidFire(slot, context)
  }

  package override var paintsContent: Bool { true }

  package override func paint(_ context: inout PaintContext) {
    // Read here, so that a change is noticed.
    _ = context.environment.isEnabled
    let effect = self.effect
    let state = self.context
    guard let shape else { return effect.paint(in: &context, effect: state) }
    context.clip(to: shape) { effect.paint(in: &$0, effect: state) }
  }

  package override func compose(into builder: inout DisplayBuilder) {
    switch position {
    case .background:
      appendOwnOperations(to: &builder)
      appendChildren(to: &builder)
    case .overlay:
      appendChildren(to: &builder)
      appendOwnOperations(to: &builder)
    case .belowText: composeBelowText(into: &builder)
    }
  }

  private func composeBelowText(into builder: inout DisplayBuilder) {
    var own = DisplayBuilder(origin: builder.origin, scale: builder.scale)
    appendOwnOperations(to: &own)
    guard let child, own.operations.contains(where: { !$0.isBorder }) else {
      // A line along the edge has no text under it.
      lift = nil
      appendChildren(to: &builder)
      return builder.append(own.operations)
    }
    let corner = physicalOrigin(of: child)
    let place = CGPoint(x: builder.origin.x + corner.x, y: builder.origin.y + corner.y)
    let item = child.displayItem(at: place, scale: builder.scale)
    let parts = lift.flatMap { $0.source === item ? $0.parts : nil } ?? TextLift(item)
    lift = (item, parts)
    builder.append(parts.rest, at: place)
    builder.append(own.operations)
    builder.append(parts.text, at: place)
  }
}

extension DisplayOperation {
  fileprivate var isBorder: Bool { if case .border = self { true } else { false } }
}

extension View {
  /// Draws an effect that answers to what the user does with the control that this view is part of.
  /// - Parameters:
  ///   - shape: what the effect is cut to.
  ///   - position: in front of the view, behind it, or between it and its text.
  public func paintEffect<Effect: PaintEffect, ClipShape: Shape>(
    _ effect: Effect, in shape: ClipShape, position: PaintEffectPosition = .overlay
  ) -> some View {
    modifier(_PaintEffectModifier(effect: effect, shape: shape, position: position))
  }

  /// Draws an effect that answers to what the user does with the control that this view is part of. It is not cut to
  /// the view: it may draw around it, as a shadow or a focus ring does.
  /// - Parameter position: in front of the view, behind it, or between it and its text.
  public func paintEffect<Effect: PaintEffect>(
    _ effect: Effect, position: PaintEffectPosition = .overlay
  ) -> some View {
    modifier(_PaintEffectModifier<Effect, Rectangle>(effect: effect, shape: nil, position: position))
  }
}
