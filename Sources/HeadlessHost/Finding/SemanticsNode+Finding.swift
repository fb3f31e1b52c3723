import ViewEngine

/// Why an element could not be found or used.
public struct FindingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence: what, why, what to do.
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension SemanticsNode {
  /// The elements in this one, and itself, that a finder means, in reading order.
  /// - Throws: ``FindingError`` when what the elements must lie in can't be found.
  public func all(_ finder: Finder) throws -> [SemanticsNode] {
    let start = try finder.container.first.map { try find($0) }
    var found: [SemanticsNode] = []
    (start ?? self).visit { node in
      if node !== start, finder.matches(node.properties) { found.append(node) }
    }
    guard let index = finder.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// The one element that a finder means.
  /// - Throws: ``FindingError`` when there is none or more than one; it names the nearest.
  public func find(_ finder: Finder) throws -> SemanticsNode {
    let found = try all(finder)
    if found.count == 1 { return found[0] }
    if found.isEmpty { throw noMatch(finder) }
    let shown = found.prefix(5).map(\.summary).joined(separator: ", ")
    let rest = found.count > 5 ? " and \(found.count - 5) more" : ""
    throw FindingError(
      "\(finder) matches \(found.count) elements, so add \"index\" (0…\(found.count - 1)) or say more: \(shown)\(rest)")
  }

  private func noMatch(_ finder: Finder) -> FindingError {
    var withoutIndex = finder
    withoutIndex.index = nil
    if let index = finder.index, let count = try? all(withoutIndex).count, count > 0 {
      return FindingError("\(finder) matches nothing, since \"index\" is \(index) and there are \(count), from 0")
    }
    let nearest = Self.nearest(to: finder, among: flattened).prefix(3).map(\.summary)
    if nearest.isEmpty { return FindingError("\(finder) matches nothing, and the window has no elements") }
    return FindingError("\(finder) matches nothing; the nearest are \(nearest.joined(separator: ", "))")
  }

  /// Elements in order of how much they are like what was asked for.
  private static func nearest(to finder: Finder, among nodes: [SemanticsNode]) -> [SemanticsNode] {
    let candidates = nodes.filter { $0.properties.role != .window }
    let scores = candidates.map { likeness($0.properties, finder) }
    // Of equals the earlier is nearer.
    let order = candidates.indices.sorted { scores[$0] == scores[$1] ? $0 < $1 : scores[$0] > scores[$1] }
    return order.map { candidates[$0] }
  }

  private static func likeness(_ properties: SemanticsProperties, _ finder: Finder) -> Double {
    var score = 0.0
    if let role = finder.role, properties.role == role { score += 1 }
    if let label = finder.label ?? finder.labelContains { score += 2 * properties.label.likeness(to: label) }
    if let id = finder.id { score += 2 * properties.identifier.likeness(to: id) }
    if let value = finder.value { score += properties.value.likeness(to: value) }
    if !finder.states.isEmpty, finder.states.isSubset(of: properties.states) { score += 0.5 }
    return score
  }

  /// The element in few words, for messages.
  public var summary: String {
    var text = (properties.role ?? .group).rawValue
    if !properties.label.isEmpty { text += " \"\(properties.label.prefix(60))\"" }
    if !properties.identifier.isEmpty { text += " (id \(properties.identifier))" }
    return text
  }
}

extension String {
  /// 1 for the same text, 0 for texts that have nothing in common, whatever the case.
  func likeness(to other: String) -> Double {
    let (a, b) = (Array(lowercased().prefix(60)), Array(other.lowercased().prefix(60)))
    if a.isEmpty || b.isEmpty { return a.count == b.count ? 1 : 0 }
    // The number of edits that make one text of the other (Levenshtein).
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = Swift.min(above + 1, row[j] + 1, diagonal + (left == right ? 0 : 1))
        diagonal = above
      }
    }
    return 1 - Double(row[b.count]) / Double(max(a.count, b.count))
  }
}
