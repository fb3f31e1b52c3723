import MaterialTesting
import Testing

@testable import MaterialComponents

/// Figures: md.comp.sheet-side of Material 3 v34.0.21.
@MainActor @Suite("Side sheet")
struct SideSheetTests {
  private struct App: View {
    let isShown: Box<Bool>
    let kind: SideSheetKind
    var body: some View {
      VStack {
        Button("Filter") { isShown.value = true }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .sideSheet("Filters", isPresented: isShown.binding, kind: kind) { Button("Reset") {} }
      .materialTheme(.baseline)
    }
  }

  private let isShown = Box(true)

  private func window(
    _ kind: SideSheetKind = .modal, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) async throws -> TestWindow {
    let app = App(isShown: isShown, kind: kind)
    let window = try TestWindow(width: 800, height: 600, environment: environment) { app }
    await window.settle()
    return window
  }

  @Test("a modal sheet is 256 wide at the trailing edge, a detached one 16 from all edges")
  func size() async throws {
    #expect(try await window().find(.role(.dialog)).bounds == CGRect(x: 544, y: 0, width: 256, height: 600))
    #expect(try await window().find(.role(.dialog)).properties.label == "Filters")
    #expect(
      try await window(.detached).find(.role(.dialog)).bounds == CGRect(x: 528, y: 16, width: 256, height: 568))
    let mirrored = try await window { $0.layoutDirection = .rightToLeft }
    #expect(try mirrored.find(.role(.dialog)).bounds.minX == 0)
    // The corners of 16 (m3-spec.md: shape large-start) are those within the window. On the edge nothing is cut off.
    let sheet = "#F7F2FA"
    #expect(mirrored.pixel(x: 1, y: 1) == sheet && mirrored.pixel(x: 254, y: 1) != sheet)
    let window = try await window()
    #expect(window.pixel(x: 798, y: 1) == sheet && window.pixel(x: 545, y: 1) != sheet)
  }

  @Test("its close button, Escape, the scrim and a drag to the edge end it")
  func closing() async throws {
    for way in 0..<4 {
      isShown.value = true
      let window = try await window()
      switch way {
      case 0: try window.click(on: .label("Close"))
      case 1: window.key("Escape")
      case 2: window.click(at: CGPoint(x: 100, y: 300))
      default: try window.drag(.role(.heading, "Filters"), by: CGSize(width: 120, height: 0), seconds: 0.1)
      }
      #expect(!isShown.value)
      await window.settle()
      #expect(try window.all(.role(.dialog)).isEmpty)
    }
  }

  @Test("a standard one stands beside the content, with a line between")
  func standard() async throws {
    let window = try await window(.standard)
    #expect(try window.find(.label("Filter")).bounds.midX == 272)
    #expect(try window.find(.role(.group, "Filters")).bounds.minX == 544)
    try window.click(on: .label("Close"))
    await window.settle()
    #expect(try window.find(.label("Filter")).bounds.midX == 400)
  }

  @Test("colours, shapes and elevations are the tokens'")
  func look() throws {
    let light = MaterialColorScheme.light
    let isShown = isShown
    for (kind, color, level) in [
      (SideSheetKind.modal, ColorRole.surfaceContainerLow, 1.0), (.standard, .surface, 0),
      (.detached, .surfaceContainerLow, 1),
    ] {
      let stage = Stage(width: 800, height: 600) { App(isShown: isShown, kind: kind) }
      stage.advance(1.5)
      #expect(stage.drawing.compactMap(\.fill).contains { $0.color == light[color] && $0.shape.bounds.width == 256 })
      let shadow = stage.drawing.compactMap(\.shadow).first
      #expect((shadow == nil) == (level == 0))
      if kind == .modal {
        // large-start: 16 0 0 16.
        #expect(shadow?.shape.topLeft == 16 && shadow?.shape.topRight == 0)
      }
      if kind == .standard {
        #expect(stage.drawing.compactMap(\.fill).contains { $0.color == light[.outline] && $0.shape.bounds.width == 1 })
      }
    }
  }
}
