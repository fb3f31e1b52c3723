/// The style with which the place's content is drawn.
public struct ForegroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.foregroundPaint(level: level)
  }
}

/// One of the levels of the place's foreground style: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  let level: Int
  public func _paint(in environment: EnvironmentValues, level outer: Int) -> StylePaint {
    environment.foregroundPaint(level: max(level, outer))
  }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

/// The place's tint.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint { environment.tintPaint }
}

/// The window's background.
public struct BackgroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.backgroundStyle?._paint(in: environment, level: level)
      ?? .color((environment.colorScheme == .dark ? Color.black : .white).resolve(in: environment))
  }
}

/// A style made more transparent.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let factor: Double
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    base._paint(in: environment, level: level).multiplyingOpacity(by: factor)
  }
}

extension _OpacityShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, factor: opacity) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

/// How much of its colour each level of a hierarchy shows when only the first is given.
private let hierarchyOpacities: [Double] = [1, 0.6, 0.3, 0.18, 0.1]

extension EnvironmentValues {
  /// Styles by level, as `foregroundStyle(_:_:_:)` set them.
  package var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The style of things that stand out, such as the text of a button.
  public var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style of the window's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  package var foregroundPaint: StylePaint { foregroundPaint(level: 0) }

  func foregroundPaint(level: Int) -> StylePaint {
    let styles = foregroundStyles
    if level < styles.count { return styles[level]._paint(in: self, level: 0) }
    let base = styles.first?._paint(in: self, level: 0) ?? .color(Color.primary.resolve(in: self))
    return base.multiplyingOpacity(by: hierarchyOpacities[min(level, hierarchyOpacities.count - 1)])
  }

  package var tintPaint: StylePaint {
    guard let tint else { return .color(Color.accentColor.resolve(in: self)) }
    var values = self
    values.tint = nil
    return tint._paint(in: values, level: 0)
  }
}
