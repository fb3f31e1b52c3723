/// A colour for each role of Material: what one look, light or dark at one contrast, is painted with.
public struct MaterialColorScheme: Hashable, Sendable, Animatable {
  private var colors: [Color.Resolved]

  /// A scheme from colours as the design tool or the algorithm gives them.
  public init(_ color: (ColorRole) -> Color.Resolved) { colors = ColorRole.allCases.map(color) }

  /// The colours of a dynamic scheme. A dim accent that its specification doesn't have equals the accent.
  public init(_ scheme: DynamicScheme) {
    self.init { role in
      let argb = scheme.argb(for: role) ?? scheme.argb(for: role.withoutDim) ?? scheme[.primary]
      return Color.Resolved(rgb: argb.rawValue)
    }
  }

  /// A scheme by hand: some roles as `0xRRGGBB`, and all others as in another scheme.
  public init(_ colors: KeyValuePairs<ColorRole, UInt32>, otherwise base: MaterialColorScheme) {
    self = base
    for (role, rgb) in colors { self[role] = Color.Resolved(rgb: rgb) }
  }

  init(rgb: [UInt32]) { colors = rgb.map { Color.Resolved(rgb: $0) } }

  /// The colour of a role.
  public subscript(role: ColorRole) -> Color.Resolved {
    get { colors[Int(role.rawValue)] }
    set { colors[Int(role.rawValue)] = newValue }
  }

  public var animatableData: ColorVector {
    get { ColorVector(colors) }
    set { colors = newValue.colors(count: colors.count) }
  }
}

extension ColorRole {
  /// The accent that a dim accent belongs to.
  fileprivate var withoutDim: ColorRole {
    switch self {
    case .primaryDim: .primary
    case .secondaryDim: .secondary
    case .tertiaryDim: .tertiary
    case .errorDim: .error
    default: self
    }
  }
}

extension Color.Resolved {
  /// An opaque colour from `0xRRGGBB`; higher bits are ignored.
  public init(rgb: UInt32) {
    self.init(
      red: Float((rgb >> 16) & 0xFF) / 255, green: Float((rgb >> 8) & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255)
  }
}

/// Many colours as one vector, interpolated in gamma-encoded sRGB as colour animations elsewhere are.
public struct ColorVector: VectorArithmetic, Sendable {
  /// Red, green, blue and opacity of one colour after the other; empty stands for zero.
  private var components: [SIMD4<Float>]

  init(_ colors: [Color.Resolved]) { components = colors.map { SIMD4($0.red, $0.green, $0.blue, $0.opacity) } }

  private init(components: [SIMD4<Float>]) { self.components = components }

  func colors(count: Int) -> [Color.Resolved] {
    (0..<count).map { index in
      let value = index < components.count ? components[index] : .zero
      return Color.Resolved(red: value.x, green: value.y, blue: value.z, opacity: min(max(value.w, 0), 1))
    }
  }

  public static let zero = ColorVector(components: [])

  public static func + (left: Self, right: Self) -> Self { combine(left, right, +) }
  public static func - (left: Self, right: Self) -> Self { combine(left, right, -) }

  private static func combine(
    _ left: Self, _ right: Self, _ operation: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> Self {
    let count = max(left.components.count, right.components.count)
    return ColorVector(
      components: (0..<count).map { index in
        operation(
          index < left.components.count ? left.components[index] : .zero,
          index < right.components.count ? right.components[index] : .zero)
      })
  }

  public mutating func scale(by factor: Double) {
    for index in components.indices { components[index] *= Float(factor) }
  }

  public var magnitudeSquared: Double {
    components.reduce(0) { $0 + Double(($1 * $1).sum()) }
  }

  public static func == (left: Self, right: Self) -> Bool {
    if left.components.count == right.components.count { return left.components == right.components }
    return (left - right).components.allSatisfy { $0 == .zero }
  }
}
