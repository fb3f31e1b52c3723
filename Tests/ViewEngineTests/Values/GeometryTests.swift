import Testing
import ViewEngine

@Suite("Geometry values")
struct GeometryTests {
  @Test("edge sets carry SwiftUI's raw values")
  func rawValues() {
    #expect(Edge.Set.top.rawValue == 1)
    #expect(Edge.Set.leading.rawValue == 2)
    #expect(Edge.Set.bottom.rawValue == 4)
    #expect(Edge.Set.trailing.rawValue == 8)
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.Set.horizontal.rawValue == 10)
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Axis.Set.horizontal.rawValue == 1)
    #expect(Axis.Set.vertical.rawValue == 2)
    #expect(Edge.Set(Edge.trailing) == .trailing)
    #expect(HorizontalEdge.Set.all.rawValue == 3)
    #expect(VerticalEdge.Set(.bottom).rawValue == 2)
  }

  @Test("insets follow the layout direction and never turn a rectangle inside out")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(rect.inset(by: insets, layoutDirection: .rightToLeft) == CGRect(x: 14, y: 11, width: 14, height: 16))
    #expect(rect.inset(by: EdgeInsets(30, edges: .all)).size == .zero)
    #expect(insets.limited(to: .horizontal) == EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4))
    #expect(EdgeInsets(5, edges: [.top]) == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("a proposal without a length gets 10 points, or the length given")
  func proposals() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    let half = ProposedViewSize(width: 7, height: nil)
    #expect(half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 7, height: 2))
    #expect(half.inset(by: EdgeInsets(5, edges: .all)) == ProposedViewSize(width: 0, height: nil))
    #expect(ProposedViewSize(along: 1, across: 2, axis: .vertical) == ProposedViewSize(width: 2, height: 1))
  }

  @Test("unit points scale with the rectangle and may lie outside it")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint(x: 0, y: -1).point(in: rect) == CGPoint(x: 10, y: -30))
  }

  @Test("angles convert between degrees and radians")
  func angles() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect((Angle.degrees(30) + .degrees(60) - .degrees(90)).radians.magnitude < 1e-15)
  }
}

@Suite("Affine transforms")
struct AffineTransformTests {
  @Test("translatedBy, scaledBy and rotated apply before the transform they are called on")
  func order() {
    let point = CGPoint(x: 1, y: 0)
    let scaledThenMoved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(point.applying(scaledThenMoved) == CGPoint(x: 12, y: 0))
    let movedThenScaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(point.applying(movedThenScaled) == CGPoint(x: 22, y: 0))
    #expect(
      CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0)) == scaledThenMoved)
  }

  @Test("a quarter turn takes the x axis to the y axis, which is clockwise on screen")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
  }

  @Test("the inverse undoes the transform; a flat transform has none and returns itself")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let there = CGPoint(x: 3, y: 4).applying(transform)
    let back = there.applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a turned rectangle becomes its bounding box")
  func rect() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    #expect(
      rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        == CGRect(x: -2, y: 0, width: 2, height: 4))
  }
}
