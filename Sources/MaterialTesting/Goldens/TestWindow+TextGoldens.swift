import HeadlessHost
import ViewEngine

extension TestWindow {
  /// What a text golden holds.
  public enum Aspect: Sendable {
    /// The nodes with their frames.
    case layout
    /// The drawing operations.
    case drawing
    /// The elements that assistive technology sees.
    case semantics
  }

  /// The window as text.
  public func text(of aspect: Aspect) -> String {
    window.presentIfDue()
    switch aspect {
    case .layout: return LayoutDescription(window.graph.root).text
    case .drawing: return DrawingDescription(window.graph.displayItem).text
    case .semantics: return SemanticsDescription(semantics).text
    }
  }

  /// Compares the window, as text, with the file `Goldens/<name>.txt` beside the test.
  ///
  /// With `RECORD_GOLDENS=1` in the environment the file is written instead.
  /// - Throws: ``GoldenMismatch`` that shows the first line that differs; the actual text is then in
  ///   `<name>.actual.txt`.
  public func textGolden(_ name: String, of aspect: Aspect = .drawing, file: String = #filePath) throws {
    let golden = GoldenFile(name, ending: "txt", test: file)
    let actual = text(of: aspect)
    golden.removeRemains()
    if golden.isRecording {
      try golden.makeFolder()
      try actual.write(toFile: golden.path, atomically: true, encoding: .utf8)
      return
    }
    let wanted = try? String(contentsOfFile: golden.path, encoding: .utf8)
    if wanted == actual { return }
    try golden.makeFolder()
    try actual.write(toFile: golden.beside("actual"), atomically: true, encoding: .utf8)
    guard let wanted else {
      throw GoldenMismatch(
        "there is no golden \(golden.path); look at \(golden.beside("actual")) and record it with RECORD_GOLDENS=1")
    }
    throw GoldenMismatch(
      "\(golden.path) and \(golden.beside("actual")) differ: \(Self.firstDifference(wanted, actual))")
  }

  private static func firstDifference(_ wanted: String, _ actual: String) -> String {
    let (a, b) = (wanted.components(separatedBy: "\n"), actual.components(separatedBy: "\n"))
    let line = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
    func text(_ lines: [String]) -> String {
      lines.indices.contains(line) ? "\"\(lines[line].trimmingCharacters(in: .whitespaces))\"" : "no line"
    }
    return "line \(line + 1) should be \(text(a)) and is \(text(b))"
  }
}

/// Writes elements as text, a line for each.
@MainActor
struct SemanticsDescription {
  private(set) var text = ""

  init(_ root: SemanticsNode) { add(root, depth: 0) }

  private mutating func add(_ node: SemanticsNode, depth: Int) {
    let properties = node.properties
    var line = String(repeating: "  ", count: depth) + node.summary
    if !properties.value.isEmpty { line += " = \"\(properties.value)\"" }
    if let position = properties.position, let size = properties.setSize { line += " \(position) of \(size)" }
    if !properties.states.isEmpty { line += " " + properties.states.map(\.rawValue).sorted().joined(separator: " ") }
    text += "\(line) \(JSONValue(node.bounds))\n"
    for child in node.children { add(child, depth: depth + 1) }
  }
}
