/// What the elements in a view become.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case ignore, contain, combine
  }

  let kind: Kind

  /// One element; those in the view are not there for assistive technology.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// One element that holds those in the view.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// One element that says, does and is what those in the view say, do and are.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What accessibility modifiers change of an element. A later modifier has the last word.
struct SemanticsEdit {
  var behavior: AccessibilityChildBehavior?
  var isHidden: Bool?
  var role: SemanticsRole?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var headingLevel: Int?
  var setSize: Int?
  var position: Int?
  var sortPriority: Double?
  var namesContainer = false
  var states: [SemanticsState: Bool] = [:]
  var actions: [SemanticsAction] = []

  /// Whether the edit gives something that an element must be there for. The others only change elements.
  private var needsElement: Bool {
    behavior != nil || role != nil || impliedRole != nil || label != nil || value != nil || hint != nil
      || identifier != nil || headingLevel != nil || setSize != nil || position != nil || !actions.isEmpty
      || states.contains { $0.value } || addedTraits.contains(.isSelected)
  }

  /// The role that the edit gives, by name or by trait.
  var impliedRole: SemanticsRole? { role ?? addedTraits.role ?? (headingLevel == nil ? nil : .heading) }

  /// Whether several elements are to be one, which says what they say.
  private var joins: Bool {
    if let behavior { return behavior == .combine }
    return impliedRole?.joinsContent ?? false
  }

  // MARK: Applying

  /// The elements of a view after the edit.
  @MainActor
  func apply(to found: [SemanticsNode], of node: LayoutNode, in builder: SemanticsBuilder) -> [SemanticsNode] {
    if isHidden == true { return [] }
    if let target = elementToChange(in: found) {
      change(&target.properties)
      return found
    }
    guard needsElement else {
      for element in found { change(&element.properties) }
      return found
    }
    var properties = SemanticsProperties()
    var children: [SemanticsNode] = []
    if behavior == .ignore || (found.isEmpty && behavior == nil) {
      properties.role = found.isEmpty ? node.semanticsFallbackRole : .group
      // Where the focus is must be told by the element that stands for what has it.
      if found.contains(where: { $0.flattened.contains { $0.properties.states.contains(.focused) } }) {
        properties.states.insert(.focused)
      }
    } else if joins {
      properties = SemanticsProperties(joining: found)
    } else {
      properties.role = .group
      children = properties.takeName(from: found)
    }
    change(&properties)
    let made = builder.make(node, properties, children: children)
    made.isWhole = true
    return [made]
  }

  /// The element that takes the edit without a new one around it.
  @MainActor
  private func elementToChange(in found: [SemanticsNode]) -> SemanticsNode? {
    guard behavior == nil, found.count == 1, let only = found.first else { return nil }
    // A container's role never replaces that of something in it.
    if let role, role.isContainer { return only.isWhole ? only : nil }
    return only
  }

  private func change(_ properties: inout SemanticsProperties) {
    if let role { properties.role = role }
    for (trait, role) in AccessibilityTraits.roles where addedTraits.contains(trait) && self.role == nil {
      // What can be operated stays that: a heading that is a button is read as a button.
      if properties.role?.isControl != true || role.isControl { properties.role = role }
    }
    for (trait, role) in AccessibilityTraits.roles where removedTraits.contains(trait) && properties.role == role {
      properties.role = .text
    }
    if addedTraits.contains(.isSelected) { properties.states.insert(.selected) }
    if removedTraits.contains(.isSelected) { properties.states.remove(.selected) }
    if let headingLevel {
      properties.headingLevel = headingLevel
      if role == nil, properties.role?.isControl != true { properties.role = .heading }
    }
    if let label { properties.label = label }
    if let value { properties.value = value }
    if let hint { properties.hint = hint }
    if let identifier { properties.identifier = identifier }
    if let setSize { properties.setSize = setSize }
    if let position { properties.position = position }
    if let sortPriority { properties.sortPriority = sortPriority }
    if namesContainer { properties.namesContainer = true }
    for (state, isOn) in states {
      if isOn { properties.states.insert(state) } else { properties.states.remove(state) }
    }
    for action in actions { properties.add(action) }
  }
}

extension SemanticsProperties {
  /// Takes the label of those elements that give theirs to the one around them; returns the elements that are still
  /// worth reading.
  @MainActor
  mutating func takeName(from nodes: [SemanticsNode]) -> [SemanticsNode] {
    let names = nodes.filter(\.properties.namesContainer)
    guard !names.isEmpty else { return nodes }
    label = names.map(\.properties.label).filter { !$0.isEmpty }.joined(separator: ", ")
    for name in names { name.properties.namesContainer = false }
    return nodes.filter { node in node.properties.role != .text || !names.contains { $0 === node } }
  }

  /// What several elements say together, in reading order.
  @MainActor
  init(joining nodes: [SemanticsNode]) {
    self.init()
    let parts = nodes.flatMap(\.flattened).map(\.properties)
    func joined(_ text: (SemanticsProperties) -> String) -> String {
      parts.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let names = parts.filter(\.namesContainer).map(\.label).filter { !$0.isEmpty }
    label = names.isEmpty ? joined(\.label) : names.joined(separator: ", ")
    value = joined(\.value)
    hint = joined(\.hint)
    let controls = parts.filter { $0.role?.isControl == true }
    if controls.count == 1 {
      role = controls[0].role
    } else if let heading = parts.first(where: { $0.role == .heading }) {
      role = .heading
      headingLevel = heading.headingLevel
    } else if parts.isEmpty {
      role = .group
    } else if parts.allSatisfy({ $0.role == .image }) {
      role = .image
    } else {
      role = parts.allSatisfy { $0.role == .text } ? .text : .group
    }
    for part in parts {
      states.formUnion(part.states.subtracting([.offscreen]))
      for action in part.actions {
        // With several controls in one element, each is an action with the control's name.
        var action = action
        if controls.count > 1, action.name == SemanticsAction.Name.activate { action.name = part.label }
        if !actions.contains(where: { $0.name == action.name }) { actions.append(action) }
      }
    }
  }
}
