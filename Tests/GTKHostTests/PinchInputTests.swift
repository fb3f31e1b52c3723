import Testing
import ViewEngine

@testable import GTKHost

@MainActor
@Suite("A touchpad's pinch")
struct PinchInputTests {
  @Test("it is two fingers around the pointer, as far apart and turned as the pinch is")
  func places() {
    let center = CGPoint(x: 100, y: 200)
    let start = PinchInput.places(center: center, scale: 1, angle: 0)
    #expect(start.0 == CGPoint(x: 50, y: 200))
    #expect(start.1 == CGPoint(x: 150, y: 200))
    let wide = PinchInput.places(center: center, scale: 2, angle: .pi / 2)
    #expect(abs(wide.1.x - 100) < 1e-9 && abs(wide.1.y - 300) < 1e-9)
    #expect(abs(wide.0.y - 100) < 1e-9)
  }
}
