/// Shows where a value is in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let lowerLabel: BoundsLabel
  private let upperLabel: BoundsLabel
  private let markedLabels: MarkedValueLabels
  @Environment(\.gaugeStyle) private var style

  public var body: some View {
    func make<Style: GaugeStyle>(_ style: Style) -> AnyView {
      AnyView(
        style.makeBody(
          configuration: GaugeStyleConfiguration(
            value: fraction, label: .init(content: AnyView(label)),
            currentValueLabel: part(currentValueLabel), minimumValueLabel: part(lowerLabel),
            maximumValueLabel: part(upperLabel))))
    }
    return make(style.base)
      .accessibilityElement(children: .combine)
      .accessibilityRole(.progressbar)
      .accessibilityValue("\(Int((fraction * 100).rounded())) %")
  }

  private func part<V: View>(_ view: V) -> GaugeStyleConfiguration.Part? {
    V.self == EmptyView.self ? nil : GaugeStyleConfiguration.Part(content: AnyView(view))
  }

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, lower: BoundsLabel,
    upper: BoundsLabel, marked: MarkedValueLabels
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    lowerLabel = lower
    upperLabel = upper
    markedLabels = marked
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(
      value, bounds, label: label(), current: EmptyView(), lower: EmptyView(), upper: EmptyView(), marked: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label, and what it is now in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), lower: EmptyView(), upper: EmptyView(),
      marked: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with a label, what it is now in words, and what the bounds are.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), lower: minimumValueLabel(),
      upper: maximumValueLabel(), marked: EmptyView())
  }
}

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// The look of one gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` shows.
public struct GaugeStyleConfiguration {
  /// The gauge's label, as its user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { ControlLabel(content: content) }
  }

  /// Another text of the gauge, as its user wrote it.
  public struct Part: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Where the value is in its range, 0…1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: Part?
  public let minimumValueLabel: Part?
  public let maximumValueLabel: Part?
}

/// A bar between the labels of the bounds, under the gauge's label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GeometryReader { proxy in
          Capsule().fill(Color.gray.opacity(0.3))
            .overlay(alignment: .leading) {
              Capsule().fill(.tint).frame(width: proxy.size.width * CGFloat(configuration.value))
            }
        }
        .frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A ring, open at the bottom, around the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ring(to: 1).foregroundStyle(Color.gray.opacity(0.3))
      ring(to: configuration.value).foregroundStyle(.tint)
      VStack(spacing: 0) {
        configuration.currentValueLabel.font(.title3)
        configuration.label.font(.caption2)
      }
    }
    .frame(width: 58, height: 58)
  }

  /// Three quarters of a circle, from the lower leading to the lower trailing side.
  private func ring(to value: Double) -> some View {
    Circle()
      .trim(from: 0, to: 0.75 * value)
      .stroke(.foreground, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      .rotationEffect(.degrees(135))
      .padding(3)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// A ring.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any GaugeStyle> { ErasedStyle(LinearCapacityGaugeStyle()) }
}

extension EnvironmentValues {
  var gaugeStyle: ErasedStyle<any GaugeStyle> {
    get { styleSubstitutions.style(for: self[GaugeStyleKey.self]) }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, ErasedStyle(style)) }
}
