import Testing

@testable import NewsInkCore

@Suite("XML")
struct XMLReaderTests {
  @Test("elements, attributes, CDATA, comments and references")
  func plain() throws {
    let root = try XMLReader.read(
      "<?xml version='1.0'?><!-- c --><a b='1 &lt; 2' c=\"&quot;\"><b/>x<![CDATA[<y>&amp;]]>&#233;<!--n--></a>\n")
    #expect(root.name == "a")
    #expect(root.attribute("b") == "1 < 2")
    #expect(root.attribute("c") == "\"")
    #expect(root.text == "x<y>&amp;é")
    #expect(root.elements.map(\.name) == ["b"])
  }

  @Test("namespaces count, not the prefixes that a document chose")
  func namespaces() throws {
    let root = try XMLReader.read(
      """
      <r:feed xmlns:r="http://www.w3.org/2005/Atom" xmlns:pics="http://search.yahoo.com/mrss/">
      <r:title>T</r:title><pics:content url="u"/><odd:thing/></r:feed>
      """)
    #expect(root.name == "feed")
    #expect(root.elements.map(\.name) == ["title", "media:content", "odd:thing"])
  }

  @Test("an Atom link in RSS is not RSS's link")
  func foreignAtom() throws {
    let root = try XMLReader.read("<rss xmlns:a='http://www.w3.org/2005/Atom'><a:link/><link/></rss>")
    #expect(root.elements.map(\.name) == ["atom:link", "link"])
  }

  @Test("what real feeds get wrong is read as meant")
  func lenient() throws {
    let root = try XMLReader.read("<a><p>AT&T &nbsp;&copy; 1 < 2 <br>text</p><c checked x=1>z</c></q></a>")
    #expect(root.first("p")?.text == "AT&T \u{A0}© 1 < 2 text")
    #expect(root.first("c")?.attribute("x") == "1")
  }

  @Test(
    "a document that was cut off is told from one that is wrong",
    arguments: ["", "<a>", "<a><b>text", "<a", "<a b='", "<a><![CDATA[x", "<!-- ", "<a></a", "<!DOCTYPE a ["])
  func truncated(text: String) {
    #expect {
      try XMLReader.read(text)
    } throws: { error in
      if case XMLReader.Failure.endsEarly = error { true } else { false }
    }
  }

  @Test("errors name the line")
  func lines() {
    #expect(throws: XMLReader.Failure.notWellFormed("the tag <b> is not closed", line: 3)) {
      try XMLReader.read("<a>\n\n<b ?></b></a>")
    }
    #expect(throws: XMLReader.Failure.notWellFormed("there is a second root element <b>", line: 2)) {
      try XMLReader.read("<a/>\n<b/>")
    }
  }

  @Test("an entity may be short text, and only that")
  func ownEntities() throws {
    let root = try XMLReader.read(
      "<!DOCTYPE a [<!ENTITY co \"Hat &#38; Co\"><!ENTITY out SYSTEM \"file:///etc/passwd\">]>"
        + "<a b='&co;'>&co;|&out;|&co</a>")
    #expect(root.attribute("b") == "Hat & Co")
    #expect(root.text == "Hat & Co||&co")
  }

  @Test("entities made of entities are refused before they grow")
  func entityBomb() {
    var declarations = "<!ENTITY a0 \"ha\">"
    for level in 1..<30 { declarations += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    #expect(throws: XMLReader.Failure.entityBomb) {
      try XMLReader.read("<!DOCTYPE a [\(declarations)]><a>&a29;</a>")
    }
  }

  @Test("many uses of one long entity are refused too")
  func quadraticBomb() {
    let long = String(repeating: "x", count: 256)
    let uses = String(repeating: "&e;", count: 100_000)
    #expect(throws: XMLReader.Failure.entityBomb) {
      try XMLReader.read("<!DOCTYPE a [<!ENTITY e \"\(long)\">]><a>\(uses)</a>")
    }
  }

  @Test("nesting has a limit")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try XMLReader.read(nested(XMLReader.depthLimit)).name == "a")
    #expect(throws: XMLReader.Failure.tooDeep) { try XMLReader.read(nested(XMLReader.depthLimit + 1)) }
  }

  @Test("nodes have a limit")
  func nodes() throws {
    // Start tags, end tags and pieces of text count one each.
    let document = "<a>" + String(repeating: "<b/>", count: 98) + "</a>"
    #expect(try XMLReader.read(document, nodeLimit: 100).elements.count == 98)
    #expect(throws: XMLReader.Failure.tooManyNodes) { try XMLReader.read(document, nodeLimit: 99) }
  }
}
