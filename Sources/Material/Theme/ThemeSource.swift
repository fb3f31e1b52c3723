import MaterialUI

/// What a theme comes from.
enum ThemeSource {
  /// Finds out what was typed: `#…` is a colour; anything else is the picture of that path if there is one, or a colour.
  static func color(of text: String) async throws -> Argb {
    if text.hasPrefix("#") {
      guard let color = Argb(hex: text) else {
        throw UsageError("material theme: \(quoted(text)) is no colour; colours are #RGB, #RRGGBB or #AARRGGBB")
      }
      return color.withAlpha(255)
    }
    if !FileManager.default.fileExists(atPath: text) {
      if let color = Argb(hex: text) { return color.withAlpha(255) }
      throw UsageError(
        "material theme: \(quoted(text)) is neither a colour such as #6750A4 nor a picture that is there")
    }
    return try await color(ofPicture: text)
  }

  /// The best source colour of a picture, which is decoded small.
  private static func color(ofPicture path: String) async throws -> Argb {
    let decoder = await makeImageDecoder()
    let picture: Bitmap
    do {
      picture = try await decoder.bitmap(.file(path), target: MaterialColors.sampleTarget)
    } catch let error as ImageError {
      throw ProgramFailure(error.description)
    }
    guard picture.pixels.contains(where: { $0 >> 24 == 0xFF }) else {
      throw ProgramFailure("the picture \(quoted(path)) has no opaque pixel to take a colour from")
    }
    return Argb(0xFF00_0000 | MaterialColors.sourceColors(of: picture, count: 1)[0])
  }
}
