import Foundation

/// Plain text from the HTML that feeds carry in titles, summaries and contents.
enum HTMLText {
  /// The text of `markup` in one line, for titles.
  static func line(_ markup: String) -> String {
    collapse(CharacterReferences.resolve(stripped(markup, blocks: false)))
  }

  /// The text of `markup` as paragraphs separated by an empty line.
  static func paragraphs(_ markup: String) -> String {
    let text = CharacterReferences.resolve(stripped(markup, blocks: true))
    let lines = text.split(separator: "\u{1}").map { block in
      block.split(separator: "\u{2}").map { collapse(String($0)) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    return lines.filter { !$0.isEmpty && $0 != "•" }.joined(separator: "\n\n")
  }

  /// Plain text whose line breaks mean something: runs of blanks become one, an empty line separates paragraphs.
  static func plainParagraphs(_ text: String) -> String {
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    var paragraphs: [String] = [""]
    for line in lines {
      let words = collapse(String(line))
      if words.isEmpty {
        if paragraphs.last != "" { paragraphs.append("") }
      } else {
        paragraphs[paragraphs.count - 1] += paragraphs.last == "" ? words : " " + words
      }
    }
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Runs of white space as one blank, none at the ends.
  static func collapse(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var index = 0
      var needsBlank = false
      while index < bytes.count {
        let blank = WhiteSpace.length(in: bytes, at: index)
        if blank > 0 {
          needsBlank = !result.isEmpty
          index += blank
        } else {
          if needsBlank { result.append(32) }
          needsBlank = false
          result.append(bytes[index])
          index += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The first words of `text`, at most `limit` characters, cut at a word with an ellipsis.
  static func excerpt(_ text: String, limit: Int = 280) -> String {
    let line = collapse(String(text.prefix(limit * 4)))
    guard line.utf8.count > limit, line.count > limit else { return line }
    let cut = line.prefix(limit)
    let words = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return words.trimmingCharacters(in: CharacterSet(charactersIn: " ,;:–—-")) + "…"
  }

  // MARK: Limits

  /// `text`, or the beginning of it with an ellipsis where it has more than `limit` characters.
  static func capped(_ text: String, at limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    // A character may have any number of marks, all of which count here.
    let scalars = text.unicodeScalars.prefix(limit * 8)
    let beginning = String(String.UnicodeScalarView(scalars))
    if scalars.endIndex == text.endIndex, beginning.count <= limit { return text }
    return beginning.prefix(limit - 1).trimmingCharacters(in: .whitespaces) + "…"
  }

  /// The bytes of a paragraph beyond which it is cut between two words.
  static let pieceLimit = 20_000
  /// The characters of a word beyond which a line may break in it.
  static let wordLimit = 200
  /// The scalars of a character beyond which its marks are left out.
  static let markLimit = 32

  /// `paragraph` in pieces that can be laid out in a time that grows with their length alone, whatever a feed wrote.
  static func pieces(_ paragraph: Substring) -> [String] {
    guard paragraph.utf8.count > wordLimit else { return [String(paragraph)] }
    var pieces: [String] = []
    var piece = ""
    var size = 0
    var word = 0
    for character in paragraph {
      let isBlank = character.isWhitespace
      if isBlank && size >= pieceLimit || size >= pieceLimit + wordLimit * 4 {
        pieces.append(piece)
        (piece, size, word) = ("", 0, 0)
        if isBlank { continue }
      }
      // Lines break between ideographs anyway.
      word =
        isBlank || character.unicodeScalars.first.map { (0x2E80...0xFFFF).contains($0.value) } == true ? 0 : word + 1
      if word > wordLimit {
        piece += "\u{200B}"
        word = 1
      }
      let scalars = character.unicodeScalars
      if character.utf8.count > markLimit, scalars.count > markLimit {
        piece.unicodeScalars.append(contentsOf: scalars.prefix(markLimit))
      } else {
        piece.append(character)
      }
      size += character.utf8.count
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  // MARK: Tags

  /// Elements whose content is not for reading.
  private static let hidden: Set<String> = ["script", "style", "noscript", "template", "iframe", "svg", "head"]

  private static let blocks: Set<String> = [
    "p", "div", "section", "article", "blockquote", "figure", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "ul",
    "ol", "li", "pre", "table", "tr", "hr", "header", "footer", "dl", "dt", "dd",
  ]

  /// `markup` without tags; with `blocks`, U+0001 stands where a block begins or ends and U+0002 where a line breaks.
  private static func stripped(_ markup: String, blocks withBlocks: Bool) -> String {
    var output: [UInt8] = []
    let bytes = Array(markup.utf8)
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), let tag = HTMLTag(bytes, at: index) else {
        // The marks must not come in from outside.
        output.append(bytes[index] < 9 ? 32 : bytes[index])
        index += 1
        continue
      }
      index = tag.end
      if hidden.contains(tag.name), !tag.isClosing, !tag.isSelfClosing {
        index = HTMLTag.endOfElement(tag.name, in: bytes, from: index)
      } else if withBlocks && blocks.contains(tag.name) {
        output.append(1)
        if tag.name == "li" && !tag.isClosing { output.append(contentsOf: "• ".utf8) }
      } else if tag.name == "br" || tag.name == "td" || tag.name == "th" || blocks.contains(tag.name) {
        output.append(withBlocks && tag.name == "br" ? 2 : 32)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
