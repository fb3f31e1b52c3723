import Foundation

extension Gradient.ColorSpace {
  /// The color between two others; the components are weighted by their opacity, so that a transparent end adds no hue.
  package func mix(_ first: Color.Resolved, _ second: Color.Resolved, fraction: Double) -> Color.Resolved {
    guard fraction > 0 else { return first }
    guard fraction < 1 else { return second }
    guard isPerceptual else {
      var result = first
      result.animatableData = first.animatableData.interpolated(towards: second.animatableData, amount: fraction)
      return result
    }
    let opacity = Double(first.opacity) + (Double(second.opacity) - Double(first.opacity)) * fraction
    guard opacity > 0 else { return .clear }
    let weight = Double(second.opacity) * fraction / opacity
    let (from, to) = (Oklab(first), Oklab(second))
    let mixed = Oklab(
      lightness: from.lightness + (to.lightness - from.lightness) * weight,
      a: from.a + (to.a - from.a) * weight,
      b: from.b + (to.b - from.b) * weight)
    return mixed.resolved(opacity: opacity)
  }
}

/// A color in Oklab, with the matrices of CSS Color 4, section 10 (Ottosson's, from linear sRGB).
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func resolved(opacity: Double) -> Color.Resolved {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: Float(opacity))
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}
