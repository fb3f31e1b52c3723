import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Shapes") struct ShapeTests {
  @Test("a filled rectangle covers its pixels and no others")
  func fillsRectangle() throws {
    let drawing = try Drawing(.fill(.rect(CGRect(10, 20, 30, 40)), .color(.pureRed)))
    #expect(drawing[10, 20] == "#FF0000")
    #expect(drawing[39, 59] == "#FF0000")
    #expect(drawing.inkBounds == CGRect(10, 20, 30, 40))
  }

  @Test("a colour without full opacity is blended with what lies behind it")
  func blendsColor() throws {
    let half = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let drawing = try Drawing(.fill(.rect(CGRect(0, 0, 100, 100)), .color(half)))
    // Half red over white, in sRGB as GTK blends: 255, 127.5, 127.5.
    let pixel = try #require(drawing.renderer.pixel(at: CGPoint(x: 50, y: 50)))
    #expect(abs(pixel.green * 255 - 127.5) <= 1)
    #expect(pixel.red * 255 >= 254)
  }

  @Test("a rounded rectangle leaves out its corners, each by its own radius")
  func fillsRoundedRectangle() throws {
    let shape = DisplayRoundedRect(
      rect: CGRect(0, 0, 100, 100), topLeft: 40, topRight: 0, bottomRight: 20, bottomLeft: 0)
    let drawing = try Drawing(.fill(.rounded(shape), .color(.pureBlue)))
    // A circle's corner of radius r leaves the diagonal free up to r·(1 − 1/√2): 11.7 points of 40, 5.9 of 20.
    #expect(drawing[10, 10] == "#FFFFFF")
    #expect(drawing[13, 13] == "#0000FF")
    #expect(drawing[99, 0] == "#0000FF")
    #expect(drawing[0, 99] == "#0000FF")
    #expect(drawing[95, 95] == "#FFFFFF")
    #expect(drawing[92, 92] == "#0000FF")
  }

  @Test("radii that don't fit together shrink together, so a large radius makes a capsule")
  func limitsRadii() throws {
    let drawing = try Drawing(
      .fill(.rounded(DisplayRoundedRect(rect: CGRect(0, 0, 100, 40), radius: 500)), .color(.pureRed)))
    #expect(drawing[50, 0] == "#FF0000")
    #expect(drawing[3, 3] == "#FFFFFF")
    #expect(drawing[1, 20] == "#FF0000")
  }

  @Test("a border lies inside the edge")
  func drawsBorder() throws {
    let drawing = try Drawing(
      .border(DisplayRoundedRect(rect: CGRect(10, 10, 80, 80), radius: 0), .pureRed, width: 4))
    #expect(drawing.inkBounds == CGRect(10, 10, 80, 80))
    #expect(drawing[13, 50] == "#FF0000")
    #expect(drawing[14, 50] == "#FFFFFF")
    #expect(drawing[50, 50] == "#FFFFFF")
  }

  @Test("a border that is wider than its shape fills the shape")
  func limitsBorder() throws {
    let drawing = try Drawing(
      .border(DisplayRoundedRect(rect: CGRect(10, 10, 20, 10), radius: 0), .pureRed, width: 50))
    #expect(drawing.inkBounds == CGRect(10, 10, 20, 10))
    #expect(drawing[20, 15] == "#FF0000")
  }

  @Test("a stroke is centred on the outline, as a border node or by cairo", arguments: [[], [10.0, 0.0]])
  func strokesRectangle(dash: [CGFloat]) throws {
    let drawing = try Drawing(
      .stroke(.rect(CGRect(20, 20, 60, 60)), .color(.pureRed), StrokeStyle(lineWidth: 6, dash: dash)))
    #expect(drawing.inkBounds == CGRect(17, 17, 66, 66))
    #expect(drawing[17, 17] == "#FF0000")
    #expect(drawing[22, 50] == "#FF0000")
    #expect(drawing[23, 50] == "#FFFFFF")
  }

  @Test("a dash leaves gaps")
  func dashes() throws {
    let drawing = try Drawing(
      .stroke(.rect(CGRect(0, 50, 100, 100)), .color(.pureRed), StrokeStyle(lineWidth: 4, dash: [10, 10])))
    #expect(drawing[5, 50] == "#FF0000")
    #expect(drawing[15, 50] == "#FFFFFF")
    #expect(drawing[25, 50] == "#FF0000")
  }

  @Test("a dash that cairo refuses is drawn as a plain line", arguments: [[0.0], [-1.0, 3.0], [.nan]])
  func refusesDash(dash: [CGFloat]) throws {
    let drawing = try Drawing(
      .stroke(.rect(CGRect(0, 50, 100, 100)), .color(.pureRed), StrokeStyle(lineWidth: 4, dash: dash)))
    #expect(drawing[5, 50] == "#FF0000")
    #expect(drawing[15, 50] == "#FF0000")
  }

  @Test("a free path is filled by either rule")
  func fillsPath() throws {
    var path = Path()
    for inset in [10.0, 30] {
      path.move(to: CGPoint(x: inset, y: inset))
      path.addLine(to: CGPoint(x: 100 - inset, y: inset))
      path.addLine(to: CGPoint(x: 100 - inset, y: 100 - inset))
      path.addLine(to: CGPoint(x: inset, y: 100 - inset))
      path.closeSubpath()
    }
    let winding = try Drawing(.fill(.path(path, evenOdd: false), .color(.pureRed)))
    #expect(winding[50, 50] == "#FF0000")
    let evenOdd = try Drawing(.fill(.path(path, evenOdd: true), .color(.pureRed)))
    #expect(evenOdd[50, 50] == "#FFFFFF")
    #expect(evenOdd[20, 50] == "#FF0000")
  }

  @Test("a quadratic curve passes where its formula says")
  func drawsQuadraticCurve() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 100))
    path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 50, y: 0))
    path.closeSubpath()
    let drawing = try Drawing(.fill(.path(path, evenOdd: false), .color(.pureRed)))
    // At half way: ¼·100 + ½·0 + ¼·100 = 50.
    #expect(drawing[50, 51] == "#FF0000")
    #expect(drawing[50, 48] == "#FFFFFF")
  }

  @Test("a stroked path takes a gradient")
  func strokesWithGradient() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let paint = DisplayPaint.linearGradient(
      [DisplayGradientStop(color: .pureBlack, location: 0), DisplayGradientStop(color: .pureRed, location: 1)],
      start: .zero, end: CGPoint(x: 100, y: 0))
    let drawing = try Drawing(.stroke(.path(path, evenOdd: false), paint, StrokeStyle(lineWidth: 10)))
    #expect(drawing.level(10, 50) < 40)
    #expect(drawing.level(90, 50) > 215)
    #expect(drawing[50, 40] == "#FFFFFF")
  }

  @Test("shapes without extent or with figures that are none draw nothing")
  func survivesBadFigures() throws {
    let nan = CGFloat.nan
    let drawing = try Drawing(
      .fill(.rect(CGRect(0, 0, 0, 50)), .color(.pureRed)),
      .fill(.rect(CGRect(nan, 0, 10, 10)), .color(.pureRed)),
      .fill(.rect(CGRect(0, 0, .infinity, 10)), .color(.pureRed)),
      .fill(.path(Path(), evenOdd: false), .color(.pureRed)),
      .stroke(.rect(CGRect(0, 0, 10, 10)), .color(.pureRed), StrokeStyle(lineWidth: 0)),
      .border(DisplayRoundedRect(rect: .null, radius: 3), .pureRed, width: 1),
      .shadow(
        DisplayRoundedRect(rect: CGRect(0, 0, -5, 0), radius: 3),
        DisplayShadow(color: .pureRed, offset: .zero, spread: 0, blur: 4)))
    #expect(drawing.inkBounds.isNull)
  }
}
