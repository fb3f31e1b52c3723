import MaterialTesting
import Testing

@testable import MaterialComponents

/// Figures: md.comp.sheet-bottom of Material 3 v34.0.21; 640 wide at most, handle 22 below the top (Compose).
@MainActor @Suite("Bottom sheets")
struct MaterialSheetTests {
  private struct App: View {
    let isShown: Box<Bool>
    var body: some View {
      Button("Open") { isShown.value = true }
        .sheet(isPresented: isShown.binding) {
          Button("Inside") {}.presentationDetents([.medium, .large])
        }
        .materialTheme(.baseline)
    }
  }

  private let isShown = Box(true)

  private func window(width: CGFloat = 412) async throws -> TestWindow {
    let app = App(isShown: isShown)
    let window = try TestWindow(width: width, height: 800) { app }
    await window.settle()
    return window
  }

  @Test("it is as wide as the window up to 640, and keeps 72 above it in a wider one")
  func size() async throws {
    #expect(try await window().find(.role(.dialog)).bounds == CGRect(x: 0, y: 400, width: 412, height: 400))
    let wide = try await window(width: 1000)
    #expect(try wide.find(.role(.dialog)).bounds == CGRect(x: 180, y: 436, width: 640, height: 364))
    // Margins of 56 come before the largest width.
    #expect(try await window(width: 700).find(.role(.dialog)).bounds.width == 588)
  }

  @Test("colour, shape, elevation, handle and scrim are the tokens'")
  func look() throws {
    let isShown = isShown
    let stage = Stage(width: 412, height: 800) { App(isShown: isShown) }
    stage.advance(1.5)
    let light = MaterialColorScheme.light
    let fills = stage.drawing.compactMap(\.fill)
    let container = try #require(fills.first { $0.color == light[.surfaceContainerLow] })
    #expect(container.shape.bounds == CGRect(x: 0, y: 400, width: 412, height: 400))
    let shadow = try #require(stage.drawing.compactMap(\.shadow).first)
    // extra-large-top: 28 28 0 0; level 1.
    #expect(shadow.shape.topLeft == 28 && shadow.shape.bottomLeft == 0)
    #expect(shadow.shadow.blur == ElevationShadow(level: 1).ambient.blur)
    let handle = try #require(fills.first { $0.color == light[.onSurfaceVariant] })
    #expect(handle.shape.bounds == CGRect(x: 190, y: 422, width: 32, height: 4))
    var scrim = light[.scrim]
    scrim.opacity = 0.32
    #expect(fills.contains { $0.color == scrim && $0.shape.bounds.width == 412 })
  }

  @Test("the handle goes on to the next height and back, by keys and by a screen reader")
  func handle() async throws {
    let window = try await window()
    let handle = try window.find(.label("Drag handle"))
    #expect(handle.properties.role == .button)
    #expect(handle.bounds.height == 48)
    #expect(try window.find(.label("Inside")).properties.states.contains(.focused))
    window.key("Tab", modifiers: .shift)
    window.key("Enter")
    await window.settle()
    #expect(try window.find(.role(.dialog)).bounds.minY == 0)
    try window.perform("activate", on: .label("Drag handle"))
    await window.settle()
    #expect(try window.find(.role(.dialog)).bounds.minY == 400)
  }

  @Test("the scrim follows the sheet, and no body runs while it moves")
  func motion() async throws {
    let window = try await window()
    try window.press(on: .label("Drag handle"), pointer: .touch)
    window.move(by: CGSize(width: 0, height: -20))
    window.resetStatistics()
    window.move(by: CGSize(width: 0, height: -100))
    #expect(window.statistics.bodies == 0)
    #expect(try window.find(.role(.dialog)).bounds.minY == 280)
  }
}
