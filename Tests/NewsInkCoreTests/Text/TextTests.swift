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
}
