/// A control that raises and lowers a value by steps.
///
/// It has two buttons, of which the one that would leave the range is disabled. To assistive technology it is one spin
/// button that can be raised and lowered.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let model: StepperModel
  @Environment(\.stepperStyle) private var style

  fileprivate init(label: Label, model: StepperModel) {
    self.label = label
    self.model = model
  }

  /// A control that says when to go up and down.
  /// - Parameters:
  ///   - onIncrement: nil disables going up.
  ///   - onDecrement: nil disables going down.
  ///   - onEditingChanged: called with true before a step and with false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      model: StepperModel(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  /// A control for any value that has steps.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), model: StepperModel(value, step: step, onEditingChanged: onEditingChanged))
  }

  /// A control for a value in a range. A step that would leave the range ends at its bound.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), model: StepperModel(value, in: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  public var body: some View {
    StepperBody(
      configuration: StepperStyleConfiguration(
        label: StepperStyleConfiguration.Label(content: AnyView(label)), increment: model.increment,
        decrement: model.decrement),
      style: style
    )
    .accessibilityElement(children: .combine)
    .accessibilityRole(.spinbutton)
    .accessibilityValue(model.value ?? "")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: model.increment?()
      case .decrement: model.decrement?()
      }
    }
  }
}

private struct StepperBody: View {
  let configuration: StepperStyleConfiguration
  let style: ErasedStyle<any StepperStyle>

  var body: some View {
    func make<Style: StepperStyle>(_ style: Style) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style.base)
  }
}

extension Stepper where Label == Text {
  /// A control with a title for any value that has steps.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A control with a title for any value that has steps.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A control with a title for a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A control with a title for a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A control with a title that says when to go up and down.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A control with a title that says when to go up and down.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

/// What a stepper can do now.
private struct StepperModel {
  var value: String?
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  init(increment: (() -> Void)?, decrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    func reporting(_ action: (() -> Void)?) -> (() -> Void)? {
      guard let action else { return nil }
      return {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    self.increment = reporting(increment)
    self.decrement = reporting(decrement)
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void
  ) {
    let now = value.wrappedValue
    func move(by distance: V.Stride) {
      let next = value.wrappedValue.advanced(by: distance)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    self.init(
      increment: bounds.map { now < $0.upperBound } ?? true ? { move(by: step) } : nil,
      decrement: bounds.map { now > $0.lowerBound } ?? true ? { move(by: 0 - step) } : nil,
      onEditingChanged: onEditingChanged)
    self.value = "\(now)"
  }
}

/// The look of steppers; beyond SwiftUI.
@MainActor @preconcurrency
public protocol StepperStyle {
  associatedtype Body: View
  typealias Configuration = StepperStyleConfiguration
  /// The look of one stepper.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``StepperStyle`` shows.
@MainActor
public struct StepperStyleConfiguration {
  /// The stepper's label, as its user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { ControlLabel(content: content).accessibilityNamesContainer() }
  }

  public let label: Label
  /// Goes one step up; nil at the upper bound.
  public let increment: (() -> Void)?
  /// Goes one step down; nil at the lower bound.
  public let decrement: (() -> Void)?
}

/// The label, and two buttons at the trailing edge.
public struct DefaultStepperStyle: StepperStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        HStack(spacing: 0) {
          step("−", configuration.decrement)
          Color.gray.opacity(0.3).frame(width: 1, height: 18)
          step("+", configuration.increment)
        }
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
      }
    }
  }

  /// 47 by 32 points, as on iOS.
  private func step(_ sign: String, _ action: (() -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      Text(verbatim: sign)
        .font(.system(size: 20))
        .frame(width: 47, height: 32)
        .contentShape(Rectangle())
        .accessibilityLabel(Text(sign == "+" ? "Increment" : "Decrement"))
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
  }
}

extension StepperStyle where Self == DefaultStepperStyle {
  /// The label, and two buttons at the trailing edge.
  public static var automatic: DefaultStepperStyle { DefaultStepperStyle() }
}

private struct StepperStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any StepperStyle> { ErasedStyle(DefaultStepperStyle()) }
}

extension EnvironmentValues {
  var stepperStyle: ErasedStyle<any StepperStyle> {
    get { styleSubstitutions.style(for: self[StepperStyleKey.self]) }
    set { self[StepperStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the steppers in this view; beyond SwiftUI.
  public func stepperStyle<S: StepperStyle>(_ style: S) -> some View {
    environment(\.stepperStyle, ErasedStyle(style))
  }
}
