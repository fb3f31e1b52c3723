import MaterialColor
import Testing

@Suite("Colours as text and channels")
struct ArgbTests {
  @Test(
    "three, six and eight hex digits are read, with or without a hash",
    arguments: [
      ("#6750A4", 0xFF67_50A4), ("6750a4", 0xFF67_50A4), ("#80ffffff", 0x80FF_FFFF), ("#abc", 0xFFAA_BBCC),
      ("00000000", 0),
    ] as [(String, UInt32)])
  func reading(text: String, value: UInt32) {
    #expect(Argb(hex: text) == Argb(value))
  }

  @Test(
    "anything else is no colour",
    arguments: ["", "#", "purple", "#12345", "#1234567", "+12345", "-12", "#6750A4FF0", "##6750A4", "６７５０Ａ４"])
  func rejecting(text: String) {
    #expect(Argb(hex: text) == nil)
  }

  @Test("text is written with alpha only when it says something")
  func writing() {
    #expect(Argb(0xFF00_0A0B).hexString == "#000A0B")
    #expect(Argb(0x1F00_0000).hexString == "#1F000000")
    #expect(Argb(0).hexString == "#00000000")
  }

  @Test("channels come apart and together")
  func channels() {
    let color = Argb(red: 0x67, green: 0x50, blue: 0xA4)
    #expect(color == Argb(0xFF67_50A4))
    #expect(color.withAlpha(0x1F) == Argb(0x1F67_50A4))
    #expect([color.alpha, color.red, color.green, color.blue] == [255, 0x67, 0x50, 0xA4])
    #expect(color.isOpaque && !color.withAlpha(254).isOpaque)
  }
}
