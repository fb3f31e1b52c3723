import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Offscreen pictures") struct OffscreenRendererTests {
  private let square = DisplayItem(drawing: [.fill(.rect(CGRect(0, 0, 20, 20)), .color(.pureRed))])

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("a frame replaces the one before it")
  func replaces() throws {
    let renderer = try OffscreenRenderer(size: CGSize(width: 40, height: 40))
    renderer.render(square)
    #expect(renderer.pixel(at: CGPoint(x: 5, y: 5))?.description == "#FF0000")
    renderer.render(.empty)
    #expect(renderer.pixel(at: CGPoint(x: 5, y: 5))?.description == "#FFFFFF")
    renderer.background = .pureBlue
    renderer.render(.empty)
    #expect(renderer.pixel(at: CGPoint(x: 5, y: 5))?.description == "#0000FF")
    #expect(renderer.pixel(at: CGPoint(x: 40, y: 5)) == nil)
    #expect(renderer.pixel(at: CGPoint(x: -1, y: CGFloat.nan)) == nil)
  }

  @Test("a frame without change is not drawn again")
  func skipsUnchanged() throws {
    let renderer = try OffscreenRenderer(size: CGSize(width: 40, height: 40))
    renderer.render(square)
    renderer.render(square)
    #expect(renderer.drawCount == 1)
    try renderer.resize(to: CGSize(width: 50, height: 30))
    renderer.render(square)
    #expect(renderer.drawCount == 2)
    #expect(renderer.pixelWidth == 50 && renderer.pixelHeight == 30)
  }

  @Test("a PNG file holds the picture, and replaces one that is there")
  func writesPNG() async throws {
    let renderer = try OffscreenRenderer(size: CGSize(width: 40, height: 30), scale: 2)
    renderer.render(square)
    let path = NSTemporaryDirectory() + "offscreen-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try renderer.writePNG(path)
    let image = try await PixbufImageDecoder().decode(.file(path), target: nil)
    #expect(image.pixelWidth == 80 && image.pixelHeight == 60)
    #expect(try renderer.pngData() == Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test("a file that can't be written is an error that says why, and leaves nothing half done")
  func reportsWriteErrors() throws {
    let renderer = try OffscreenRenderer(size: CGSize(width: 40, height: 30))
    #expect(
      message { try renderer.writePNG("/no/such/folder/a.png") }
        == "The picture can't be written to /no/such/folder/a.png: No such file or directory")
    // The device that is always full.
    #expect(
      message { try renderer.writePNG("/dev/full") }
        == "The picture can't be written to /dev/full: No space left on device")
    #expect(message { try renderer.writePNG("") }.hasPrefix("The picture can't be written to "))
    let folder = NSTemporaryDirectory() + "offscreen-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(message { try renderer.writePNG(folder) } == "The picture can't be written to \(folder): Is a directory")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test(
    "sizes that can't be are errors",
    arguments: [(0.0, 10.0, 1.0), (10, -1, 1), (.nan, 10, 1), (40_000, 10, 1), (20_000, 10, 2), (10, 10, 0)])
  func refusesSizes(width: CGFloat, height: CGFloat, scale: CGFloat) {
    #expect(throws: OffscreenError.self) {
      try OffscreenRenderer(size: CGSize(width: width, height: height), scale: scale)
    }
  }
}
