import ViewEngine

/// A file that says what a test's result must be.
struct GoldenFile {
  let path: String
  /// The environment's variable that has goldens written anew instead of compared, where it is `1`.
  let recordingVariable: String

  /// - Parameters:
  ///   - name: the golden's name, without ending.
  ///   - ending: its kind.
  ///   - test: the test's source file; goldens lie in a folder `Goldens` beside it.
  init(_ name: String, ending: String, test: String) {
    let folder = test.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    self.init(path: "\(folder)/Goldens/\(name).\(ending)", recordingVariable: "RECORD_GOLDENS")
  }

  init(path: String, recordingVariable: String) {
    self.path = path
    self.recordingVariable = recordingVariable
  }

  /// Whether the golden is to be written anew instead of compared.
  var isRecording: Bool { ProcessInfo.processInfo.environment[recordingVariable] == "1" }

  /// A file beside the golden.
  func beside(_ suffix: String) -> String {
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    return path[..<dot] + "." + suffix + path[dot...]
  }

  func makeFolder() throws {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Removes what an earlier failure has left.
  func removeRemains() {
    for suffix in ["actual", "difference"] { try? FileManager.default.removeItem(atPath: beside(suffix)) }
  }
}

/// A result that is not what its golden says.
public struct GoldenMismatch: Error, CustomStringConvertible {
  /// What differs, and where to look.
  public let description: String

  init(_ description: String) { self.description = description }
}
