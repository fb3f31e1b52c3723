/// States that a component may be in at the same time. A state with a higher value is the stronger one.
public struct ControlStates: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let selected = ControlStates(rawValue: 1)
  public static let hovered = ControlStates(rawValue: 2)
  /// With the keyboard's focus, while that shows.
  public static let focused = ControlStates(rawValue: 4)
  public static let pressed = ControlStates(rawValue: 8)
  public static let dragged = ControlStates(rawValue: 16)
  public static let disabled = ControlStates(rawValue: 32)

  /// What a component is in. What is disabled is neither pressed nor hovered, whatever the pointer does.
  public init(_ interaction: InteractionState, isSelected: Bool = false) {
    self = isSelected || interaction.isSelected ? .selected : []
    guard interaction.isEnabled else {
      formUnion(.disabled)
      return
    }
    if interaction.isHovered { formUnion(.hovered) }
    if interaction.isFocusVisible { formUnion(.focused) }
    if interaction.isPressed { formUnion(.pressed) }
    if interaction.isDragged { formUnion(.dragged) }
  }

  /// The same for a pressed component, which can't be disabled.
  fileprivate var consistent: ControlStates { contains(.pressed) ? subtracting(.disabled) : self }
}

/// A value for each combination of states, for appearances.
///
/// A combination without a value of its own has that of the strongest states in it that have one, and in the end the
/// ``normal`` one. What holds a press is never disabled: setting a value for pressed and disabled sets it for pressed.
public struct StateValues<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where no other is set.
  public var normal: Value
  private var special: [ControlStates: Value] = [:]

  public init(_ normal: Value) { self.normal = normal }

  public subscript(states: ControlStates) -> Value {
    get {
      let states = states.consistent
      if special.isEmpty { return normal }
      if let exact = special[states] { return exact }
      let nearest = special.keys.filter { $0.isSubset(of: states) }.max { $0.rawValue < $1.rawValue }
      return nearest.flatMap { special[$0] } ?? normal
    }
    set {
      let states = states.consistent
      if states.isEmpty { normal = newValue } else { special[states] = newValue }
    }
  }

  /// Whether any of the states makes a difference to the value.
  func depends(on states: ControlStates) -> Bool { special.keys.contains { !$0.isDisjoint(with: states) } }
}

/// A colour by the state of the control that a view is part of, found when it is drawn: no body runs for it.
struct StateColor: ShapeStyle, Hashable {
  var values: StateValues<Color?>
  var isSelected = false

  func resolve(in environment: EnvironmentValues) -> Color {
    var states: ControlStates = isSelected ? .selected : []
    if !environment.isEnabled { states.formUnion(.disabled) }
    if values.depends(on: [.hovered, .focused, .pressed, .dragged]), let source = environment.interactionSource {
      // Styles are resolved while the engine draws, on the main actor.
      MainActor.assumeIsolated {
        if source.isHovered { states.formUnion(.hovered) }
        if source.isFocusVisible { states.formUnion(.focused) }
        if source.isPressed { states.formUnion(.pressed) }
        if source.isDragged { states.formUnion(.dragged) }
      }
    }
    return values[states] ?? .clear
  }
}
