import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Places in text") struct TextPositionTests {
  private let shaper = PangoTextShaper()

  @Test("a caret stands at the sum of the advances before it")
  func placesCaret() {
    let layout = shaper.shape(.roboto("nnnn")).layout()
    // Advance of "n" in Roboto Regular: 1130 of 2048 units.
    for offset in 0...4 {
      #expect(abs(layout.caretRect(at: offset).minX - CGFloat(offset) * 16 * 1130 / 2048) < 0.05)
    }
    #expect(layout.caretRect(at: 2).width == 0)
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 4))
    #expect(layout.caretRect(at: -1) == layout.caretRect(at: 0))
  }

  @Test("every caret is found again by a hit on it", arguments: ["Hello, world", "naïve", "日本語", "a\nbc\n", ""])
  func roundTrips(string: String) {
    let layout = shaper.shape(.roboto(string)).layout()
    for offset in 0...string.utf16.count {
      let caret = layout.caretRect(at: offset)
      #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
  }

  @Test("hits outside are brought to the nearest line and end")
  func hitsOutside() {
    let layout = shaper.shape(.roboto("ab\ncd")).layout()
    #expect(layout.offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: -50)) == 2)
    #expect(layout.offset(at: CGPoint(x: -50, y: 500)) == 3)
    #expect(layout.offset(at: CGPoint(x: 500, y: 500)) == 5)
    #expect(layout.offset(at: CGPoint(x: CGFloat.infinity, y: 0)) == 2)
  }

  @Test("a family emoji is one place: eleven UTF-16 units, one caret before and one behind")
  func stepsOverEmoji() {
    let string = "a👨‍👩‍👧‍👦b"
    let layout = shaper.shape(.roboto(string)).layout()
    #expect(string.utf16.count == 13)
    let before = layout.caretRect(at: 1)
    let behind = layout.caretRect(at: 12)
    #expect(behind.minX - before.minX > 10)
    var hits = Set<Int>()
    for x in stride(from: before.minX, through: behind.minX, by: 0.5) {
      hits.insert(layout.offset(at: CGPoint(x: x, y: 5)))
    }
    #expect(hits == [1, 12])
  }

  @Test("Arabic runs from the right: the first caret is right of the last")
  func placesRightToLeft() {
    let string = "مرحبا"
    let layout = shaper.shape(.roboto(string, direction: .rightToLeft)).layout()
    #expect(abs(layout.caretRect(at: 0).minX - layout.size.width) < 0.01)
    #expect(abs(layout.caretRect(at: 5).minX) < 0.01)
    for offset in 0...5 {
      let caret = layout.caretRect(at: offset)
      #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
  }

  @Test("a selection covers its characters on each line")
  func selects() {
    let layout = shaper.shape(.roboto("abc\ndef")).layout()
    let rects = layout.selectionRects(for: 1..<6)
    #expect(rects.count == 2)
    #expect(rects[0].minX == layout.caretRect(at: 1).minX)
    #expect(rects[0].maxX == layout.caretRect(at: 3).minX)
    #expect(rects[1].minX == 0)
    #expect(rects[1].maxX == layout.caretRect(at: 6).minX)
    #expect(rects[1].minY == layout.caretRect(at: 5).minY)
    #expect(layout.selectionRects(for: 2..<2).isEmpty)
    #expect(layout.selectionRects(for: -5..<99).count == 2)
  }

  @Test("a selection in mixed directions is several stretches of the line")
  func selectsMixedDirections() {
    // "ab" to the left, the Arabic word reversed at its right: selecting the last Latin letter and the first two Arabic
    // ones leaves a gap, since the word begins at its right end.
    let layout = shaper.shape(.roboto("ab مرحبا")).layout()
    let rects = layout.selectionRects(for: 1..<5)
    #expect(rects.count == 2)
    #expect(rects[1].minX > rects[0].maxX + 1)
    #expect(abs(rects[1].maxX - layout.size.width) < 0.01)
    let all = layout.selectionRects(for: 0..<8)
    #expect(all.count == 1)
  }

  @Test("runs in several fonts are one text to carets and selections")
  func crossesRuns() {
    let regular = Font.Resolved(size: 16)
    let bold = Font.Resolved(size: 16, weight: 700)
    let layout = shaper.shape(
      TextRequest(runs: [
        TextRequest.Run(string: "héllo ", font: regular), TextRequest.Run(string: "wörld", font: bold),
      ])
    ).layout()
    #expect(layout.selectionRects(for: 0..<11).count == 1)
    #expect(abs(layout.caretRect(at: 11).minX - layout.size.width) < 0.01)
    let caret = layout.caretRect(at: 8)
    #expect(layout.offset(at: CGPoint(x: caret.minX, y: 5)) == 8)
  }

  @Test("offsets convert between UTF-16 and UTF-8")
  func converts() {
    let offsets = TextOffsets("aé日😀b")
    // Bytes 1, 2, 3, 4 and 1; units 1, 1, 1, 2 and 1.
    #expect([0, 1, 2, 3, 4, 5, 6].map { offsets.byte(atUTF16: $0) } == [0, 1, 3, 6, 6, 10, 11])
    #expect([0, 1, 2, 3, 6, 8, 10, 11].map { offsets.utf16(atByte: $0) } == [0, 1, 1, 2, 3, 3, 5, 6])
  }
}
