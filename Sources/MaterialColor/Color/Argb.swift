/// A colour of the sRGB space with eight bits each of alpha, red, green and blue.
///
/// Every function of this module that takes or gives a finished colour uses this type. The raw value is
/// `0xAARRGGBB`, as Android, Flutter and Google's colour library write it, so `Argb(0xFF67_50A4)` is opaque purple.
/// Colour science ignores alpha: HCT, palettes and schemes read red, green and blue and give opaque colours back.
public struct Argb: RawRepresentable, Hashable, Sendable {
  /// `0xAARRGGBB`.
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a colour from `0xAARRGGBB`. Mind that a value of six hex digits is fully transparent.
  public init(_ value: UInt32) {
    self.rawValue = value
  }

  /// Creates a colour from its channels, each 0 to 255; opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    rawValue = UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// 0 (transparent) to 255 (opaque).
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }

  /// 0 to 255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }

  /// 0 to 255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }

  /// 0 to 255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  /// Whether alpha is 255. Quantisers skip pixels that are not.
  public var isOpaque: Bool { rawValue >= 0xFF00_0000 }

  /// The same colour with another alpha, 0 to 255.
  public func withAlpha(_ alpha: UInt8) -> Argb {
    Argb(rawValue & 0x00FF_FFFF | UInt32(alpha) << 24)
  }
}

// MARK: - Hexadecimal text

extension Argb {
  /// Reads `#RGB`, `#RRGGBB` or `#AARRGGBB`, with or without `#`, in either case; `nil` for anything else.
  ///
  /// Forms without alpha give opaque colours.
  public init?(hex: some StringProtocol) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    guard digits.utf8.allSatisfy({ Argb.isHexDigit($0) }), let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.utf8.count {
    case 3:
      let red = value >> 8 & 0xF
      let green = value >> 4 & 0xF
      let blue = value & 0xF
      self.init(0xFF00_0000 | (red << 16 | green << 8 | blue) * 0x11)
    case 6: self.init(0xFF00_0000 | value)
    case 8: self.init(value)
    default: return nil
    }
  }

  /// `#RRGGBB` in upper case, or `#AARRGGBB` when the colour is not opaque.
  public var hexString: String {
    let count = isOpaque ? 6 : 8
    let digits = String(isOpaque ? rawValue & 0x00FF_FFFF : rawValue, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: count - digits.utf8.count) + digits
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension Argb: CustomStringConvertible {
  public var description: String { hexString }
}
