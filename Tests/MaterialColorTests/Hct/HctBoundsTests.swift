import MaterialColor
import Testing

@Suite("HCT takes any number")
struct HctBoundsTests {
  private static let odd = [
    Double.nan, .infinity, -.infinity, -1e300, 1e300, -0.0, .leastNonzeroMagnitude, -1, 101, 1e12,
  ]

  @Test("numbers that are none, infinite or out of range give colours, not traps")
  func oddCoordinates() {
    for odd in Self.odd {
      #expect(Hct(hue: odd, chroma: 40, tone: 50).argb.isOpaque)
      #expect(Hct(hue: 40, chroma: odd, tone: 50).argb.isOpaque)
      #expect(Hct(hue: 40, chroma: 40, tone: odd).argb.isOpaque)
      #expect(TonalPalette(hue: odd, chroma: odd).keyColor.argb.isOpaque)
      #expect(Cam16(jstar: odd, astar: odd, bstar: odd).argb.isOpaque)
    }
  }

  @Test("tones beyond the scale are black and white")
  func clippedTones() {
    #expect(Hct(hue: 120, chroma: 60, tone: -5).argb == Argb(0xFF00_0000))
    #expect(Hct(hue: 120, chroma: 60, tone: 105).argb == Argb(0xFFFF_FFFF))
  }

  @Test("a colour solved for its own coordinates is found again")
  func roundTrip() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let argb = Argb(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          let hct = Hct(argb)
          #expect(Hct(hue: hct.hue, chroma: hct.chroma, tone: hct.tone).argb == argb)
        }
      }
    }
  }
}
