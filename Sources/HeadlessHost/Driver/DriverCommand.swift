import ViewEngine

/// What a line of the driver's input asks for.
package enum DriverCommand: Hashable, Sendable {
  case tree(TreeCommand)
  case pointer(PointerCommand)
  case keyboard(KeyboardCommand)
  case time(TimeCommand)
  case surroundings(SurroundingsCommand)
  case picture(PictureCommand)
}

/// A group of commands: how they are read, and how they are carried out.
package protocol DriverCommandGroup: Hashable, Sendable {
  /// The commands and the arguments that each takes.
  static var names: KeyValuePairs<String, [String]> { get }
  /// Reads a command; it is one of ``names``, and so are the arguments.
  init(_ name: String, _ arguments: CommandArguments) throws
  /// Carries the command out.
  /// - Returns: what the reply adds.
  @MainActor func run(in window: HeadlessWindow) async throws -> [JSONMember]
}

extension DriverCommand {
  private typealias Decoder = (arguments: [String], decode: @Sendable (CommandArguments) throws -> DriverCommand)

  private static let decoders: [String: Decoder] = {
    var all: [String: Decoder] = [:]
    func add<Group: DriverCommandGroup>(_ group: Group.Type, _ wrap: @escaping @Sendable (Group) -> DriverCommand) {
      for (name, arguments) in group.names { all[name] = (arguments, { wrap(try Group(name, $0)) }) }
    }
    add(TreeCommand.self) { .tree($0) }
    add(PointerCommand.self) { .pointer($0) }
    add(KeyboardCommand.self) { .keyboard($0) }
    add(TimeCommand.self) { .time($0) }
    add(SurroundingsCommand.self) { .surroundings($0) }
    add(PictureCommand.self) { .picture($0) }
    return all
  }()

  /// Reads a line.
  /// - Throws: ``CommandError`` that says what is wrong with it.
  package init(line: String) throws {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
      case .object(let members) = value
    else {
      throw CommandError("this line is no JSON object; send one object per line, such as {\"do\":\"tree\"}")
    }
    guard case .string(let name)? = value["do"] else {
      throw CommandError("the command has no \"do\"; it names one of \(Self.allNames)")
    }
    guard let decoder = Self.decoders[name] else {
      throw CommandError("there is no command \"\(name)\"; there are \(Self.allNames)")
    }
    self = try decoder.decode(CommandArguments(members, of: name, taking: decoder.arguments))
  }

  private static var allNames: String { decoders.keys.sorted().joined(separator: ", ") }

  /// Carries the command out.
  @MainActor
  func run(in window: HeadlessWindow) async throws -> [JSONMember] {
    switch self {
    case .tree(let command): try await command.run(in: window)
    case .pointer(let command): try await command.run(in: window)
    case .keyboard(let command): try await command.run(in: window)
    case .time(let command): try await command.run(in: window)
    case .surroundings(let command): try await command.run(in: window)
    case .picture(let command): try await command.run(in: window)
    }
  }
}
