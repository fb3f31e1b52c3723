import MaterialTesting
import Observation
import Testing

@testable import gallery

/// What a page looks like after it has been changed while it showed.
@MainActor
struct ChangingLookTests {
  @Observable
  final class Model {
    var look: GalleryLook
    init(_ look: GalleryLook) { self.look = look }
  }

  private struct Screen: View {
    let page: any GalleryPage.Type
    let model: Model

    var body: some View {
      @Bindable var model = model
      VStack(spacing: 0) {
        LookBar(look: $model.look)
        PageScreen(page: page, goBack: nil)
      }
      .modifier(LookModifier(look: model.look))
    }
  }

  private func window(_ name: String, _ model: Model) throws -> TestWindow {
    let page = try #require(GalleryCatalogue.pages.first { "\($0)" == name })
    return try TestWindow(width: 412, height: 2000) { Screen(page: page, model: model) }
  }

  // What can be seen: which rows a list keeps ready beyond that depends on how it came to where it is.
  private func places(in window: TestWindow) -> [String] {
    window.semantics.flattened.filter { !$0.properties.states.contains(.offscreen) }.map {
      "\($0.properties.role.map { "\($0)" } ?? "-") \($0.properties.label) \($0.bounds)"
    }
  }

  @Test(
    "everything stands as if the page had been opened so", arguments: GalleryCatalogue.typeNames,
    PageTests.Look.allCases)
  func change(name: String, to changedLook: PageTests.Look) async throws {
    let look = changedLook.look
    let changed = Model(GalleryLook())
    let window = try window(name, changed)
    await window.settle()
    changed.look = look
    await window.settle()
    let fresh = try self.window(name, Model(look))
    await fresh.settle()
    #expect(places(in: window) == places(in: fresh))
    changed.look = GalleryLook()
    await window.settle()
    let original = try self.window(name, Model(GalleryLook()))
    await original.settle()
    #expect(places(in: window) == places(in: original))
  }

  @Test("large text is switched on and off where the list of pages stands beside the page")
  func list() async throws {
    let window = try TestWindow(width: 1120, height: 800) { GalleryWindow(page: "cards") }
    await window.settle()
    let before = places(in: window)
    try window.click(on: .label("Large text"))
    await window.settle()
    #expect(places(in: window) != before)
    try window.click(on: .label("Large text"))
    await window.settle()
    #expect(places(in: window).count == before.count)
    #expect(window.logged.isEmpty, "\(window.logged)")
  }
}
