import Foundation

/// What kind of picture data is, by its first bytes; servers' content types are often wrong.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case webp
  case gif
  case svg
  case bmp

  /// The format of `data`, or `nil` where it is none of these.
  public init?(_ data: Data) {
    let head = [UInt8](data.prefix(16))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if head.starts(with: "BM".utf8), head.count >= 14, head[6..<10].allSatisfy({ $0 == 0 }) {
      // Two letters alone would take in any text that begins with them; the reserved bytes of the head are zero.
      self = .bmp
    } else if DocumentSniffer.rootElement(of: TextEncoding.decode(data.prefix(4096), charset: nil)) == "svg" {
      self = .svg
    } else {
      return nil
    }
  }
}
