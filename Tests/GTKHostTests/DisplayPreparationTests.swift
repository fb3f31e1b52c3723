import Testing

@testable import GTKHost

@Suite("How to draw is decided before GTK starts")
@MainActor
struct DisplayPreparationTests {
  private func chosen(gpu: Bool, _ environment: [String: String] = [:]) -> [String: String] {
    var result: [String: String] = [:]
    DisplayPreparation.chooseRenderer(hasGraphicsProcessor: gpu, environment: environment) { result[$0] = $1 }
    return result
  }

  @Test("without a GPU, cairo draws and OpenGL stays unloaded")
  func withoutGPU() {
    #expect(chosen(gpu: false) == ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"])
  }

  @Test("with a GPU, GTK decides")
  func withGPU() { #expect(chosen(gpu: true).isEmpty) }

  @Test("OpenGL in software counts as no GPU", arguments: [("1", false), ("true", false), ("0", true), ("", true)])
  func software(_ value: String, _ isEmpty: Bool) {
    #expect(chosen(gpu: true, ["LIBGL_ALWAYS_SOFTWARE": value]).isEmpty == isEmpty)
  }

  @Test("what the user has set stays, and OpenGL is not switched off under a renderer that needs it")
  func user() {
    #expect(chosen(gpu: false, ["GSK_RENDERER": "gl"]).isEmpty)
    #expect(chosen(gpu: false, ["GDK_DEBUG": "frames"]) == ["GSK_RENDERER": "cairo"])
  }
}
