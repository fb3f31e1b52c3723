import Testing
import ViewEngine

@MainActor
@Suite("Navigation links")
struct NavigationLinkTests {
  @Test("links add pages of values and of views, and do nothing outside of a stack")
  func links() {
    let stage = Stage {
      NavigationStack {
        VStack {
          NavigationLink("value", value: 3)
          NavigationLink("view") { Text(verbatim: "a view") }
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
      }
      .navigationBarStyle(.hidden)
    }
    func activate(_ label: String) {
      let node = stage.nodes.first { $0.properties.label == label && $0.properties.role == .button }
      node?.properties.actions.first { $0.name == SemanticsAction.Name.activate }?.perform()
      stage.frame()
      stage.advance(milliseconds: 1000)
    }
    activate("value")
    #expect(stage.labels == ["number 3"])
    _ = stage.graph.focus.performExitCommand()
    stage.advance(milliseconds: 1000)
    activate("view")
    #expect(stage.labels == ["a view"])
    let outside = Stage { NavigationLink("lost", value: 1) }
    #expect(outside.nodes.contains { $0.properties.label == "lost" && $0.properties.states.contains(.disabled) })
  }
}
