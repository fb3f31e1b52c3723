/// Opens a window of one of the app's scenes; call it like a function.
///
/// A window for a value, and the one of a ``Window`` scene, come to the front where they are open already; a
/// ``WindowGroup`` without values gives another window each time. A host that shows just one window opens none and
/// writes a line about it; see `supportsMultipleWindows` in the environment.
@MainActor
public struct OpenWindowAction {
  private weak var app: AppInstance?
  private let log: @MainActor @Sendable (String) -> Void

  nonisolated init(app: AppInstance? = nil, log: @escaping @MainActor @Sendable (String) -> Void = { _ in }) {
    self.app = app
    self.log = log
  }

  /// Opens a window of the scene with an identity.
  public func callAsFunction(id: String) {
    open("the id \(id)", id: id, value: nil, valueType: nil)
  }

  /// Opens the window for a value, of the scene that shows values of its type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open("values of type \(D.self)", id: nil, value: value, valueType: ObjectIdentifier(D.self))
  }

  /// Opens the window for a value, of the scene with an identity that shows values of its type.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open("the id \(id) and values of type \(D.self)", id: id, value: value, valueType: ObjectIdentifier(D.self))
  }

  private func open(_ wish: String, id: String?, value: AnyHashable?, valueType: ObjectIdentifier?) {
    guard let app, !app.open(id: id, value: value, valueType: valueType) else { return }
    log(
      "warning: no window was opened: "
        + (app.presenter == nil ? "only one window is shown here" : "the app has no scene with \(wish)"))
  }
}

/// Closes windows; call it like a function.
public struct DismissWindowAction {
  private weak var app: AppInstance?
  private let window: WindowIdentity?

  init(app: AppInstance? = nil, window: WindowIdentity? = nil) {
    self.app = app
    self.window = window
  }

  /// Closes the window that the view is in.
  @MainActor public func callAsFunction() {
    if let window { app?.presenter?.dismiss(window) }
  }

  /// Closes the windows of the scene with an identity.
  @MainActor public func callAsFunction(id: String) { app?.close(id: id, value: nil, valueType: nil) }

  /// Closes the window of a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    app?.close(id: nil, value: value, valueType: ObjectIdentifier(D.self))
  }

  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    app?.close(id: id, value: value, valueType: ObjectIdentifier(D.self))
  }
}

private struct OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction() } }
private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction() }
}
private struct SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Opens another window of the app's.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows of the app's.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Whether the app can have several windows here.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
}
