/// A control for a number in a range.
public struct Slider<Label: View>: View {
  private let model: SliderModel
  private let label: Label
  private let onEditingChanged: (Bool) -> Void
  /// What stands at the ends; nil for nothing.
  var ends: SliderEnds?
  @Environment(\.sliderStyle) private var style
  @State private var source = InteractionSource()

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    model = SliderModel(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) },
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    self.label = label()
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    if let ends {
      HStack {
        ends.minimum.accessibilityHidden(true)
        track
        ends.maximum.accessibilityHidden(true)
      }
    } else {
      track
    }
  }

  private var track: some View {
    style.makeBody(
      SliderStyleConfiguration(model: model, interaction: source)
    )
    .modifier(_SliderModifier(source: source, model: model, onEditingChanged: onEditingChanged))
    .modifier(_HiddenTitleModifier(title: label))
    .modifier(_SliderSemanticsModifier(model: model))
    .environment(\.interactionSource, source)
  }
}

extension Slider where Label == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

/// A slider's number as a Double, with its range and steps.
struct SliderModel {
  let get: () -> Double
  let set: (Double) -> Void
  let bounds: ClosedRange<Double>
  let step: Double?

  var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((get() - bounds.lowerBound) / length, 0), 1) : 0
  }

  /// Keys move by the step, or by a tenth of the range.
  var keyStep: Double { step ?? (bounds.upperBound - bounds.lowerBound) / 10 }

  func setFraction(_ fraction: Double) {
    assign(bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound))
  }

  func move(by steps: Double) { assign(get() + steps * keyStep) }

  /// A page is a tenth of the range, and no less than two steps.
  func movePage(by pages: Double) {
    assign(get() + pages * max(2 * keyStep, (bounds.upperBound - bounds.lowerBound) / 10))
  }

  private func assign(_ value: Double) {
    var value = value
    if let step, step > 0 { value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step }
    value = min(max(value, bounds.lowerBound), bounds.upperBound)
    if value != get() { set(value) }
  }
}

/// The look of sliders; the engine follows pointers and keys.
@MainActor @preconcurrency
public protocol SliderStyle {
  associatedtype Body: View
  typealias Configuration = SliderStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``SliderStyle`` shows.
@MainActor
public struct SliderStyleConfiguration {
  let model: SliderModel
  /// What the user is doing with the slider.
  public let interaction: InteractionSource
  /// Where the value is in its range, 0…1.
  public var fraction: Double { model.fraction }
  /// The value itself.
  public var value: Double { model.get() }
  /// The distance between two values in parts of the range; nil for a continuous slider.
  public var stepFraction: Double? {
    model.step.map { $0 / max(model.bounds.upperBound - model.bounds.lowerBound, .leastNonzeroMagnitude) }
  }
}

/// A track with a round thumb.
public struct DefaultSliderStyle: SliderStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      GeometryReader { proxy in
        let x = (proxy.size.width - 20) * CGFloat(configuration.fraction)
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
          Capsule().fill(.tint).frame(width: x + 10, height: 4)
          Circle().fill(.tint).frame(width: 20, height: 20).padding(.leading, x)
        }
        .frame(height: 20)
      }
      .frame(height: 20)
    }
  }
}

extension SliderStyle where Self == DefaultSliderStyle {
  public static var automatic: DefaultSliderStyle { DefaultSliderStyle() }
}

extension ErasedStyle where Style == any SliderStyle {
  @MainActor func makeBody(_ configuration: SliderStyleConfiguration) -> AnyView {
    func make<Base: SliderStyle>(_ style: Base) -> AnyView {
      AnyView(SliderStyleBody(style: style, configuration: configuration))
    }
    return make(base)
  }
}

private struct SliderStyleBody<Style: SliderStyle>: View {
  let style: Style
  let configuration: SliderStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private struct SliderStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any SliderStyle> { ErasedStyle(DefaultSliderStyle()) }
}

extension EnvironmentValues {
  var sliderStyle: ErasedStyle<any SliderStyle> {
    get { styleSubstitutions.style(for: self[SliderStyleKey.self]) }
    set { self[SliderStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the sliders in this view.
  public func sliderStyle<S: SliderStyle>(_ style: S) -> some View {
    environment(\.sliderStyle, ErasedStyle(style))
  }
}
