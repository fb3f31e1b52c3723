import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 77, 79, 86, 95 Colours, redaction, turning in space")
struct ColorEffectTests {
  private func pixel<Content: View>(_ content: Content) throws -> String? {
    try TestWindow(width: 20, height: 20) { content }.pixel(x: 10, y: 10)
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test("colour effects have the figures of the Filter Effects specification")
  func colors() throws {
    let gray = Color(white: 0.5)
    #expect(try pixel(gray.brightness(0.2)) == "#B3B3B3")
    #expect(try pixel(Color(white: 0.8).contrast(2)) == "#FFFFFF")
    // Red's luminance is 0.2126, which is 54 of 255.
    #expect(try pixel(red.grayscale(1)) == "#363636")
    #expect(try pixel(red.saturation(0)) == "#363636")
    #expect(try pixel(red.saturation(1)) == "#FF0000")
    #expect(try pixel(Color.white.colorMultiply(Color(red: 0, green: 1, blue: 0))) == "#00FF00")
    #expect(try pixel(red.colorInvert()) == "#00FFFF")
    #expect(try pixel(red.hueRotation(.degrees(0))) == "#FF0000")
  }

  @Test("a colour effect works on the group, and moves by an animation")
  func animated() throws {
    struct Fading: View {
      @State var amount = 0.0
      var body: some View {
        Color(red: 1, green: 0, blue: 0).grayscale(amount)
          .onTapGesture { withAnimation(.linear(duration: 1)) { amount = 1 } }
      }
    }
    let window = try TestWindow(width: 20, height: 20) { Fading() }
    window.click(at: CGPoint(x: 10, y: 10))
    window.advance(by: 0.5)
    // Half of the way: red is (255 + 54) / 2, the others 54 / 2.
    let half = try #require(window.pixel(x: 10, y: 10))
    #expect(half.hasPrefix("#9") && half.hasSuffix("1B1B"))
    window.advance(by: 0.6)
    #expect(window.pixel(x: 10, y: 10) == "#363636")
  }

  @Test("a quarter turn around the upright axis shows the edge, half a turn the back")
  func turning() throws {
    let half = HStack(spacing: 0) {
      red
      Color(red: 0, green: 0, blue: 1)
    }
    let window = try TestWindow(width: 40, height: 20) {
      half.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
    #expect(window.pixel(x: 5, y: 10) == "#0000FF")
    #expect(window.pixel(x: 35, y: 10) == "#FF0000")
    let edge = try TestWindow(width: 40, height: 20) {
      half.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    // Half as wide: from 10 to 30.
    #expect(edge.pixel(x: 8, y: 10) == "#FFFFFF")
    #expect(edge.pixel(x: 12, y: 10) == "#FF0000")
    #expect(edge.pixel(x: 28, y: 10) == "#0000FF")
  }

  @Test("a redacted text is a bar as wide as the text")
  func redaction() throws {
    let text = Text("MMMM").font(.system(size: 20))
    let plain = try TestWindow(width: 100, height: 40) { text }
    let redacted = try TestWindow(width: 100, height: 40) { text.redacted(reason: .placeholder) }
    let bounds = try plain.find(.label("MMMM")).bounds
    #expect(try redacted.find(.label("MMMM")).bounds == bounds)
    // A fifth of black.
    #expect(redacted.pixel(x: bounds.midX, y: bounds.midY) == "#CCCCCC")
    let shown = try TestWindow(width: 100, height: 40) { text.unredacted().redacted(reason: .placeholder) }
    #expect(shown.pixel(x: bounds.midX, y: bounds.minY + 2) == "#FFFFFF")
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("a preferred colour scheme goes up to the window; one in the environment goes down")
  func colorScheme() throws {
    struct Page: View {
      @State var preferred: ColorScheme?
      var body: some View {
        VStack {
          Scheme().accessibilityIdentifier("beside")
          VStack {
            Scheme().accessibilityIdentifier("inside")
            Scheme().environment(\.colorScheme, .light).accessibilityIdentifier("further in")
          }
          .preferredColorScheme(preferred)
          Button("dark") { preferred = .dark }
          Button("none") { preferred = nil }
        }
      }
    }
    let window = try TestWindow { Page() }
    func schemes() throws -> [String] {
      try ["beside", "inside", "further in"].map { try window.find(.id($0)).properties.label }
    }
    #expect(try schemes() == ["light", "light", "light"])
    try window.click(on: .role(.button, "dark"))
    #expect(try schemes() == ["dark", "dark", "light"])
    window.updateEnvironment { $0.colorScheme = .light }
    #expect(try schemes() == ["dark", "dark", "light"])
    try window.click(on: .role(.button, "none"))
    #expect(try schemes() == ["light", "light", "light"])
  }

  private struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.dynamicTypeSize) private var type
    var body: some View {
      Text("\(across == .compact ? "compact" : "regular") \(type >= .xxLarge ? "large" : "usual")")
    }
  }

  @Test("size classes follow the window's width, and the type size the user's")
  func sizeClasses() throws {
    let window = try TestWindow(width: 400, height: 800) { Sizes() }
    #expect(try window.all(.label("compact usual")).count == 1)
    try window.resize(width: 700, height: 800)
    #expect(try window.all(.label("regular usual")).count == 1)
    window.updateEnvironment { $0.textScale = 1.3 }
    #expect(try window.all(.label("regular large")).count == 1)
  }
}
