import Glibc

/// Colour by feel: warm and cool, complements and neighbours, after Ou, Woodcock and Wright (2004).
///
/// Complements and analogous colours are sought by temperature rather than by turning the hue by a fixed angle, because
/// equal angles feel unequal. Creating the value costs 361 searches, about 0.2 ms: keep it when asking more than once.
public struct ColorTemperature: Sendable {
  /// The colour in question.
  public let source: Hct
  /// Colours of the source's chroma and tone at hues 0, 1 … 360.
  private let colors: [Argb]
  private let temperatures: [Double]
  private let coldestHue: Double
  private let warmestHue: Double
  private let coldest: Double
  private let warmest: Double

  public init(_ source: Hct) {
    self.source = source
    var colors: [Argb] = []
    var temperatures: [Double] = []
    colors.reserveCapacity(361)
    temperatures.reserveCapacity(361)
    for hue in 0...360 {
      let color = HctSolver.argb(hue: Double(hue), chroma: source.chroma, tone: source.tone)
      colors.append(color)
      temperatures.append(ColorTemperature.rawTemperature(of: color))
    }
    self.colors = colors
    self.temperatures = temperatures

    // Of equals the first is the coldest and the last the warmest; the source itself counts last.
    var coldest = 0
    var warmest = 0
    for hue in 1...360 {
      if temperatures[hue] < temperatures[coldest] { coldest = hue }
      if temperatures[hue] >= temperatures[warmest] { warmest = hue }
    }
    let own = ColorTemperature.rawTemperature(of: source.argb)
    let isSourceColdest = own < temperatures[coldest]
    let isSourceWarmest = own >= temperatures[warmest]
    self.coldest = isSourceColdest ? own : temperatures[coldest]
    self.warmest = isSourceWarmest ? own : temperatures[warmest]
    coldestHue = isSourceColdest ? source.hue : Hct(colors[coldest]).hue
    warmestHue = isSourceWarmest ? source.hue : Hct(colors[warmest]).hue
  }

  /// Warmth of a colour: negative is cool, positive warm; about -9 to 9 at the extremes of sRGB.
  public static func rawTemperature(of argb: Argb) -> Double {
    let lab = Lab(argb)
    let hue = Angle.normalized(degrees: Angle.degrees(radians: atan2(lab.b, lab.a)))
    let chroma = hypot(lab.a, lab.b)
    return -0.5 + 0.02 * pow(chroma, 1.07) * cos(Angle.radians(degrees: Angle.normalized(degrees: hue - 50)))
  }

  /// Warmth of the source among colours of its chroma and tone: 0 (coldest) to 1 (warmest); 0.5 when all are alike.
  public var relativeTemperature: Double {
    relative(ColorTemperature.rawTemperature(of: source.argb))
  }

  private func relative(_ temperature: Double) -> Double {
    let range = warmest - coldest
    return range == 0 ? 0.5 : (temperature - coldest) / range
  }

  /// The colour that is as warm as the source is cool, on the other side of the circle.
  public var complement: Hct {
    let startsCold = ColorTemperature.isBetween(source.hue, coldestHue, warmestHue)
    let start = startsCold ? warmestHue : coldestHue
    let end = startsCold ? coldestHue : warmestHue
    let wanted = 1 - relativeTemperature
    var answer = colors[roundedHue(source.hue)]
    var smallestError = 1000.0
    for step in 0...360 {
      let hue = Angle.normalized(degrees: start + Double(step))
      guard ColorTemperature.isBetween(hue, start, end) else { continue }
      let candidate = roundedHue(hue)
      // When all are alike this is no number, and the answer stays.
      let error = abs(wanted - (temperatures[candidate] - coldest) / (warmest - coldest))
      if error < smallestError {
        smallestError = error
        answer = colors[candidate]
      }
    }
    return Hct(answer)
  }

  /// Neighbours of the source on a circle divided into steps of equal temperature change, the source in the middle.
  ///
  /// - Parameters:
  ///   - count: how many, the source included; less than 1 counts as 1.
  ///   - divisions: into how many steps the circle is divided; less than 1 counts as 1. Indices wrap round.
  public func analogous(count: Int = 5, divisions: Int = 12) -> [Hct] {
    let divisions = max(1, divisions)
    let count = max(1, count)
    let circle = self.circle(divisions: divisions)
    let before = (count - 1) / 2
    return (-before..<(count - before)).map { offset in
      if offset == 0 { return source }
      let index = offset % divisions
      return Hct(colors[circle[index < 0 ? index + divisions : index]])
    }
  }

  /// Hues at which the circle, walked upwards from the source, has changed temperature by equal shares.
  private func circle(divisions: Int) -> [Int] {
    let start = roundedHue(source.hue)
    var total = 0.0
    var last = relative(temperatures[start])
    for step in 0..<360 {
      let temperature = relative(temperatures[(start + step) % 360])
      total += abs(temperature - last)
      last = temperature
    }
    let share = total / Double(divisions)

    var circle = [start]
    var change = 0.0
    last = relative(temperatures[start])
    var step = 1
    while circle.count < divisions {
      let hue = (start + step) % 360
      let temperature = relative(temperatures[hue])
      change += abs(temperature - last)
      last = temperature
      var isReached = change >= Double(circle.count) * share
      var ahead = 1
      while isReached, circle.count < divisions {
        circle.append(hue)
        isReached = change >= Double(circle.count + ahead) * share
        ahead += 1
      }
      step += 1
      if step > 360 {
        circle.append(contentsOf: repeatElement(hue, count: divisions - circle.count))
      }
    }
    return circle
  }

  private func roundedHue(_ hue: Double) -> Int {
    Int((hue + 0.5).rounded(.down))
  }

  private static func isBetween(_ angle: Double, _ start: Double, _ end: Double) -> Bool {
    start < end ? start <= angle && angle <= end : start <= angle || angle <= end
  }
}
