import ViewEngine

/// Commands that look at elements, and the one that uses their actions.
package enum TreeCommand: DriverCommandGroup {
  case tree(in: Finder?)
  case find(Finder)
  case inspect(Finder)
  case action(Finder, name: String)

  package static let names: KeyValuePairs = [
    "tree": ["in"], "find": ["on"], "inspect": ["on"], "action": ["on", "name"],
  ]

  package init(_ name: String, _ arguments: CommandArguments) throws {
    switch name {
    case "tree": self = .tree(in: try arguments.optionalFinder("in"))
    case "find": self = .find(try arguments.finder("on"))
    case "inspect": self = .inspect(try arguments.finder("on"))
    default:
      let wanted = "the name of an action, such as \"activate\""
      self = .action(try arguments.finder("on"), name: try arguments.text("name", wanted))
    }
  }

  package func run(in window: HeadlessWindow) async throws -> [JSONMember] {
    let tree = window.semantics()
    switch self {
    case .tree(let part):
      let top = try part.map { try tree.find($0) } ?? tree
      return [JSONMember("tree", top.json)]
    case .find(let finder): return [JSONMember("node", try tree.find(finder).json)]
    case .inspect(let finder):
      let node = try tree.find(finder)
      return [JSONMember("node", node.json)] + node.inspect().json
    case .action(let finder, let name):
      let node = try tree.find(finder)
      guard node.perform(name) else {
        let known = node.properties.actions.map(\.name) + [SemanticsAction.Name.scrollIntoView]
        throw CommandError("\(node.summary) has no action \"\(name)\"; it has \(known.joined(separator: ", "))")
      }
      await window.drainMainActor()
      window.presentIfDue()
      return []
    }
  }
}
