import HeadlessHost
import Testing
import ViewEngine

@MainActor
@Suite("Finding elements")
struct FindingTests {
  private func tree() throws -> SemanticsNode {
    try window {
      VStack {
        HStack {
          Text(verbatim: "BBC").accessibilityRole(.tab).accessibilityState(.selected)
          Text(verbatim: "CNN").accessibilityRole(.tab)
        }.accessibilityRole(.tablist).accessibilityIdentifier("tabs")
        Text(verbatim: "Share").accessibilityRole(.button).accessibilityIdentifier("first")
        Text(verbatim: "Share").accessibilityRole(.button).accessibilityValue("twice")
      }
    }.semantics()
  }

  private func message(_ finder: Finder) throws -> String {
    let tree = try tree()
    do {
      return "found \(try tree.find(finder).summary)"
    } catch {
      return "\(error)"
    }
  }

  @Test("an element is found by each of its properties")
  func properties() throws {
    let tree = try tree()
    #expect(try tree.find("CNN").properties.role == .tab)
    #expect(try tree.find(.id("first")).properties.label == "Share")
    #expect(try tree.find(Finder(value: "twice")).properties.label == "Share")
    #expect(try tree.find(Finder(states: [.selected])).properties.label == "BBC")
    #expect(try tree.find(Finder(labelContains: "bb")).properties.label == "BBC")
    #expect(try tree.find(.role(.button, "Share", index: 1)).properties.value == "twice")
    #expect(try tree.find(Finder(role: .tab, index: 1, in: .id("tabs"))).properties.label == "CNN")
    #expect(try tree.all(.role(.tab)).count == 2)
  }

  @Test("without a match the nearest elements are named")
  func noMatch() throws {
    #expect(
      try message(.role(.tab, "BBX"))
        == #"{"role":"tab","label":"BBX"} matches nothing; the nearest are tab "BBC", tab "CNN", tablist (id tabs)"#)
    #expect(
      try message(.role(.button, "Share", index: 2))
        == #"{"role":"button","label":"Share","index":2} matches nothing, since "index" is 2 and there are 2, from 0"#)
    #expect(try message(Finder(role: .tab, in: .id("tabz"))).hasPrefix(#"{"id":"tabz"} matches nothing; the nearest"#))
  }

  @Test("of several matches the driver asks which")
  func severalMatches() throws {
    #expect(
      try message("Share")
        == #"{"label":"Share"} matches 2 elements, so add "index" (0…1) or say more: button "Share" (id first), button "Share""#
    )
  }

  @Test("an element that can't be seen has no place")
  func offscreen() throws {
    let window = try window { Text(verbatim: "far").offset(y: 2000) }
    let error = #expect(throws: FindingError.self) { try window.place(of: "far") }
    #expect(error?.description.hasPrefix(#"text "far" can't be seen, since none of its bounds"#) == true)
  }

  @Test("an element that is covered has no place, and the cover is named")
  func covered() throws {
    let labelled = try window {
      ZStack {
        Text(verbatim: "below")
        Color.black.accessibilityLabel("Curtain")
      }
    }
    let error = #expect(throws: FindingError.self) { try labelled.place(of: "below") }
    #expect(error?.description.contains(#"is covered at [200,150] by image "Curtain""#) == true)
    let plain = try window {
      ZStack {
        Text(verbatim: "below")
        Color.black
      }
    }
    let other = #expect(throws: FindingError.self) { try plain.place(of: "below") }
    #expect(other?.description.contains("by a view without a label at [0,0,400,300]") == true)
  }

  @Test("layers of the same component, and what lies behind, are no cover")
  func notCovered() throws {
    let window = try window {
      Text(verbatim: "Save").frame(width: 100, height: 40).background(Color.white)
        .overlay { Color.black.opacity(0.1) }.accessibilityElement(children: .combine).accessibilityRole(.button)
    }
    #expect(try window.place(of: "Save") == CGPoint(x: 200, y: 150))
    let gap = try self.window {
      ZStack {
        Color.white
        VStack(spacing: 100) {
          Text(verbatim: "one")
          Text(verbatim: "two")
        }.accessibilityElement(children: .contain).accessibilityIdentifier("pair")
      }
    }
    #expect(try gap.place(of: .id("pair")) == CGPoint(x: 200, y: 150))
  }

  private func window<Content: View>(@ViewBuilder _ content: () -> Content) throws -> HeadlessWindow {
    let content = content()
    return try HeadlessWindow(HeadlessWindow.Configuration(size: HeadlessSize(width: 400, height: 300))) {
      size, scale, services, environment in
      ViewGraph(content, size: size, scale: scale, services: services, environment: environment)
    }
  }
}
