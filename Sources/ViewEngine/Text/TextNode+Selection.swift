// What a selection reads of a text.
extension TextNode {
  /// What is shown, as one string.
  var shownText: String { shownRuns.joined() }
  var shownLength: Int { shownRuns.reduce(0) { $0 + $1.utf16.count } }

  /// The selected characters, without those that stand for icons; nil where nothing is selected.
  var selectedText: String? {
    guard let selection else { return nil }
    var result = ""
    var start = 0
    for (run, string) in zip(text.runs, shownRuns) {
      let range = start..<start + string.utf16.count
      start = range.upperBound
      let part = range.clamped(to: selection)
      guard !part.isEmpty, case .string = run.content else { continue }
      let units = Array(string.utf16)[(part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound)]
      result += String(decoding: units, as: UTF16.self)
    }
    return result
  }
}
