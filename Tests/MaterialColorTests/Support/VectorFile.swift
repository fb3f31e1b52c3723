import Foundation
import MaterialColor
import Testing

/// One file of reference results, computed by Google's colour library.
///
/// The complete files are read from `$MATERIAL_SPEC_DIR/vectors/color`, and must be there when the variable is set.
/// Without it the tests read a few rows of each, which live in the project under `Sample`.
struct VectorFile {
  let rows: [VectorRow]
  private let header: [String: Any]

  init(_ name: String) throws {
    let url = try VectorFile.url(of: name)
    let parsed = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    header = try #require(parsed as? [String: Any], "\(url.path) holds no JSON object")
    let cases = try #require(header["cases"] as? [Any], "\(url.path) has no cases")
    try #require(!cases.isEmpty, "\(url.path) has no cases")
    rows = cases.map { VectorRow(value: $0) }
  }

  /// Names in the header, such as `roles`.
  func names(_ key: String) -> [String] {
    header[key] as? [String] ?? []
  }

  /// Numbers in the header, such as `tones`.
  func numbers(_ key: String) -> [Double] {
    (header[key] as? [Any] ?? []).map { VectorRow(value: $0).number }
  }

  private static func url(of name: String) throws -> URL {
    if let directory = ProcessInfo.processInfo.environment["MATERIAL_SPEC_DIR"] {
      let url = URL(fileURLWithPath: directory).appendingPathComponent("vectors/color/\(name).json")
      try #require(
        FileManager.default.fileExists(atPath: url.path),
        "MATERIAL_SPEC_DIR is set, but \(url.path) is missing: set it to the folder that holds vectors/color, or unset it"
      )
      return url
    }
    return try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Sample"),
      "the sample \(name).json is missing from the test's resources"
    )
  }
}

/// A value in a file of reference results, read as whatever the file's description says it is.
struct VectorRow {
  let value: Any

  subscript(_ index: Int) -> VectorRow {
    VectorRow(value: (value as! [Any])[index])
  }

  subscript(_ key: String) -> VectorRow {
    VectorRow(value: (value as! [String: Any])[key]!)
  }

  func optional(_ key: String) -> VectorRow? {
    (value as! [String: Any])[key].map { VectorRow(value: $0) }
  }

  var list: [VectorRow] { (value as! [Any]).map { VectorRow(value: $0) } }
  var isList: Bool { value is [Any] }
  var text: String { value as! String }
  var number: Double { (value as! NSNumber).doubleValue }
  var integer: Int { (value as! NSNumber).intValue }
  var boolean: Bool { (value as! NSNumber).boolValue }
  var argb: Argb { Argb(hex: text)! }
}

/// Collects what differs from the reference, so that a failure names cases rather than one boolean.
struct Differences {
  private(set) var found: [String] = []

  /// Colours, booleans and rankings must be the same.
  mutating func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ label: @autoclosure () -> String) {
    if actual != expected { found.append("\(label()): \(actual) instead of \(expected)") }
  }

  /// Numbers may differ by 1e-6: the reference is rounded to 12 digits, and C libraries differ in the last bit.
  mutating func expect(_ actual: Double, near expected: Double, _ label: @autoclosure () -> String) {
    if !(abs(actual - expected) <= 1e-6) { found.append("\(label()): \(actual) instead of \(expected)") }
  }

  /// Hues are compared round the circle.
  mutating func expect(hue actual: Double, near expected: Double, _ label: @autoclosure () -> String) {
    let distance = abs(actual - expected)
    if !(min(distance, 360 - distance) <= 1e-6) { found.append("\(label()): \(actual) instead of \(expected)") }
  }

  /// Fails the test when anything differed.
  func verify(of count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(count > 0, sourceLocation: sourceLocation)
    let summary = found.prefix(8).joined(separator: "\n")
    #expect(found.isEmpty, "\(found.count) differences in \(count) cases:\n\(summary)", sourceLocation: sourceLocation)
  }
}
