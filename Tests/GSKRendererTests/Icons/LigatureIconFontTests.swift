import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Icons by name") struct LigatureIconFontTests {
  @Test("a name that the font joins to one glyph is an icon, others are none")
  func knowsNames() throws {
    let font = try #require(LigatureIconFont.installed(["Material Icons"]))
    #expect(font.family == "Material Icons")
    for name in ["home", "arrow_back", "search", "3d_rotation", "10k"] { #expect(font.character(name) == name) }
    for name in ["", "h", "no_such_icon", "home home", "Zuhause"] { #expect(font.character(name) == nil) }
  }

  @Test("an icon is as wide as its size")
  func isSquare() throws {
    let icon = TextRequest.Run(string: "bookmark_border", font: Font.Resolved(family: "Material Icons", size: 24))
    let layout = PangoTextShaper().shape(TextRequest(runs: [icon])).layout()
    #expect(abs(layout.size.width - 24) < 0.01)
    #expect(abs(layout.size.height - 24) < 0.01)
    let drawing = try Drawing(.text(layout, origin: CGPoint(x: 10, y: 10), color: .pureBlack, runColors: []))
    // Material's icons keep to 20 of 24 points.
    #expect(CGRect(10, 10, 24, 24).contains(drawing.inkBounds))
    #expect(drawing.inkBounds.height > 14)
  }

  @Test("no font of these names, no icons")
  func findsNone() {
    #expect(LigatureIconFont.installed(["No Such Font"]) == nil)
  }

  @Test("a font file that can't be used is an error that says why")
  func refusesFiles() throws {
    let shaper = PangoTextShaper()
    #expect(throws: FontError.self) { try shaper.register(fontFile: "/no/such/font.ttf") }
    let path = NSTemporaryDirectory() + "font-\(UUID().uuidString).ttf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("no font".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: FontError.self) { try shaper.register(fontFile: path) }
  }
}
