import Foundation
import Testing

/// The built program `material`, run to its end.
struct MaterialTool {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Whether the programs are built and their place is known (Scripts/test says it).
  static let isAvailable = programs != nil
  private static let programs = ProcessInfo.processInfo.environment["MATERIAL_PROGRAMS_DIR"]

  /// - Parameter directory: where it runs.
  init(_ arguments: [String], in directory: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: (Self.programs ?? "") + "/material")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    // Files, as pipes that nobody empties fill up.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("material-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Data(contentsOf: files[0])
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }

  /// The two schemes of the JSON that the arguments print.
  static func schemes(_ arguments: [String]) throws -> (light: [String: String], dark: [String: String]) {
    let run = try MaterialTool(["theme"] + arguments)
    try #require(run.status == 0, "\(arguments): \(run.errors)")
    let object = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    return (
      try #require(object["light"] as? [String: String]), try #require(object["dark"] as? [String: String])
    )
  }
}

/// A folder that is removed after use.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("material-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(url)
}
