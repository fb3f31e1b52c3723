/// How colours become others: each component of the new colour is a sum of the old one's red, green, blue and opacity,
/// and a constant. Components run from 0 to 1, colours are not premultiplied.
package struct ColorMatrix: Equatable, Animatable, Sendable {
  /// Four rows of five figures.
  package private(set) var rows: [[Double]]

  package static let identity = ColorMatrix(
    red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0], opacity: [0, 0, 0, 1, 0])

  package init(red: [Double], green: [Double], blue: [Double], opacity: [Double] = [0, 0, 0, 1, 0]) {
    rows = [red, green, blue, opacity]
  }

  package var animatableData: FigureVector {
    get { FigureVector(figures: rows.flatMap { $0 }) }
    set {
      guard newValue.figures.count == 20 else { return }
      rows = (0..<4).map { Array(newValue.figures[$0 * 5..<$0 * 5 + 5]) }
    }
  }

  // The formulas are those of the Filter Effects specification (W3C), section "Filter primitive representation"; the
  // weights of luminance are sRGB's.

  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: [1, 0, 0, 0, amount], green: [0, 1, 0, 0, amount], blue: [0, 0, 1, 0, amount])
  }

  static func contrast(_ amount: Double) -> ColorMatrix {
    let shift = 0.5 - amount / 2
    return ColorMatrix(
      red: [amount, 0, 0, 0, shift], green: [0, amount, 0, 0, shift], blue: [0, 0, amount, 0, shift])
  }

  static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    let rest = 1 - amount
    return ColorMatrix(
      red: [r * rest + amount, g * rest, b * rest, 0, 0], green: [r * rest, g * rest + amount, b * rest, 0, 0],
      blue: [r * rest, g * rest, b * rest + amount, 0, 0])
  }

  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let (r, g, b) = (0.213, 0.715, 0.072)
    return ColorMatrix(
      red: [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
      green: [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
      blue: [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0])
  }

  static func multiply(_ color: Color.Resolved) -> ColorMatrix {
    ColorMatrix(
      red: [Double(color.red), 0, 0, 0, 0], green: [0, Double(color.green), 0, 0, 0],
      blue: [0, 0, Double(color.blue), 0, 0], opacity: [0, 0, 0, Double(color.opacity), 0])
  }

  static let inversion = ColorMatrix(red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])

  static let luminanceToAlpha = ColorMatrix(
    red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0], opacity: [-0.2126, -0.7152, -0.0722, 1, 0])
}

/// Any number of figures that animate together.
package struct FigureVector: VectorArithmetic, Sendable {
  package var figures: [Double]

  package static var zero: FigureVector { FigureVector(figures: []) }

  private static func joined(_ left: Self, _ right: Self, _ operation: (Double, Double) -> Double) -> Self {
    let count = max(left.figures.count, right.figures.count)
    func at(_ index: Int, _ vector: Self) -> Double { index < vector.figures.count ? vector.figures[index] : 0 }
    return Self(figures: (0..<count).map { operation(at($0, left), at($0, right)) })
  }

  package static func + (left: Self, right: Self) -> Self { joined(left, right, +) }
  package static func - (left: Self, right: Self) -> Self { joined(left, right, -) }
  package mutating func scale(by factor: Double) { figures = figures.map { $0 * factor } }
  package var magnitudeSquared: Double { figures.reduce(0) { $0 + $1 * $1 } }
  package static func == (left: Self, right: Self) -> Bool { joined(left, right, -).figures.allSatisfy { $0 == 0 } }
}

/// Draws a view, as one group, in other colours.
public struct _ColorMatrixEffect: ElementModifier {
  let matrix: ColorMatrix
  package func makeNode(in context: WrapperContext) -> ColorMatrixNode { ColorMatrixNode(context, neutral: .identity) }
  package func update(_ node: ColorMatrixNode) { node.set(matrix) }
}

package final class ColorMatrixNode: EffectNode<ColorMatrix> {
  override var slot: AnimationSlot { .custom(1) }

  package override func compose(into builder: inout DisplayBuilder) {
    guard let child else { return }
    if shown == .identity { return appendChildren(to: &builder) }
    let origin = physicalOrigin(of: child)
    let absolute = CGPoint(x: builder.origin.x + origin.x, y: builder.origin.y + origin.y)
    let item = child.displayItem(at: absolute, scale: builder.scale)
    guard !item.operations.isEmpty else { return }
    builder.append(.recolored(shown, item, offset: builder.offset(to: absolute)))
  }
}

/// Multiplies a view's colours with another, which is resolved where the view is.
private struct ColorMultiplication: ViewModifier {
  let color: Color
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.modifier(_ColorMatrixEffect(matrix: .multiply(color.resolve(in: environment))))
  }
}

extension View {
  /// Makes the view brighter by a part of white, or darker by a negative one; 0 changes nothing.
  public func brightness(_ amount: Double) -> some View { modifier(_ColorMatrixEffect(matrix: .brightness(amount))) }

  /// Pulls colours away from a middle gray (above 1) or towards it (below); 1 changes nothing.
  public func contrast(_ amount: Double) -> some View { modifier(_ColorMatrixEffect(matrix: .contrast(amount))) }

  /// Makes colours stronger (above 1) or weaker (below, down to gray at 0); 1 changes nothing.
  public func saturation(_ amount: Double) -> some View { modifier(_ColorMatrixEffect(matrix: .saturation(amount))) }

  /// Takes a part of the colour away, 0…1; 1 is gray.
  public func grayscale(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(matrix: .saturation(1 - min(max(amount, 0), 1))))
  }

  /// Turns all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View { modifier(_ColorMatrixEffect(matrix: .hueRotation(angle))) }

  /// Multiplies the view's colours with another; white changes nothing.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplication(color: color)) }

  /// Turns colours into their opposites.
  public func colorInvert() -> some View { modifier(_ColorMatrixEffect(matrix: .inversion)) }

  /// Draws the view black, and the more transparent the brighter it was.
  public func luminanceToAlpha() -> some View { modifier(_ColorMatrixEffect(matrix: .luminanceToAlpha)) }
}
