import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Drawing what differs") struct DamageTests {
  private func fill(_ rect: CGRect, _ color: Color.Resolved) -> DisplayOperation { .fill(.rect(rect), .color(color)) }

  private func item(_ operations: DisplayOperation...) -> DisplayItem { DisplayItem(drawing: operations) }

  @Test("what is the same object is not looked at, and equal operations are no damage")
  func unchanged() {
    let square = item(fill(CGRect(0, 0, 20, 20), .pureRed))
    #expect(Damage.between(square, square).isNull)
    #expect(Damage.between(square, item(fill(CGRect(0, 0, 20, 20), .pureRed))).isNull)
  }

  @Test("a child that changes is damage in its place, and its neighbours are none")
  func child() {
    let neighbour = item(fill(CGRect(0, 0, 20, 20), .pureRed))
    let before = item(
      .item(neighbour, offset: .zero), .item(item(fill(CGRect(0, 0, 5, 5), .pureRed)), offset: CGPoint(x: 30, y: 10)))
    let after = item(
      .item(neighbour, offset: .zero), .item(item(fill(CGRect(0, 0, 5, 5), .pureBlue)), offset: CGPoint(x: 30, y: 10)))
    #expect(Damage.between(before, after) == CGRect(30, 10, 5, 5))
  }

  @Test("a child that moves is damage where it was and where it is")
  func move() {
    let square = item(fill(CGRect(0, 0, 5, 5), .pureRed))
    let before = item(.item(square, offset: .zero))
    let after = item(.item(square, offset: CGPoint(x: 20, y: 10)))
    // With 16 points around, for what may reach out of the item's ink bounds.
    #expect(Damage.between(before, after) == CGRect(-16, -16, 57, 47))
  }

  @Test("a clip cuts off damage, and a transform moves it")
  func nested() {
    let before = item(fill(CGRect(0, 0, 50, 50), .pureRed))
    let after = item(fill(CGRect(0, 0, 50, 50), .pureBlue))
    let shape = DisplayShape.rect(CGRect(10, 10, 20, 20))
    #expect(
      Damage.between(item(.clip(shape, before, offset: .zero)), item(.clip(shape, after, offset: .zero)))
        == CGRect(10, 10, 20, 20))
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(Damage.between(item(.transform(twice, before)), item(.transform(twice, after))) == CGRect(0, 0, 100, 100))
  }
}
