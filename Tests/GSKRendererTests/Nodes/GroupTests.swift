import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Groups") struct GroupTests {
  private let square = DisplayItem(drawing: [.fill(.rect(CGRect(0, 0, 20, 20)), .color(.pureRed))])

  @Test("an item is drawn at its offset")
  func moves() throws {
    let drawing = try Drawing(.item(square, offset: CGPoint(x: 30, y: 40)))
    #expect(drawing.inkBounds == CGRect(30, 40, 20, 20))
  }

  @Test("a clip is in the space of the item that clips")
  func clips() throws {
    let drawing = try Drawing(.clip(.rect(CGRect(0, 0, 35, 100)), square, offset: CGPoint(x: 30, y: 40)))
    #expect(drawing.inkBounds == CGRect(30, 40, 5, 20))
  }

  @Test("a rounded clip and a path cut the same corner")
  func clipsToShapes() throws {
    let full = DisplayItem(drawing: [.fill(.rect(CGRect(0, 0, 100, 100)), .color(.pureRed))])
    let rounded = try Drawing(
      .clip(.rounded(DisplayRoundedRect(rect: CGRect(0, 0, 100, 100), radius: 50)), full, offset: .zero))
    #expect(rounded[5, 5] == "#FFFFFF")
    #expect(rounded[50, 50] == "#FF0000")
    var diamond = Path()
    diamond.move(to: CGPoint(x: 50, y: 0))
    diamond.addLine(to: CGPoint(x: 100, y: 50))
    diamond.addLine(to: CGPoint(x: 50, y: 100))
    diamond.addLine(to: CGPoint(x: 0, y: 50))
    diamond.closeSubpath()
    let path = try Drawing(.clip(.path(diamond, evenOdd: false), full, offset: .zero))
    #expect(path[20, 20] == "#FFFFFF")
    #expect(path[50, 50] == "#FF0000")
  }

  @Test("opacity blends the group, not its parts")
  func blendsGroup() throws {
    let overlapping = DisplayItem(drawing: [
      .fill(.rect(CGRect(0, 0, 60, 60)), .color(.pureBlack)), .fill(.rect(CGRect(30, 30, 60, 60)), .color(.pureBlack)),
    ])
    let drawing = try Drawing(.opacity(0.5, overlapping, offset: .zero))
    #expect(abs(drawing.level(10, 10) - 128) <= 1)
    #expect(drawing.level(45, 45) == drawing.level(10, 10))
    #expect(try Drawing(.opacity(0, overlapping, offset: .zero)).inkBounds.isNull)
  }

  @Test("scaling, rotation, shear and mirroring land where the matrix says")
  func transforms() throws {
    let moved = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 5))
    #expect(try Drawing(.transform(moved, square)).inkBounds == CGRect(10, 5, 40, 60))

    let turned = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 50, y: 10))
    #expect(try Drawing(.transform(turned, square)).inkBounds == CGRect(30, 10, 20, 20))

    let mirrored = CGAffineTransform(scaleX: -1, y: 1).concatenating(CGAffineTransform(translationX: 60, y: 0))
    #expect(try Drawing(.transform(mirrored, square)).inkBounds == CGRect(40, 0, 20, 20))

    // x' = x + y: the bottom edge of the square reaches from 20 to 40.
    let sheared = try Drawing(.transform(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), square))
    #expect(sheared[30, 18] == "#FF0000")
    #expect(sheared[5, 18] == "#FFFFFF")
    #expect(sheared[5, 1] == "#FF0000")
  }

  @Test("any matrix maps as it does on paper, and one that flattens draws nothing")
  func transformsGenerally() throws {
    let matrix = CGAffineTransform(a: 1.2, b: 0.5, c: -0.7, d: 0.9, tx: 30, ty: 10)
    let drawing = try Drawing(.transform(matrix, square))
    for point in [CGPoint(x: 2, y: 2), CGPoint(x: 18, y: 2), CGPoint(x: 18, y: 18), CGPoint(x: 2, y: 18)] {
      let mapped = point.applying(matrix)
      #expect(drawing[mapped.x, mapped.y] == "#FF0000")
    }
    for point in [CGPoint(x: -2, y: 10), CGPoint(x: 22, y: 10), CGPoint(x: 10, y: -2), CGPoint(x: 10, y: 22)] {
      let mapped = point.applying(matrix)
      #expect(drawing[mapped.x, mapped.y] == "#FFFFFF")
    }
    #expect(try Drawing(.transform(CGAffineTransform(scaleX: 0, y: 1), square)).inkBounds.isNull)
  }

  @Test("the blur's radius is its standard deviation")
  func blurs() throws {
    let half = DisplayItem(drawing: [.fill(.rect(CGRect(-100, -100, 150, 300)), .color(.pureBlack))])
    let drawing = try Drawing(.blur(radius: 8, half, offset: .zero))
    // A straight edge at 50: Φ(0) = 0.5 there, Φ(−1) = 0.159 one radius further out.
    #expect(abs(255 - drawing.level(50, 50) - Int(0.5 * 255)) <= 12)
    #expect(abs(255 - drawing.level(58, 50) - Int(0.159 * 255)) <= 10)
    // Φ(−2) = 0.023: the tail is there, not cut off.
    #expect(abs(255 - drawing.level(66, 50) - Int(0.023 * 255)) <= 5)
    #expect(drawing.level(66, 50) < 255)
  }

  @Test("scale 2 draws each point as two by two pixels")
  func scales() throws {
    let drawing = try Drawing(scale: 2, .item(square, offset: CGPoint(x: 10, y: 10.5)))
    #expect(drawing.renderer.pixelWidth == 200)
    #expect(drawing.inkBounds == CGRect(20, 21, 40, 40))
    #expect(drawing[10, 10.5] == "#FF0000")
  }
}
