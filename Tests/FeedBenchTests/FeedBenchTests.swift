import Foundation
import Testing

private let programs = ProcessInfo.processInfo.environment["MATERIAL_PROGRAMS_DIR"]

@Suite("The measured feed as a program", .enabled(if: programs != nil))
struct FeedBenchTests {
  /// Runs the program without a window and gives its lines and its status.
  private func run(_ input: String, environment: [String: String]) throws -> (lines: [String], status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(programs) + "/feed-bench")
    process.arguments = ["--headless", "412x892"]
    process.environment = environment
    let (commands, answers) = (Pipe(), Pipe())
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    try commands.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try commands.fileHandleForWriting.close()
    let text = String(decoding: answers.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text.split(separator: "\n").map(String.init), process.terminationStatus)
  }

  @Test("each command is answered with times, and each frame of a scroll is told", .timeLimit(.minutes(1)))
  func protocolOfMeasuring() throws {
    // A folder without pictures: the cards show placeholders.
    let folder = FileManager.default.temporaryDirectory.path
    let (lines, status) = try run(
      "SCROLL 3 20\nTOGGLE 0\nQUIT\n", environment: ["BENCH_N": "50", "BENCH_ASSETS": folder])
    let marks = lines.filter { !$0.hasPrefix("INFO ") }.map { $0.split(separator: " ") }
    #expect(
      marks.map(\.first) == [
        "FIRST_FRAME", "SCROLL_BEGIN", "FRAME", "FRAME", "FRAME", "SCROLL_END", "TOGGLE_BEGIN", "TOGGLE_END",
      ])
    let times = marks.compactMap { $0.count == 3 ? Int($0[1]) : nil }
    #expect(times.count == marks.count)
    #expect(times == times.sorted())
    // Two intervals of 60 Hz lie between three frames, less what a late first one takes from them.
    #expect(times[4] - times[2] > 16_000_000)
    #expect(status == 0)
  }

  @Test("without pictures, or with a count that is none, it says so and ends with status 2")
  func mistakes() throws {
    #expect(try run("", environment: [:]).status == 2)
    #expect(try run("", environment: ["BENCH_N": "many", "BENCH_ASSETS": "."]).status == 2)
  }
}
