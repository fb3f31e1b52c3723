/// A ground that lets a little of what is behind it shine through.
///
/// What is behind is not blurred here; thicker materials let less of it through.
public struct Material: ShapeStyle, Equatable {
  private let opacity: Double

  /// 60 % opaque.
  public static let ultraThin = Material(opacity: 0.6)
  /// 70 % opaque.
  public static let thin = Material(opacity: 0.7)
  /// 80 % opaque.
  public static let regular = Material(opacity: 0.8)
  /// 90 % opaque.
  public static let thick = Material(opacity: 0.9)
  /// 95 % opaque.
  public static let ultraThick = Material(opacity: 0.95)
  /// As bars have it: 90 % opaque.
  public static let bar = Material(opacity: 0.9)

  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    BackgroundStyle().opacity(opacity)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A colour with a faint gradient, lighter at the top.
public struct AnyGradient: ShapeStyle, Equatable {
  private let color: Color

  init(_ color: Color) { self.color = color }

  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    LinearGradient(
      colors: [color.mix(with: .white, by: 0.2), color], startPoint: .top, endPoint: .bottom)
  }
}

extension Color {
  /// The colour with a faint gradient: a fifth of white at the top, none at the bottom.
  public var gradient: AnyGradient { AnyGradient(self) }
}
