/// What a shape or a text is filled with: a colour, a gradient, or something that depends on the place.
///
/// A style is resolved when it is drawn. What `resolve(in:)` reads from the environment is followed: when that
/// changes, the view is drawn again and no body runs.
public protocol ShapeStyle: Sendable {
  /// The style that this one turns into; `Never` for those the engine draws itself.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw at a place with this environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What the engine draws. The default resolves first.
  func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    resolve(in: environment)._paint(in: environment, level: level)
  }

  package func paint(in environment: EnvironmentValues) -> StylePaint { _paint(in: environment, level: 0) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by the engine and resolves to no other style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint { switch self {} }
}

/// A resolved style: gradients are in unit coordinates of the shape that they fill.
public enum StylePaint: Hashable, Sendable {
  case color(Color.Resolved)
  case linear([DisplayStop], start: UnitPoint, end: UnitPoint)
  case radial([DisplayStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular([DisplayStop], center: UnitPoint, startAngle: Angle)

  /// A colour at a place along a gradient.
  public struct DisplayStop: Hashable, Sendable {
    public var color: Color.Resolved
    public var location: CGFloat
  }

  /// One colour that stands for the whole: the first of a gradient.
  package var solidColor: Color.Resolved {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      stops.first?.color ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
  }

  package func multiplyingOpacity(by factor: Double) -> StylePaint {
    func faded(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity *= Float(factor)
      return color
    }
    func faded(_ stops: [DisplayStop]) -> [DisplayStop] {
      stops.map { DisplayStop(color: faded($0.color), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(faded(color))
    case .linear(let stops, let start, let end): .linear(faded(stops), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radial(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(let stops, let center, let angle): .angular(faded(stops), center: center, startAngle: angle)
    }
  }

  /// The paint for a shape in `rect`, mirrored where the layout runs from the right.
  package func displayPaint(in rect: CGRect, isRightToLeft: Bool) -> DisplayPaint {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(
        x: rect.minX + rect.width * (isRightToLeft ? 1 - point.x : point.x), y: rect.minY + rect.height * point.y)
    }
    func convert(_ stops: [DisplayStop]) -> [DisplayGradientStop] {
      stops.map { DisplayGradientStop(color: $0.color, location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color)
    case .linear(let stops, let start, let end):
      .linearGradient(convert(stops), start: place(start), end: place(end))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radialGradient(convert(stops), center: place(center), startRadius: startRadius, endRadius: endRadius)
    case .angular(let stops, let center, let angle):
      .angularGradient(convert(stops), center: place(center), startAngle: angle)
    }
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  private let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    if let any = style as? AnyShapeStyle { self = any } else { base = style }
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    base._paint(in: environment, level: level)
  }

  /// Whether the style is a plain colour.
  var isColor: Bool { base is Color }

  /// Equal if the two are the same type of style and that type can tell; styles that can't be compared differ.
  public static func == (left: Self, right: Self) -> Bool { valuesAreEqual(left.base, right.base) }
}

extension Color: ShapeStyle {
  /// The colour at a place with this environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(
      scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
      accent: usesAccent ? environment.desktopAccent : nil,
      provided: { provider in
        (provider as? any EnvironmentColorProvider)?.resolve(in: environment)
          ?? provider.resolve(scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
      }, named: { name, directory in NamedColors.color(name, directory: directory, in: environment) })
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint { .color(resolve(in: environment)) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint { .color(self) }
}

/// A colour that depends on more of the environment than light, dark and contrast: a role of a theme, for one.
public protocol EnvironmentColorProvider: ColorProvider {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

/// Colours by name, as an app registers them, or as an asset catalogue has them.
public enum NamedColors {
  @MainActor private static var colors: [String: (EnvironmentValues) -> Color] = [:]

  /// Gives a name to a colour, for `Color("name")`.
  @MainActor public static func register(_ name: String, _ color: @escaping (EnvironmentValues) -> Color) {
    colors[name] = color
  }

  static func color(_ name: String, directory: String?, in environment: EnvironmentValues) -> Color.Resolved? {
    nonisolated(unsafe) let values = environment
    if let registered = MainActor.assumeIsolated({ colors[name].map { $0(values).resolve(in: values) } }) {
      return registered
    }
    return AssetCatalog.inDirectory(directory ?? Bundle.main.resourceDirectory).color(named: name)?
      .resolved(scheme: environment.colorScheme, contrast: environment.colorSchemeContrast)
  }
}
