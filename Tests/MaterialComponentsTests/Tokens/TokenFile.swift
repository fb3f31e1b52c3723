import Foundation
import MaterialComponents

/// Material's tokens as the reference has them: sets of names and values.
struct TokenFile {
  enum Value: Hashable {
    case number(Double)
    case text(String)
  }

  let sets: [String: [String: Value]]
  /// The tokens of a set that Material has given up.
  let deprecated: [String: Set<String>]

  /// Nil where the reference is not at hand.
  static let current: TokenFile? = {
    guard let folder = ProcessInfo.processInfo.environment["MATERIAL_SPEC_DIR"] else { return nil }
    return try? TokenFile(path: folder + "/spec/m3-tokens.json")
  }()

  init(path: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    var sets: [String: [String: Value]] = [:]
    var deprecated: [String: Set<String>] = [:]
    for (name, value) in json as? [String: Any] ?? [:] where !name.hasPrefix("v0.192/") && !name.hasSuffix(".ref") {
      if name.hasSuffix(".deprecated"), let names = value as? [String] {
        deprecated[String(name.dropLast(".deprecated".count))] = Set(names)
      } else if let tokens = value as? [String: Any] {
        sets[name] = tokens.compactMapValues { token in
          (token as? NSNumber).map { .number($0.doubleValue) } ?? (token as? String).map { .text($0) }
        }
      }
    }
    self.sets = sets
    self.deprecated = deprecated
  }
}

/// A token's name taken apart: `selected-hovered-icon-color` is the icon's colour of what is chosen and hovered.
struct TokenName: Hashable {
  enum Selection: Hashable { case none, on, off }
  enum State: String, Hashable { case enabled, hovered, focused, pressed, dragged, disabled }

  var selection = Selection.none
  var state = State.enabled
  var property: String

  init(_ name: String) {
    var rest = Substring(name)
    func take(_ word: String) -> Bool {
      guard rest.hasPrefix(word + "-") else { return false }
      rest = rest.dropFirst(word.count + 1)
      return true
    }
    _ = take("list-item")
    if take("selected") { selection = .on } else if take("unselected") { selection = .off }
    let states: [(String, State)] = [
      ("hovered", .hovered), ("hover", .hovered), ("focused", .focused), ("pressed", .pressed), ("dragged", .dragged),
      ("disabled", .disabled), ("focus", .focused),
    ]
    // `focus-indicator-…` is a property of what has the focus.
    for (word, state) in states where !rest.hasPrefix("focus-indicator") && take(word) {
      self.state = state
      break
    }
    property = String(rest)
    for (word, choice) in [("-selected-color", Selection.on), ("-unselected-color", .off)]
    where property == "label-text" + word {
      selection = choice
      property = "label-text-color"
    }
    if property.hasPrefix("focus-indicator") { state = .focused }
  }
}
