/// Knows what the user is doing with one control, and tells effects and bodies.
///
/// `Button` and the other controls make one and put it into the environment of their style's views. Effects
/// (``PaintEffect``) follow it without running a body. A body that reads one of the properties is evaluated again
/// when that property changes.
@MainActor
public final class InteractionSource {
  private var state = InteractionState()
  private var sources: [Part: DependencySource] = [:]
  private var observers: ContiguousArray<WeakObserver> = []
  private var pressTimer: Timers.Token?
  /// A press that waits for its delay: what effects will see.
  private var delayedPress: InteractionState?
  /// Whether effects were told about the present press.
  private var effectsSeePress = false

  private enum Part {
    case press, hover, focus, drag, selection
  }

  private struct WeakObserver {
    weak var observer: (any InteractionObserver)?
  }

  /// How long an effect of a finger's press waits where the finger may be about to scroll, in seconds: 150 ms, the
  /// ripple's touch delay in Material's web components.
  static let touchDelay: TimeInterval = 0.15

  /// The keys that were held when the pointer was let go last.
  package internal(set) var modifiers: EventModifiers = []

  public nonisolated init() {}

  /// Whether the control is pressed and letting go would activate it.
  public var isPressed: Bool { read(.press).isPressed }
  /// Whether a mouse is over the control.
  public var isHovered: Bool { read(.hover).isHovered }
  /// Whether the control has the keyboard's focus.
  public var isFocused: Bool { read(.focus).isFocused }
  /// Whether the control has the focus and that should show.
  public var isFocusVisible: Bool { read(.focus).isFocusVisible }

  /// Whether the control is being moved; set by the control.
  public var isDragged: Bool {
    get { read(.drag).isDragged }
    set { change(.drag) { $0.isDragged = newValue } }
  }

  /// Whether the control is chosen among others; set by the control.
  public var isSelected: Bool {
    get { read(.selection).isSelected }
    set { change(.selection) { $0.isSelected = newValue } }
  }

  private func read(_ part: Part) -> InteractionState {
    if DependencyTracker.current != nil { sources[part, default: DependencySource()].recordRead() }
    return state
  }

  private func change(_ part: Part, _ edit: (inout InteractionState) -> Void) {
    var changed = state
    edit(&changed)
    guard changed != state else { return }
    state = changed
    sources[part]?.notify()
    // A press that effects are not to see yet is kept from them, also when something else changes.
    if part != .press { tellObservers(seenByEffects) }
  }

  private var seenByEffects: InteractionState {
    var seen = state
    if !effectsSeePress { seen.isPressed = false }
    return seen
  }

  // MARK: Control

  /// The control is pressed; `location` is in the window.
  package func beginPress(
    at location: CGPoint?, kind: InteractionState.PressKind, timers: Timers, now: TimeInterval, isDelayed: Bool = false
  ) {
    change(.press) {
      $0.isPressed = true
      $0.pressLocation = location
      $0.pressKind = kind
    }
    pressTimer?.cancel()
    pressTimer = nil
    if isDelayed {
      effectsSeePress = false
      pressTimer = timers.schedule(at: now + Self.touchDelay) { [weak self] in self?.showPress() }
    } else {
      showPress()
    }
  }

  private func showPress() {
    pressTimer = nil
    effectsSeePress = true
    tellObservers(state)
  }

  /// The control is let go and does what it is for. A press that was still to be shown shows now, for a moment.
  package func endPress() {
    guard state.isPressed else { return }
    if let pressTimer {
      pressTimer.cancel()
      showPress()
    }
    release()
  }

  /// The press comes to nothing. One that was still to be shown never is.
  package func cancelPress() {
    guard state.isPressed else { return }
    pressTimer?.cancel()
    pressTimer = nil
    release()
  }

  private func release() {
    let wasSeen = effectsSeePress
    effectsSeePress = false
    change(.press) { $0.isPressed = false }
    if wasSeen { tellObservers(state) }
  }

  package func setHovered(_ isHovered: Bool) { change(.hover) { $0.isHovered = isHovered } }

  package func setFocused(_ isFocused: Bool, isVisible: Bool) {
    change(.focus) {
      $0.isFocused = isFocused
      $0.isFocusVisible = isFocused && isVisible
    }
  }

  // MARK: Observers

  /// The state that effects are to start from.
  func add(_ observer: any InteractionObserver) -> InteractionState {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
    return seenByEffects
  }

  func remove(_ observer: any InteractionObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func tellObservers(_ state: InteractionState) {
    for entry in observers { entry.observer?.interactionDidChange(state) }
  }
}

/// Follows an ``InteractionSource``.
@MainActor
protocol InteractionObserver: AnyObject {
  /// `pressLocation` is in the window.
  func interactionDidChange(_ state: InteractionState)
}

private struct InteractionSourceKey: EnvironmentKey {
  static var defaultValue: InteractionSource? { nil }
}

extension EnvironmentValues {
  /// The source of the control that this view is part of; nil outside of controls.
  public var interactionSource: InteractionSource? {
    get { self[InteractionSourceKey.self] }
    set { self[InteractionSourceKey.self] = newValue }
  }

  /// Whether the nearest focusable view around has the keyboard's focus.
  @MainActor public var isFocused: Bool { interactionSource?.isFocused ?? false }

  /// Whether the nearest focusable view around has the focus and that should show: only after use of the keyboard.
  @MainActor public var isFocusVisible: Bool { interactionSource?.isFocusVisible ?? false }
}

extension View {
  /// Makes the effects in this view follow a source. A component of an app's own uses it for parts that lie outside
  /// of the control.
  public func interactionSource(_ source: InteractionSource) -> some View {
    environment(\.interactionSource, source)
  }
}
