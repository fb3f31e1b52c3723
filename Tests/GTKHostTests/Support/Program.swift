import Foundation
import Synchronization

/// A program that a test runs: it reads its lines and writes to it.
final class Program: Sendable {
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
  init(_ path: String, _ arguments: [String] = [], environment: [String: String?] = [:]) throws {
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
    try process.run()
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
  var identifier: Int32 { process.processIdentifier }

  /// All lines so far.
  var lines: [String] { state.withLock { $0.lines } }
  /// What it wrote to standard error so far.
  var errorText: String { errors.withLock { String(decoding: $0, as: UTF8.self) } }

  func write(_ line: String) { input.write(Data((line + "\n").utf8)) }

  /// The first line that starts with `prefix`, among those after the first `count`; waits for it.
  func line(_ prefix: String, after count: Int = 0, seconds: Double = 15) async throws -> String {
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
  func status(seconds: Double = 15) async throws -> Int32 {
    let end = ContinuousClock.now + .seconds(seconds)
    while process.isRunning {
      guard ContinuousClock.now < end else { throw ProgramError("it has not ended within \(seconds) s") }
      try await Task.sleep(for: .milliseconds(10))
    }
    return process.terminationStatus
  }

  /// Runs a program to its end and gives what it wrote.
  @discardableResult
  static func run(_ path: String, _ arguments: [String], seconds: Double = 30) async throws -> [String] {
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

struct ProgramError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
