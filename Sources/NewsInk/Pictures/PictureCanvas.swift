import MaterialUI
import NewsInkCore

/// Pixels with the few shapes that demo pictures are made of. Edges are smoothed over one pixel.
struct PictureCanvas {
  private let width: Int
  private let height: Int
  private var pixels: [SIMD3<Float>]

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = Array(repeating: .zero, count: self.width * self.height)
  }

  var bitmap: Bitmap {
    let packed = pixels.map { color -> UInt32 in
      let bytes = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
      return 0xFF00_0000 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }
    return Bitmap(width: width, height: height, pixels: packed)
  }

  mutating func fillGround(_ recipe: PictureRecipe) {
    let top = Self.color(hue: recipe.hue, saturation: recipe.saturation, lightness: recipe.groundLightness.top)
    let bottom = Self.color(
      hue: recipe.hue + 20, saturation: recipe.saturation * 0.8, lightness: recipe.groundLightness.bottom)
    for y in 0..<height {
      let share = Float(y) / Float(max(1, height - 1))
      let color = top + (bottom - top) * share
      for x in 0..<width { pixels[y * width + x] = color }
    }
  }

  mutating func drawLight(_ recipe: PictureRecipe) {
    let center = SIMD2(recipe.light.x * Double(width), recipe.light.y * Double(height))
    let radius = recipe.lightRadius * Double(height)
    let color = Self.color(hue: recipe.accentHue, saturation: 0.85, lightness: 0.72)
    cover(
      x: center.x - radius * 2.2...center.x + radius * 2.2, y: center.y - radius * 2.2...center.y + radius * 2.2,
      color: color
    ) { point in
      let distance = ((point - center) * (point - center)).sum().squareRoot()
      let disc = min(max(radius - distance + 0.5, 0), 1)
      let glow = 0.28 * pow(max(0, 1 - distance / (radius * 2.2)), 2)
      return max(disc, glow)
    }
  }

  /// A hill range or a wave: everything below a crest.
  mutating func drawRange(_ shape: PictureRecipe.Shape, index: Int, _ recipe: PictureRecipe) {
    let color = Self.color(shape, recipe)
    let phase = shape.rotation * 2 * .pi
    let swing = shape.height * 0.5 * Double(height)
    let waves = max(1, 2.2 / max(shape.width, 0.2))
    let (pictureWidth, pictureHeight) = (Double(width), Double(height))
    let crest = (0..<width).map { x -> Double in
      let angle = Double(x) / pictureWidth * waves * 2 * .pi + phase
      return shape.y * pictureHeight + swing * (0.6 * sin(angle) + 0.4 * sin(angle * 2.3 + Double(index)))
    }
    cover(x: 0...pictureWidth, y: 0...pictureHeight, color: color) { point in
      let column = min(max(Int(point.x), 0), crest.count - 1)
      return shape.opacity * min(max(point.y - crest[column] + 0.5, 0), 1)
    }
  }

  mutating func drawEllipse(_ shape: PictureRecipe.Shape, _ recipe: PictureRecipe) {
    let frame = Frame(shape, width: width, height: height)
    cover(x: frame.reachX, y: frame.reachY, color: Self.color(shape, recipe)) { point in
      let local = frame.local(point) / frame.half
      let distance = (local * local).sum().squareRoot()
      return shape.opacity * min(max((1 - distance) * frame.half.min() + 0.5, 0), 1)
    }
  }

  /// - Parameter radius: of the corners, a fraction of the shorter side.
  mutating func drawRectangle(_ shape: PictureRecipe.Shape, _ recipe: PictureRecipe, radius: Double) {
    let frame = Frame(shape, width: width, height: height)
    let corner = radius * frame.half.min() * 2
    cover(x: frame.reachX, y: frame.reachY, color: Self.color(shape, recipe)) { point in
      let local = frame.local(point)
      let outside = SIMD2(abs(local.x), abs(local.y)) - frame.half + corner
      let beyond = SIMD2(max(outside.x, 0), max(outside.y, 0))
      let distance = (beyond * beyond).sum().squareRoot() + min(outside.max(), 0) - corner
      return shape.opacity * min(max(0.5 - distance, 0), 1)
    }
  }

  /// Blends a colour in where `coverage` says, 0…1, for each pixel in a box.
  private mutating func cover(
    x: ClosedRange<Double>, y: ClosedRange<Double>, color: SIMD3<Float>, _ coverage: (SIMD2<Double>) -> Double
  ) {
    let columns = Self.pixels(in: x, count: width)
    let rows = Self.pixels(in: y, count: height)
    for row in rows {
      for column in columns {
        let share = Float(coverage(SIMD2(Double(column) + 0.5, Double(row) + 0.5)))
        guard share > 0 else { continue }
        let old = pixels[row * width + column]
        pixels[row * width + column] = old + (color - old) * share
      }
    }
  }

  private static func pixels(in range: ClosedRange<Double>, count: Int) -> Range<Int> {
    let first = min(max(Int(range.lowerBound.rounded(.down)), 0), count)
    let last = min(max(Int(range.upperBound.rounded(.up)), first), count)
    return first..<last
  }

  /// A turned box in pixels.
  private struct Frame {
    let center: SIMD2<Double>
    let half: SIMD2<Double>
    private let cosine: Double
    private let sine: Double

    init(_ shape: PictureRecipe.Shape, width: Int, height: Int) {
      center = SIMD2(shape.x * Double(width), shape.y * Double(height))
      half = SIMD2(max(0.5, shape.width * Double(width) / 2), max(0.5, shape.height * Double(height) / 2))
      cosine = cos(shape.rotation * 2 * .pi)
      sine = sin(shape.rotation * 2 * .pi)
    }

    func local(_ point: SIMD2<Double>) -> SIMD2<Double> {
      let moved = point - center
      return SIMD2(moved.x * cosine + moved.y * sine, moved.y * cosine - moved.x * sine)
    }

    private var reach: SIMD2<Double> {
      SIMD2(abs(half.x * cosine) + abs(half.y * sine) + 1, abs(half.x * sine) + abs(half.y * cosine) + 1)
    }
    var reachX: ClosedRange<Double> { center.x - reach.x...center.x + reach.x }
    var reachY: ClosedRange<Double> { center.y - reach.y...center.y + reach.y }
  }

  // MARK: Colours

  private static func color(_ shape: PictureRecipe.Shape, _ recipe: PictureRecipe) -> SIMD3<Float> {
    color(hue: recipe.hue + shape.hueShift, saturation: recipe.saturation, lightness: shape.lightness)
  }

  /// A colour from hue in degrees, saturation and lightness, as CSS's `hsl()` defines it.
  private static func color(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Float> {
    let turn = (hue.truncatingRemainder(dividingBy: 360) + 360).truncatingRemainder(dividingBy: 360) / 30
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ start: Double) -> Float {
      let place = (start + turn).truncatingRemainder(dividingBy: 12)
      return Float(lightness - reach * max(-1, min(place - 3, 9 - place, 1)))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }
}
