import Foundation
import Testing

@testable import NewsInkCore

@Suite("Text from markup and bytes")
struct TextTests {
  @Test("titles lose their tags and references and become one line")
  func lines() {
    #expect(HTMLText.line("  <b>Bread</b> &amp; butter\n &#8212; caf&eacute; ") == "Bread & butter — café")
    #expect(HTMLText.line("1 < 2 and a<b") == "1 < 2 and a<b")
    #expect(HTMLText.line("A<br/>B") == "A B")
    #expect(HTMLText.line("AT&T &unknown; & more") == "AT&T &unknown; & more")
    #expect(HTMLText.line("&#x1F600;&#150;&#0;x") == "😀– x")
    #expect(HTMLText.line("<!-- no --><script>bad()</script>Good") == "Good")
  }

  @Test("blocks become paragraphs, breaks become lines, list items get bullets")
  func paragraphs() {
    let text = HTMLText.paragraphs(
      "<p>One\n two</p><p>Three<br>four</p><ul><li>five</li><li>six</li></ul><style>p{}</style><p></p>")
    #expect(text == "One two\n\nThree\nfour\n\n• five\n\n• six")
  }

  @Test("every white space of Unicode is a blank, and nothing else is")
  func whiteSpace() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isBlank = value <= 32 || scalar.properties.isWhitespace || value == 0xFEFF
      #expect((HTMLText.collapse("a\(Character(scalar))b").unicodeScalars.map(\.value) == [97, 32, 98]) == isBlank)
    }
    #expect(HTMLText.collapse("\u{A0} a \u{3000}\n b\u{2009}") == "a b")
    #expect(HTMLText.collapse(" \n").isEmpty)
  }

  @Test("an excerpt ends at a word")
  func excerpts() {
    #expect(HTMLText.excerpt("one two three", limit: 9) == "one two…")
    #expect(HTMLText.excerpt("one two", limit: 9) == "one two")
    #expect(HTMLText.excerpt(String(repeating: "x", count: 50), limit: 10) == String(repeating: "x", count: 10) + "…")
  }

  @Test("markup without end is read in linear time")
  func hostileMarkup() {
    // 100 kB each: anything quadratic would take minutes.
    for piece in ["<a", "<!--", "</script", "<script></a", "&#", "<p \"=", "<x y='"] {
      let markup = String(repeating: piece, count: 100_000 / piece.utf8.count)
      #expect(HTMLText.paragraphs(markup).utf8.count <= markup.utf8.count)
    }
  }

  @Test("encodings are told by mark, header and declaration")
  func encodings() {
    let text = "<?xml version=\"1.0\"?><a>Zoë €</a>"
    for (encoding, mark) in [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, []),
      (.utf16BigEndian, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf8, []),
    ] as [(String.Encoding, [UInt8])] {
      let data = Data(mark) + (text.data(using: encoding) ?? Data())
      #expect(TextEncoding.decode(data, charset: nil) == text)
    }
    // 0xA4 is the euro sign in ISO-8859-15, and a currency sign in ISO-8859-1.
    let declared = Data("<?xml version=\"1.0\" encoding='ISO-8859-15'?><a>".utf8) + Data([0xA4])
    #expect(TextEncoding.decode(declared, charset: nil).hasSuffix("<a>€"))
    #expect(TextEncoding.decode(declared, charset: "iso-8859-1").hasSuffix("<a>¤"))
    #expect(TextEncoding.decode(Data([0x93, 0x68, 0x69, 0x94, 0x80]), charset: "windows-1252") == "“hi”€")
    #expect(TextEncoding.decode(Data([0xF0, 0xD2, 0xC9]), charset: "koi8-r") == "При")
  }

  @Test("a wrong claim of UTF-8 is passed over")
  func wrongClaim() {
    #expect(TextEncoding.decode(Data([0x5A, 0x6F, 0xEB]), charset: "utf-8") == "Zoë")
    #expect(TextEncoding.decode(Data([0x5A, 0x6F, 0xEB]), charset: "no-such-thing") == "Zoë")
  }

  @Test("stable names are SHA-256's first 128 bits")
  func hashes() {
    // FIPS 180-4's examples, and one message that takes two blocks.
    #expect(StableHash.hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223")
    #expect(StableHash.hexadecimal("") == "e3b0c44298fc1c149afbf4c8996fb924")
    #expect(
      StableHash.hexadecimal("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039")
  }

  // MARK: Limits

  @Test("a text at its limit stays, a longer one ends with an ellipsis", arguments: ["W", "é", "漢", "👨‍👩‍👧"])
  func capped(character: String) {
    let full = String(repeating: character, count: 100)
    #expect(HTMLText.capped(full, at: 100) == full)
    let short = HTMLText.capped(full + character, at: 100)
    #expect(short.count <= 100 && short.hasSuffix("…") && short.hasPrefix(String(repeating: character, count: 20)))
    // A letter with more marks than anybody writes.
    #expect(HTMLText.capped("a" + String(repeating: "\u{301}", count: 50_000), at: 100).utf8.count < 2000)
  }

  @Test("no line is without a place to break, and no paragraph without end")
  func pieces() {
    func article(_ text: String) -> Article {
      Article(id: "x", sourceID: "s", sourceTitle: "", title: "t", text: text)
    }
    let plain = "Two words.\n\nMore of them."
    #expect(article(plain).paragraphs == ["Two words.", "More of them."])

    let word = String(repeating: "W", count: 100_000)
    let pieces = article(word).paragraphs
    #expect(pieces.allSatisfy { $0.utf8.count < 25_000 })
    #expect(pieces.flatMap { $0.split(separator: "\u{200B}") }.allSatisfy { $0.count <= 200 })
    #expect(pieces.joined().replacing("\u{200B}", with: "") == word)

    let words = String(repeating: "word ", count: 60_000) + "end"
    let parts = article(words).paragraphs
    #expect(parts.count == 15)
    #expect(parts.joined(separator: " ") == words)

    let ideographs = String(repeating: "漢", count: 5000)
    #expect(article(ideographs).paragraphs == [ideographs])
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(article(marks).paragraphs.allSatisfy { $0.utf8.count < 100 })
  }

  @Test("names on tabs are of a width that leaves room for others")
  func tabs() {
    func tab(_ title: String) -> String { NewsSource(title: title, kind: .newsAPI(id: nil)).tabTitle }
    #expect(tab("The Harbour Gazette") == "The Harbour Gazette")
    for letter in ["W", "i", "漢", "a b "] {
      let long = tab(String(repeating: letter, count: 90))
      #expect(long.hasSuffix("…") && (10...60).contains(long.count), "\(long)")
    }
  }
}
