extension PictureRecipe {
  /// The parts of a composition, in drawing order.
  static func shapes(of composition: Composition, isNight: Bool, numbers: inout SeededNumbers) -> [Shape] {
    switch composition {
    case .hills: layers(3 + numbers.below(3), from: 0.45, isNight: isNight, numbers: &numbers)
    case .waves: layers(4 + numbers.below(3), from: 0.35, isNight: isNight, numbers: &numbers)
    case .skyline: houses(isNight: isNight, numbers: &numbers)
    case .discs: discs(numbers: &numbers)
    case .petals: petals(numbers: &numbers)
    case .tiles: tiles(numbers: &numbers)
    }
  }

  /// Crests from the horizon down; nearer ones are darker.
  private static func layers(_ count: Int, from top: Double, isNight: Bool, numbers: inout SeededNumbers) -> [Shape] {
    (0..<count).map { layer in
      let depth = Double(layer) / Double(count - 1)
      return Shape(
        x: numbers.fraction(), y: top + (0.88 - top) * depth, width: numbers.inside(0.4...0.9),
        height: numbers.inside(0.08...0.2), rotation: 0, hueShift: numbers.inside(-18...18),
        lightness: (isNight ? 0.34 : 0.66) - (isNight ? 0.22 : 0.38) * depth, opacity: 1)
    }
  }

  private static func houses(isNight: Bool, numbers: inout SeededNumbers) -> [Shape] {
    let count = 7 + numbers.below(5)
    return (0..<count).map { house in
      let height = numbers.inside(0.22...0.62)
      return Shape(
        x: (Double(house) + 0.5) / Double(count), y: 1 - height / 2, width: numbers.inside(0.9...1.15) / Double(count),
        height: height, rotation: 0, hueShift: numbers.inside(-25...25),
        lightness: isNight ? numbers.inside(0.1...0.26) : numbers.inside(0.3...0.52), opacity: 1)
    }
  }

  private static func discs(numbers: inout SeededNumbers) -> [Shape] {
    (0..<(6 + numbers.below(4))).map { _ in
      let size = numbers.inside(0.18...0.6)
      return Shape(
        x: numbers.fraction(), y: numbers.fraction(), width: size, height: size, rotation: 0,
        hueShift: numbers.inside(-60...60), lightness: numbers.inside(0.4...0.7), opacity: numbers.inside(0.35...0.75))
    }
  }

  private static func petals(numbers: inout SeededNumbers) -> [Shape] {
    let count = 5 + numbers.below(6)
    let start = numbers.fraction()
    let reach = numbers.inside(0.35...0.55)
    return (0..<count).map { petal in
      Shape(
        x: 0.5, y: 0.55, width: reach * 0.4, height: reach, rotation: start + Double(petal) / Double(count),
        hueShift: petal.isMultiple(of: 2) ? -14 : 20, lightness: petal.isMultiple(of: 2) ? 0.5 : 0.6, opacity: 0.85)
    }
  }

  /// Four columns by three rows, one tile left out and one in another hue.
  private static func tiles(numbers: inout SeededNumbers) -> [Shape] {
    let gap = numbers.below(12)
    let accent = (gap + 5) % 12
    return (0..<12).filter { $0 != gap }.map { tile in
      Shape(
        x: (Double(tile % 4) + 0.5) / 4, y: (Double(tile / 4) + 0.5) / 3, width: 0.22, height: 0.29,
        rotation: Double(numbers.below(4)) / 4, hueShift: tile == accent ? 170 : numbers.inside(-30...30),
        lightness: numbers.inside(0.38...0.68), opacity: 1)
    }
  }
}
