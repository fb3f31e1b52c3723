import Testing
import ViewEngine

@Suite("Rounded corners, arcs and trimming")
struct PathCurveTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func near(_ point: CGPoint?, _ x: Double, _ y: Double, _ tolerance: Double = 1e-9) -> Bool {
    point.map { abs($0.x - x) < tolerance && abs($0.y - y) < tolerance } ?? false
  }

  /// The start of an outline.
  private func start(_ path: Path) -> CGPoint? {
    if case .move(let point)? = path.elements.first { point } else { nil }
  }

  private func curveCount(_ path: Path) -> Int {
    path.elements.count { if case .curve = $0 { true } else { false } }
  }

  @Test("radii that do not fit shrink by one factor, as in CSS")
  func limits() {
    let radii = RectangleCornerRadii(topLeading: 90, bottomLeading: 30, bottomTrailing: 0, topTrailing: 10)
    // The left side holds 60 of the 120 points wanted, so all are halved.
    #expect(
      radii.limited(to: rect.size)
        == RectangleCornerRadii(topLeading: 45, bottomLeading: 15, bottomTrailing: 0, topTrailing: 5))
    #expect(RectangleCornerRadii(uniform: .infinity).limited(to: rect.size) == RectangleCornerRadii(uniform: 30))
    #expect(RectangleCornerRadii(uniform: -4).limited(to: rect.size) == RectangleCornerRadii())
    #expect(RectangleCornerRadii(uniform: .nan).limited(to: rect.size) == RectangleCornerRadii())
    #expect(RectangleCornerRadii(uniform: 4).limited(to: .zero) == RectangleCornerRadii())
  }

  @Test("radii grow except for square corners")
  func radii() {
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3)
    #expect(radii.expanded(by: 2) == RectangleCornerRadii(topLeading: 3, bottomLeading: 4, bottomTrailing: 5))
    #expect(radii.expanded(by: -2) == RectangleCornerRadii(bottomTrailing: 1))
    #expect(radii.uniformRadius == nil)
  }

  @Test("a continuous corner reaches 1.5287 radii along the side, and less where the side is short")
  func continuous() {
    guard case .line(let first) = Path(roundedRect: rect, cornerRadius: 10).elements[1] else {
      Issue.record("a rounded rectangle starts with a line along its right side")
      return
    }
    #expect(near(first, 100, 60 - 15.2866483))
    guard case .line(let tight) = Path(roundedRect: rect, cornerRadius: 30).elements[1] else {
      Issue.record("a rounded rectangle starts with a line along its right side")
      return
    }
    #expect(near(tight, 100, 30))
  }

  @Test("where there is no room for a continuous corner it is a circle")
  func continuousCapsule() {
    let square = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(curveCount(Path(roundedRect: square, cornerRadius: 30)) == 4)
    // With next to no room the three curves of a continuous corner lie on the circle too.
    let path = Path(roundedRect: square, cornerRadius: 29.99)
    var last = CGPoint(x: 60, y: 30)
    for element in path.elements {
      guard case .curve(let end, let control1, let control2) = element else { continue }
      for step in 0...10 {
        let t = Double(step) / 10
        let u = 1 - t
        let x = u * u * u * last.x + 3 * u * u * t * control1.x + 3 * u * t * t * control2.x + t * t * t * end.x
        let y = u * u * u * last.y + 3 * u * u * t * control1.y + 3 * u * t * t * control2.y + t * t * t * end.y
        let radius = ((x - 30) * (x - 30) + (y - 30) * (y - 30)).squareRoot()
        #expect(abs(radius - 30) < 0.02)
      }
      last = end
    }
    #expect(curveCount(path) == 12)
  }

  @Test("an ellipse starts at the right, where angles start, and goes down first")
  func ellipse() {
    let path = Path(ellipseIn: rect)
    #expect(start(path) == CGPoint(x: 100, y: 30))
    guard case .curve(let end, _, _) = path.elements[1] else {
      Issue.record("an ellipse consists of curves")
      return
    }
    #expect(near(end, 50, 60))
  }

  @Test(
    "arcs go by rising angles unless they are clockwise in SwiftUI's sense",
    arguments: [
      (0, 90, false, 1, 0, 10), (0, 90, true, 3, 0, 10), (90, 0, false, 3, 10, 0), (0, 360, false, 4, 10, 0),
      (0, 720, false, 4, 10, 0), (0, -90, false, 3, 0, -10), (0, 0, false, 1, 10, 0),
    ] as [(Double, Double, Bool, Int, Double, Double)])
  func arcs(from: Double, to: Double, clockwise: Bool, curves: Int, x: Double, y: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
    #expect(path.elements.count == curves + 1)
    #expect(near(path.currentPoint, x, y))
  }

  @Test("an arc is joined to the outline by a line")
  func arcLine() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(180), delta: .degrees(90))
    guard case .line(let point) = path.elements[1] else {
      Issue.record("a line leads to the arc")
      return
    }
    #expect(near(point, -10, 0))
    #expect(near(path.currentPoint, 0, -10))
  }

  @Test("an arc rounds a corner between two sides it touches, to either side")
  func tangentArc() {
    for side in [1.0, -1.0] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20 * side), radius: 5)
      guard case .line(let first) = path.elements[1] else {
        Issue.record("a line leads to the arc")
        return
      }
      #expect(near(first, 15, 0))
      #expect(near(path.currentPoint, 20, 5 * side))
      #expect(path.elements.count == 3)
    }
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
    #expect(straight.currentPoint == CGPoint(x: 20, y: 0))
  }

  @Test("trimming goes by length")
  func trimLines() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.375).description == "0 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0.875, to: 1).description == "0 5 m 0 0 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -3, to: 7) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("a part that is kept whole stays closed")
  func trimParts() throws {
    let two = try #require(Path("0 0 10 10 re 20 0 10 10 re"))
    #expect(two.trimmedPath(from: 0, to: 0.625).description == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
    #expect(two.trimmedPath(from: 0.375, to: 1).description == "0 10 m 0 0 l 20 0 m 30 0 l 30 10 l 20 10 l h")
  }

  @Test("a trimmed circle ends where the angle says")
  func trimCircle() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(near(circle.trimmedPath(from: 0, to: 0.25).currentPoint, 0, 10, 1e-6))
    let eighth = 10 / 2.0.squareRoot()
    #expect(near(circle.trimmedPath(from: 0, to: 0.125).currentPoint, eighth, eighth, 0.005))
    #expect(near(start(circle.trimmedPath(from: 0.375, to: 0.6)), -eighth, eighth, 0.005))
  }

  @Test("stroke styles animate by width, miter limit and phase")
  func strokes() {
    var style = StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: 4)
    style.animatableData.scale(by: 0.5)
    #expect(style == StrokeStyle(lineWidth: 1, miterLimit: 5, dash: [1, 2], dashPhase: 2))
    #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
  }
}
