import ViewEngine

/// What an element must be like to be meant. All that is given must hold.
public struct Finder: Hashable, Sendable {
  public var role: SemanticsRole?
  /// The whole label.
  public var label: String?
  /// A part of the label, whatever the case.
  public var labelContains: String?
  /// The accessibility identifier.
  public var id: String?
  public var value: String?
  /// States that the element is in.
  public var states: Set<SemanticsState>
  /// Which of several elements is meant, in reading order, from 0.
  public var index: Int?
  /// The element must lie in the one that this finds.
  public var container: [Finder]

  public init(
    role: SemanticsRole? = nil, label: String? = nil, labelContains: String? = nil, id: String? = nil,
    value: String? = nil, states: Set<SemanticsState> = [], index: Int? = nil, in container: Finder? = nil
  ) {
    self.role = role
    self.label = label
    self.labelContains = labelContains
    self.id = id
    self.value = value
    self.states = states
    self.index = index
    self.container = container.map { [$0] } ?? []
  }

  /// An element of a role.
  public static func role(_ role: SemanticsRole, _ label: String? = nil, index: Int? = nil) -> Finder {
    Finder(role: role, label: label, index: index)
  }

  /// An element with an accessibility identifier.
  public static func id(_ id: String) -> Finder { Finder(id: id) }

  /// An element with a label.
  public static func label(_ label: String, index: Int? = nil) -> Finder { Finder(label: label, index: index) }

  /// The same, in an element that another finder finds.
  public func within(_ container: Finder) -> Finder {
    var copy = self
    copy.container = [container]
    return copy
  }

  /// Whether an element is as asked for, its place aside.
  func matches(_ properties: SemanticsProperties) -> Bool {
    if let role, properties.role != role { return false }
    if let label, properties.label != label { return false }
    if let labelContains, properties.label.range(of: labelContains, options: .caseInsensitive) == nil { return false }
    if let id, properties.identifier != id { return false }
    if let value, properties.value != value { return false }
    return states.isSubset(of: properties.states)
  }
}

extension Finder: ExpressibleByStringLiteral {
  /// An element with a label.
  public init(stringLiteral value: String) { self.init(label: value) }
}

extension Finder: CustomStringConvertible {
  /// The finder as the driver writes it.
  public var description: String { json.description }

  package var json: JSONValue {
    var members: [JSONMember] = []
    func add(_ name: String, _ text: String?) {
      if let text { members.append(JSONMember(name, .string(text))) }
    }
    add("role", role?.rawValue)
    add("label", label)
    add("labelContains", labelContains)
    add("id", id)
    add("value", value)
    let names = states.map(\.rawValue).sorted()
    if names.count == 1 {
      add("state", names[0])
    } else if !names.isEmpty {
      members.append(JSONMember("state", .array(names.map { .string($0) })))
    }
    if let index { members.append(JSONMember("index", .number(Double(index)))) }
    if let container = container.first { members.append(JSONMember("in", container.json)) }
    return .object(members)
  }
}
