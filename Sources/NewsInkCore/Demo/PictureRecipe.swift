/// How to draw the picture of a demo article: plain data for whatever draws it.
///
/// The same number gives the same recipe at each start. Positions and sizes are fractions of the picture's width and
/// height, so that it can be drawn at any size.
public struct PictureRecipe: Hashable, Sendable {
  /// What the picture shows.
  public enum Composition: Int, CaseIterable, Hashable, Sendable {
    /// A sun above ranges of hills; shapes are the ranges from far to near.
    case hills
    /// A row of houses against the sky; shapes are the houses.
    case skyline
    /// Layers of waves; shapes are the crests from far to near.
    case waves
    /// Overlapping translucent discs.
    case discs
    /// Large leaves or petals around a centre.
    case petals
    /// A mosaic of rounded tiles.
    case tiles
  }

  /// One part of the composition.
  public struct Shape: Hashable, Sendable {
    /// The middle, 0…1 from the left.
    public var x: Double
    /// The middle, 0…1 from the top; for hills and waves the height of the crest.
    public var y: Double
    /// The width, 0…1 of the picture's width.
    public var width: Double
    /// The height, 0…1 of the picture's height.
    public var height: Double
    /// In turns clockwise, 0…1.
    public var rotation: Double
    /// Added to the recipe's ``PictureRecipe/hue``, in degrees.
    public var hueShift: Double
    /// 0 black … 1 white.
    public var lightness: Double
    /// 0…1
    public var opacity: Double
  }

  public let number: Int
  public let composition: Composition
  /// The main hue in degrees, 0..<360.
  public let hue: Double
  /// The hue of the light (sun, accent), in degrees, 0..<360.
  public let accentHue: Double
  /// 0…1, between muted and vivid.
  public let saturation: Double
  /// Lightness of the ground at its top and bottom, 0…1.
  public let groundLightness: (top: Double, bottom: Double)
  /// The middle of sun, moon or accent, fractions of width and height.
  public let light: (x: Double, y: Double)
  /// The radius of the light, a fraction of the height.
  public let lightRadius: Double
  /// 3 to 14 parts, to be drawn in this order.
  public let shapes: [Shape]

  /// The recipe for a picture number; any number is valid.
  public init(number: Int) {
    var numbers = SeededNumbers(seed: number)
    self.number = number
    // Neighbours in a list differ in composition and, by the golden angle, as much as can be in hue.
    let kinds = Composition.allCases
    let turn = (number / 6 &+ number) % kinds.count
    composition = kinds[turn < 0 ? turn + kinds.count : turn]
    hue = Self.degrees(Double(number % 360) * 137.508 + numbers.inside(0...24))
    // Suns and moons are between orange and yellow, whatever the land below is like.
    accentHue =
      switch composition {
      case .hills, .skyline, .waves: numbers.inside(22...56)
      case .discs, .petals, .tiles: Self.degrees(hue + [30, 150, 180, 210][numbers.below(4)])
      }
    saturation = numbers.inside(0.42...0.7)
    let isNight = numbers.below(5) == 0
    groundLightness = isNight ? (top: 0.16, bottom: 0.38) : (top: numbers.inside(0.62...0.76), bottom: 0.9)
    light = (x: numbers.inside(0.18...0.82), y: numbers.inside(0.18...0.42))
    lightRadius = numbers.inside(0.08...0.17)
    shapes = Self.shapes(of: composition, isNight: isNight, numbers: &numbers)
  }

  public static func == (left: PictureRecipe, right: PictureRecipe) -> Bool { left.number == right.number }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  private static func degrees(_ value: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
