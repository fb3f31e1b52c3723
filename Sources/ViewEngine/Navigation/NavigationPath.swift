/// Values of any kinds that stand for the pages above a navigation stack's root.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// A path without pages.
  public init() { elements = [] }

  /// A path with the pages of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  init(elements: [AnyHashable]) { self.elements = elements }

  /// The number of pages above the root.
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes the last pages away; more than there are means all.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }
}

/// A page of a stack made from a view and not from a value.
struct NavigationViewDestination: Hashable {
  let id = NavigationDestinationID()
  let view: AnyView

  static func == (left: Self, right: Self) -> Bool { left.id === right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

final class NavigationDestinationID: Sendable {}
