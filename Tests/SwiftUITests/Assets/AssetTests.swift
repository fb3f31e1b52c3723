import MaterialTesting
import SwiftUI
import SwiftUIClient
import Testing

@MainActor
@Suite("Asset catalogues")
struct AssetTests {
  @Test("a colour's components are read as hexadecimal, as whole numbers and as fractions; it has a dark form")
  func colors() {
    var light = EnvironmentValues()
    light.colorScheme = .light
    var dark = light
    dark.colorScheme = .dark
    #expect(Color.brandYellow.resolve(in: light).description == "#FDDA16")
    #expect(Color.brandYellow.resolve(in: dark).description == "#FDDA16")
    #expect(Color.brandRed.resolve(in: light).description == "#521A1A")
    #expect(Color.brandRed.resolve(in: dark).description == "#FF804080")
  }

  @Test("a picture is taken at the screen's scale and for the colour scheme, and has the size of its points")
  func pictures() async throws {
    for (scale, scheme, file) in [
      (1.0, ColorScheme.light, "swatch.png"), (2.0, .light, "swatch@2x.png"), (3.0, .light, "swatch@2x.png"),
      (2.0, .dark, "swatch-dark@2x.png"),
    ] {
      let window = try TestWindow(scale: scale, environment: { $0.colorScheme = scheme }) { ClientImages() }
      await window.settle()
      let image = try window.find(.role(.image, "swatch"))
      #expect(image.bounds.size == CGSize(width: 30, height: 20))
      #expect(image.inspect().image?.pixelSize?.width == (file.contains("@2x") ? 60 : 30))
    }
  }

  @Test("a name that no catalogue has draws nothing and is said once")
  func missing() async throws {
    let window = try TestWindow { Image("no such picture") }
    await window.settle()
    #expect(try window.find(.role(.image)).inspect().image?.state == .failed)
  }

  @Test("a template picture of the catalogue takes the foreground's colour")
  func template() async throws {
    let window = try TestWindow { ClientImages().foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    await window.settle()
    #expect(try window.find(.role(.image, "badge")).inspect().color?.description == "#FF0000")
    #expect(try window.find(.role(.image, "swatch")).inspect().color == nil)
  }
}
