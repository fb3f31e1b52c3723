import Glibc
import ViewEngine

/// Reads lines from standard input on a thread of its own.
package enum StandardInput {
  package enum Line: Sendable {
    case text(String)
    /// A line that can't be read, and why.
    case invalid(String)
  }

  /// The longest line that is read, in bytes; a command is far shorter.
  private static let longestLine = 1 << 20

  /// The lines up to the end of input.
  package static func lines() -> AsyncStream<Line> {
    let (stream, continuation) = AsyncStream.makeStream(of: Line.self)
    let thread = Thread {
      readAll {
        continuation.yield($0)
      } finish: {
        continuation.finish()
      }
    }
    thread.name = "driver input"
    thread.start()
    return stream
  }

  private static func readAll(_ yield: (Line) -> Void, finish: () -> Void) {
    var pending: [UInt8] = []
    var isTooLong = false
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for byte in buffer[..<count] {
        if byte == UInt8(ascii: "\n") {
          yield(line(pending, isTooLong))
          pending.removeAll(keepingCapacity: true)
          isTooLong = false
        } else if pending.count < longestLine {
          pending.append(byte)
        } else {
          isTooLong = true
        }
      }
    }
    if !pending.isEmpty { yield(line(pending, isTooLong)) }
    finish()
  }

  private static func line(_ bytes: [UInt8], _ isTooLong: Bool) -> Line {
    if isTooLong { return .invalid("this line is longer than \(longestLine) bytes; send shorter commands") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .invalid("this line is not UTF-8; send commands as UTF-8")
    }
    return .text(text)
  }
}
