import ViewEngine

/// Commands that look at pixels and at the work that was done.
package enum PictureCommand: DriverCommandGroup {
  case png(path: String)
  case pixel(CGPoint)
  case statistics(reset: Bool)

  package static let names: KeyValuePairs = ["png": ["path"], "pixel": ["at"], "stats": ["reset"]]

  package init(_ name: String, _ arguments: CommandArguments) throws {
    switch name {
    case "png": self = .png(path: try arguments.text("path", "the file to write"))
    case "pixel":
      let (x, y) = try arguments.pair("at", "two numbers [x,y] in logical px")
      self = .pixel(CGPoint(x: x, y: y))
    default: self = .statistics(reset: try arguments.flag("reset"))
    }
  }

  package func run(in window: HeadlessWindow) async throws -> [JSONMember] {
    switch self {
    case .png(let path):
      try window.picture().writePNG(path)
      return []
    case .pixel(let point):
      guard let color = window.picture().pixel(at: point) else {
        let asked: JSONValue = .array([.number(Double(point.x)), .number(Double(point.y))])
        throw CommandError("\(asked) lies outside the window, whose size is \(JSONValue(window.size))")
      }
      return [JSONMember("color", .string(color.hexadecimal))]
    case .statistics(let reset):
      window.presentIfDue()
      let statistics = window.statistics
      if reset { window.resetStatistics() }
      return statistics.json + [JSONMember("rssBytes", .number(Double(ResidentMemory.byteCount)))]
    }
  }
}

extension EngineStatistics {
  var json: [JSONMember] {
    let figures: [(String, Int)] = [
      ("frames", frames), ("bodies", bodies), ("layouts", layouts), ("paints", paints), ("textShapes", textShapes),
      ("nodes", nodes),
    ]
    return figures.map { JSONMember($0.0, .number(Double($0.1))) }
  }
}

/// The memory that the process has in use.
package enum ResidentMemory {
  /// In bytes; 0 where the kernel doesn't say.
  package static var byteCount: Int {
    // The second figure of statm is the number of resident pages; see proc(5).
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else { return 0 }
    let figures = text.split(separator: " ")
    guard figures.count > 1, let pages = Int(figures[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
