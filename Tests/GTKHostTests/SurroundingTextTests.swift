import Testing

@testable import GTKHost

@Suite("The text around the caret, in an input method's units")
struct SurroundingTextTests {
  // "né😀b" is 1 + 1 + 2 + 1 UTF-16 code units and 1 + 2 + 4 + 1 bytes.
  private let text = "né😀b"

  @Test("places are told in bytes", arguments: [(0, 0), (1, 1), (2, 3), (4, 7), (5, 8), (99, 8), (-1, 0)])
  func bytes(_ offset: Int, _ bytes: Int) {
    #expect(SurroundingText(text: text, selection: 0..<0).byteOffset(of: offset) == bytes)
  }

  @Test("characters before the caret are removed as code units")
  func before() throws {
    let surrounding = SurroundingText(text: text, selection: 4..<4)
    let units = try #require(surrounding.deletion(offset: -1, count: 1))
    #expect(units == (2, 0))
  }

  @Test("characters on both sides of the caret are removed")
  func bothSides() throws {
    let surrounding = SurroundingText(text: text, selection: 2..<2)
    let units = try #require(surrounding.deletion(offset: -1, count: 2))
    #expect(units == (1, 2))
  }

  @Test("no more is removed than there is")
  func limits() throws {
    let surrounding = SurroundingText(text: text, selection: 2..<2)
    let units = try #require(surrounding.deletion(offset: -100, count: 200))
    #expect(units == (2, 3))
  }

  @Test("what doesn't touch the caret can't be removed", arguments: [(1, 1), (-3, 2), (0, 0), (-1, -1)])
  func apart(_ offset: Int, _ count: Int) {
    #expect(SurroundingText(text: text, selection: 2..<2).deletion(offset: offset, count: count) == nil)
  }

  @Test("a caret in composed text is told in code units", arguments: [(0, 0), (3, 4), (4, 5), (9, 5)])
  func caret(_ character: Int, _ units: Int) {
    #expect(SurroundingText.utf16Offset(ofCharacter: character, in: text) == units)
  }
}
