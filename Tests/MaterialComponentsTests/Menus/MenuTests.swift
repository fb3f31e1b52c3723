import MaterialTesting
import Testing

@testable import MaterialComponents

/// Figures: md.comp.menus of Material 3 v34.0.21; keys and times: material-web's menu.
@MainActor @Suite("Menus")
struct MenuTests {
  private struct App: View {
    let log: Box<[String]>
    let isOn: Box<Bool>
    var alignment = Alignment.topLeading
    var body: some View {
      Menu("Options") {
        Button("Rename") { log.value.append("rename") }
        Toggle("Show pictures", isOn: isOn.binding)
        Menu("Share") {
          Button("As a link") { log.value.append("link") }
          Button("As a file") { log.value.append("file") }
        }
        Button("Remove") { log.value.append("remove") }.disabled(true)
        Button("Reset") { log.value.append("reset") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .materialTheme(.baseline)
    }
  }

  private let log = Box<[String]>([])
  private let isOn = Box(false)

  private func window(
    _ alignment: Alignment = .topLeading, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) async throws -> TestWindow {
    let app = App(log: log, isOn: isOn, alignment: alignment)
    let window = try TestWindow(width: 500, height: 500, environment: environment) { app }
    window.key("Tab")
    window.key("Enter")
    await window.settle()
    return window
  }

  private func focused(_ window: TestWindow) throws -> String {
    try window.find(Finder(states: [.focused])).properties.label
  }

  @Test("it stands below its button's start, flips at the window's end, and mirrors")
  func place() async throws {
    var window = try await window()
    var menu = try window.find(.role(.menu)).bounds
    #expect(menu.minX == 8)
    #expect(menu.minY == 40)
    #expect(menu.width >= 112 && menu.width <= 280)
    window = try await self.window(.bottomTrailing)
    menu = try window.find(.role(.menu)).bounds
    #expect(menu.maxX == 492)
    #expect(menu.maxY == 460)
    window = try await self.window { $0.layoutDirection = .rightToLeft }
    #expect(try window.find(.role(.menu)).bounds.maxX == 492)
  }

  @Test("items are 44 high, with roles, places and states")
  func items() async throws {
    let window = try await window()
    let rename = try window.find(.role(.menuitem, "Rename"))
    #expect(rename.bounds.height == 44)
    #expect(rename.properties.position == 1 && rename.properties.setSize == 5)
    let pictures = try window.find(.role(.menuitemcheckbox, "Show pictures"))
    #expect(pictures.properties.position == 2 && !pictures.properties.states.contains(.checked))
    #expect(try !window.find(.label("Share")).properties.states.contains(.expanded))
    #expect(try window.find(.label("Remove")).properties.states.contains(.disabled))
    #expect(try window.all(.label("Options")).isEmpty)
  }

  @Test("the first and the last item have the corners of the menu at its ends, and the ring is not cut there")
  func corners() async throws {
    let window = try await window()
    window.advance(by: 2)
    // menu-item-first-child-shape 12, menu-item-shape 4: a point 2 from both edges is outside of the one, and on the
    // ring of 3 in the other. The item begins 2 after the menu (group-padding).
    func ring(_ label: String) throws -> (top: Bool, bottom: Bool) {
      let item = try window.find(.role(.menuitem, label)).bounds
      func isRing(_ y: CGFloat) -> Bool { window.pixel(x: item.minX + 2 + 2.5, y: y) == "#625B71" }
      return (isRing(item.minY + 2.5), isRing(item.maxY - 2.5))
    }
    let first = try ring("Rename")
    #expect(!first.top && first.bottom)
    window.key("End")
    window.advance(by: 2)
    let last = try ring("Reset")
    #expect(last.top && !last.bottom)
    // Along the edge the ring is whole.
    let item = try window.find(.role(.menuitem, "Reset")).bounds
    #expect(window.pixel(x: item.midX, y: item.maxY - 1.5) == "#625B71")
  }

  @Test("arrows go round, Home and End to the ends, letters to items; what is disabled is passed over")
  func keys() async throws {
    let window = try await window()
    #expect(try focused(window) == "Rename")
    window.key("ArrowUp")
    #expect(try focused(window) == "Reset")
    window.key("ArrowDown")
    #expect(try focused(window) == "Rename")
    window.key("End")
    #expect(try focused(window) == "Reset")
    window.key("Home")
    #expect(try focused(window) == "Rename")
    window.key("s")
    #expect(try focused(window) == "Show pictures")
    window.advance(by: 0.3)
    window.key("s")
    #expect(try focused(window) == "Share")
    window.advance(by: 0.3)
    window.key("r")
    window.key("e")
    window.key("s")
    #expect(try focused(window) == "Reset")
  }

  @Test("choosing ends the menu, and the focus goes back")
  func choosing() async throws {
    let window = try await window()
    window.key("Enter")
    #expect(log.value == ["rename"])
    await window.settle()
    #expect(try window.all(.role(.menu)).isEmpty)
    #expect(try focused(window) == "Options")
    for key in ["Escape", "Tab"] {
      window.key("Enter")
      await window.settle()
      #expect(try !window.all(.role(.menu)).isEmpty)
      window.key(key)
      await window.settle()
      #expect(try window.all(.role(.menu)).isEmpty)
      #expect(try focused(window) == "Options")
    }
    window.key("ArrowDown")
    await window.settle()
    window.click(at: CGPoint(x: 400, y: 450))
    await window.settle()
    #expect(try window.all(.role(.menu)).isEmpty)
  }

  @Test("a toggle switches and leaves the menu open")
  func toggling() async throws {
    let window = try await window()
    try window.click(on: .label("Show pictures"))
    await window.settle()
    #expect(isOn.value)
    #expect(try window.find(.label("Show pictures")).properties.states.contains(.checked))
  }

  @Test("a submenu opens beside its item by Right, a press or a resting pointer, and ends by Left and Escape")
  func submenus() async throws {
    let window = try await window()
    window.key("ArrowDown")
    window.key("ArrowDown")
    window.key("ArrowRight")
    await window.settle()
    let share = try window.find(.label("Share"))
    #expect(share.properties.states.contains(.expanded))
    let inner = try window.find(.role(.menu, index: 1)).bounds
    // md.comp.menus.gap.
    #expect(abs(inner.minX - share.bounds.maxX - 2) <= 2)
    #expect(try focused(window) == "As a link")
    window.key("ArrowLeft")
    await window.settle()
    #expect(try focused(window) == "Share")
    #expect(try window.all(.role(.menu)).count == 1)
    try window.hover(over: .label("Share"))
    window.advance(by: 0.35)
    #expect(try window.all(.role(.menu)).count == 1)
    window.advance(by: 0.1)
    #expect(try window.all(.role(.menu)).count == 2)
    await window.settle()
    try window.click(on: .label("As a file"))
    await window.settle()
    #expect(log.value == ["file"])
    #expect(try window.all(.role(.menu)).isEmpty)
  }

  @Test("a context menu opens where it is asked for: secondary button, long press, menu key")
  func contextMenu() async throws {
    let log = log
    let window = try TestWindow(width: 500, height: 500) {
      Button("Thing") { log.value.append("press") }
        .contextMenu { Button("Copy") { log.value.append("copy") } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .materialTheme(.baseline)
    }
    try window.click(on: .label("Thing"), button: .secondary)
    await window.settle()
    let menu = try window.find(.role(.menu)).bounds
    #expect(menu.minX == 250 && menu.minY == 250)
    try window.click(on: .label("Copy"))
    await window.settle()
    try window.press(on: .label("Thing"), pointer: .touch)
    window.advance(by: 0.6)
    window.release()
    await window.settle()
    #expect(try window.all(.role(.menu)).count == 1)
    window.key("Escape")
    await window.settle()
    window.key("Tab")
    window.key("F10", modifiers: .shift)
    await window.settle()
    #expect(try window.all(.role(.menu)).count == 1)
    #expect(log.value == ["copy"])
  }

  @Test("colours, shapes and elevation are the tokens'")
  func look() throws {
    let (log, isOn) = (log, isOn)
    isOn.value = true
    let stage = Stage(width: 500, height: 500) { App(log: log, isOn: isOn) }
    stage.key("Tab")
    stage.key("Enter")
    stage.advance(1.5)
    let light = MaterialColorScheme.light
    let container = try #require(
      stage.drawing.compactMap(\.fill).last { $0.color == light[.surfaceContainerLow] })
    #expect(container.shape == .rounded(DisplayRoundedRect(rect: container.shape.bounds, radius: 16)))
    #expect(stage.drawing.compactMap(\.shadow).last?.shadow.blur == ElevationShadow(level: 2).key.blur)
    let selected = try #require(stage.drawing.compactMap(\.fill).first { $0.color == light[.tertiaryContainer] })
    #expect(selected.shape == .rounded(DisplayRoundedRect(rect: selected.shape.bounds, radius: 12)))
  }
}
