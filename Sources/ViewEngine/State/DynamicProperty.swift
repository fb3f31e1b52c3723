/// A stored property of a view that lives on outside the view's value.
public protocol DynamicProperty {
  /// Called before a body is evaluated, after the property's own dynamic properties have been connected.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the engine itself connects with its storage.
@MainActor
package protocol EngineProperty: DynamicProperty {
  mutating func attach(to owner: any PropertyOwner, slot: Int)
  /// Whether two values stand for the same thing, so that a body need not be evaluated again on their account.
  static func isSame(_ left: Self, _ right: Self) -> Bool
}

extension EngineProperty {
  package static func isSame(_ left: Self, _ right: Self) -> Bool { true }
}

/// The node that keeps the storage of a view's dynamic properties.
@MainActor
package protocol PropertyOwner: AnyObject {
  var slots: ContiguousArray<AnyObject?> { get set }
  var environment: EnvironmentScope { get }
  func setNeedsBody()
}
