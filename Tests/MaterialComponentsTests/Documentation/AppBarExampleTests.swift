import Foundation
import MaterialComponents
import MaterialTesting
import Testing

@MainActor
@Suite("The page about app bars")
struct AppBarExampleTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path, relativeTo: Self.here), encoding: .utf8)
  }

  @Test("each example is compiled as it is printed")
  func compiled() throws {
    let page = try text("../../../Sources/MaterialComponents/MaterialComponents.docc/AppBars.md")
    let compiled = try text("AppBarExamples.swift")
    let examples = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == 5)
    for example in examples { #expect(compiled.contains(example), "\(example.prefix(60))… is not compiled") }
  }

  @Test("each picture of the page is there")
  func pictures() throws {
    let page = try text("../../../Sources/MaterialComponents/MaterialComponents.docc/AppBars.md")
    let names = page.components(separatedBy: "](app-bar-").dropFirst().map { $0.components(separatedBy: ")")[0] }
    #expect(names.count == AppBarPicturesTests.Style.allCases.count)
    for name in names {
      let path = "../../../Sources/MaterialComponents/MaterialComponents.docc/app-bar-\(name).png"
      #expect(FileManager.default.fileExists(atPath: URL(fileURLWithPath: path, relativeTo: Self.here).path), "\(name)")
    }
  }

  @Test("each example shows what it says")
  func shown() throws {
    func texts<Content: View>(_ content: Content) throws -> [String] {
      try TestWindow(width: 390, height: 700) { content.materialTheme(.baseline) }.semantics.all(Finder())
        .map(\.properties.label)
    }
    #expect(try texts(HarbourBar()).contains("Berth 0"))
    #expect(try texts(HarbourHero()).contains("Harbour"))
    #expect(try texts(HarbourTabs()).contains("Crew"))
    #expect(try texts(ClassicHarbour()).contains("Three ships are in."))
    #expect(try texts(HarbourPages()).contains("Page 0"))
  }
}
