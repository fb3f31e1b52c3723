import Glibc
import Testing

@testable import MaterialColor

@Suite("Quantisers take any image")
struct QuantizerBoundsTests {
  private let red = Argb(0xFFFF_0000)
  private let blue = Argb(0xFF00_00FF)

  @Test("no pixels, no colours wanted, and only transparent pixels give nothing")
  func nothing() {
    #expect(QuantizerCelebi.quantize([], maxColors: 128).isEmpty)
    #expect(QuantizerCelebi.quantize([red], maxColors: 0).isEmpty)
    #expect(QuantizerCelebi.quantize([red], maxColors: -5).isEmpty)
    #expect(QuantizerWu.quantize([red], maxColors: -1).isEmpty)
    #expect(QuantizerWsmeans.quantize([], maxColors: 8).isEmpty)
    #expect(QuantizerCelebi.quantize([Argb(0x7FFF_0000), Argb(0)]).isEmpty)
  }

  @Test("one pixel is one colour")
  func onePixel() {
    #expect(QuantizerCelebi.quantize([red]) == [ColorPopulation(red, population: 1)])
  }

  @Test("pixels that are not opaque are left out")
  func transparency() {
    let colors = QuantizerCelebi.quantize([red, blue.withAlpha(254), red, blue])
    #expect(colors == [ColorPopulation(blue, population: 1), ColorPopulation(red, population: 2)])
  }

  @Test("more than 256 colours count as 256")
  func manyColors() {
    let pixels = (0..<4096).map { Argb(0xFF00_0000 | UInt32($0 * 4093)) }
    #expect(QuantizerWu.quantize(pixels, maxColors: 10_000) == QuantizerWu.quantize(pixels, maxColors: 256))
    let colors = QuantizerCelebi.quantize(pixels, maxColors: .max)
    #expect(colors.count <= 256)
    #expect(colors.reduce(0) { $0 + $1.population } == 4096)
  }

  @Test("without starting clusters k-means still gives the same colours on every run")
  func noStart() {
    let pixels = (0..<512).map { Argb(0xFF00_0000 | UInt32($0 * 32_749)) }
    let colors = QuantizerWsmeans.quantize(pixels, maxColors: 8)
    #expect(!colors.isEmpty && colors.reduce(0) { $0 + $1.population } == 512)
    #expect(QuantizerWsmeans.quantize(pixels, maxColors: 8) == colors)
  }

  @Test("the order of pixels does not matter to Wu")
  func order() {
    let pixels = (0..<4096).map { Argb(0xFF00_0000 | UInt32($0 * 4093)) }
    #expect(QuantizerWu.quantize(pixels, maxColors: 64) == QuantizerWu.quantize(pixels.reversed(), maxColors: 64))
  }

  @Test("random numbers are the C library's")
  func random() {
    srand(42688)
    var random = GlibcRandom(seed: 42688)
    for _ in 0..<2000 { #expect(random.next() == Int(rand())) }
  }
}

@Suite("Histograms of pixels")
struct PixelHistogramTests {
  @Test("colours are counted in order of first appearance, through all growth")
  func counting() {
    var expected: [UInt32: Int] = [:]
    var order: [UInt32] = []
    var pixels: [Argb] = []
    for index in 0..<50_000 {
      let value = 0xFF00_0000 | UInt32(index * index % 20_011)
      if expected.updateValue((expected[value] ?? 0) + 1, forKey: value) == nil { order.append(value) }
      pixels.append(Argb(value))
    }
    let histogram = PixelHistogram(pixels)
    #expect(histogram.colors.map(\.rawValue) == order)
    #expect(histogram.counts == order.map { expected[$0]! })
  }

  @Test("rows of decoded images are read with their padding skipped")
  func bytes() {
    // Two rows of two pixels, four channels, one byte of padding; the last pixel is translucent.
    let bytes: [UInt8] = [
      255, 0, 0, 255, 0, 0, 255, 255, 99,
      255, 0, 0, 255, 1, 2, 3, 128, 99,
    ]
    var histogram = PixelHistogram()
    bytes.withUnsafeBytes { histogram.add(bytes: $0, width: 2, height: 2, channels: 4, bytesPerRow: 9) }
    #expect(histogram.colors == [Argb(0xFFFF_0000), Argb(0xFF00_00FF)])
    #expect(histogram.counts == [2, 1])
  }

  @Test("a size that the bytes do not have is read as far as they go")
  func shortBytes() {
    let bytes = [UInt8](repeating: 7, count: 10)
    func count(_ width: Int, _ height: Int, _ channels: Int, _ bytesPerRow: Int) -> Int {
      var histogram = PixelHistogram()
      bytes.withUnsafeBytes {
        histogram.add(bytes: $0, width: width, height: height, channels: channels, bytesPerRow: bytesPerRow)
      }
      return histogram.counts.reduce(0, +)
    }
    #expect(count(1, 100, 3, 3) == 3)
    #expect(count(3, 2, 3, 9) == 3)
    #expect(count(4, 1, 3, 12) == 0)
    #expect(count(2, 1, 3, 5) == 0)
    #expect(count(2, 1, 2, 8) == 0)
    #expect(count(-1, 1, 3, 3) == 0)
    #expect(count(.max, .max, 4, .max) == 0)
  }
}
