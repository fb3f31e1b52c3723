import Foundation
import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("The page for those who come from other libraries")
struct ComingFromTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path, relativeTo: Self.here), encoding: .utf8)
  }

  @Test("each example is compiled as it is printed")
  func compiled() throws {
    let page = try text("../../../Sources/MaterialComponents/MaterialComponents.docc/ComingFromOthers.md")
    let compiled = try text("ComingFromExamples.swift")
    let examples = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 6)
    for example in examples { #expect(compiled.contains(example), "\(example.prefix(60))… is not compiled") }
  }

  @Test("each example shows what it says")
  func shown() throws {
    func texts<Content: View>(_ content: Content) throws -> [String] {
      try TestWindow(width: 390, height: 700) { content.materialTheme(.baseline) }.semantics.all(Finder())
        .map(\.properties.label)
    }
    #expect(try texts(HarbourScreen()).contains("Three ships are in."))
    #expect(try texts(HarbourWithBadges()).contains { $0.contains("3 new") })
    #expect(try texts(JumpingList()).contains("Berth 0"))
    #expect(try texts(CollapsingHeader()).contains("Harbour"))
    #expect(try texts(FilterBar()).contains("Unread"))
  }
}
