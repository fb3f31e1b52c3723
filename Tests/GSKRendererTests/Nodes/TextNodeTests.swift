import CGTK
import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Drawn text") struct TextNodeTests {
  private let shaper = PangoTextShaper()

  private func drawing(_ request: TextRequest, width: CGFloat? = nil, _ colors: [Color.Resolved?] = []) throws
    -> Drawing
  {
    let layout = shaper.shape(request).layout(TextLayoutOptions(width: width))
    return try Drawing(
      size: CGSize(width: 200, height: 100),
      .text(layout, origin: CGPoint(x: 10, y: 20), color: .pureBlack, runColors: colors))
  }

  private func run(_ string: String, underline: Bool = false, strikethrough: Bool = false) -> TextRequest.Run {
    TextRequest.Run(
      string: string, font: Font.Resolved(size: 40), underline: underline, strikethrough: strikethrough)
  }

  @Test("letters stand on the baseline, at the origin")
  func draws() throws {
    let layout = shaper.shape(.roboto("H", size: 40)).layout()
    let ink = try drawing(.roboto("H", size: 40)).inkBounds
    // Roboto's H is 1456 of 2048 units high, without overshoot.
    #expect(abs(ink.maxY - (20 + layout.firstBaseline)) <= 1)
    #expect(abs(ink.height - 40 * 1456 / 2048) <= 1.5)
    #expect(ink.minX >= 10 && ink.maxX <= 10 + layout.size.width + 1)
  }

  @Test("each run has its own colour, also within one font and one word")
  func colorsRuns() throws {
    let drawing = try drawing(
      TextRequest(runs: [run("H"), run("H"), run("H")]), [.pureRed, nil, .pureBlue])
    let step = 40 * 1460.0 / 2048
    // Left stem of each H.
    let colors = (0..<3).map { number -> String in
      let x = 10 + step * CGFloat(number)
      return (0..<14).map { drawing[x + CGFloat($0), 40] }.first { ["#FF0000", "#000000", "#0000FF"].contains($0) }
        ?? "none"
    }
    #expect(colors == ["#FF0000", "#000000", "#0000FF"])
  }

  @Test("an underline lies below the baseline, over the whole width; a strike through the letters")
  func drawsLines() throws {
    let layout = shaper.shape(TextRequest(runs: [run("nnn")])).layout()
    let baseline = 20 + layout.firstBaseline
    let plain = try drawing(TextRequest(runs: [run("nnn")])).inkBounds
    let underlined = try drawing(TextRequest(runs: [run("nnn", underline: true)])).inkBounds
    #expect(plain.maxY <= baseline + 1)
    #expect(underlined.maxY > baseline + 2)
    #expect(abs(underlined.minX - 10) <= 1)
    #expect(abs(underlined.maxX - 10 - layout.size.width) <= 1)
    let struck = try drawing(TextRequest(runs: [run("nnn", strikethrough: true)])).inkBounds
    #expect(abs(struck.minX - 10) <= 1)
    #expect(struck.maxY == plain.maxY)
  }

  @Test("emoji keep their own colours, and other scripts find fonts")
  func drawsScripts() throws {
    let emoji = try drawing(.roboto("😀", size: 40))
    let bitmap = emoji.renderer.makeBitmap()
    // A yellow face: red and green, little blue.
    #expect(bitmap.pixels.contains { $0 & 0xFF < 0x60 && ($0 >> 16) & 0xFF > 0xE0 && ($0 >> 8) & 0xFF > 0xA0 })
    for string in ["日本", "مرحبا", "नमस्ते", "ไทย", "שלום"] {
      #expect(try drawing(.roboto(string, size: 40)).inkBounds.width > 20)
      // Nothing of it is a box for a missing character.
      let layout = try #require(shaper.shape(.roboto(string, size: 40)).layout() as? PangoTextLayout)
      #expect(pango_layout_get_unknown_glyphs_count(layout.lines[0].line.layout.pointer) == 0)
    }
  }

  @Test("an ellipsis takes the last run's colour")
  func colorsEllipsis() throws {
    let request = TextRequest(runs: [run("A "), run("long tail that is cut")])
    let layout = shaper.shape(request).layout(TextLayoutOptions(width: 150, lineLimit: 1))
    let drawing = try Drawing(
      size: CGSize(width: 200, height: 100),
      .text(layout, origin: .zero, color: .pureBlack, runColors: [nil, .pureBlue]))
    let ink = drawing.inkBounds
    #expect(drawing.renderer.pixel(at: CGPoint(x: ink.maxX - 3, y: ink.maxY - 3)) != nil)
    let baseline = layout.firstBaseline
    let dots = (0..<20).map { drawing[ink.maxX - 1 - CGFloat($0), baseline - 2] }
    #expect(dots.contains("#0000FF"))
    #expect(!dots.contains("#000000"))
  }
}
