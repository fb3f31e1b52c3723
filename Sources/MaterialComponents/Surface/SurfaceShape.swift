/// The shape of a surface: a step of the theme's scale, or radii of its own.
public struct SurfaceShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case token(ShapeToken)
    case fixed(MaterialShape)
  }

  private let kind: Kind

  /// All four corners with a radius of the theme's scale; a change of the theme's shapes changes it.
  public static func token(_ token: ShapeToken) -> SurfaceShape { SurfaceShape(kind: .token(token)) }
  /// A shape that no theme changes.
  public static func fixed(_ shape: MaterialShape) -> SurfaceShape { SurfaceShape(kind: .fixed(shape)) }

  public static let none = token(.none)
  public static let extraSmall = token(.extraSmall)
  public static let small = token(.small)
  public static let medium = token(.medium)
  public static let large = token(.large)
  public static let extraLarge = token(.extraLarge)
  public static let full = token(.full)

  /// The shape with the radii of a theme.
  public func resolve(in shapes: MaterialShapes) -> MaterialShape {
    switch kind {
    case .token(let token): MaterialShape(radius: shapes[token])
    case .fixed(let shape): shape
    }
  }

  func resolve(in environment: EnvironmentValues) -> MaterialShape {
    if case .fixed(let shape) = kind { return shape }
    return resolve(in: environment.materialShapes)
  }
}

/// A line along the inside of a surface's edge.
public struct SurfaceOutline: Hashable, Sendable {
  public var color: ColorRole
  /// Points.
  public var width: CGFloat

  public init(_ color: ColorRole = .outlineVariant, width: CGFloat = 1) {
    self.color = color
    self.width = width
  }
}
