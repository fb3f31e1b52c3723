import Testing

@testable import MaterialComponents

struct RippleGeometryTests {
  private let geometry = RippleGeometry(size: CGSize(width: 300, height: 400))

  @Test("the circle starts at a fifth of the longer side, under the pointer")
  func start() {
    let circle = geometry.circle(from: CGPoint(x: 10, y: 20), progress: 0)
    #expect(circle.center == CGPoint(x: 10, y: 20))
    #expect(circle.radius == 40)
  }

  @Test("the circle ends over the whole component, its centre in the component's")
  func end() {
    let circle = geometry.circle(from: CGPoint(x: 10, y: 20), progress: 1)
    #expect(circle.center == CGPoint(x: 150, y: 200))
    // A diagonal of 500, 10 more, and a soft edge of 0.35 × 400.
    #expect(abs(circle.radius - (500 + 10 + 140) / 2) < 1e-9)
  }

  @Test("the soft edge of a small component is 75")
  func smallComponent() {
    // 0.35 × 40 would be 14.
    let geometry = RippleGeometry(size: CGSize(width: 30, height: 40))
    #expect(abs(geometry.endDiameter - (50 + 10 + 75)) < 1e-9)
  }

  @Test("the colour is full over 65 % of the radius; more only in a circle that starts very large")
  func solidPart() {
    #expect(geometry.solidFraction == 0.65)
    // 0.2 × 5000 is 1000: a radius of 500, of which the last 70 fade.
    #expect(RippleGeometry(size: CGSize(width: 5000, height: 10)).solidFraction == 1 - 70.0 / 500)
  }

  @Test("a component without a size has no infinite circle")
  func empty() {
    let circle = RippleGeometry(size: .zero).circle(from: .zero, progress: 1)
    #expect(circle.radius.isFinite)
    #expect(RippleGeometry(size: .zero).solidFraction == 0.65)
  }
}
