/// A gesture that calls an action with each new value.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    ChangedMachine(Content._makeMachine(gesture.content), action: gesture.action)
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: ChangedMachine<Value>.self)
    Content._updateMachine(machine.content, with: gesture.content)
    machine.action = gesture.action
  }
}

/// A gesture that calls an action at its end.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Value) -> Void

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    EndedMachine(Content._makeMachine(gesture.content), action: gesture.action)
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: EndedMachine<Value>.self)
    Content._updateMachine(machine.content, with: gesture.content)
    machine.action = gesture.action
  }
}

/// A gesture that sets a ``GestureState`` while it happens.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    StateMachine(Base._makeMachine(gesture.base), state: gesture.state, update: gesture.update)
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: StateMachine<Value, State>.self)
    Base._updateMachine(machine.content, with: gesture.base)
    machine.state = gesture.state
    machine.update = gesture.update
  }
}

/// A gesture whose value is turned into another.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    MapMachine(Content._makeMachine(gesture.content), transform: gesture.transform)
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: MapMachine<Content.Value, Value>.self)
    Content._updateMachine(machine.content, with: gesture.content)
    machine.transform = gesture.transform
  }
}

extension Gesture {
  /// Calls an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Sets a state while the gesture happens; it goes back when the gesture ends or is lost.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// A gesture with a value made of this one's.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls an action whenever the gesture's value has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A machine around another with the same value.
class WrappingMachine<Value>: _GestureMachine<Value> {
  let content: _GestureMachine<Value>
  init(_ content: _GestureMachine<Value>) {
    self.content = content
    super.init()
  }

  override var phase: GesturePhase<Value> {
    get { content.phase }
    set { content.phase = newValue }
  }
  override func reset() { content.reset() }
  override func handle(_ input: GestureInput) { content.handle(input) }
  override var deadline: TimeInterval? { content.deadline }
  override var continuesAfterUp: Bool { content.continuesAfterUp }
  override var takesSecondPointer: Bool { content.takesSecondPointer }
  override func deliver() { content.deliver() }
  override func cancel() { content.cancel() }
}

final class ChangedMachine<Value: Equatable>: WrappingMachine<Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(_ content: _GestureMachine<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(content)
  }

  override func reset() {
    super.reset()
    last = nil
  }

  override func deliver() {
    super.deliver()
    guard !phase.isEnded, let value = phase.value, value != last else { return }
    last = value
    action(value)
  }
}

final class EndedMachine<Value>: WrappingMachine<Value> {
  var action: (Value) -> Void

  init(_ content: _GestureMachine<Value>, action: @escaping (Value) -> Void) {
    self.action = action
    super.init(content)
  }

  override func deliver() {
    super.deliver()
    if case .ended(let value) = phase { action(value) }
  }
}

final class StateMachine<Value, State>: WrappingMachine<Value> {
  var state: GestureState<State>
  var update: (Value, inout State, inout Transaction) -> Void
  private var isSet = false

  init(
    _ content: _GestureMachine<Value>, state: GestureState<State>,
    update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.update = update
    super.init(content)
  }

  override func deliver() {
    super.deliver()
    switch phase {
    case .possible(let value?), .active(let value):
      isSet = true
      state.update { update(value, &$0, &$1) }
    case .ended, .failed: clear()
    case .possible(nil): break
    }
  }

  override func cancel() {
    super.cancel()
    clear()
  }

  private func clear() {
    guard isSet else { return }
    isSet = false
    state.reset()
  }
}

final class MapMachine<Input, Value>: _GestureMachine<Value> {
  let content: _GestureMachine<Input>
  var transform: (Input) -> Value

  init(_ content: _GestureMachine<Input>, transform: @escaping (Input) -> Value) {
    self.content = content
    self.transform = transform
    super.init()
  }

  override func reset() {
    super.reset()
    content.reset()
  }
  override func handle(_ input: GestureInput) {
    content.handle(input)
    phase = content.phase.map(transform)
  }
  override var takesSecondPointer: Bool { content.takesSecondPointer }
  override var deadline: TimeInterval? { content.deadline }
  override var continuesAfterUp: Bool { content.continuesAfterUp }
  override func deliver() { content.deliver() }
  override func cancel() { content.cancel() }
}
