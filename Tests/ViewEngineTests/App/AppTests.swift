import Testing
import ViewEngine

@MainActor
@Suite("Apps and scenes", .serialized)
struct AppTests {
  final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var name = "one"
    init() { Self.made += 1 }
  }

  struct NewsApp: App {
    @StateObject private var model = Model()
    @State private var count = 0

    var body: some Scene {
      WindowGroup("News") {
        VStack {
          Text(verbatim: "\(model.name) \(count)")
          Text(verbatim: "more").accessibilityAction { count += 1 }
          Text(verbatim: "other").accessibilityAction { model.name = "two" }
        }
      }
      .defaultSize(width: 412, height: 892)
      Preferences()
      Settings { Text(verbatim: "never shown") }
    }
  }

  struct Preferences: Scene {
    @State private var count = 5
    var body: some Scene {
      Window("Preferences", id: "preferences") { Text(verbatim: "preferences \(count)") }
    }
  }

  private func window(_ app: AppInstance, _ index: Int = 0) -> ViewGraph {
    let graph = app.makeGraph(
      window: app.windows.indices.contains(index) ? WindowIdentity(scene: index) : nil,
      size: CGSize(width: 400, height: 300), scale: 1,
      services: EngineServices(textShaper: GridTextShaper()))
    _ = graph.frame(at: 0)
    return graph
  }

  private func labels(_ graph: ViewGraph) -> [String] {
    _ = graph.frame(at: 0)
    return graph.semantics().children.map(\.properties.label)
  }

  @Test("an app's windows have titles, identities and sizes")
  func windows() {
    let windows = AppInstance(NewsApp.self).windows
    #expect(windows.map(\.title) == ["News", "Preferences"])
    #expect(windows.map(\.id) == [nil, "preferences"])
    #expect(windows.map(\.defaultSize) == [CGSize(width: 412, height: 892), nil])
  }

  @Test("the state of an app is one for all its windows")
  func sharedState() {
    Model.made = 0
    let app = AppInstance(NewsApp.self)
    let (first, second) = (window(app), window(app))
    #expect(Model.made == 1)
    #expect(first.semantics().properties.label == "News")
    first.semantics().first { $0.properties.label == "more" }?.perform("activate")
    #expect(labels(first).first == "one 1")
    #expect(labels(second).first == "one 1")
    second.semantics().first { $0.properties.label == "other" }?.perform("activate")
    #expect(labels(first).first == "two 1")
    #expect(labels(second).first == "two 1")
    #expect(labels(window(app, 1)) == ["preferences 5"])
  }
}
