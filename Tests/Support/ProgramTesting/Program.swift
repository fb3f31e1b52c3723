import Foundation
import Glibc
import Synchronization

/// A program that a test runs: it reads its lines and writes to it.
package final class Program: Sendable {
  private struct State {
    var lines: [String] = []
    var rest = Data()
    var hasEnded = false
  }

  private let process: Process
  private let input: FileHandle
  private let state = Mutex(State())
  private let errors = Mutex(Data())

  /// Starts a program. It ends with the test, unless it ended before.
  package init(_ path: String, _ arguments: [String] = [], environment: [String: String?] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    let (input, output, errorOutput) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errorOutput
    self.process = process
    self.input = input.fileHandleForWriting
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in self?.take(handle.availableData) }
    errorOutput.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      self?.errors.withLock { $0.append(data) }
    }
    try Self.withoutBlockedSignals { try process.run() }
  }

  /// A program starts with the signals blocked that its parent's thread has blocked. Those of dispatch queues block
  /// all, and the program would neither end when it is asked to nor hear of its own children.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  private func take(_ data: Data) {
    state.withLock { state in
      if data.isEmpty { state.hasEnded = true }
      state.rest.append(data)
      while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
        state.lines.append(String(decoding: state.rest[state.rest.startIndex..<end], as: UTF8.self))
        state.rest = state.rest[(end + 1)...]
      }
    }
  }

  /// The system's number of the process.
  package var identifier: Int32 { process.processIdentifier }

  /// Asks it to end, as the session does when one logs out.
  package func terminate() { process.terminate() }

  /// All lines so far.
  package var lines: [String] { state.withLock { $0.lines } }
  /// What it wrote to standard error so far.
  package var errorText: String { errors.withLock { String(decoding: $0, as: UTF8.self) } }

  package func write(_ line: String) { input.write(Data((line + "\n").utf8)) }

  /// The first line that starts with `prefix`, among those after the first `count`; waits for it.
  package func line(_ prefix: String, after count: Int = 0, seconds: Double = 15) async throws -> String {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let found = lines.dropFirst(count).first(where: { $0.hasPrefix(prefix) }) { return found }
      guard ContinuousClock.now < end else {
        throw ProgramError("no line “\(prefix)” within \(seconds) s; there are \(lines); errors: \(errorText)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// The status with which it ends; waits for that.
  package func status(seconds: Double = 15) async throws -> Int32 {
    let end = ContinuousClock.now + .seconds(seconds)
    while process.isRunning {
      guard ContinuousClock.now < end else { throw ProgramError("it has not ended within \(seconds) s") }
      try await Task.sleep(for: .milliseconds(10))
    }
    return process.terminationStatus
  }

  /// Runs a program to its end and gives what it wrote.
  @discardableResult
  package static func run(_ path: String, _ arguments: [String], seconds: Double = 30) async throws -> [String] {
    let program = try Program(path, arguments)
    let status = try await program.status(seconds: seconds)
    let end = ContinuousClock.now + .seconds(2)
    while !program.state.withLock({ $0.hasEnded }), ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
    guard status == 0 else { throw ProgramError("\(path) \(arguments) ended with \(status): \(program.errorText)") }
    return program.lines
  }
}

/// Why a program can't be tested.
package struct ProgramError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
