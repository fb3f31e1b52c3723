/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public struct Value {
    /// What the first tells; nil before it has begun and after it has failed.
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    SimultaneousMachine<First, Second>(First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: SimultaneousMachine<First, Second>.self)
    First._updateMachine(machine.first, with: gesture.first)
    Second._updateMachine(machine.second, with: gesture.second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    /// The first has not ended yet.
    case first(First.Value)
    /// The first has ended; the second may not have begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    SequenceMachine<First, Second>(First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: SequenceMachine<First, Second>.self)
    First._updateMachine(machine.first, with: gesture.first)
    Second._updateMachine(machine.second, with: gesture.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures: the second only where the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    ExclusiveMachine<First, Second>(First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: ExclusiveMachine<First, Second>.self)
    First._updateMachine(machine.first, with: gesture.first)
    Second._updateMachine(machine.second, with: gesture.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture or, where it fails, another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A machine of two others.
class PairMachine<First: Gesture, Second: Gesture, Value>: _GestureMachine<Value> {
  let first: _GestureMachine<First.Value>
  let second: _GestureMachine<Second.Value>

  init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
  }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }

  override var deadline: TimeInterval? { [first.deadline, second.deadline].compactMap { $0 }.min() }
  override var continuesAfterUp: Bool { first.continuesAfterUp || second.continuesAfterUp }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override var takesSecondPointer: Bool { first.takesSecondPointer || second.takesSecondPointer }

  /// Passes an input on to a part that is still under way.
  func pass<T>(_ input: GestureInput, to part: _GestureMachine<T>) {
    if !part.phase.isEnded, !part.phase.isFailed { part.handle(input) }
  }
}

final class SimultaneousMachine<First: Gesture, Second: Gesture>: PairMachine<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  private var deliveredFirst = false
  private var deliveredSecond = false

  override func reset() {
    super.reset()
    deliveredFirst = false
    deliveredSecond = false
  }

  override func handle(_ input: GestureInput) {
    pass(input, to: first)
    pass(input, to: second)
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    let isOver = (first.phase.isEnded || first.phase.isFailed) && (second.phase.isEnded || second.phase.isFailed)
    if first.phase.isFailed, second.phase.isFailed {
      phase = .failed
    } else if isOver {
      phase = .ended(value)
    } else if first.phase.isActive || second.phase.isActive || first.phase.isEnded || second.phase.isEnded {
      phase = .active(value)
    } else {
      phase = .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }

  override func deliver() {
    if !deliveredFirst { first.deliver() }
    if !deliveredSecond { second.deliver() }
    deliveredFirst = first.phase.isEnded || first.phase.isFailed
    deliveredSecond = second.phase.isEnded || second.phase.isFailed
  }
}

final class SequenceMachine<First: Gesture, Second: Gesture>: PairMachine<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  private var isInSecond = false
  private var hasDeliveredFirst = false
  /// Whether the pointer is up between the two.
  private var waitsForDown = false

  override func reset() {
    super.reset()
    isInSecond = false
    hasDeliveredFirst = false
    waitsForDown = false
  }

  override var deadline: TimeInterval? { isInSecond ? second.deadline : first.deadline }
  override var continuesAfterUp: Bool {
    waitsForDown || (isInSecond ? second : nil)?.continuesAfterUp ?? first.continuesAfterUp
  }

  override func handle(_ input: GestureInput) {
    if !isInSecond {
      first.handle(input)
      switch first.phase {
      case .ended:
        isInSecond = true
        waitsForDown = input.kind == .up
        // The second begins where the pointer is now.
        if !waitsForDown { second.handle(input.asDown) }
      case .failed:
        phase = .failed
        return
      case .possible(let value):
        phase = .possible(value.map { .first($0) })
        return
      case .active(let value):
        phase = .active(.first(value))
        return
      }
    } else {
      if input.kind == .down { waitsForDown = false }
      pass(input, to: second)
    }
    guard let value = first.phase.value else {
      phase = .failed
      return
    }
    phase =
      switch second.phase {
      case .possible(let part): .active(.second(value, part))
      case .active(let part): .active(.second(value, part))
      case .ended(let part): .ended(.second(value, part))
      case .failed: .failed
      }
  }

  override func deliver() {
    if !hasDeliveredFirst {
      first.deliver()
      hasDeliveredFirst = first.phase.isEnded
    }
    if isInSecond { second.deliver() }
  }
}

final class ExclusiveMachine<First: Gesture, Second: Gesture>: PairMachine<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  override func handle(_ input: GestureInput) {
    pass(input, to: first)
    pass(input, to: second)
    switch first.phase {
    case .active(let value): phase = .active(.first(value))
    case .ended(let value): phase = .ended(.first(value))
    case .failed: phase = second.phase.map { .second($0) }
    case .possible(let value):
      // The second may be over already, but has to wait for the first to fail.
      phase = .possible(value.map { .first($0) } ?? second.phase.value.map { .second($0) })
    }
  }

  override func deliver() {
    if first.phase.isFailed {
      second.deliver()
    } else if case .possible = first.phase, case .possible = second.phase {
      first.deliver()
      second.deliver()
    } else {
      first.deliver()
      if first.phase.isActive || first.phase.isEnded { second.cancel() }
    }
  }
}

extension GestureInput {
  /// The same place and time as the beginning of a gesture.
  var asDown: GestureInput {
    GestureInput(kind: .down, pointer: pointer, location: location, time: time, node: node, second: second)
  }
}
