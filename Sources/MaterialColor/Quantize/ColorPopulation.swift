/// A colour, and how many pixels have it or are closest to it.
public struct ColorPopulation: Hashable, Sendable {
  public var color: Argb
  public var population: Int

  public init(_ color: Argb, population: Int) {
    self.color = color
    self.population = population
  }
}
