import GSKRenderer
import HeadlessHost
import ViewEngine

extension TestWindow {
  /// Compares the window's pixels with the file `Goldens/<name>.png` beside the test.
  ///
  /// Fonts must be pinned for goldens to hold elsewhere: `FONTCONFIG_FILE` names a configuration with nothing but the
  /// fonts that come with the tests. With `RECORD_GOLDENS=1` in the environment the file is written instead.
  /// - Parameters:
  ///   - tolerance: by how much a colour component may differ, of 255. Default: 2.
  ///   - differences: how many pixels may differ by more. Default: 0.
  /// - Throws: ``GoldenMismatch``; the actual picture is then in `<name>.actual.png`, and `<name>.difference.png`
  ///   shows in red where they differ.
  public func pngGolden(
    _ name: String, tolerance: Int = 2, differences: Int = 0, file: String = #filePath
  ) throws {
    try compare(with: GoldenFile(name, ending: "png", test: file), tolerance: tolerance, differences: differences)
  }

  /// Compares the window's pixels with a picture that is of use by itself, as one in documentation is.
  ///
  /// With `RECORD_PICTURES=1` in the environment the file is written instead. Fonts must be pinned, as for `pngGolden`.
  /// - Parameters:
  ///   - path: the PNG file.
  ///   - tolerance: by how much a colour component may differ, of 255. Default: 2.
  ///   - differences: how many pixels may differ by more. Default: 0.
  /// - Throws: ``GoldenMismatch``; the actual picture is then in `<name>.actual.png` beside the file, and
  ///   `<name>.difference.png` shows in red where they differ.
  public func picture(at path: String, tolerance: Int = 2, differences: Int = 0) throws {
    try compare(
      with: GoldenFile(path: path, recordingVariable: "RECORD_PICTURES"), tolerance: tolerance,
      differences: differences)
  }

  private func compare(with golden: GoldenFile, tolerance: Int, differences: Int) throws {
    let picture = window.picture()
    golden.removeRemains()
    try golden.makeFolder()
    if golden.isRecording { return try picture.writePNG(golden.path) }
    guard let wanted = PixelFile.read(golden.path) else {
      try picture.writePNG(golden.beside("actual"))
      throw GoldenMismatch(
        "there is no picture \(golden.path); look at \(golden.beside("actual")) and record it with "
          + "\(golden.recordingVariable)=1")
    }
    let actual = picture.makeBitmap()
    guard wanted.width == actual.width, wanted.height == actual.height else {
      try picture.writePNG(golden.beside("actual"))
      throw GoldenMismatch(
        "\(golden.path) has \(wanted.width) × \(wanted.height) pixels, and the window \(actual.width) × "
          + "\(actual.height); see \(golden.beside("actual"))")
    }
    guard wanted.pixels != actual.pixels else { return }
    let comparison = PixelComparison(wanted, actual, tolerance: tolerance)
    guard comparison.count > differences else { return }
    try picture.writePNG(golden.beside("actual"))
    try PixelFile.write(comparison.picture, to: golden.beside("difference"))
    throw GoldenMismatch(
      "\(golden.path) and \(golden.beside("actual")) differ in \(comparison.count) pixels by up to "
        + "\(comparison.largest) of 255; see \(golden.beside("difference"))")
  }

  /// Writes the window's picture to a PNG file.
  public func writePNG(to path: String) throws { try window.picture().writePNG(path) }

  /// The colour at a place in points, as `#RRGGBB`; nil outside the window.
  public func pixel(x: CGFloat, y: CGFloat) -> String? {
    window.picture().pixel(at: CGPoint(x: x, y: y))?.hexadecimal
  }

  /// The window's pixels.
  public func bitmap() -> Bitmap { window.picture().makeBitmap() }
}
