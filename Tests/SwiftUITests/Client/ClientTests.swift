import MaterialTesting
import SwiftUI
import SwiftUIClient
import Testing

@MainActor
@Suite("Code written against Apple's framework")
struct ClientTests {
  @Test("a tabs library's demo registers its pages, shows one and switches")
  func demo() async throws {
    let window = try TestWindow { DemoView() }
    await window.settle()
    #expect(window.logged == [])
    for name in ["One", "Two", "Three"] {
      #expect(try window.all(.role(.button, name)).count == 1)
    }
    #expect(try window.find(.label("Row 0, 0 taps", index: 0)).bounds.minX >= 0)
    try window.click(on: .role(.button, "Two"))
    await window.settle()
    #expect(
      try window.all(.label("Two bold code")).count == 1,
      "\(labels(in: window.semantics))")
  }

  private func labels(in node: SemanticsNode) -> [String] {
    [node.properties.label].filter { !$0.isEmpty } + node.children.flatMap { labels(in: $0) }
  }

  @Test("every modifier of the inventory lays out and draws")
  func everyModifier() async throws {
    let window = try TestWindow { ClientSurface() }
    await window.settle()
    #expect(try window.all(.label("matched")).count == 2)
  }
}
