extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  /// From top to bottom.
  public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .linear(displayStops(in: environment), start: .top, end: .bottom)
  }

  func displayStops(in environment: EnvironmentValues) -> [StylePaint.DisplayStop] {
    stops.map { StylePaint.DisplayStop(color: $0.color.resolve(in: environment), location: $0.location) }
  }
}

/// Colours that change along a line.
public struct LinearGradient: ShapeStyle, PrimitiveStyleView, Equatable {
  public typealias Resolved = Never
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .linear(gradient.displayStops(in: environment), start: startPoint, end: endPoint)
  }
}

/// Colours that change with the distance from a point; radii are in points.
public struct RadialGradient: ShapeStyle, PrimitiveStyleView, Equatable {
  public typealias Resolved = Never
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  nonisolated public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .radial(
      gradient.displayStops(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours that change with the angle around a point.
public struct AngularGradient: ShapeStyle, PrimitiveStyleView, Equatable {
  public typealias Resolved = Never
  var gradient: Gradient
  var center: UnitPoint
  var angle: Angle

  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }

  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  nonisolated public func _paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .angular(gradient.displayStops(in: environment), center: center, startAngle: angle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
