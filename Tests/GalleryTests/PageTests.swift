import MaterialTesting
import Testing

@testable import gallery

@MainActor
struct PageTests {
  /// How a page is shown.
  enum Look: CaseIterable {
    case light, dark, rightToLeft, largeText

    var look: GalleryLook {
      var look = GalleryLook()
      switch self {
      case .light: break
      case .dark: look.isDark = true
      case .rightToLeft: look.isRightToLeft = true
      case .largeText: look.textScale = 2
      }
      return look
    }
  }

  /// A page as high as its content, so that all of it is drawn.
  private func window(_ name: String, _ look: Look, width: CGFloat = 412) throws -> TestWindow {
    let page = try #require(GalleryCatalogue.pages.first { "\($0)" == name })
    return try TestWindow(width: width, height: 8000) {
      PageScreen(page: page, goBack: nil).modifier(LookModifier(look: look.look))
    }
  }

  @Test("nothing on a page is cut off", arguments: GalleryCatalogue.typeNames, Look.allCases)
  func wholeness(name: String, look: Look) async throws {
    let window = try window(name, look)
    await window.settle()
    var cut: [String] = []
    func visit(_ item: DisplayItem) {
      for operation in item.operations {
        switch operation {
        case .text(let layout, _, _, _): if layout.isTruncated { cut.append("a text of \(layout.size) is cut") }
        case .item(let inner, _), .opacity(_, let inner, _), .clip(_, let inner, _), .blur(_, let inner, _),
          .transform(_, let inner):
          visit(inner)
        default: break
        }
      }
    }
    visit(window.window.graph.displayItem)
    // The tooltips' page has one title that is to be cut.
    #expect(cut.count == (name == "\(TooltipsPage.self)" ? 1 : 0), "\(cut)")
    // Code is scrolled sideways, and so are wide rows of buttons.
    let stages = try window.all(.id("stage"))
    let scrolled = try window.all(.id("code")).map(\.bounds) + stages.map(\.bounds)
    let faults = DrawnText.faults(in: window.window.graph.displayItem, width: 412, except: scrolled)
    #expect(faults.isEmpty, "\(faults)")
    for node in window.semantics.controls where !stages.contains(where: { $0.bounds.contains(node.bounds) }) {
      let bounds = node.bounds
      #expect(
        bounds.minX >= 0 && bounds.maxX <= 412, "\(node.properties.label) reaches from \(bounds.minX) to \(bounds.maxX)"
      )
    }
    #expect(window.logged.isEmpty, "\(window.logged)")
  }

  @Test("assistive technology can name and use every control of a page", arguments: GalleryCatalogue.typeNames)
  func controls(name: String) async throws {
    let window = try window(name, .light)
    await window.settle()
    let labels = window.semantics.controls.map(\.properties.label)
    #expect(labels.allSatisfy { !$0.isEmpty }, "\(labels)")
    for index in labels.indices {
      // What one control does may take away others.
      let controls = window.semantics.controls
      guard index < controls.count, !controls[index].properties.states.contains(.disabled) else { continue }
      let actions = controls[index].properties.actions.map(\.name)
      let action = actions.contains("increment") ? "increment" : "activate"
      #expect(controls[index].perform(action), "\(controls[index].properties.label) has only \(actions)")
      await window.settle()
    }
    #expect(window.logged.isEmpty, "\(window.logged)")
  }

  @Test("a page is scrolled from its start to its end and back", arguments: GalleryCatalogue.typeNames)
  func scrolling(name: String) async throws {
    let page = try #require(GalleryCatalogue.pages.first { "\($0)" == name })
    let window = try TestWindow(width: 412, height: 892) {
      PageScreen(page: page, goBack: nil).modifier(LookModifier(look: GalleryLook()))
    }
    await window.settle()
    for distance in [CGFloat](repeating: 300, count: 20) + [CGFloat](repeating: -300, count: 20) {
      window.scroll(at: CGPoint(x: 206, y: 500), by: CGSize(width: 0, height: distance))
      await window.settle()
    }
    #expect(window.logged.isEmpty, "\(window.logged)")
  }

  @Test("the gallery opens on a page, and shows the list in its place where there is little room")
  func navigation() async throws {
    let wide = try TestWindow(width: 1120, height: 800) { GalleryWindow(page: nil) }
    await wide.settle()
    #expect(try wide.all(.role(.heading, GalleryCatalogue.pages[0].title)).count == 1)
    let narrow = try TestWindow(width: 412, height: 800) { GalleryWindow(page: "cards") }
    await narrow.settle()
    #expect(try narrow.all(.role(.heading, "Cards")).count == 1)
    try narrow.click(on: .role(.button, "Back"))
    await narrow.settle()
    #expect(try narrow.all(.role(.heading, "Cards")).isEmpty)
    try narrow.click(on: .role(.button, "Buttons"))
    await narrow.settle()
    #expect(try narrow.all(.role(.heading, "Buttons")).count == 1)
  }

  @Test("copying the code takes what is shown")
  func copying() async throws {
    let window = try window("ElevationPage", .light)
    await window.settle()
    let first = try #require(window.all(.id("code")).first).properties.label
    let button = try #require(window.semantics.controls.first { $0.properties.label == "Copy the code" })
    #expect(button.perform("activate"))
    #expect(await window.window.graph.services.clipboard.text() == first)
    // The button tells of it for two seconds.
    window.advance(by: 0.1)
    #expect(try window.all(.role(.button, "Copied")).count == 1)
    window.advance(by: 2)
    #expect(try window.all(.role(.button, "Copied")).isEmpty)
  }
}

extension SemanticsNode {
  /// Everything that is operated, in reading order.
  @MainActor
  fileprivate var controls: [SemanticsNode] {
    let roles: Set<SemanticsRole> = [.button, .checkbox, .radio, .switch, .slider, .link, .menuitem]
    return (properties.role.map(roles.contains) == true ? [self] : []) + children.flatMap(\.controls)
  }
}
