import ViewEngine

/// The members of a command, read by name and kind.
package struct CommandArguments {
  package let command: String
  private let values: [String: JSONValue]

  /// - Parameter names: the arguments that the command takes.
  /// - Throws: ``CommandError`` for an argument that the command does not take.
  package init(_ members: [JSONMember], of command: String, taking names: [String]) throws {
    self.command = command
    var values: [String: JSONValue] = [:]
    for member in members where member.name != "do" {
      guard names.contains(member.name) else {
        let known = names.isEmpty ? "no arguments" : names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        throw CommandError("\"\(command)\" takes no \"\(member.name)\"; it takes \(known)")
      }
      values[member.name] = member.value
    }
    self.values = values
  }

  /// What an argument must be and is not.
  private func mismatch(_ name: String, _ wanted: String) -> CommandError {
    guard let value = values[name] else { return CommandError("\"\(command)\" needs \"\(name)\": \(wanted)") }
    return CommandError("\"\(name)\" of \"\(command)\" must be \(wanted), and is \(value)")
  }

  package func has(_ name: String) -> Bool { values[name].map { $0 != .null } ?? false }

  // MARK: Kinds

  package func flag(_ name: String, default fallback: Bool = false) throws -> Bool {
    guard has(name) else { return fallback }
    guard case .bool(let flag)? = values[name] else { throw mismatch(name, "true or false") }
    return flag
  }

  package func text(_ name: String, _ wanted: String = "a text") throws -> String {
    guard case .string(let text)? = values[name] else { throw mismatch(name, wanted) }
    return text
  }

  package func number(_ name: String, in range: ClosedRange<Double>, default fallback: Double? = nil) throws -> Double {
    if !has(name), let fallback { return fallback }
    let (low, high) = (JSONValue.number(range.lowerBound), JSONValue.number(range.upperBound))
    guard case .number(let number)? = values[name], range.contains(number) else {
      throw mismatch(name, "a number from \(low) to \(high)")
    }
    return number
  }

  package func count(_ name: String, in range: ClosedRange<Int>, default fallback: Int) throws -> Int {
    guard has(name) else { return fallback }
    guard case .number(let number)? = values[name], let whole = Int(exactly: number), range.contains(whole) else {
      throw mismatch(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return whole
  }

  /// A time in milliseconds, at most an hour, as seconds.
  package func seconds(_ name: String, default fallback: TimeInterval? = nil) throws -> TimeInterval {
    try number(name, in: 0...3_600_000, default: fallback.map { $0 * 1000 }) / 1000
  }

  /// Two numbers.
  package func pair(_ name: String, _ wanted: String) throws -> (Double, Double) {
    guard case .array(let elements)? = values[name], elements.count == 2, case .number(let first) = elements[0],
      case .number(let second) = elements[1]
    else { throw mismatch(name, wanted) }
    return (first, second)
  }

  package func delta(_ name: String = "by") throws -> CGSize {
    let (x, y) = try pair(name, "two numbers [dx,dy] in logical px")
    return CGSize(width: x, height: y)
  }

  /// One of some words.
  package func choice<Choice>(
    _ name: String, _ choices: KeyValuePairs<String, Choice>, default fallback: Choice? = nil
  ) throws -> Choice {
    if !has(name), let fallback { return fallback }
    if case .string(let word)? = values[name], let found = choices.first(where: { $0.key == word }) {
      return found.value
    }
    throw mismatch(name, Self.enumeration(choices.map { "\"\($0.key)\"" }))
  }

  /// Words, each one of some.
  package func choices<Choice>(_ name: String, _ known: KeyValuePairs<String, Choice>) throws -> [Choice] {
    guard has(name) else { return [] }
    let wanted = "a list of " + Self.enumeration(known.map { "\"\($0.key)\"" })
    guard case .array(let elements)? = values[name] else { throw mismatch(name, wanted) }
    return try elements.map { element in
      guard case .string(let word) = element, let found = known.first(where: { $0.key == word }) else {
        throw mismatch(name, wanted)
      }
      return found.value
    }
  }

  private static func enumeration(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  /// A colour as `#RRGGBB`; nil for "none".
  package func color(_ name: String) throws -> Color.Resolved? {
    let wanted = "a colour such as \"#3584E4\", or \"none\""
    let text = try text(name, wanted)
    if text == "none" { return nil }
    guard text.hasPrefix("#"), text.utf8.count == 7, let value = UInt32(text.dropFirst(), radix: 16) else {
      throw mismatch(name, wanted)
    }
    return Color.Resolved(argb: 0xFF00_0000 | value)
  }

  // MARK: Elements and places

  package func finder(_ name: String) throws -> Finder {
    guard case .object(let members)? = values[name] else {
      throw mismatch(name, "a finder such as {\"role\":\"button\",\"label\":\"Share\"}")
    }
    return try Finder(members, named: name)
  }

  package func optionalFinder(_ name: String) throws -> Finder? { has(name) ? try finder(name) : nil }

  package func place() throws -> Place {
    switch (has("on"), has("at")) {
    case (true, false): return .element(try finder("on"))
    case (false, true):
      let (x, y) = try pair("at", "two numbers [x,y] in logical px")
      return .point(CGPoint(x: x, y: y))
    case (true, true): throw CommandError("\"\(command)\" has two places; give either \"on\" or \"at\"")
    case (false, false):
      throw CommandError("\"\(command)\" needs a place: \"on\" with a finder, or \"at\" with [x,y]")
    }
  }

  package func pointer(default fallback: PointerEvent.Kind = .mouse) throws -> PointerEvent.Kind {
    try choice("pointer", ["mouse": .mouse, "touch": .touch], default: fallback)
  }
}

/// Where a pointer goes.
package enum Place: Hashable, Sendable {
  case element(Finder)
  case point(CGPoint)
}
