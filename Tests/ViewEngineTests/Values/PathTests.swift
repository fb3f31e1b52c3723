import Testing
import ViewEngine

@Suite("Paths")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func triangle() -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 40))
      path.closeSubpath()
    }
  }

  @Test("elements are kept in order, and the current point follows them")
  func elements() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    var seen: [Path.Element] = []
    func record(_ element: Path.Element) { seen.append(element) }
    path.forEach(record)
    #expect(
      seen == [
        .move(to: CGPoint(x: 1, y: 2)), .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4)),
        .closeSubpath,
      ])
    #expect(!path.isEmpty)
  }

  @Test("a line without a beginning begins the outline, closing nothing does nothing")
  func missingMove() {
    var path = Path()
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addLine(to: CGPoint(x: 4, y: 4))
    #expect(path.elements == [.move(to: CGPoint(x: 4, y: 4))])
  }

  @Test("simple outlines keep their exact form")
  func primitives() {
    #expect(Path(rect).primitive == .rect(rect))
    #expect(Path(ellipseIn: rect).primitive == .ellipse(rect))
    #expect(Path { $0.addRect(rect) }.primitive == .rect(rect))
    #expect(
      Path(roundedRect: rect, cornerRadius: 8, style: .circular).primitive
        == .roundedRect(rect, RectangleCornerRadii(uniform: 8), .circular))
    #expect(Path(roundedRect: rect, cornerRadius: 0).primitive == .rect(rect))
    #expect(
      Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 8)) == Path(roundedRect: rect, cornerRadius: 8))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 50, height: 25)).primitive == .ellipse(rect))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 4)).primitive == nil)
    #expect(triangle().primitive == nil)
  }

  @Test("a circle is the largest one in the middle, a capsule's radius half the shorter side")
  func circleAndCapsule() {
    #expect(Path(circleIn: rect).primitive == .ellipse(CGRect(x: 35, y: 20, width: 50, height: 50)))
    #expect(
      Path(capsuleIn: rect).primitive == .roundedRect(rect, RectangleCornerRadii(uniform: 25), .continuous))
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Path(capsuleIn: square, style: .circular).primitive == .ellipse(square))
  }

  @Test("a second outline makes a path general")
  func combined() {
    var path = Path(rect)
    path.addEllipse(in: rect)
    #expect(path.primitive == nil)
    #expect(path.elements.count == 5 + 6)
    #expect(path.boundingRect == rect)
  }

  @Test("moving and scaling keep the exact form where it exists")
  func transforms() {
    #expect(Path(rect).offsetBy(dx: 5, dy: -20).primitive == .rect(CGRect(x: 15, y: 0, width: 100, height: 50)))
    let scaled = Path(roundedRect: rect, cornerRadius: 8).applying(CGAffineTransform(scaleX: 2, y: 2))
    #expect(scaled == Path(roundedRect: CGRect(x: 20, y: 40, width: 200, height: 100), cornerRadius: 16))
    #expect(Path(roundedRect: rect, cornerRadius: 8).applying(CGAffineTransform(scaleX: 2, y: 1)).primitive == nil)
    let turned = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(turned.primitive == nil)
    #expect(turned.elements.count == 5)
  }

  @Test("the bounds are those of the outline, not of its control points")
  func bounds() {
    #expect(Path().boundingRect.isNull)
    #expect(triangle().boundingRect == CGRect(x: 0, y: 0, width: 30, height: 40))
    // A quadratic curve from (0, 0) over (5, 10) to (10, 0) reaches half of its control's height.
    let curve = Path("0 0 m 5 10 10 0 q")
    #expect(curve?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    // A cubic with both controls at height 8 reaches three quarters of it.
    let cubic = Path("0 0 m 0 8 10 8 10 0 c")
    #expect(cubic.map { abs($0.boundingRect.maxY - 6) < 1e-12 } == true)
  }

  @Test("text and path convert without loss")
  func text() {
    #expect(triangle().description == "0 0 m 30 0 l 0 40 l h")
    #expect(Path("0 0 m 30 0 l 0 40 l h") == triangle())
    #expect(Path("1 2 30 40 re") == Path(CGRect(x: 1, y: 2, width: 30, height: 40)))
    let round = Path(ellipseIn: rect)
    #expect(Path(round.description)?.elements == round.elements)
    #expect(Path("") == Path())
    for broken in ["1 m", "1 2", "1 2 x", "1 2 3 4 l", "h h 3", "1 2 3 4 5 6 7 c"] {
      #expect(Path(broken) == nil, "\(broken)")
    }
  }
}

@Suite("Points in paths")
struct PathContainsTests {
  @Test("a point is inside a triangle or not")
  func triangle() throws {
    let path = try #require(Path("0 0 m 30 0 l 0 40 l h"))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 20, y: 30)))
    #expect(!path.contains(CGPoint(x: -1, y: 5)))
    let open = try #require(Path("0 0 m 30 0 l 0 40 l"))
    #expect(open.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("the corners of a rounded rectangle and of an ellipse are outside")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    for path in [Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 8), Path(capsuleIn: rect)] {
      #expect(path.contains(CGPoint(x: 20, y: 10)))
      #expect(path.contains(CGPoint(x: 0.5, y: 10)))
      #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
      #expect(!path.contains(CGPoint(x: 39.5, y: 19.5)))
    }
    #expect(Path(rect).contains(CGPoint(x: 0.5, y: 0.5)))
    // On a circle of radius 8 around (8, 8) the diagonal is crossed at 8 - 8/√2 = 2.34.
    let circular = Path(roundedRect: rect, cornerRadius: 8, style: .circular)
    #expect(!circular.contains(CGPoint(x: 2.25, y: 2.25)))
    #expect(circular.contains(CGPoint(x: 2.45, y: 2.45)))
  }

  @Test("nested outlines: a hole for the even-odd rule, and for the other only if it runs the other way")
  func holes() throws {
    let same = try #require(Path("0 0 30 30 re 10 10 10 10 re"))
    let middle = CGPoint(x: 15, y: 15)
    #expect(same.contains(middle))
    #expect(!same.contains(middle, eoFill: true))
    #expect(same.contains(CGPoint(x: 5, y: 5), eoFill: true))
    let opposite = try #require(Path("0 0 30 30 re 10 10 m 10 20 l 20 20 l 20 10 l h"))
    #expect(!opposite.contains(middle))
  }

  @Test("nothing is inside an empty path")
  func empty() {
    #expect(!Path().contains(.zero))
    #expect(!Path(ellipseIn: .zero).contains(.zero))
  }
}
