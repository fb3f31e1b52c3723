import MaterialColor

// Measures MaterialColor on fixed work, single-threaded, best of several runs:
//
//   swift run -c release color-bench
//
// The same work, timed with Google's C++ library built with -O2 on the same machine, gives the ratios in
// Benchmarks/ColorBench/README.md. Arguments choose workloads by the beginning of their names.

/// Numbers that look random and are the same on every run (Knuth's multiplicative generator, 64 bits).
struct Numbers {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next(below limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992 * limit
  }
}

/// Keeps results from being optimised away.
nonisolated(unsafe) var checksum: UInt64 = 0

@MainActor
func measure(_ name: String, runs: Int, operations: Int, unit: String, _ body: () -> Void) {
  let wanted = CommandLine.arguments.dropFirst()
  guard wanted.isEmpty ? !name.hasPrefix("noise 1000") : wanted.contains(where: name.hasPrefix) else { return }
  let clock = ContinuousClock()
  let best = (0..<runs).map { _ in clock.measure(body) }.min()! / operations
  let seconds = Double(best.components.seconds) + Double(best.components.attoseconds) * 1e-18
  let scale = unit == "ns" ? 1e9 : unit == "us" ? 1e6 : 1e3
  let hundredths = Int((seconds * scale * 100).rounded())
  let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  print(name + String(repeating: " ", count: max(1, 24 - name.count)) + text + " " + unit)
}

/// A picture that resembles a photo: sky over ground, with noise of eight levels either way.
func photo(_ side: Int) -> [Argb] {
  var state: UInt32 = 9
  func channel(_ base: Int) -> UInt8 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return UInt8(clamping: base + Int(state >> 28) - 8)
  }
  return (0..<side * side).map { index in
    let y = index / side * 64 / side
    let x = index % side * 64 / side
    let base = y < 40 ? (80 + 2 * y, 140 + y, 230 - y) : (60 + y, 90 - (y - 40), 40 + x / 4)
    return Argb(red: channel(base.0), green: channel(base.1), blue: channel(base.2))
  }
}

var numbers = Numbers()

@MainActor
func noise(_ side: Int) -> [Argb] {
  (0..<side * side).map { _ in
    let red = UInt8(numbers.next(below: 256))
    let green = UInt8(numbers.next(below: 256))
    return Argb(red: red, green: green, blue: UInt8(numbers.next(below: 256)))
  }
}

let count = 20_000
for (name, lowest, highest) in [("solve 0...150", 0.0, 150.0), ("solve 0...30", 0, 30), ("solve 200", 200, 200)] {
  let coordinates = (0..<count).map { _ in
    let hue = numbers.next(below: 360)
    let chroma = lowest + numbers.next(below: highest - lowest)
    return (hue, chroma, numbers.next(below: 100))
  }
  measure(name, runs: 9, operations: count, unit: "ns") {
    for (hue, chroma, tone) in coordinates {
      checksum &+= UInt64(Hct(hue: hue, chroma: chroma, tone: tone).argb.rawValue)
    }
  }
}

let seeds = (0..<count).map { _ in Argb(0xFF00_0000 | UInt32(numbers.next(below: 16_777_216))) }
measure("hct of argb", runs: 9, operations: count, unit: "ns") {
  for seed in seeds { checksum &+= UInt64(Hct(seed).hue) }
}

@MainActor
func measureScheme(_ name: String, _ variant: SchemeVariant, _ version: SpecVersion) {
  measure(name, runs: 7, operations: 50, unit: "us") {
    for seed in seeds.prefix(50) {
      guard let scheme = try? DynamicScheme(source: seed, variant: variant, specVersion: version) else { continue }
      for role in ColorRole.allCases { checksum &+= UInt64(scheme[role].rawValue) }
    }
  }
}
measureScheme("tonalSpot 2021", .tonalSpot, .spec2021)
measureScheme("content 2021", .content, .spec2021)
measureScheme("tonalSpot 2025", .tonalSpot, .spec2025)
measureScheme("cmf 2026", .cmf, .spec2026)

for side in [112, 1000] {
  let picture = photo(side)
  measure("photo \(side)", runs: 5, operations: 1, unit: "ms") {
    checksum &+= UInt64(QuantizerCelebi.quantize(picture).count)
  }
}
let small = noise(112)
measure("noise 112", runs: 5, operations: 1, unit: "ms") {
  checksum &+= UInt64(QuantizerCelebi.quantize(small).count)
}
let ranked = QuantizerCelebi.quantize(small)
measure("score", runs: 9, operations: 20, unit: "us") {
  for _ in 0..<20 { checksum &+= UInt64(Score.rank(ranked)[0].rawValue) }
}
let large = noise(1000)
measure("noise 1000", runs: 1, operations: 1, unit: "ms") {
  checksum &+= UInt64(QuantizerCelebi.quantize(large).count)
}
print("checksum \(checksum)")
