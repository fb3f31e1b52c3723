import CGTK
import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Shadows") struct ShadowTests {
  private let shape = DisplayRoundedRect(rect: CGRect(50, 50, 100, 100), radius: 0)

  private func shadow(blur: CGFloat, offset: CGSize = .zero, spread: CGFloat = 0) -> DisplayShadow {
    DisplayShadow(color: .pureBlack, offset: offset, spread: spread, blur: blur)
  }

  @Test("nothing is drawn under the shape itself")
  func sparesShape() throws {
    let drawing = try Drawing(size: CGSize(width: 200, height: 200), .shadow(shape, shadow(blur: 20)))
    #expect(drawing[100, 100] == "#FFFFFF")
    #expect(drawing[51, 51] == "#FFFFFF")
  }

  @Test("the edge is half dark, and one standard deviation out the normal distribution's 16 % are left")
  func followsNormalDistribution() throws {
    let drawing = try Drawing(size: CGSize(width: 200, height: 200), .shadow(shape, shadow(blur: 20)))
    // Blur 20 is a standard deviation of 10 (CSS Backgrounds 3, section 7.1.1). A straight edge blurred by a normal
    // distribution leaves Φ(−d/σ): 0.5 at the edge, 0.159 at one deviation, 0.023 at two.
    #expect(abs(255 - drawing.level(49, 100) - Int(0.5 * 255)) <= 12)
    #expect(abs(255 - drawing.level(39, 100) - Int(0.159 * 255)) <= 10)
    #expect(abs(255 - drawing.level(29, 100) - Int(0.023 * 255)) <= 8)
  }

  @Test("offset moves it and spread makes it larger")
  func movesAndSpreads() throws {
    let drawing = try Drawing(
      size: CGSize(width: 200, height: 200),
      .shadow(shape, shadow(blur: 0, offset: CGSize(width: 10, height: 20), spread: 5)))
    // From 50 + 10 − 5 to 150 + 10 + 5, and from 50 + 20 − 5 to 150 + 20 + 5, without the shape.
    #expect(drawing.inkBounds == CGRect(55, 65, 110, 110).union(CGRect(150, 65, 15, 110)))
    #expect(drawing[160, 170] == "#000000")
    #expect(drawing[100, 100] == "#FFFFFF")
  }

  @Test("a shadow that comes again is drawn from kept pixels, which look the same")
  func keepsPixels() throws {
    // Figures of this test's own: shadows are kept for the whole process.
    let rounded = DisplayRoundedRect(rect: CGRect(40, 30, 120, 90), radius: 12)
    let figures = shadow(blur: 9, offset: CGSize(width: 1, height: 3), spread: 1)
    let blank = try Drawing(size: CGSize(width: 200, height: 160))
    let first = try Drawing(size: CGSize(width: 200, height: 160), .shadow(rounded, figures))
    let second = try Drawing(size: CGSize(width: 200, height: 160), .shadow(rounded, figures))
    let (plain, kept) = (first.renderer.makeBitmap().pixels, second.renderer.makeBitmap().pixels)
    #expect(plain != blank.renderer.makeBitmap().pixels)
    // Blended by way of the kept pixels, a value may round the other way.
    #expect(zip(plain, kept).allSatisfy { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) <= 1 })
    let moved = DisplayRoundedRect(rect: rounded.rect.offsetBy(dx: 7, dy: 5), radius: 12)
    let third = try #require(ShadowNode.make(moved, [figures], configuration: RenderConfiguration()))
    let fourth = try #require(ShadowNode.make(rounded, [figures], configuration: RenderConfiguration()))
    #expect(gsk_transform_node_get_child(third.pointer) == gsk_transform_node_get_child(fourth.pointer))
  }

  @Test("the shadows of one shape are drawn together and look as if drawn one after the other")
  func together() throws {
    let rounded = DisplayRoundedRect(rect: CGRect(40, 30, 120, 90), radius: 12)
    // Level 2 of Material 3: the key light's, then the ambient light's. Figures of this test's own otherwise.
    func black(_ opacity: Float) -> Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0, opacity: opacity) }
    let key = DisplayShadow(color: black(0.3), offset: CGSize(width: 0, height: 1), spread: 0, blur: 2.5)
    let ambient = DisplayShadow(color: black(0.15), offset: CGSize(width: 0, height: 2), spread: 2, blur: 6.5)
    let size = CGSize(width: 200, height: 160)
    // Something in between keeps them apart.
    let apart = try Drawing(
      size: size, .shadow(rounded, key), .fill(.rect(CGRect(0, 0, 0, 0)), .color(.pureBlack)),
      .shadow(rounded, ambient))
    for _ in 0..<3 {
      let drawing = try Drawing(size: size, .shadow(rounded, key), .shadow(rounded, ambient))
      let pairs = zip(apart.renderer.makeBitmap().pixels, drawing.renderer.makeBitmap().pixels)
      #expect(pairs.allSatisfy { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) <= 2 })
    }
    let made = ShadowNode.make(rounded, [key, ambient], configuration: RenderConfiguration())
    let node = try #require(made)
    // Four strips, below the translation to the place.
    #expect(gsk_container_node_get_n_children(gsk_transform_node_get_child(node.pointer)) == 4)
    #expect(ShadowNode.make(rounded, [], configuration: RenderConfiguration()) == nil)
  }

  @Test("beside a corner that is smaller than the blur the shadow has no seam", arguments: [1, 2] as [CGFloat])
  func seamless(scale: CGFloat) throws {
    // The ambient shadow of level 3 around corners of 4 points.
    let rounded = DisplayRoundedRect(rect: CGRect(40, 40, 100, 80), radius: 4)
    let drawing = try Drawing(
      size: CGSize(width: 180, height: 160), scale: scale,
      .shadow(rounded, shadow(blur: 8, offset: CGSize(width: 0, height: 4), spread: 3)))
    func level(_ x: Int, _ y: Int) -> Int {
      drawing.level((CGFloat(x) + 0.5) / scale, (CGFloat(y) + 0.5) / scale)
    }
    // Along a line beside the shape the shadow changes by little from pixel to pixel: σ is 4 points, and the steepest
    // slope of a blurred edge is 1 / (σ √2π), a tenth of the colour for each point.
    let steepest = Int((255 / (4 * (2 * Double.pi).squareRoot()) / Double(scale)).rounded(.up)) + 1
    for side in [37.0, 143.0] {
      let x = Int(side * scale)
      for y in 20..<Int(150 * scale) { #expect(abs(level(x, y) - level(x, y - 1)) <= steepest, "\(x), \(y)") }
      // In the middle of a side it does not change at all.
      let middle = Int(70 * scale)..<Int(90 * scale)
      #expect(Set(middle.map { level(x, $0) }).count == 1)
    }
    // The left half is the right half's mirror image, but for rounding.
    for y in [30, 38, 42, 100, 128].map({ Int($0 * scale) }) {
      for x in 0..<Int(90 * scale) {
        #expect(abs(level(x, y) - level(Int(180 * scale) - 1 - x, y)) <= 1, "\(x), \(y)")
      }
    }
  }
}
