import Foundation
import Testing
import ViewEngine

@testable import GSKRenderer

@MainActor @Suite("Image decoder") struct ImageDecoderTests {
  private let decoder = PixbufImageDecoder()

  private func decode(_ data: Data, _ width: Int? = nil, _ height: Int? = nil) async throws -> DecodedImage {
    try await decoder.decode(
      .data(data, key: "\(data.hashValue)"),
      target: width.map { ImageTarget(pixelWidth: $0, pixelHeight: height ?? $0) })
  }

  private func message(_ body: () async throws -> DecodedImage) async -> String {
    do {
      _ = try await body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("formats decode at their own size", arguments: ["png", "jpeg", "webp", "bmp", "tiff"])
  func decodes(format: String) async throws {
    let image = try await decode(try EncodedPictures.encode(format, width: 64, height: 48))
    #expect(image.pixelWidth == 64 && image.pixelHeight == 48)
    #expect(image.naturalSize == CGSize(width: 64, height: 48))
    let drawing = try Drawing(
      .image(image, source: CGRect(0, 0, 1, 1), destination: CGRect(0, 0, 64, 48), tint: nil, smooth: true))
    // JPEG and WebP may be off by a little.
    let pixel = try #require(drawing.renderer.pixel(at: CGPoint(x: 10, y: 10)))
    #expect(abs(pixel.red - 1) < 0.03 && abs(pixel.green - 0.5) < 0.03 && pixel.blue < 0.03)
  }

  @Test("a picture is scaled down to the smallest size that covers its target, and never up")
  func scalesDown() async throws {
    let png = try EncodedPictures.encode("png", width: 400, height: 200)
    let small = try await decode(png, 50, 50)
    #expect(small.pixelWidth == 100 && small.pixelHeight == 50)
    #expect(small.naturalSize == CGSize(width: 400, height: 200))
    let large = try await decode(png, 4000)
    #expect(large.pixelWidth == 400 && large.pixelHeight == 200)
  }

  @Test("SVG is drawn at the target's size, up too, and keeps its own size in points")
  func drawsVectors() async throws {
    let image = try await decode(EncodedPictures.svg, 160, 80)
    #expect(image.pixelWidth == 160 && image.pixelHeight == 80)
    #expect(image.naturalSize == CGSize(width: 40, height: 20))
  }

  @Test("a photograph stored on its side comes upright, and covers the target upright", arguments: [6, 8] as [UInt8])
  func turnsUpright(orientation: UInt8) async throws {
    let image = try await decode(try EncodedPictures.jpeg(width: 400, height: 200, orientation: orientation), 50, 100)
    #expect(image.naturalSize == CGSize(width: 200, height: 400))
    #expect(image.pixelWidth == 50 && image.pixelHeight == 100)
    let drawing = try Drawing(
      .image(image, source: CGRect(0, 0, 1, 1), destination: CGRect(0, 0, 50, 100), tint: nil, smooth: true))
    // Stored: left half orange, right half blue. 6 is turned clockwise, which puts the left half on top; 8 the other way.
    let top = try #require(drawing.renderer.pixel(at: CGPoint(x: 25, y: 10)))
    #expect((top.blue > top.red) == (orientation == 8))
  }

  @Test("a picture that is cut short is broken, whatever the library makes of it", arguments: ["png", "jpeg", "webp"])
  func refusesCutShort(format: String) async throws {
    let whole = try EncodedPictures.encode(format, width: 300, height: 200)
    for share in [0.3, 0.6, 0.95] {
      let part = whole.prefix(Int(Double(whole.count) * share))
      let error = await message { try await decoder.decode(.data(part, key: "\(share)"), target: nil) }
      #expect(error.hasPrefix("The picture \(share) can't be shown: "))
    }
    // Bytes behind the end do no harm.
    #expect(try await decode(whole + Data("\n".utf8)).pixelWidth == 300)
  }

  @Test("what is no picture gives an error that names it")
  func refusesBroken() async {
    for data in [Data(), Data("<html>404</html>".utf8), Data([0xFF, 0xD8, 0xFF])] {
      let error = await message { try await decoder.decode(.data(data, key: "https://a.example/b.png"), target: nil) }
      #expect(error.hasPrefix("The picture https://a.example/b.png can't be shown: "))
      #expect(error.count > 60)
    }
    let missing = await message { try await decoder.decode(.file("/no/such/picture.png"), target: nil) }
    #expect(missing == "The picture /no/such/picture.png can't be shown: No such file or directory")
    let folder = await message { try await decoder.decode(.file("/"), target: nil) }
    #expect(folder == "The picture / can't be shown: Is a directory")
  }

  @Test("a small file that declares a huge picture is refused before there are pixels")
  func refusesHuge() async {
    let bomb = EncodedPictures.emptyPNG(width: 60_000, height: 60_000)
    let error = await message {
      try await decoder.decode(.data(bomb, key: "bomb"), target: ImageTarget(pixelWidth: 10, pixelHeight: 10))
    }
    #expect(
      error
        == "The picture bomb can't be shown: it has 60000 × 60000 pixels, more than the limit of 100000000")
  }

  @Test("a huge vector picture is drawn within the limits")
  func limitsVectors() async throws {
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>"#.utf8)
    let limited = PixbufImageDecoder(limits: ImageLimits(keptPixels: 1_000_000))
    let image = try await limited.decode(.data(svg, key: "svg"), target: nil)
    #expect(image.pixelWidth == 1000 && image.pixelHeight == 1000)
  }

  @Test("encoded bytes over the limit are refused")
  func limitsBytes() async {
    let limited = PixbufImageDecoder(limits: ImageLimits(encodedBytes: 1000))
    let error = await message { try await limited.decode(.data(Data(count: 1001), key: "big"), target: nil) }
    #expect(error == "The picture big can't be shown: it is larger than the limit of 1000 bytes")
    let endless = await message { try await limited.decode(.file("/dev/zero"), target: nil) }
    #expect(endless == "The picture /dev/zero can't be shown: it is larger than the limit of 1000 bytes")
  }

  private struct Checkers: BitmapGenerator {
    var naturalSize = CGSize(width: 30, height: 20)
    var fails = false

    struct Failure: Error, CustomStringConvertible { let description = "no colours left" }

    func makeBitmap(pixelWidth: Int, pixelHeight: Int) throws -> Bitmap {
      if fails { throw Failure() }
      return Bitmap(
        width: pixelWidth, height: pixelHeight,
        pixels: (0..<(pixelWidth * pixelHeight)).map { $0 % pixelWidth < pixelWidth / 2 ? 0xFFFF_0000 : 0xFF00_00FF })
    }
  }

  @Test("a program draws a picture at the size it is shown in")
  func generates() async throws {
    let source = ImageSource.generated(AnyBitmapGenerator(Checkers()))
    let image = try await decoder.decode(source, target: ImageTarget(pixelWidth: 60, pixelHeight: 40))
    #expect(image.pixelWidth == 60 && image.pixelHeight == 40)
    #expect(image.naturalSize == CGSize(width: 30, height: 20))
    let drawing = try Drawing(
      .image(image, source: CGRect(0, 0, 1, 1), destination: CGRect(0, 0, 60, 40), tint: nil, smooth: true))
    #expect(drawing[29, 20] == "#FF0000")
    #expect(drawing[30, 20] == "#0000FF")
    let failing = ImageSource.generated(AnyBitmapGenerator(Checkers(fails: true)))
    let error = await message { try await decoder.decode(failing, target: nil) }
    #expect(error == "The picture drawn by Checkers can't be shown: drawing it failed: no colours left")
  }
}
