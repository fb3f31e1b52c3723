/// What an element says about itself.
public struct SemanticsProperties {
  public var role: SemanticsRole?
  public var label = ""
  public var value = ""
  public var hint = ""
  /// A name for tests and tools, never shown or spoken.
  public var identifier = ""
  public var states: Set<SemanticsState> = []
  /// 1…6 for a heading; nil leaves it open.
  public var headingLevel: Int?
  /// The size of the set that the element is one of, and its place in it, from 1.
  public var setSize: Int?
  public var position: Int?
  /// What can be done, by name: `activate`, `increment`, `decrement`, `dismiss`, `scrollIntoView` or an app's own.
  public var actions: [SemanticsAction] = []
  /// Elements with a higher priority are read before their siblings; 0 by default.
  public var sortPriority = 0.0

  /// Whether the label names the element that this one is in, as a control's label does.
  package var namesContainer = false

  public init() {}

  /// Adds an action, in place of one with the same name.
  package mutating func add(_ action: SemanticsAction) {
    if let index = actions.firstIndex(where: { $0.name == action.name }) {
      actions[index] = action
    } else {
      actions.append(action)
    }
  }
}

/// Something that assistive technology can do to an element.
public struct SemanticsAction {
  public var name: String
  public var perform: @MainActor () -> Void

  public init(name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}

extension SemanticsAction {
  /// The names of actions that every driver and screen reader knows.
  public enum Name {
    /// What a tap does.
    public static let activate = "activate"
    public static let increment = "increment"
    public static let decrement = "decrement"
    /// Leaves a dialog, a menu or a page.
    public static let dismiss = "dismiss"
    /// Scrolls until the element can be seen. Every element has it.
    public static let scrollIntoView = "scrollIntoView"
  }
}
