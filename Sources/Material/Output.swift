import MaterialUI

/// Standard output, for text and bytes.
enum StandardOutput {
  static func write(_ text: String) throws { try write(Data(text.utf8)) }

  static func write(_ data: Data) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw ProgramFailure("can't write to standard output: \(String(cString: strerror(errno)))")
    }
  }

  /// Whether it goes to a person's terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// A file that a command writes.
enum OutputFile {
  /// Writes all of the bytes, or leaves what was there: the file is put in its place when it is complete.
  static func write(_ data: Data, to path: String) throws {
    // A device or a pipe is written to as it is: it must not be replaced by a file.
    var information = stat()
    let isSpecial = stat(path, &information) == 0 && (information.st_mode & S_IFMT) != S_IFREG
    let written = isSpecial ? path : "\(path).\(getpid()).part"
    func failure(_ code: Int32) -> ProgramFailure {
      ProgramFailure("can't write to \(quoted(path)): \(String(cString: strerror(code)))")
    }
    guard let file = fopen(written, "wb") else { throw failure(errno) }
    var code: Int32 = 0
    if data.withUnsafeBytes({ fwrite($0.baseAddress, 1, $0.count, file) }) < data.count { code = errno }
    if fclose(file) != 0, code == 0 { code = errno }
    if code == 0, !isSpecial, rename(written, path) != 0 { code = errno }
    if code != 0 {
      if !isSpecial { unlink(written) }
      throw failure(code)
    }
  }
}
