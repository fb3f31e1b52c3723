import Testing
import ViewEngine

@Suite("Colors")
struct ColorTests {
  private struct Role: ColorProvider {
    var tone: Double
    func resolve(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved {
      let white = Float(scheme == .light ? tone : 1 - tone)
      return Color.Resolved(red: white, green: white, blue: white)
    }
  }

  private func resolve(
    _ color: Color, _ scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard
  ) -> Color.Resolved {
    color.resolved(scheme: scheme, contrast: contrast) { name, _ in
      name == "Dark Red" ? Color.Resolved(argb: 0xFF52_1A1A) : nil
    }
  }

  @Test("32 bits survive the linear form")
  func argb() {
    for byte: UInt32 in 0...255 {
      let value = byte << 24 | byte << 16 | (255 - byte) << 8 | byte
      #expect(Color.Resolved(argb: value).argb == value)
    }
    #expect(resolve(Color(argb: 0x8067_50A4)).description == "#6750A480")
    #expect(Color(argb: 0xFF67_50A4).description == "#6750A4")
  }

  @Test("components outside the range are limited when they become bytes")
  func limits() {
    #expect(Color.Resolved(red: 2, green: -1, blue: 0.5, opacity: 3).argb == 0xFFFF_0080)
  }

  // IEC 61966-2-1: an encoded 0.5 is a linear 0.2140.
  @Test("stored components are linear")
  func transfer() {
    let gray = resolve(Color(white: 0.5))
    #expect(abs(gray.linearRed - 0.2140) < 0.0001)
    #expect(abs(gray.red - 0.5) < 1e-6)
    #expect(resolve(Color(.sRGBLinear, white: 0.25)).linearBlue == 0.25)
    // CSS Color 4: Display P3 red is about color(srgb 1.0930 -0.2267 -0.1501).
    let red = resolve(Color(.displayP3, red: 1, green: 0, blue: 0))
    #expect(abs(red.red - 1.0930) < 0.0002)
    #expect(abs(red.green + 0.2267) < 0.0002)
    #expect(abs(red.blue + 0.1501) < 0.0002)
  }

  // CSS's hsv() relatives: pure hues lie on the corners of the color cube.
  @Test(
    "hue, saturation and brightness",
    arguments: [
      (0.0, 0xFFFF_0000), (1.0 / 6, 0xFFFF_FF00), (1.0 / 3, 0xFF00_FF00), (0.5, 0xFF00_FFFF),
      (2.0 / 3, 0xFF00_00FF), (5.0 / 6, 0xFFFF_00FF), (1, 0xFFFF_0000), (-1.0 / 3, 0xFF00_00FF),
    ] as [(Double, UInt32)])
  func hue(hue: Double, expected: UInt32) {
    #expect(resolve(Color(hue: hue, saturation: 1, brightness: 1)).argb == expected)
  }

  @Test("saturation 0 is gray, brightness scales")
  func saturation() {
    #expect(resolve(Color(hue: 0.3, saturation: 0, brightness: 0.6)).argb == 0xFF99_9999)
    #expect(resolve(Color(hue: 0, saturation: 0.5, brightness: 0.8)).argb == 0xFFCC_6666)
  }

  // Human Interface Guidelines, Color, Specifications.
  @Test("system colors follow scheme and contrast")
  func system() {
    #expect(resolve(.red).argb == 0xFFFF_3B30)
    #expect(resolve(.red, .dark).argb == 0xFFFF_453A)
    #expect(resolve(.blue, .light, contrast: .increased).argb == 0xFF00_40DD)
    #expect(resolve(.primary).argb == 0xFF00_0000)
    #expect(resolve(.primary, .dark).argb == 0xFFFF_FFFF)
    #expect(resolve(.secondary).argb == 0x993C_3C43)
    #expect(resolve(.clear).opacity == 0)
  }

  @Test("the accent color is the system's blue unless there is another")
  func accent() {
    #expect(resolve(.accentColor) == resolve(.blue))
    let accent = Color.Resolved(argb: 0xFF67_50A4)
    let color = Color.accentColor.opacity(0.5).resolved(scheme: .light, contrast: .standard, accent: accent) { _, _ in
      nil
    }
    #expect(color.argb == 0x8067_50A4)
  }

  @Test("opacities multiply, on fixed and on dynamic colors")
  func opacity() {
    #expect(resolve(Color(argb: 0x8000_0000).opacity(0.5)).argb >> 24 == 0x40)
    #expect(abs(resolve(Color.secondary.opacity(0.5).opacity(0.5)).opacity - 0.15) < 1e-6)
    #expect(Color.red.opacity(0.5) == .red.opacity(0.5))
    #expect(Color.red.opacity(0.5) != .red)
  }

  @Test("named colors come from the resources, and are clear if they are missing")
  func named() {
    #expect(resolve(Color("Dark Red")).argb == 0xFF52_1A1A)
    #expect(resolve(Color("Nothing")) == .clear)
    #expect(Color("Dark Red") != Color("dark red"))
  }

  @Test("providers resolve by scheme and are equal by value")
  func provider() {
    #expect(resolve(Color(Role(tone: 0.2))).argb == 0xFF33_3333)
    #expect(resolve(Color(Role(tone: 0.2)), .dark).argb == 0xFFCC_CCCC)
    #expect(Color(Role(tone: 0.2)) == Color(Role(tone: 0.2)))
    #expect(Color(Role(tone: 0.2)) != Color(Role(tone: 0.3)))
  }

  @Test("interpolation runs in encoded sRGB, as CSS transitions do")
  func interpolation() {
    var color = Color.Resolved(argb: 0xFF00_0000)
    let white = Color.Resolved(argb: 0xFFFF_FFFF)
    color.animatableData = color.animatableData.interpolated(towards: white.animatableData, amount: 0.2)
    #expect(color.argb == 0xFF33_3333)
  }

  @Test("a color that fades in from clear keeps its hue, and an undershoot is clear")
  func fade() {
    let red = Color.Resolved(argb: 0xFFFF_0000)
    var color = Color.Resolved.clear
    color.animatableData = color.animatableData.interpolated(towards: red.animatableData, amount: 0.5)
    #expect(color.argb == 0x80FF_0000)
    color.animatableData = red.animatableData.scaled(by: -0.1)
    #expect(color == .clear)
  }

  @Test("mixing: ends are exact, the device space is sRGB, the perceptual one Oklab")
  func mixing() {
    #expect(resolve(Color.red.mix(with: .blue, by: 0)) == resolve(.red))
    #expect(resolve(Color.red.mix(with: .blue, by: 2)) == resolve(.blue))
    #expect(resolve(Color.black.mix(with: .white, by: 0.2, in: .device)).argb == 0xFF33_3333)
    // Oklab lightness 0.5 is a linear 0.125, which is encoded 0.3885 = 99/255.
    #expect(resolve(Color.black.mix(with: .white, by: 0.5)).argb == 0xFF63_6363)
    #expect(resolve(Color.clear.mix(with: .white, by: 0.5)).argb == 0x80FF_FFFF)
  }

  @Test("a gradient's colors lie at equal distances")
  func gradient() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }
}
