import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Gradients") struct GradientTests {
  private let area = DisplayShape.rect(CGRect(0, 0, 100, 100))
  private let blackToWhite = [
    DisplayGradientStop(color: .pureBlack, location: 0), DisplayGradientStop(color: .pureWhite, location: 1),
  ]

  @Test("a linear gradient runs from start to end and goes on in its end colours")
  func drawsLinear() throws {
    let drawing = try Drawing(
      .fill(area, .linearGradient(blackToWhite, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0))))
    #expect(drawing.level(5, 50) == 0)
    #expect(abs(drawing.level(50, 50) - 128) <= 4)
    #expect(drawing.level(95, 50) == 255)
  }

  @Test("a radial gradient runs from the start radius to the end radius")
  func drawsRadial() throws {
    let drawing = try Drawing(
      .fill(area, .radialGradient(blackToWhite, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40)))
    #expect(drawing.level(50, 50) == 0)
    #expect(drawing.level(58, 50) == 0)
    #expect(abs(drawing.level(75, 50) - 128) <= 6)
    #expect(drawing.level(95, 50) == 255)
    #expect(drawing.level(0, 0) == 255)
  }

  @Test("a radial gradient whose start radius is the larger one is the same picture from outside in")
  func drawsRadialReversed() throws {
    let drawing = try Drawing(
      .fill(area, .radialGradient(blackToWhite, center: CGPoint(x: 50, y: 50), startRadius: 40, endRadius: 10)))
    #expect(drawing.level(50, 50) == 255)
    #expect(drawing.level(95, 50) == 0)
  }

  @Test("an angular gradient starts at the right and goes clockwise")
  func drawsAngular() throws {
    let drawing = try Drawing(
      .fill(area, .angularGradient(blackToWhite, center: CGPoint(x: 50, y: 50), startAngle: .zero)))
    // A quarter of the way at the bottom, half at the left, three quarters at the top.
    #expect(drawing.level(95, 52) < 10)
    #expect(abs(drawing.level(50, 95) - 64) <= 6)
    #expect(abs(drawing.level(5, 50) - 128) <= 6)
    #expect(abs(drawing.level(50, 5) - 191) <= 6)
  }

  @Test("a start angle turns an angular gradient")
  func turnsAngular() throws {
    let drawing = try Drawing(
      .fill(area, .angularGradient(blackToWhite, center: CGPoint(x: 50, y: 50), startAngle: .degrees(90))))
    #expect(abs(drawing.level(5, 50) - 64) <= 6)
    #expect(abs(drawing.level(50, 5) - 128) <= 6)
  }

  @Test("a gradient fills a rounded shape and a path no further than a colour would")
  func fillsShapes() throws {
    var triangle = Path()
    triangle.move(to: CGPoint(x: 0, y: 0))
    triangle.addLine(to: CGPoint(x: 100, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 100))
    triangle.closeSubpath()
    let paint = DisplayPaint.angularGradient(
      [DisplayGradientStop(color: .pureRed, location: 0), DisplayGradientStop(color: .pureRed, location: 1)],
      center: CGPoint(x: 50, y: 50), startAngle: .zero)
    let path = try Drawing(.fill(.path(triangle, evenOdd: false), paint))
    #expect(path[20, 20] == "#FF0000")
    #expect(path[80, 80] == "#FFFFFF")
    let rounded = try Drawing(.fill(.rounded(DisplayRoundedRect(rect: CGRect(0, 0, 100, 100), radius: 50)), paint))
    #expect(rounded[5, 5] == "#FFFFFF")
    #expect(rounded[50, 3] == "#FF0000")
  }

  @Test("degenerate gradients are their last colour, and one without colours is nothing")
  func survivesDegenerate() throws {
    let red = [DisplayGradientStop(color: .pureBlack, location: 0), DisplayGradientStop(color: .pureRed, location: 1)]
    let point = CGPoint(x: 50, y: 50)
    for paint: DisplayPaint in [
      .linearGradient(red, start: point, end: point),
      .radialGradient(red, center: point, startRadius: 0, endRadius: 0),
      .linearGradient([red[1]], start: .zero, end: point),
    ] {
      let drawing = try Drawing(.fill(area, paint))
      #expect(drawing[50, 50] == "#FF0000")
    }
    #expect(try Drawing(.fill(area, .linearGradient([], start: .zero, end: point))).inkBounds.isNull)
  }

  @Test("places out of order or out of range are brought in order")
  func ordersStops() throws {
    let stops = [
      DisplayGradientStop(color: .pureBlack, location: -1), DisplayGradientStop(color: .pureRed, location: 0.5),
      DisplayGradientStop(color: .pureBlue, location: 0.2), DisplayGradientStop(color: .pureBlue, location: .nan),
    ]
    let drawing = try Drawing(.fill(area, .linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0))))
    #expect(drawing[75, 50] == "#0000FF")
  }
}
