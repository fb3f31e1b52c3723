/// An element of the semantics tree, as it was when the tree was built.
@MainActor
public final class SemanticsNode: Identifiable {
  /// An element's identity: the same in every tree as long as the element lives, and never given to another one.
  public struct ID: Hashable, Sendable {
    let serial: Int
  }

  public nonisolated let id: ID
  public package(set) var properties: SemanticsProperties
  /// The element's rectangle in the window, in points.
  public let bounds: CGRect
  /// The part of ``bounds`` that is visible; `.zero`-sized if none is.
  public let frame: CGRect
  public package(set) var children: [SemanticsNode]
  /// The element that this one is in; nil for the window, and before the tree is complete.
  public package(set) weak var parent: SemanticsNode?
  package let layoutNode: LayoutNode
  /// Whether the element stands for a whole view, so that a container's role may be given to it.
  package var isWhole = false

  package init(
    layoutNode: LayoutNode, properties: SemanticsProperties, bounds: CGRect, frame: CGRect, children: [SemanticsNode]
  ) {
    id = ID(serial: layoutNode.semanticsSerial)
    self.layoutNode = layoutNode
    self.properties = properties
    self.bounds = bounds
    self.frame = frame
    self.children = children
  }

  // MARK: Reading

  /// This element and all in it, in reading order.
  public var flattened: [SemanticsNode] {
    var result: [SemanticsNode] = []
    visit { result.append($0) }
    return result
  }

  /// Calls `body` for this element and all in it, in reading order.
  public func visit(_ body: (SemanticsNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The first element, in reading order, that meets a condition.
  public func first(where isMatch: (SemanticsNode) -> Bool) -> SemanticsNode? {
    if isMatch(self) { return self }
    for child in children {
      if let found = child.first(where: isMatch) { return found }
    }
    return nil
  }

  /// The element with an identity.
  public func node(withID id: ID) -> SemanticsNode? { first { $0.id == id } }

  /// Whether this element is `other` or lies around it.
  package func contains(_ other: SemanticsNode) -> Bool {
    var node: SemanticsNode? = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Acting

  /// Does what assistive technology asks for; false if the element has no action of that name.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    if let action = properties.actions.first(where: { $0.name == name }) {
      action.perform()
      return true
    }
    guard name == SemanticsAction.Name.scrollIntoView else { return false }
    layoutNode.graph.focus.reveal(layoutNode)
    return true
  }
}

extension SemanticsNode {
  /// Sets the elements below this one, sorted for reading, counts members of a set that say nothing themselves, and
  /// names dialogs that have no name.
  func complete() {
    if children.contains(where: { $0.properties.sortPriority != 0 }) {
      children = children.enumerated()
        .sorted { left, right in
          let (a, b) = (left.element.properties.sortPriority, right.element.properties.sortPriority)
          return a == b ? left.offset < right.offset : a > b
        }
        .map(\.element)
    }
    if let roles = properties.role?.memberRoles, !roles.isEmpty { countMembers(roles) }
    if properties.role == .dialog || properties.role == .alertdialog, properties.label.isEmpty {
      // A dialog is called what its headline says.
      properties.label = first { $0.properties.role == .heading }?.properties.label ?? ""
    }
    for child in children {
      child.parent = self
      child.complete()
    }
  }

  private func countMembers(_ roles: [SemanticsRole]) {
    let members = children.filter { $0.properties.role.map(roles.contains) == true }
    guard !members.contains(where: { $0.properties.setSize != nil || $0.properties.position != nil }) else { return }
    for (index, member) in members.enumerated() {
      member.properties.setSize = members.count
      member.properties.position = index + 1
    }
  }
}
