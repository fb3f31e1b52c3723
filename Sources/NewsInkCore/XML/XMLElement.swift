/// An element of an XML document.
final class XMLElement {
  enum Child {
    case element(XMLElement)
    case text(String)
  }

  /// The local name, with a canonical prefix for the namespaces that feeds use: `media:content`, `dc:date`.
  /// Atom, RSS and elements without namespace have no prefix.
  let name: String
  let attributes: [(name: String, value: String)]
  private(set) var children: [Child] = []
  /// The values of `xml:base` from the outermost element to this one.
  let bases: [String]

  init(name: String, attributes: [(name: String, value: String)], bases: [String]) {
    self.name = name
    self.attributes = attributes
    self.bases = bases
  }

  func append(_ element: XMLElement) {
    children.append(.element(element))
  }

  func append(_ text: String) {
    if text.isEmpty { return }
    children.append(.text(text))
  }

  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  func first(_ name: String) -> XMLElement? {
    for case .element(let element) in children where element.name == name { return element }
    return nil
  }

  func all(_ name: String) -> [XMLElement] {
    elements.filter { $0.name == name }
  }

  /// The text of the element and all inside it.
  var text: String {
    var result = ""
    for child in children {
      switch child {
      case .text(let text): result += text
      case .element(let element): result += element.text
      }
    }
    return result
  }

  /// The content written as HTML, for the reader of HTML text.
  var innerMarkup: String {
    var result = ""
    for child in children {
      switch child {
      case .text(let text):
        result += Self.escape(text)
      case .element(let element):
        let local = element.name.split(separator: ":").last.map(String.init) ?? element.name
        let attributes = element.attributes.map { " \($0.name)=\"\(Self.escape($0.value))\"" }.joined()
        result += "<\(local)\(attributes)>\(element.innerMarkup)</\(local)>"
      }
    }
    return result
  }

  /// Whether there are elements inside, as where a feed's HTML is not escaped.
  var hasElements: Bool {
    children.contains { if case .element = $0 { true } else { false } }
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
