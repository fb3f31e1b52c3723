import Foundation
import Testing

/// News Ink without a display, in a process of its own, driven through its pipes as any program can do it.
final class RunningApp {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let directory: URL
  private var received = Data()

  /// Whether the programs are built and their place is known (Scripts/test says it).
  static let isAvailable = programs != nil
  private static let programs = ProcessInfo.processInfo.environment["MATERIAL_PROGRAMS_DIR"]
  static var program: URL { URL(fileURLWithPath: (programs ?? "") + "/news-ink") }

  /// Starts the program at 412×892, at ten o'clock on 30 November 2026, and waits until it has come to rest.
  /// - Parameter data: its data directory; nil is a new one that goes with the app.
  init(_ arguments: [String], data: URL? = nil) throws {
    let own = FileManager.default.temporaryDirectory.appendingPathComponent("news-ink-\(UUID().uuidString)")
    directory = own
    process.executableURL = Self.program
    process.arguments = ["--headless", "412x892", "--data", (data ?? own).path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["MATERIAL_NOW": "2026-11-30T10:00:00Z", "NEWSAPI_KEY": ""]) { _, own in own }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try settle()
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: directory)
  }

  /// Ends the program at once, as a power cut does.
  func kill() {
    guard process.isRunning else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends the program's input, and gives the status with which it ends.
  func close() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  // MARK: Commands

  /// The reply to a command, whatever it says.
  func reply(_ name: String, _ members: [String: Any] = [:]) throws -> [String: Any] {
    let command = members.merging(["do": name]) { _, name in name }
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [10])
    while true {
      if let end = received.firstIndex(of: 10) {
        let line = received[..<end]
        received = Data(received[(end + 1)...])
        return try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
      }
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "news-ink ended instead of answering “\(name)”")
      received += more
    }
  }

  /// The reply to a command that must succeed.
  @discardableResult
  func run(_ name: String, _ members: [String: Any] = [:]) throws -> [String: Any] {
    let reply = try reply(name, members)
    try #require(reply["ok"] as? Bool == true, "\(name) \(members): \(reply["error"] ?? "")")
    return reply
  }

  /// Waits for rest, and for loads and pictures; a busy machine may take its time for these.
  func settle() throws {
    let reply = try run("settle", ["max_ms": 6000, "real_ms": 60000])
    #expect(reply["settled"] as? Bool == true, "\(reply["pending"] ?? "")")
  }

  func scroll(by distance: Double) throws { try run("scroll", ["at": [206, 600], "by": [0, distance]]) }
  func press(_ key: String) throws { try run("key", ["key": key]) }
  func tap(_ finder: [String: Any]) throws {
    try run("tap", ["on": finder])
    try settle()
  }

  // MARK: Looking

  func node(_ finder: [String: Any]) throws -> SeenNode {
    SeenNode(try #require(try run("find", ["on": finder])["node"] as? [String: Any]))
  }

  func isThere(_ finder: [String: Any]) throws -> Bool {
    try reply("find", ["on": finder.merging(["index": 0]) { own, _ in own }])["ok"] as? Bool == true
  }

  func tree() throws -> SeenNode { SeenNode(try #require(try run("tree")["tree"] as? [String: Any])) }

  func header() throws -> SeenNode { try node(["id": "header"]) }
  func card(_ index: Int) throws -> SeenNode { try node(["role": "listitem", "index": index]) }
  func alerts() throws -> [SeenNode] { try tree().all(role: "alert") }

  /// Work since the last call.
  func work() throws -> Work {
    let reply = try run("stats", ["reset": true])
    func number(_ name: String) -> Int { (reply[name] as? NSNumber)?.intValue ?? -1 }
    return Work(
      frames: number("frames"), bodies: number("bodies"), layouts: number("layouts"), nodes: number("nodes"))
  }

  struct Work: Equatable {
    var frames, bodies, layouts, nodes: Int
  }
}

/// A node of the driver's tree.
struct SeenNode {
  let role, label, id: String
  let frame, bounds: CGRect
  let states: [String]
  let children: [SeenNode]

  init(_ json: [String: Any]) {
    func rectangle(_ name: String) -> CGRect {
      let numbers = (json[name] as? [NSNumber] ?? []).map(\.doubleValue)
      return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .null
    }
    role = json["role"] as? String ?? ""
    label = json["label"] as? String ?? ""
    id = json["id"] as? String ?? ""
    frame = rectangle("frame")
    bounds = rectangle("bounds")
    states = json["states"] as? [String] ?? []
    children = (json["children"] as? [[String: Any]] ?? []).map(SeenNode.init)
  }

  /// This node and what is in it, in reading order.
  var flattened: [SeenNode] { [self] + children.flatMap(\.flattened) }
  func all(role: String) -> [SeenNode] { flattened.filter { $0.role == role } }
}
