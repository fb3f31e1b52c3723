/// Opens an address; call it like a function.
///
/// A handler that a view sets decides first. What it leaves to the system, and everything where there is no handler,
/// is opened by the desktop's own program for it.
@MainActor
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled, discarded
      /// Nil is the address that was asked for.
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// Nobody opens it.
    public static let discarded = Result(outcome: .discarded)
    /// The desktop shall open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The desktop shall open this one instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result
  /// Asks the desktop; false if it has no program for the address.
  fileprivate var system: @MainActor @Sendable (URL) -> Bool = { _ in false }

  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens an address. One that can't be opened is left out; the host writes a line about it.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens an address and tells whether something would take it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system(other ?? url))
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      if let window = scope?.window {
        action.system = { url in window.graph?.services.openURL(url) ?? false }
      }
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
