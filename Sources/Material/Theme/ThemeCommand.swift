import MaterialUI

/// `material theme`.
enum ThemeCommand {
  static func run(_ arguments: [String]) async throws {
    let options = try ThemeOptions.parse(arguments)
    if options.showsHelp { return try StandardOutput.write(ThemeOptions.help) }
    if options.format == .png, options.outputPath == nil, StandardOutput.isTerminal {
      throw UsageError("material theme: a picture can't be shown in a terminal; give --out FILE")
    }
    // Before the picture is looked at, which takes longer.
    _ = try scheme(Argb(0xFF00_0000), options, isDark: false)
    let source = try await ThemeSource.color(of: options.source)
    let light = try scheme(source, options, isDark: false)
    let dark = try scheme(source, options, isDark: true)
    let chosen = options.isDark ? dark : light
    let output: Data
    switch options.format {
    case .json: output = Data(SchemeJSON.text(light: light, dark: dark).utf8)
    case .swift: output = Data(SchemeSwift.text(chosen).utf8)
    case .css: output = Data(SchemeCSS.text(chosen).utf8)
    case .png: output = try await SchemeSheet.png(chosen)
    }
    if let path = options.outputPath {
      try OutputFile.write(output, to: path)
    } else {
      try StandardOutput.write(output)
    }
  }

  private static func scheme(_ source: Argb, _ options: ThemeOptions, isDark: Bool) throws -> DynamicScheme {
    do {
      return try DynamicScheme(
        source: source, variant: options.variant, isDark: isDark, contrastLevel: options.contrast,
        specVersion: options.spec, platform: options.platform)
    } catch {
      throw UsageError("material theme: \(error)")
    }
  }
}

extension DynamicScheme {
  /// The contrast as people write it: `0`, `-0.5`.
  var contrastText: String {
    contrastLevel == contrastLevel.rounded() ? "\(Int(contrastLevel))" : "\(contrastLevel)"
  }

  /// All that the scheme was made from, in one line.
  var summary: String {
    "source \(source.argb.hexString), \(variant.kebabName), specification \(specVersion.rawValue), \(platform.rawValue), "
      + "contrast \(contrastText), \(isDark ? "dark" : "light")"
  }
}
