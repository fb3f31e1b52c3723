import Foundation

/// What News Ink remembers of its window.
public struct NewsSettings: Equatable, Sendable {
  /// Light or dark.
  public enum Appearance: String, CaseIterable, Sendable {
    /// As the desktop says.
    case system
    case light
    case dark
  }

  /// In points; `nil` until the window was sized once. Values outside 200…16384 are not kept.
  public var windowWidth: Double?
  /// In points; `nil` until the window was sized once. Values outside 200…16384 are not kept.
  public var windowHeight: Double?
  public var selectedSource: NewsSource.ID?
  public var appearance: Appearance

  public init(
    windowWidth: Double? = nil, windowHeight: Double? = nil, selectedSource: NewsSource.ID? = nil,
    appearance: Appearance = .system
  ) {
    self.windowWidth = windowWidth
    self.windowHeight = windowHeight
    self.selectedSource = selectedSource
    self.appearance = appearance
  }

  init(_ values: [String: String]) {
    self.init(
      windowWidth: Self.side(values["windowWidth"].flatMap(Double.init)),
      windowHeight: Self.side(values["windowHeight"].flatMap(Double.init)), selectedSource: values["selectedSource"],
      appearance: values["appearance"].flatMap(Appearance.init) ?? .system)
  }

  init(stored database: SQLiteDatabase) throws {
    let rows = try database.query("SELECT name, value FROM settings") { ($0.text(0) ?? "", $0.text(1) ?? "") }
    self.init(Dictionary(rows) { first, _ in first })
  }

  /// What a data directory remembers, for what must be known before a window opens; defaults where there is nothing
  /// to be read. Nothing is made or changed.
  public static func stored(in directory: URL) -> NewsSettings {
    let path = directory.appendingPathComponent(NewsDatabaseFile.name).path
    guard FileManager.default.fileExists(atPath: path), let database = try? SQLiteDatabase(path: path) else {
      return NewsSettings()
    }
    defer { database.close() }
    return (try? NewsSettings(stored: database)) ?? NewsSettings()
  }

  var values: [String: String] {
    var values = ["appearance": appearance.rawValue]
    values["windowWidth"] = Self.side(windowWidth).map { "\($0)" }
    values["windowHeight"] = Self.side(windowHeight).map { "\($0)" }
    values["selectedSource"] = selectedSource
    return values
  }

  private static func side(_ length: Double?) -> Double? {
    length.flatMap { (200...16384).contains($0) ? $0 : nil }
  }
}
