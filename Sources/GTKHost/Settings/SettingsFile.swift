import ViewEngine

/// Where an app's settings are kept.
enum SettingsFile {
  /// `settings.json` in a folder named as the program, in `$XDG_CONFIG_HOME` or in `~/.config` (XDG Base Directory
  /// Specification).
  static func location(environment: [String: String], program: String) -> URL {
    let base =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    return base.appendingPathComponent(program).appendingPathComponent("settings.json")
  }
}
