import Foundation

/// Where News Ink keeps things when `--data` does not say.
public enum DataDirectory {
  /// `news-ink` in `$XDG_DATA_HOME`, or in `~/.local/share` (XDG Base Directory Specification).
  public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    // The specification has relative paths ignored.
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
      return URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent("news-ink", isDirectory: true)
    }
    let home =
      environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appendingPathComponent(".local/share/news-ink", isDirectory: true)
  }
}
