import ViewEngine

/// Commands that let time pass.
package enum TimeCommand: DriverCommandGroup {
  case advance(seconds: TimeInterval)
  case settle(maximum: TimeInterval, real: TimeInterval)
  case wait(Finder, gone: Bool, real: TimeInterval)

  package static let names: KeyValuePairs = [
    "advance": ["ms"], "settle": ["max_ms", "real_ms"], "wait": ["for", "gone", "real_ms"],
  ]

  package init(_ name: String, _ arguments: CommandArguments) throws {
    switch name {
    case "advance": self = .advance(seconds: try arguments.seconds("ms"))
    case "settle":
      self = .settle(
        maximum: try arguments.seconds("max_ms", default: 5), real: try arguments.seconds("real_ms", default: 5))
    default:
      self = .wait(
        try arguments.finder("for"), gone: try arguments.flag("gone"),
        real: try arguments.seconds("real_ms", default: 5))
    }
  }

  package func run(in window: HeadlessWindow) async throws -> [JSONMember] {
    switch self {
    case .advance(let seconds):
      window.presentIfDue()
      window.advance(by: seconds)
      await window.drainMainActor()
      window.presentIfDue()
      return []
    case .settle(let maximum, let real):
      let result = await window.settle(maximum: maximum, real: real)
      return [
        JSONMember("settled", .bool(result.hasSettled)),
        JSONMember("pending", .array(result.pending.map { .string($0) })),
      ]
    case .wait(let finder, let gone, let real):
      let isDone = await window.wait(real: real) {
        let found = (try? window.semantics().all(finder)) ?? []
        return found.isEmpty == gone
      }
      if isDone { return [] }
      let time = JSONValue.number(real * 1000)
      if gone { throw CommandError("\(finder) was still there after \(time) ms") }
      do {
        _ = try window.semantics().find(finder)
      } catch {
        throw CommandError("after \(time) ms, \(error)")
      }
      return []
    }
  }
}
