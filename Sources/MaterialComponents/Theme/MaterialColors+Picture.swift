extension MaterialColors {
  /// The size at which a picture is looked at: more pixels cost time and give the same colours.
  private static let sampleSide = 128

  /// The size to which pictures that colours are taken from should be decoded.
  public static let sampleTarget = ImageTarget(pixelWidth: sampleSide, pixelHeight: sampleSide)

  /// Schemes from a picture's best source colour.
  ///
  /// It takes milliseconds: do it off the main actor.
  /// - Parameters:
  ///   - picture: its pixels, best decoded at ``sampleTarget``.
  ///   - variant: tonal spot by default.
  public init(picture: Bitmap, variant: SchemeVariant = .tonalSpot) {
    self.init(seed: Self.sourceColors(of: picture, count: 1)[0], variant: variant)
  }

  /// The colours of a picture that would do best as seeds, as `0xRRGGBB`, best first: at least one. A picture without
  /// colour, grey or transparent, gives Google's blue, `#4285F4`.
  ///
  /// It takes milliseconds: do it off the main actor.
  /// - Parameter count: how many are wanted at most. Default: 4.
  public static func sourceColors(of picture: Bitmap, count: Int = 4) -> [UInt32] {
    // Every so many pixels, evenly over the picture.
    let step = max(1, Int((Double(picture.pixels.count) / Double(4 * sampleSide * sampleSide)).rounded(.up)))
    let pixels = stride(from: 0, to: picture.pixels.count, by: step).map { Argb(picture.pixels[$0]) }
    return Score.rank(QuantizerCelebi.quantize(pixels), desired: max(1, count)).map { $0.rawValue & 0xFF_FFFF }
  }

  /// Schemes from a picture, decoded small by a decoder and looked at off the main actor.
  /// - Parameters:
  ///   - decoder: the window's: `imageDecoder` of the environment.
  ///   - variant: tonal spot by default.
  /// - Throws: `ImageError` when the picture can't be decoded.
  public init(
    picture source: ImageSource, decoder: any ImageDecoder, variant: SchemeVariant = .tonalSpot
  ) async throws {
    self.init(picture: try await decoder.bitmap(source, target: Self.sampleTarget), variant: variant)
  }
}
