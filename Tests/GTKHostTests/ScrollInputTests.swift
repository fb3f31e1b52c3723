import Testing
import ViewEngine

@testable import GTKHost

@Suite("Deltas of wheels and touchpads")
@MainActor
struct ScrollInputTests {
  private func delta(
    _ x: Double, _ y: Double, isPrecise: Bool = false, isSurface: Bool = false
  ) -> CGSize {
    ScrollInput.delta(x: x, y: y, isPrecise: isPrecise, isSurface: isSurface)
  }

  @Test("a wheel counts notches")
  func wheel() {
    #expect(delta(0, 1) == CGSize(width: 0, height: 1))
    #expect(delta(0, -0.5) == CGSize(width: 0, height: -0.5))
  }

  @Test("a touchpad's points are taken as they are under Wayland")
  func surface() {
    #expect(delta(3, 7, isPrecise: true, isSurface: true) == CGSize(width: 3, height: 7))
  }

  @Test("a touchpad's units are fifteen points under X11")
  func units() {
    #expect(delta(0, 0.2, isPrecise: true) == CGSize(width: 0, height: 3))
  }

  @Test("a delta that is no number is none")
  func nonsense() {
    #expect(delta(.nan, 1) == .zero)
    #expect(delta(0, .infinity, isPrecise: true) == .zero)
  }
}
