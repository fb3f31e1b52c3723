/// A length that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.textScale) private var scale

  public init(wrappedValue: Value) { base = wrappedValue }

  /// - Parameter textStyle: the style whose growth the value follows; all styles grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  public var wrappedValue: Value { base * Value(scale) }
}
