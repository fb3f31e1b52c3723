import Testing
import ViewEngine

@MainActor
@Suite("Navigation")
struct NavigationStackTests {
  @Observable final class Model {
    var path: [Int] = []
    var mixed = NavigationPath()
    var log: [String] = []
    var title: String?
    var dismiss: DismissAction?
  }

  struct Page: View {
    let model: Model
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      let _ = note()
      Text(verbatim: "\(name) \(count) \(isPresented)")
        .navigationTitle(name)
        .onAppear {
          count += 1
          model.log.append("+\(name)")
        }
        .onDisappear { model.log.append("-\(name)") }
    }
    private func note() { if isPresented { model.dismiss = dismiss } }
  }

  struct App: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Page(model: model, name: "root")
          .navigationDestination(for: Int.self) { Page(model: model, name: "page\($0)") }
      }
      .navigationBarStyle(.hidden)
      .onPreferenceChange(NavigationTitleKey.self) { model.title = $0 }
    }
  }

  @Test("a path's pages lie over the root; a covered page disappears and keeps its state")
  func pushAndPop() {
    let model = Model()
    let stage = Stage { App(model: model) }
    #expect(stage.labels == ["root 1 false"])
    #expect(model.title == "root")
    model.path = [1]
    stage.frame()
    #expect(stage.labels == ["page1 1 true"])
    #expect(model.title == "page1")
    #expect(model.log == ["+root", "+page1", "-root"])
    model.path = [1, 2]
    stage.frame()
    #expect(stage.labels == ["page2 1 true"])
    model.path = [1]
    stage.frame()
    // Its state is the old one, so the count goes on.
    #expect(stage.labels == ["page1 2 true"])
    model.path = []
    stage.frame()
    #expect(stage.labels == ["root 2 false"])
    model.path = [1]
    stage.frame()
    #expect(stage.labels == ["page1 1 true"])
  }

  @Test("with animation both pages are drawn until the new one has arrived")
  func animatedPush() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) {
      NavigationStack(path: Bindable(model).path) {
        Color.red.navigationDestination(for: Int.self) { _ in Color.green }
      }
      .navigationBarStyle(.hidden)
    }
    withAnimation(.linear(duration: 1)) { model.path = [1] }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == 0)
    #expect(stage.fill(.green)?.rect.minX == 200)
    stage.advance(milliseconds: 600)
    #expect(stage.fill(.red) == nil)
    #expect(stage.fill(.green)?.rect.minX == 0)
    withAnimation(.linear(duration: 1)) { model.path = [] }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == 0)
    #expect(stage.fill(.green)?.rect.minX == 200)
    stage.advance(milliseconds: 600)
    #expect(stage.fill(.green) == nil)
    #expect(!stage.graph.needsFrame)
  }

  @Test("Escape goes back a page, and dismiss leaves the page that it is called in")
  func back() {
    let model = Model()
    model.path = [1, 2]
    let stage = Stage { App(model: model) }
    #expect(stage.labels == ["page2 1 true"])
    #expect(stage.graph.focus.performExitCommand())
    #expect(model.path == [1])
    stage.advance(milliseconds: 1000)
    model.dismiss?()
    stage.advance(milliseconds: 1000)
    #expect(model.path.isEmpty)
    #expect(stage.labels == ["root 1 false"])
    #expect(!stage.graph.focus.performExitCommand())
  }

  @Test("a path of several kinds finds each kind's destination, and says which is missing")
  func mixedPath() {
    let model = Model()
    let stage = Stage {
      NavigationStack(path: Bindable(model).mixed) {
        Text(verbatim: "root")
          .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
          .navigationDestination(for: String.self) { Text(verbatim: "word \($0)") }
      }
      .navigationBarStyle(.hidden)
    }
    model.mixed.append(3)
    stage.frame()
    #expect(stage.labels == ["number 3"])
    model.mixed.append("x")
    stage.frame()
    #expect(stage.labels == ["word x"])
    model.mixed.append(2.5)
    stage.frame()
    #expect(stage.labels.isEmpty)
    #expect(stage.logged.contains { $0.contains("Double") && $0.contains("navigationDestination") })
    model.mixed.removeLast(9)
    stage.frame()
    #expect(stage.labels == ["root"])
  }

  @Test("pages come and go without leaving nodes behind")
  func noLeaks() {
    let model = Model()
    let stage = Stage { App(model: model) }
    let atRest = stage.graph.statistics.nodes
    var random = SeededNumbers(seed: 5)
    for _ in 0..<500 {
      withAnimation(.linear(duration: 0.1)) {
        model.path = (0..<Int(random.next() % 4)).map { _ in Int(random.next() % 3) }
      }
      stage.advance(milliseconds: Double(random.next() % 80))
    }
    model.path = []
    stage.advance(milliseconds: 500)
    #expect(stage.graph.statistics.nodes == atRest)
  }
}
