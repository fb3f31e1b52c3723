/// A decoded picture as a renderer holds it.
@MainActor
public final class DecodedImage {
  /// Size of the pixels that are held.
  public let pixelWidth: Int
  public let pixelHeight: Int
  /// The picture's own size in points: its pixels before any scaling, divided by its scale.
  public let naturalSize: CGSize
  /// The renderer's own object that holds the pixels.
  public let backing: AnyObject
  /// What the pixels cost in a cache, in bytes.
  public var byteCount: Int { pixelWidth * pixelHeight * 4 }
  /// What a renderer made from this picture; owned by the renderer.
  package var rendered: AnyObject?

  public init(pixelWidth: Int, pixelHeight: Int, naturalSize: CGSize, backing: AnyObject) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.naturalSize = naturalSize
    self.backing = backing
  }
}

/// Pixels made by a program: premultiplied, one `UInt32` a pixel as `0xAARRGGBB`, rows from the top.
public struct Bitmap: Sendable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt32]

  /// Makes a bitmap. `pixels` must have `width × height` entries.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height, "pixels must fill width × height")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// A program that draws a picture at any size. It runs off the main actor.
public protocol BitmapGenerator: Hashable, Sendable {
  /// The picture's size in points when nothing else decides.
  var naturalSize: CGSize { get }
  /// Draws the picture at about the given size in pixels.
  func makeBitmap(pixelWidth: Int, pixelHeight: Int) throws -> Bitmap
}

/// Where the bytes or pixels of a picture come from.
public enum ImageSource: Hashable, Sendable {
  /// A file by path.
  case file(String)
  /// Encoded bytes (PNG, JPEG, WebP, SVG …); `key` is the identity under which the result is cached.
  case data(Data, key: String)
  /// A program that draws it.
  case generated(AnyBitmapGenerator)
  /// An address, whose bytes a loader gets when they are wanted. Cached like bytes whose key is the address.
  case remote(RemoteImage)
}

extension ImageSource: CustomStringConvertible {
  /// The file's path, the bytes' key, the program's type or the address.
  public var description: String {
    switch self {
    case .file(let path): path
    case .data(_, let key): key
    case .generated(let generator): "\(type(of: generator.base))"
    case .remote(let image): image.url.absoluteString
    }
  }
}

/// A ``BitmapGenerator`` of any type.
public struct AnyBitmapGenerator: Hashable, Sendable {
  public let base: any BitmapGenerator

  public init(_ base: any BitmapGenerator) { self.base = base }

  public static func == (left: Self, right: Self) -> Bool { left.base.isEqual(to: right.base) }
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension BitmapGenerator {
  fileprivate func isEqual(to other: any BitmapGenerator) -> Bool { (other as? Self) == self }
}

/// The size at which a picture is wanted, in pixels. The decoder scales down to it and never up.
public struct ImageTarget: Hashable, Sendable {
  public var pixelWidth: Int
  public var pixelHeight: Int

  public init(pixelWidth: Int, pixelHeight: Int) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// Why a picture could not be had.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence: what, where, why.
  public var description: String

  public init(_ description: String) { self.description = description }
}

/// Decodes pictures off the main actor and caches the results by weight. The engine ships none.
@MainActor
public protocol ImageDecoder: AnyObject, Sendable {
  /// A picture that is in the cache at the target size or larger, without waiting.
  func cachedImage(for source: ImageSource, target: ImageTarget?) -> DecodedImage?
  /// Decodes a picture to cover `target` (nil: at its own size).
  /// - Throws: ``ImageError`` when the bytes are no picture or the file can't be read.
  func decode(_ source: ImageSource, target: ImageTarget?) async throws -> DecodedImage
  /// The pixels of a picture, decoded to cover `target` (nil: at its own size); nothing is cached.
  /// - Throws: ``ImageError`` when the bytes are no picture or the file can't be read.
  func bitmap(_ source: ImageSource, target: ImageTarget?) async throws -> Bitmap
}
