/// Something drawn over or behind a control in answer to what the user does, such as a ripple or a state layer.
///
/// An effect has animated numbers of its own, told apart by ``EffectSlot``. It moves them when the interaction
/// changes, and draws with their values of the moment. No body runs and nothing is laid out for any of it.
///
/// ```swift
/// struct PressedTint: PaintEffect {
///   static let opacity = EffectSlot(0)
///   func interactionDidChange(_ effect: EffectContext) {
///     effect.set(Self.opacity, to: effect.interaction.isPressed ? 0.1 : 0, animation: .linear(duration: 0.1))
///   }
///   func paint(in context: inout PaintContext, effect: EffectContext) {
///     context.fill(Rectangle(), with: .foreground.opacity(effect[Self.opacity]))
///   }
/// }
/// ```
public protocol PaintEffect {
  /// The effect appeared, or what the user does has changed; a press and its release are always told one by one.
  @MainActor func interactionDidChange(_ effect: EffectContext)
  /// A time that was asked for with ``EffectContext/schedule(_:after:)`` has come.
  @MainActor func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext)
  /// Draws the effect. What is read from the environment is followed: a change draws again.
  @MainActor func paint(in context: inout PaintContext, effect: EffectContext)
}

extension PaintEffect {
  public func interactionDidChange(_ effect: EffectContext) {}
  public func timerDidFire(_ slot: EffectSlot, _ effect: EffectContext) {}
}

/// Names one of an effect's numbers or timers.
public struct EffectSlot: Hashable, Sendable {
  let index: Int
  /// - Parameter index: any number; different ones are different slots of the same effect.
  public init(_ index: Int) { self.index = index }
}

/// Where an effect is drawn.
public enum PaintEffectPosition: Hashable, Sendable {
  /// In front of the view.
  case overlay
  /// In front of what the view is made of, and behind its text and icons, as far as nothing of the view covers those.
  case belowText
  /// Behind the view.
  case background
}

/// What an effect may know and move.
@MainActor
public struct EffectContext {
  let node: EffectHostNode
  /// What the user does now.
  public let interaction: InteractionState
  /// What the user did before; equal to ``interaction`` when the effect has just appeared and while it draws.
  public let previous: InteractionState

  /// The view's size in points.
  public var size: CGSize { node.presentedFrame.size }
  /// The environment at the view's place.
  public var environment: EnvironmentValues { node.environment.values }
  /// Seconds on the window's clock.
  public var time: TimeInterval { node.graph.now }

  /// A number as it is now; 0 until it is set.
  public subscript(slot: EffectSlot) -> Double { node.values[slot] ?? 0 }

  /// The number that a slot is on its way to.
  public func target(_ slot: EffectSlot) -> Double { node.targets[slot] ?? 0 }

  /// Whether a number is on its way.
  public func isAnimating(_ slot: EffectSlot) -> Bool {
    node.graph.animations.isAnimating(node, slot: .custom(slot.index))
  }

  /// Moves a number; nil as the animation sets it at once and ends what was under way.
  public func set(_ slot: EffectSlot, to value: Double, animation: Animation? = nil) {
    node.set(slot, to: value, animation: animation)
  }

  /// Calls ``PaintEffect/timerDidFire(_:_:)`` after a time in seconds; replaces an earlier timer of the slot.
  public func schedule(_ slot: EffectSlot, after delay: TimeInterval) { node.schedule(slot, after: delay) }

  /// Ends a timer.
  public func cancelTimer(_ slot: EffectSlot) { node.cancelTimer(slot) }
}
