import Testing

@testable import ViewEngine

@MainActor
@Suite("Windows that an app opens")
struct WindowActionTests {
  /// Shows its windows nowhere, and notes what it is asked for.
  private final class Presenter: WindowPresenter {
    let app: AppInstance
    var presented: [WindowIdentity] = []
    var graphs: [ViewGraph] = []
    var raised = 0
    var services = EngineServices(textShaper: GridTextShaper())

    init(_ app: AppInstance) {
      self.app = app
      app.presenter = self
    }

    func present(_ window: WindowIdentity) {
      if presented.contains(window) {
        raised += 1
        return
      }
      presented.append(window)
      graphs.append(
        app.makeGraph(window: window, size: CGSize(width: 200, height: 100), scale: 1, services: services))
    }

    func dismiss(_ window: WindowIdentity) {
      guard let index = presented.firstIndex(of: window) else { return }
      presented.remove(at: index)
      graphs.remove(at: index)
    }

    /// The labels in each window.
    var labels: [[String]] {
      graphs.map { graph in
        _ = graph.frame(at: 0)
        return graph.semantics().children.map(\.properties.label)
      }
    }

    func press(_ label: String, in index: Int = 0) {
      graphs[index].semantics().first { $0.properties.label == label }?.perform("activate")
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      VStack {
        action("about") { openWindow(id: "about") }
        action("one") { openWindow(value: 1) }
        action("two") { openWindow(value: 2) }
        action("another") { openWindow(id: "main") }
        action("nothing") { openWindow(id: "nothing") }
        action("close one") { dismissWindow(value: 1) }
        action("close") { dismissWindow() }
      }
    }
    private func action(_ name: String, _ action: @escaping () -> Void) -> some View {
      Text(verbatim: name).accessibilityAction { action() }
    }
  }

  private struct Number: View {
    @Binding var number: Int?
    var body: some View { Text(verbatim: number.map(String.init) ?? "none").accessibilityAction { number? += 10 } }
  }

  private struct Program: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Opener() }
      Window("About", id: "about") { Text(verbatim: "about this") }
      WindowGroup(for: Int.self) { Number(number: $0) }
      Window("Log", id: "log") { Text(verbatim: "log") }.defaultLaunchBehavior(.presented)
    }
  }

  private func start() -> Presenter {
    let app = AppInstance(Program.self)
    let presenter = Presenter(app)
    for window in app.windowsAtStart { presenter.present(window) }
    return presenter
  }

  @Test("the first scene opens at the start, and those that ask for it")
  func atStart() {
    #expect(start().presented.map(\.scene) == [0, 3])
  }

  @Test("a single window and the window of a value open once; a group's are new ones each time")
  func open() {
    let presenter = start()
    presenter.press("about")
    presenter.press("about")
    presenter.press("one")
    presenter.press("two")
    presenter.press("one")
    presenter.press("another")
    #expect(presenter.presented.map(\.scene) == [0, 3, 1, 2, 2, 0])
    #expect(presenter.raised == 2)
    #expect(presenter.labels[2...4] == [["about this"], ["1"], ["2"]])
  }

  @Test("a window keeps its value, and changes it for itself")
  func value() {
    let presenter = start()
    presenter.press("one")
    presenter.press("two")
    presenter.press("1", in: 2)
    #expect(presenter.labels[2...3] == [["11"], ["2"]])
  }

  @Test("windows close by their value, or from within")
  func close() {
    let presenter = start()
    presenter.press("one")
    presenter.press("two")
    presenter.press("close one")
    #expect(presenter.presented.map(\.value) == [nil, nil, 2])
    presenter.press("close")
    #expect(presenter.presented.map(\.scene) == [3, 2])
  }

  private struct Counter: View {
    @SceneStorage("count") private var count = 0
    let name: String
    var body: some View { Text(verbatim: "\(name) \(count)").accessibilityAction { count += 1 } }
  }

  private struct Counters: App {
    var body: some Scene {
      WindowGroup(id: "main") { Counter(name: "main") }
      WindowGroup(for: Int.self) { value in Counter(name: "value \(value.wrappedValue ?? 0)") }
    }
  }

  @Test("each window keeps its own values, and finds them when it opens again")
  func sceneStorage() {
    let app = AppInstance(Counters.self)
    let presenter = Presenter(app)
    presenter.services = EngineServices(
      textShaper: GridTextShaper(), settings: AppSettings(store: MemorySettingsStore()))
    for window in app.windowsAtStart { presenter.present(window) }
    _ = app.open(id: "main", value: nil, valueType: nil)
    for value in [1, 2] { _ = app.open(id: nil, value: AnyHashable(value), valueType: ObjectIdentifier(Int.self)) }
    #expect(presenter.labels == [["main 0"], ["main 0"], ["value 1 0"], ["value 2 0"]])
    presenter.press("main 0", in: 1)
    presenter.press("value 2 0", in: 3)
    #expect(presenter.labels == [["main 0"], ["main 1"], ["value 1 0"], ["value 2 1"]])
    for window in presenter.presented.dropFirst() { presenter.dismiss(window) }
    _ = app.open(id: nil, value: AnyHashable(2), valueType: ObjectIdentifier(Int.self))
    _ = app.open(id: "main", value: nil, valueType: nil)
    #expect(presenter.labels == [["main 0"], ["value 2 1"], ["main 1"]])
  }

  @Test("what can't be opened is said")
  func missing() {
    let lines = Lines()
    let app = AppInstance(Program.self)
    let services = EngineServices(textShaper: GridTextShaper(), log: { lines.all.append($0) })
    let graph = app.makeGraph(size: CGSize(width: 200, height: 200), scale: 1, services: services)
    _ = graph.frame(at: 0)
    graph.semantics().first { $0.properties.label == "about" }?.perform("activate")
    let presenter = Presenter(app)
    graph.semantics().first { $0.properties.label == "nothing" }?.perform("activate")
    #expect(
      lines.all == [
        "warning: no window was opened: only one window is shown here",
        "warning: no window was opened: the app has no scene with the id nothing",
      ])
    #expect(presenter.presented.isEmpty)
  }

  private final class Lines { var all: [String] = [] }
}
