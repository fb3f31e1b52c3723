/// Whether an app or a window is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not to be seen.
  case background
  /// To be seen, and something else has the keyboard.
  case inactive
  /// To be seen, and in use.
  case active
}

/// Whether a scene's window opens when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The app's first scene opens its window, the others wait until they are asked to.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The window opens when the app starts.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The window opens only when it is asked for.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct WindowTitleKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  /// Whether the window is in use, as the desktop says.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The window's title.
  package var windowTitle: String {
    get { self[WindowTitleKey.self] }
    set { self[WindowTitleKey.self] = newValue }
  }
}

/// Edits the windows of a scene.
struct _ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let edit: (inout WindowScene) -> Void

  static func _collect(_ scene: Self, into collector: inout SceneCollector) {
    collector.edit(scene.edit) { Content._collect(scene.content, into: &$0) }
  }
}

extension Scene {
  /// The size in points with which windows open where none was kept.
  public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(content: self) { $0.defaultSize = size }
  }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets a value of the environment for the windows' content.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    wrapping { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of the windows' content.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    wrapping { AnyView($0.environment(object)) }
  }

  /// Puts an observable object into the environment of the windows' content, for ``EnvironmentObject``.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    wrapping { AnyView($0.environmentObject(object)) }
  }

  /// Calls an action after an update in which `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    wrapping { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Says whether the scene's window opens when the app starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _ModifiedScene(content: self) { $0.launchBehavior = behavior }
  }

  private func wrapping(_ wrap: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    _ModifiedScene(content: self) { window in
      let content = window.content
      window.content = { wrap(content($0)) }
    }
  }
}
