/// A window that an app may show.
@MainActor
package struct WindowScene {
  /// The window's title; nil stands for the app's name.
  package var title: String?
  package var id: String?
  /// In points; nil leaves it to the host.
  package var defaultSize: CGSize?
  /// Whether there is one such window at the most.
  package var isSingle = false
  /// The type of the values that the windows show, one window for each; nil for windows without a value.
  var valueType: ObjectIdentifier?
  var launchBehavior = SceneLaunchBehavior.automatic
  /// The content for the value that the window opens with.
  var content: (AnyHashable?) -> AnyView

  init(title: String?, id: String?, content: @escaping (AnyHashable?) -> AnyView) {
    self.title = title
    self.id = id
    self.content = content
  }
}

/// Gathers the windows of scenes.
@MainActor
public struct SceneCollector {
  private(set) var windows: [WindowScene] = []
  private let storage: SceneStorageTable
  private var sceneCount = 0

  init(storage: SceneStorageTable) { self.storage = storage }

  mutating func add(_ window: WindowScene) { windows.append(window) }

  /// Adds the windows that `body` gives, each with a change.
  mutating func edit(_ edit: (inout WindowScene) -> Void, _ body: (inout SceneCollector) -> Void) {
    let start = windows.count
    body(&self)
    for index in windows.indices[start...] { edit(&windows[index]) }
  }

  /// Connects the dynamic properties of a scene: it is known by its place among the scenes.
  mutating func attach<S: Scene>(_ scene: inout S) {
    FieldTable.of(S.self).attach(&scene, owner: storage.owner(at: sceneCount))
    sceneCount += 1
  }
}

/// The storage of the dynamic properties of an app and its scenes. It lives as long as the program.
@MainActor
final class SceneStorageTable {
  final class Owner: PropertyOwner {
    var slots: ContiguousArray<AnyObject?> = []
    let environment: EnvironmentScope
    init(environment: EnvironmentScope) { self.environment = environment }
    // What reads the properties is the windows' content, and that is told by the properties themselves.
    func setNeedsBody() {}
  }

  let environment = EnvironmentScope(root: EnvironmentValues())
  private var owners: [Owner] = []

  func owner(at index: Int) -> Owner {
    while owners.count <= index { owners.append(Owner(environment: environment)) }
    return owners[index]
  }
}

/// A running app: its value, its storage, and the windows it may show.
@MainActor
package final class AppInstance {
  private let collect: () -> [WindowScene]
  private let environment: EnvironmentScope
  /// Opens windows and closes them; nil in a host that shows just one.
  package var presenter: (any WindowPresenter)?

  /// Makes the app.
  package init<A: App>(_ type: A.Type) {
    var app = A()
    let scenes = SceneStorageTable()
    environment = scenes.environment
    let owner = SceneStorageTable.Owner(environment: scenes.environment)
    FieldTable.of(A.self).attach(&app, owner: owner)
    let attached = app
    collect = {
      var collector = SceneCollector(storage: scenes)
      A.Body._collect(attached.body, into: &collector)
      return collector.windows
    }
  }

  /// The windows that the app may show now.
  package var windows: [WindowScene] { DependencyTracker.untracked(collect) }

  /// The windows with which the app starts: the first scene's, unless it doesn't want that, and all that ask for it.
  package var windowsAtStart: [WindowIdentity] {
    let windows = windows
    let first = windows.firstIndex { $0.launchBehavior != .suppressed }
    return windows.indices.filter { $0 == first || windows[$0].launchBehavior == .presented }
      .map { identity(ofScene: $0, value: nil) }
  }

  /// Changes what `@Environment` gives in the app itself and in its scenes.
  package func updateEnvironment(_ edit: (inout EnvironmentValues) -> Void) {
    var values = environment.values
    edit(&values)
    environment.setRoot(values)
  }

  /// Makes the content of a window.
  /// - Parameters:
  ///   - window: which one; nil is the first that the app starts with.
  ///   - size: in points.
  ///   - scale: device pixels in a point.
  package func makeGraph(
    window: WindowIdentity? = nil, size: CGSize, scale: CGFloat, services: EngineServices,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> ViewGraph {
    let window = window ?? WindowIdentity(scene: 0)
    var environment = environment
    let windows = windows
    if windows.indices.contains(window.scene) { environment.windowTitle = windows[window.scene].title ?? "" }
    environment.openWindow = OpenWindowAction(app: self) { [log = services.log] in log($0) }
    environment.dismissWindow = DismissWindowAction(app: self, window: window)
    environment.supportsMultipleWindows = presenter != nil
    environment.sceneSettings = AppSettings(
      store: SceneSettingsStore(services.settings, window: settingsName(of: window, among: windows)))
    return ViewGraph(
      WindowContent(app: self, window: window), size: size, scale: scale, services: services, environment: environment)
  }

  fileprivate func content(of window: WindowIdentity) -> AnyView {
    let windows = collect()
    return windows.indices.contains(window.scene)
      ? windows[window.scene].content(window.value) : AnyView(EmptyView())
  }

  // MARK: Opening and closing

  /// The windows of one kind are one for each value, or one at all; others are new ones each time.
  private func identity(ofScene scene: Int, value: AnyHashable?) -> WindowIdentity {
    guard value == nil, !windows[scene].isSingle else { return WindowIdentity(scene: scene, value: value) }
    // The first number that no open window has: a window that opens again finds what it kept.
    let taken = Set(presenter?.presented.filter { $0.scene == scene && $0.value == nil }.map(\.serial) ?? [])
    let serial = (1...).first { !taken.contains($0) } ?? 1
    return WindowIdentity(scene: scene, serial: serial)
  }

  /// Under which name a window keeps its values (``SceneStorage``): that of its scene, with the value that it was opened
  /// with, or with its number where several are alike.
  private func settingsName(of window: WindowIdentity, among windows: [WindowScene]) -> String {
    let isMain = window.scene == 0
    let id = windows.indices.contains(window.scene) ? windows[window.scene].id : nil
    let scene = id ?? (isMain ? "main" : "\(window.scene)")
    if let value = window.value { return "\(scene).\(Self.text(of: value))" }
    return window.serial <= 1 ? scene : "\(scene).\(window.serial)"
  }

  /// A text that is the same for the same value each time the program runs.
  private static func text(of value: AnyHashable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let encodable = value.base as? any Encodable, let data = try? encoder.encode(encodable) else {
      return "\(value.base)"
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The scene with an identity whose windows take such a value.
  private func scene(id: String?, valueType: ObjectIdentifier?) -> Int? {
    windows.firstIndex { (id == nil || $0.id == id) && $0.valueType == valueType }
      ?? (valueType == nil ? windows.firstIndex { $0.id == id && id != nil } : nil)
  }

  /// Opens a window, or brings it to the front where it is open.
  /// - Returns: false where the app has no such scene, or the host shows just one window.
  func open(id: String?, value: AnyHashable?, valueType: ObjectIdentifier?) -> Bool {
    guard let presenter, let scene = scene(id: id, valueType: valueType) else { return false }
    presenter.present(identity(ofScene: scene, value: value))
    return true
  }

  /// Closes the open windows of a scene, of one value where that is given.
  func close(id: String?, value: AnyHashable?, valueType: ObjectIdentifier?) {
    guard let presenter, let scene = scene(id: id, valueType: valueType) else { return }
    for window in presenter.presented where window.scene == scene && (value == nil || window.value == value) {
      presenter.dismiss(window)
    }
  }
}

/// Which window of an app it is.
package struct WindowIdentity: Hashable {
  /// The scene's place in ``AppInstance/windows``.
  package var scene: Int
  /// What the window was opened with.
  package var value: AnyHashable?
  /// Tells apart windows that are alike.
  var serial = 0

  package init(scene: Int, value: AnyHashable? = nil, serial: Int = 0) {
    self.scene = scene
    self.value = value
    self.serial = serial
  }
}

/// A host that can show any number of windows.
@MainActor
package protocol WindowPresenter: AnyObject {
  /// The windows that are open.
  var presented: [WindowIdentity] { get }
  /// Opens a window, or brings it to the front where it is open.
  func present(_ window: WindowIdentity)
  func dismiss(_ window: WindowIdentity)
}

/// What stands at the root of a window. Its body evaluates that of the app, so that a change of the app's own state
/// comes into every window.
private struct WindowContent: View {
  let app: AppInstance
  let window: WindowIdentity

  var body: some View { app.content(of: window) }
}
