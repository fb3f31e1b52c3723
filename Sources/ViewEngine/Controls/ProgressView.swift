/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  public var body: some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    )
    .modifier(_ProgressSemanticsModifier(fraction: fraction))
  }

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The part of `total` that `value` is; nil for a value that is none.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something of unknown length goes on.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// - Parameter value: how far of `total` it has come; nil while that is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// - Parameter currentValueLabel: says in words how far it has come.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
}

/// Describes progress to assistive technology: the value is a whole percentage.
struct _ProgressSemanticsModifier: ElementModifier {
  let fraction: Double?
  func makeNode(in context: WrapperContext) -> ProgressSemanticsNode { ProgressSemanticsNode(context) }
  func update(_ node: ProgressSemanticsNode) { node.fraction = fraction }
}

final class ProgressSemanticsNode: WrapperNode {
  var fraction: Double?

  override func describe(to builder: inout SemanticsBuilder) {
    var inner = SemanticsBuilder(clip: builder.clip)
    super.describe(to: &inner)
    var properties = SemanticsProperties()
    properties.role = .progressbar
    if let fraction {
      properties.value = "\(Int((fraction * 100).rounded()))%"
    } else {
      properties.states.insert(.busy)
    }
    let parts = properties.merge(inner.nodes)
    builder.add(self, properties, children: parts)
  }
}
