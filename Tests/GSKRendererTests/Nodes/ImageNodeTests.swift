import CGTK
import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Pictures") struct ImageNodeTests {
  /// Four by two pixels: red, green, blue and white, each column one colour; the upper row opaque, the lower clear.
  private func columns() throws -> DecodedImage {
    let row: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let surface = try PictureSurface(bitmap: Bitmap(width: 4, height: 2, pixels: row + [0, 0, 0, 0]))
    return DecodedImage(pixelWidth: 4, pixelHeight: 2, naturalSize: CGSize(width: 4, height: 2), backing: surface)
  }

  private let whole = CGRect(0, 0, 1, 1)

  @Test("a picture in its own size is copied pixel by pixel, also at scale 2 and at an odd place")
  func copies() throws {
    for scale in [1, 2] as [CGFloat] {
      let size = CGRect(7, 9, 4 / scale, 2 / scale)
      let drawing = try Drawing(
        scale: scale, .image(try columns(), source: whole, destination: size, tint: nil, smooth: true))
      let colors = (0..<4).map { drawing[7 + (CGFloat($0) + 0.5) / scale, 9] }
      #expect(colors == ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF"])
      #expect(drawing[7, 9 + 1 / scale] == "#FFFFFF")
    }
  }

  @Test("without smoothing a picture is enlarged in squares")
  func enlarges() throws {
    let drawing = try Drawing(
      .image(try columns(), source: whole, destination: CGRect(0, 0, 80, 40), tint: nil, smooth: false))
    #expect(drawing[19, 19] == "#FF0000")
    #expect(drawing[20, 19] == "#00FF00")
    #expect(drawing[19, 20] == "#FFFFFF")
  }

  @Test("the source is the part that fills the destination")
  func crops() throws {
    let drawing = try Drawing(
      .image(
        try columns(), source: CGRect(0.5, 0, 0.25, 0.5), destination: CGRect(10, 10, 30, 30), tint: nil,
        smooth: false))
    #expect(drawing.inkBounds == CGRect(10, 10, 30, 30))
    #expect(drawing[25, 25] == "#0000FF")
  }

  @Test("a tint replaces the colours and keeps the alpha")
  func tints() throws {
    let drawing = try Drawing(
      .image(try columns(), source: whole, destination: CGRect(0, 0, 80, 40), tint: .pureBlue, smooth: false))
    #expect(drawing[10, 10] == "#0000FF")
    #expect(drawing[70, 10] == "#0000FF")
    #expect(drawing[10, 30] == "#FFFFFF")
  }

  @Test("a picture with far too many pixels is averaged, not sampled")
  func reduces() throws {
    // Every second column black: one pixel in eight of the picture would come out black or white.
    let pixels = (0..<(800 * 80)).map { $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
    let surface = try PictureSurface(bitmap: Bitmap(width: 800, height: 80, pixels: pixels))
    let image = DecodedImage(
      pixelWidth: 800, pixelHeight: 80, naturalSize: CGSize(width: 800, height: 80), backing: surface)
    let drawing = try Drawing(
      .image(image, source: whole, destination: CGRect(0, 0, 100, 10), tint: nil, smooth: true))
    #expect((20..<80).allSatisfy { abs(drawing.level(CGFloat($0), 5) - 128) <= 6 })
  }

  @Test("one picture in one size has one node, wherever it is shown")
  func keepsNode() throws {
    let image = try columns()
    let builder = GSKNodeBuilder()
    func node(_ destination: CGRect) throws -> OpaquePointer {
      let item = DisplayItem(drawing: [
        .image(image, source: whole, destination: destination, tint: nil, smooth: true)
      ])
      let node = try #require(builder.node(for: item)).pointer
      return gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE ? gsk_transform_node_get_child(node) : node
    }
    #expect(try node(CGRect(0, 0, 40, 20)) == node(CGRect(10, 70, 40, 20)))
    #expect(try node(CGRect(0, 0, 40, 20)) != node(CGRect(0, 0, 41, 20)))
  }

  @Test("for a GPU a picture is a texture, for cairo it is not")
  func choosesNode() throws {
    func type(_ mode: RenderMode) throws -> GskRenderNodeType {
      let builder = GSKNodeBuilder(configuration: RenderConfiguration(mode: mode))
      let item = DisplayItem(drawing: [
        .image(try columns(), source: whole, destination: CGRect(0, 0, 4, 2), tint: nil, smooth: true)
      ])
      return gsk_render_node_get_node_type(try #require(builder.node(for: item)).pointer)
    }
    #expect(try type(.cairo) == GSK_CAIRO_NODE)
    #expect(try type(.gl) == GSK_TEXTURE_NODE)
  }

  @Test("the nodes for a GPU draw the same crop and tint")
  func drawsTexture() throws {
    let renderer = try OffscreenRenderer(size: CGSize(width: 100, height: 100))
    renderer.builder.configuration.mode = .gl
    renderer.render(
      DisplayItem(drawing: [
        .image(
          try columns(), source: CGRect(0.5, 0, 0.25, 0.5), destination: CGRect(10, 10, 30, 30), tint: nil,
          smooth: true),
        .image(try columns(), source: whole, destination: CGRect(50, 50, 40, 20), tint: .pureRed, smooth: true),
      ]))
    // Smoothed with its neighbours by a trace.
    let blue = try #require(renderer.pixel(at: CGPoint(x: 25, y: 12)))
    #expect(blue.blue > 0.95 && blue.red < 0.05 && blue.green < 0.05)
    #expect(renderer.pixel(at: CGPoint(x: 5, y: 25))?.description == "#FFFFFF")
    #expect(renderer.pixel(at: CGPoint(x: 70, y: 52))?.description == "#FF0000")
  }
}
