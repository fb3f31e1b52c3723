import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Line breaks") struct TextBreakingTests {
  private let shaper = PangoTextShaper()
  private let pangram = "The quick brown fox jumps over the lazy dog"

  @Test("text wraps at words, and a long word within")
  func wraps() {
    let text = shaper.shape(.roboto(pangram))
    let natural = text.layout()
    let wrapped = text.layout(width: 120)
    #expect(natural.lineCount == 1)
    #expect(wrapped.lineCount == 3)
    #expect(wrapped.size.width <= 120)
    #expect(!wrapped.isTruncated)
    let word = shaper.shape(.roboto("Donaudampfschifffahrtsgesellschaft")).layout(width: 100)
    #expect(word.lineCount > 1)
    #expect(word.size.width <= 100)
  }

  @Test("the width a layout reports is enough for the same lines")
  func fitsItsOwnSize() {
    for string in [pangram, "W", "naïve café", "日本語の文章です", "مرحبا بالعالم"] {
      let text = shaper.shape(.roboto(string, size: 17.3))
      for width in [nil, 60.0, 111.7, 200] as [CGFloat?] {
        let layout = text.layout(width: width)
        #expect(text.layout(width: layout.size.width).size == layout.size)
        let limited = text.layout(TextLayoutOptions(width: layout.size.width, height: layout.size.height))
        #expect(!limited.isTruncated)
      }
    }
  }

  @Test("a line limit cuts the text with an ellipsis, at each of the three places")
  func truncates() throws {
    let text = shaper.shape(.roboto(pangram))
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      let layout = text.layout(TextLayoutOptions(width: 150, lineLimit: 1, truncation: mode))
      #expect(layout.lineCount == 1)
      #expect(layout.isTruncated)
      #expect(layout.size.width <= 150)
      #expect(layout.size.width > 110)
    }
    // What is left shows at which end it was cut: a caret keeps its distance from the end that stayed.
    let tail = text.layout(TextLayoutOptions(width: 150, lineLimit: 1, truncation: .tail))
    #expect(tail.caretRect(at: 4).minX == text.layout().caretRect(at: 4).minX)
    let head = text.layout(TextLayoutOptions(width: 150, lineLimit: 1, truncation: .head))
    let end = pangram.utf16.count
    let fromEnd = text.layout().caretRect(at: end).minX - text.layout().caretRect(at: end - 4).minX
    #expect(abs(head.caretRect(at: end).minX - head.caretRect(at: end - 4).minX - fromEnd) < 0.01)
  }

  @Test("a limit of lines counts the lines of all paragraphs together")
  func limitsAcrossParagraphs() {
    let text = shaper.shape(.roboto("one\ntwo\nthree"))
    let two = text.layout(width: 200, lineLimit: 2)
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    // "two" and an ellipsis.
    #expect(two.size.width > shaper.shape(.roboto("two")).layout().size.width + 5)
    #expect(!text.layout(width: 200, lineLimit: 3).isTruncated)
    let noWidth = text.layout(lineLimit: 1)
    #expect(noWidth.lineCount == 1 && noWidth.isTruncated)
  }

  @Test("a height drops whole lines, and at least one stays")
  func limitsHeight() {
    let text = shaper.shape(.roboto(pangram))
    func lines(_ height: CGFloat) -> Int { text.layout(TextLayoutOptions(width: 120, height: height)).lineCount }
    // A line is 18.75 high.
    #expect(lines(37.5) == 2)
    #expect(lines(37.4) == 1)
    #expect(lines(1) == 1)
    #expect(lines(-1) == 1)
    #expect(lines(.infinity) == 3)
    #expect(text.layout(TextLayoutOptions(width: 120, height: 1)).isTruncated)
  }

  @Test("line spacing lies between lines only")
  func spacesLines() {
    let text = shaper.shape(.roboto(pangram))
    let plain = text.layout(TextLayoutOptions(width: 120))
    let spaced = text.layout(TextLayoutOptions(width: 120, lineSpacing: 5))
    #expect(abs(spaced.size.height - plain.size.height - 10) < 0.01)
    #expect(spaced.firstBaseline == plain.firstBaseline)
    #expect(abs(spaced.lastBaseline - plain.lastBaseline - 10) < 0.01)
  }

  @Test("alignment is relative to the widest line, and leading is right for right-to-left")
  func aligns() {
    func start(_ alignment: TextAlignment, _ direction: LayoutDirection) -> CGFloat {
      let text = shaper.shape(.roboto("a long line\nshort", direction: direction))
      return text.layout(TextLayoutOptions(width: 300, alignment: alignment)).caretRect(at: 12).minX
    }
    let free =
      shaper.shape(.roboto("a long line")).layout().size.width - shaper.shape(.roboto("short")).layout().size.width
    #expect(start(.leading, .leftToRight) == 0)
    #expect(abs(start(.center, .leftToRight) - free / 2) < 0.01)
    #expect(abs(start(.trailing, .leftToRight) - free) < 0.01)
    #expect(abs(start(.leading, .rightToLeft) - free) < 0.01)
    #expect(start(.trailing, .rightToLeft) == 0)
  }

  @Test("separators of every kind end a line")
  func breaksAtSeparators() {
    for separator in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"] {
      #expect(shaper.shape(.roboto("a\(separator)b")).layout().lineCount == 2)
    }
    #expect(shaper.shape(.roboto("a\n")).layout().lineCount == 2)
  }

  @Test("an equal request is shaped once, and so is a text that fits whatever width is tried")
  func shapesOnce() {
    let first = shaper.shape(.roboto(pangram))
    #expect(shaper.shape(.roboto(pangram)) === first)
    #expect(shaper.shapeCount == 0)
    let natural = first.layout().size.width
    for width in stride(from: natural, through: natural + 300, by: 13) {
      _ = first.layout(width: width)
      _ = first.layout(width: width, lineLimit: 1)
    }
    #expect(shaper.shapeCount == 1)
  }

  @Test("between its widest line and the width asked for, a wrapped text isn't shaped again")
  func keepsBreaks() {
    let text = shaper.shape(.roboto(pangram))
    let layout = text.layout(width: 120)
    let count = shaper.shapeCount
    #expect(text.layout(width: layout.size.width).lineCount == layout.lineCount)
    #expect(shaper.shapeCount == count)
    _ = text.layout(width: layout.size.width - 0.5)
    #expect(shaper.shapeCount == count + 1)
  }

  @Test("reusing breaks gives what shaping anew gives, for every width")
  func reusesRightly() {
    let text = shaper.shape(.roboto(pangram))
    for width in stride(from: 300.0, to: 20, by: -7) {
      let anew = PangoTextShaper().shape(.roboto(pangram)).layout(width: width)
      let reused = text.layout(width: width)
      #expect(reused.size == anew.size)
      #expect(reused.lineCount == anew.lineCount)
    }
  }

  @Test("the cache of paragraphs keeps its limits")
  func limitsCache() {
    let small = PangoTextShaper(paragraphLimit: 10)
    for number in 0..<50 { _ = small.shape(.roboto("\(number)")).layout() }
    #expect(small.paragraphCount == 10)
  }
}
