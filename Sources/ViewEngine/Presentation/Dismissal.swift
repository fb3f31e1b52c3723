/// Ends the presentation, or leaves the page, that a view is in; call it like a function.
@MainActor
public struct DismissAction {
  private let action: (@MainActor () -> Void)?
  /// Tells apart actions at one place; nil never counts as the same.
  nonisolated private let id: Int?

  nonisolated init(id: Int? = nil, _ action: (@MainActor () -> Void)?) {
    self.action = action
    self.id = id
  }

  /// Does nothing where nothing can be dismissed.
  public func callAsFunction() { action?() }
}

extension DismissAction: Equatable {
  nonisolated public static func == (left: Self, right: Self) -> Bool { left.id != nil && left.id == right.id }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Ends the presentation that the view is in, or goes back from its page.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in something that can be dismissed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
