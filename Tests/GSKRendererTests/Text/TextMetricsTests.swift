import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

/// Roboto has 2048 units per em, ascent 1900 and descent 500 (its hhea table); widths below are sums of its advances.
@MainActor @Suite("Text metrics") struct TextMetricsTests {
  private let shaper = PangoTextShaper()

  private func size(_ request: TextRequest) -> CGSize { shaper.shape(request).layout().size }

  @Test("a line is as high as the font's ascent and descent, not rounded")
  func hasFontsHeight() {
    let layout = shaper.shape(.roboto("Hg", size: 16)).layout()
    #expect(abs(layout.size.height - 16 * (1900 + 500) / 2048) < 0.01)
    #expect(abs(layout.firstBaseline - 16 * 1900 / 2048) < 0.01)
    #expect(layout.firstBaseline == layout.lastBaseline)
    #expect(layout.lineCount == 1)
  }

  @Test("a width is the sum of the advances in points of 1/96 inch, at any size")
  func hasAdvanceWidth() {
    // Advance of "n" in Roboto Regular: 1130 units.
    #expect(abs(size(.roboto("nnnn", size: 16)).width - 4 * 16 * 1130 / 2048) < 0.05)
    #expect(abs(size(.roboto("nnnn", size: 22.5)).width - 4 * 22.5 * 1130 / 2048) < 0.05)
  }

  @Test("weight and italic choose other faces")
  func choosesFaces() {
    let regular = size(.roboto("Settings")).width
    #expect(size(.roboto("Settings", weight: 700)).width > regular + 1)
    #expect(size(.roboto("Settings", weight: 500)).width != regular)
    let italic = Font.Resolved(size: 16, italic: true)
    #expect(size(TextRequest(runs: [TextRequest.Run(string: "Settings", font: italic)])).width != regular)
  }

  @Test("a family that isn't installed falls back to the default one")
  func fallsBack() {
    let unknown = Font.Resolved(family: "No Such Family", size: 16)
    #expect(size(TextRequest(runs: [TextRequest.Run(string: "Hg", font: unknown)])) == size(.roboto("Hg")))
  }

  @Test("tabular figures make all digits one width, and monospaced all characters")
  func alignsDigits() {
    func width(_ string: String, _ font: Font.Resolved) -> CGFloat {
      size(TextRequest(runs: [TextRequest.Run(string: string, font: font)])).width
    }
    let tabular = Font.Resolved(size: 16, monospacedDigit: true)
    #expect(width("1111", tabular) == width("8888", tabular))
    let monospaced = Font.Resolved(size: 16, design: .monospaced)
    #expect(width("iiii", monospaced) == width("WWWW", monospaced))
  }

  @Test("kerning and tracking add up, between characters")
  func addsSpace() {
    let plain = size(.roboto("abcd")).width
    let font = Font.Resolved(size: 16, tracking: 1)
    let spaced = size(TextRequest(runs: [TextRequest.Run(string: "abcd", font: font, kerning: 2)])).width
    // Pango puts half of the space before and half behind each character and trims both ends of a line to none or all.
    #expect(abs(spaced - plain - 4 * 3) < 0.01 || abs(spaced - plain - 3 * 3) < 0.01)
  }

  @Test("an empty text has a line's height and no width")
  func measuresEmpty() {
    let layout = shaper.shape(.roboto("", size: 16)).layout()
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - 18.75) < 0.01)
    #expect(layout.caretRect(at: 0).height == layout.size.height)
    #expect(shaper.shape(TextRequest(runs: [])).layout().lineCount == 1)
  }

  @Test("a raised run makes its line higher and is drawn higher")
  func raises() throws {
    let font = Font.Resolved(size: 20)
    func drawing(_ offset: CGFloat) throws -> Drawing {
      let request = TextRequest(runs: [TextRequest.Run(string: "H", font: font, baselineOffset: offset)])
      let layout = shaper.shape(request).layout()
      return try Drawing(
        .text(layout, origin: CGPoint(x: 10, y: 40 - layout.firstBaseline), color: .pureBlack, runColors: []))
    }
    let plain = try drawing(0).inkBounds
    let raised = try drawing(8).inkBounds
    #expect(abs(plain.minY - raised.minY - 8) <= 1)
  }

  @Test("font leading changes every line by two points")
  func appliesLeading() {
    func height(_ leading: Font.Leading) -> CGFloat {
      size(TextRequest(runs: [TextRequest.Run(string: "a\nb", font: Font.Resolved(size: 16, leading: leading))])).height
    }
    #expect(abs(height(.loose) - height(.standard) - 4) < 0.01)
    #expect(abs(height(.standard) - height(.tight) - 4) < 0.01)
  }

  @Test("figures that are no sizes still give a layout", arguments: [0, -5, Double.nan, .infinity, 1e9])
  func survivesBadSizes(size: Double) {
    let layout = shaper.shape(.roboto("Hg", size: size)).layout(width: .nan)
    #expect(layout.size.height.isFinite)
  }
}
