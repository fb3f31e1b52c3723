import MaterialComponents
import MaterialTesting
import Testing

/// What a press changes on the screen, pixel by pixel.
@MainActor
struct RipplePixelTests {
  private func window() throws -> TestWindow {
    try TestWindow(width: 300, height: 200) {
      FilledCard(action: {}) { Color.clear.frame(width: 200, height: 100) }.materialTheme(.baseline)
    }
  }

  /// Whether a pixel's square touches the card of 200 × 100 with corners of 12 in the window's middle.
  private func touchesCard(x: Int, y: Int) -> Bool {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    let card = CGRect(x: 50, y: 50, width: 200, height: 100)
    let core = card.insetBy(dx: 12, dy: 12)
    let dx = max(core.minX - x, 0, x - core.maxX)
    let dy = max(core.minY - y, 0, y - core.maxY)
    // Half of a pixel's diagonal.
    return (dx * dx + dy * dy).squareRoot() <= 12 + 0.71
  }

  @Test("every frame of a ripple changes pixels in the rounded shape only, and the last leaves none")
  func pixels() throws {
    let window = try window()
    let atRest = window.bitmap()
    try window.press(on: .role(.button), pointer: .touch)
    for _ in 0..<30 {
      window.advance(by: 1.0 / 30)
      let pressed = window.bitmap()
      var changed = 0
      for index in pressed.pixels.indices where pressed.pixels[index] != atRest.pixels[index] {
        changed += 1
        #expect(touchesCard(x: index % pressed.width, y: index / pressed.width))
      }
      #expect(changed > 0)
    }
    // The whole card has the ripple's colour by now: its middle is the container under a tenth of the content's colour.
    #expect(window.bitmap().pixels[100 * 300 + 150] != atRest.pixels[100 * 300 + 150])
    window.release()
    window.advance(by: 1)
    #expect(window.bitmap().pixels == atRest.pixels)
  }
}
