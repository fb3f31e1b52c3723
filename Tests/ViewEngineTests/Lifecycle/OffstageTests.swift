import Testing
import ViewEngine

@MainActor @Observable
private final class Model {
  var isOffstage = false
  var releasesRows = false
  var appeared = 0
}

private struct Row: View {
  let number: Int
  var body: some View {
    Color.blue.frame(height: 50).accessibilityElement().accessibilityLabel("row \(number)")
  }
}

private struct Page: View {
  let model: Model
  @State private var count = 0

  var body: some View {
    VStack {
      Button("count \(count)") { count += 1 }
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0) } }
      }
    }
    .onAppear { model.appeared += 1 }
    .onDisappear { model.appeared -= 1 }
    .offstage(model.isOffstage, releasesRows: model.releasesRows)
  }
}

@MainActor
@Suite("Views off the stage")
struct OffstageTests {
  @Test("a view off the stage is not described, hit or focused, has disappeared, and keeps its state")
  func keepsState() {
    let model = Model()
    let stage = Stage { Page(model: model) }
    stage.nodes.first { $0.properties.label == "count 0" }?.perform("activate")
    stage.frame()
    #expect(stage.labels.contains("count 1"))
    #expect(model.appeared == 1)
    model.isOffstage = true
    stage.frame()
    #expect(stage.labels.isEmpty)
    #expect(model.appeared == 0)
    stage.key("Tab")
    #expect(!stage.nodes.contains { $0.properties.states.contains(.focused) })
    model.isOffstage = false
    stage.frame()
    #expect(stage.labels.contains("count 1"))
    #expect(model.appeared == 1)
  }

  @Test("on request rows are let go, and made anew in their places")
  func releasesRows() {
    let model = Model()
    model.releasesRows = true
    let stage = Stage { Page(model: model) }
    let shown = stage.graph.statistics.nodes
    let place = stage.frame(of: "row 2")
    model.isOffstage = true
    stage.frame()
    stage.frame()
    #expect(stage.graph.statistics.nodes < shown - 10)
    model.isOffstage = false
    stage.frame()
    #expect(stage.graph.statistics.nodes == shown)
    #expect(stage.frame(of: "row 2") == place)
  }

  @Test("rows are let go also some time after the view went off the stage")
  func releasesLater() {
    let model = Model()
    let stage = Stage { Page(model: model) }
    let shown = stage.graph.statistics.nodes
    model.isOffstage = true
    stage.frame()
    #expect(stage.graph.statistics.nodes == shown)
    model.releasesRows = true
    stage.frame()
    stage.frame()
    #expect(stage.graph.statistics.nodes < shown - 10)
  }
}
