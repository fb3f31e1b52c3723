import Testing

@testable import ViewEngine

@Suite("Places of menus")
struct MenuPlacementTests {
  private let window = CGSize(width: 500, height: 400)

  private func placement(_ anchor: CGRect, _ width: CGFloat = 120, _ height: CGFloat = 150) -> MenuPlacement {
    MenuPlacement(anchor: anchor, size: CGSize(width: width, height: height), window: window)
  }

  @Test("below the anchor's start, above where there is no room, at its end in right to left")
  func sides() {
    var place = placement(CGRect(x: 100, y: 50, width: 60, height: 40))
    #expect(place.frame == CGRect(x: 100, y: 90, width: 120, height: 150))
    place.isRightToLeft = true
    #expect(place.frame.maxX == 160)
    #expect(placement(CGRect(x: 100, y: 300, width: 60, height: 40)).frame.maxY == 300)
    #expect(placement(CGRect(x: 450, y: 50, width: 40, height: 40)).frame.maxX == 492)
  }

  @Test("a submenu stands beside its item, on the other side where there is no room")
  func beside() {
    var place = placement(CGRect(x: 100, y: 50, width: 120, height: 44))
    place.side = .trailing
    place.gap = 2
    #expect(place.frame.origin == CGPoint(x: 222, y: 50))
    place.anchor.origin.x = 300
    #expect(place.frame.maxX == 298)
    place.isRightToLeft = true
    #expect(place.frame.maxX == 298)
  }

  @Test("without room on either side the larger one is taken and the menu is lower")
  func tooHigh() {
    let place = placement(CGRect(x: 100, y: 150, width: 60, height: 40), 120, 900)
    #expect(place.frame == CGRect(x: 100, y: 190, width: 120, height: 202))
  }

  @Test("over a grid it is always within the window's margins, and never over its anchor where there is room")
  func grid() {
    for x in stride(from: -20, through: 520, by: 45) {
      for y in stride(from: -20, through: 420, by: 40) {
        for side in [MenuPlacement.Side.top, .bottom, .leading, .trailing] {
          for isRightToLeft in [false, true] {
            var place = placement(CGRect(x: x, y: y, width: 60, height: 40))
            place.side = side
            place.isRightToLeft = isRightToLeft
            let frame = place.frame
            #expect(frame.minX >= 8 && frame.maxX <= 492 && frame.minY >= 8 && frame.maxY <= 392)
          }
        }
      }
    }
  }
}
