/// A window that an app may show.
@MainActor
package struct WindowScene {
  /// The window's title; nil stands for the app's name.
  package var title: String?
  package var id: String?
  /// In points; nil leaves it to the host.
  package var defaultSize: CGSize?
  var content: () -> AnyView

  init(title: String?, id: String?, content: @escaping () -> AnyView) {
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

  /// The windows that the app may show now. The first one opens when the app starts.
  package var windows: [WindowScene] { DependencyTracker.untracked(collect) }

  /// Changes what `@Environment` gives in the app itself and in its scenes.
  package func updateEnvironment(_ edit: (inout EnvironmentValues) -> Void) {
    var values = environment.values
    edit(&values)
    environment.setRoot(values)
  }

  /// Makes the content of a window.
  /// - Parameters:
  ///   - index: the window's place in ``windows``.
  ///   - size: in points.
  ///   - scale: device pixels in a point.
  package func makeGraph(
    window index: Int = 0, size: CGSize, scale: CGFloat, services: EngineServices,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> ViewGraph {
    var environment = environment
    let windows = windows
    if windows.indices.contains(index) { environment.windowTitle = windows[index].title ?? "" }
    return ViewGraph(
      WindowContent(app: self, index: index), size: size, scale: scale, services: services, environment: environment)
  }

  fileprivate func content(ofWindow index: Int) -> AnyView {
    let windows = collect()
    return windows.indices.contains(index) ? windows[index].content() : AnyView(EmptyView())
  }
}

/// What stands at the root of a window. Its body evaluates that of the app, so that a change of the app's own state
/// comes into every window.
private struct WindowContent: View {
  let app: AppInstance
  let index: Int

  var body: some View { app.content(ofWindow: index) }
}
