import ViewEngine

/// Commands that change what is around the app, as the desktop would.
package enum SurroundingsCommand: DriverCommandGroup {
  case resize(CGSize)
  case set(Changes)

  /// What of the environment is to change; nil stays as it is.
  package struct Changes: Hashable, Sendable {
    package var dark: Bool?
    package var textScale: Double?
    package var locale: String?
    package var reduceMotion: Bool?
    package var contrast: ColorSchemeContrast?
    /// The inner nil is a desktop without an accent.
    package var accent: Color.Resolved??

    package init() {}
  }

  package static let names: KeyValuePairs = [
    "resize": ["size"], "set": ["dark", "textScale", "locale", "reduceMotion", "contrast", "accent"],
  ]

  package init(_ name: String, _ arguments: CommandArguments) throws {
    guard name == "set" else {
      let (width, height) = try arguments.pair("size", "two numbers [width,height] in logical px")
      self = .resize(CGSize(width: width, height: height))
      return
    }
    var changes = Changes()
    if arguments.has("dark") { changes.dark = try arguments.flag("dark") }
    if arguments.has("textScale") { changes.textScale = try arguments.number("textScale", in: 0.5...5) }
    if arguments.has("locale") { changes.locale = try arguments.text("locale", "a language such as \"ar\"") }
    if arguments.has("reduceMotion") { changes.reduceMotion = try arguments.flag("reduceMotion") }
    if arguments.has("contrast") {
      changes.contrast = try arguments.choice("contrast", ["standard": .standard, "high": .increased])
    }
    if arguments.has("accent") { changes.accent = try arguments.color("accent") }
    self = .set(changes)
  }

  package func run(in window: HeadlessWindow) async throws -> [JSONMember] {
    switch self {
    case .resize(let size): try window.resize(to: size)
    case .set(let changes):
      window.graph.updateEnvironment { changes.apply(to: &$0) }
      window.presentIfDue()
    }
    await window.drainMainActor()
    window.presentIfDue()
    return []
  }
}

extension SurroundingsCommand.Changes {
  func apply(to values: inout EnvironmentValues) {
    if let dark { values.colorScheme = dark ? .dark : .light }
    if let textScale { values.textScale = textScale }
    if let locale {
      values.locale = Locale(identifier: locale)
      let direction = Locale.Language(identifier: locale).characterDirection
      values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let reduceMotion { values.accessibilityReduceMotion = reduceMotion }
    if let contrast { values.colorSchemeContrast = contrast }
    if let accent { values.desktopAccent = accent }
  }
}
