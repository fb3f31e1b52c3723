import HeadlessHost
import ViewEngine

/// How a program shows itself.
public struct AppOptions: Hashable, Sendable {
  /// The size of a window without a display, driven by commands on standard input; nil opens a window.
  public var headless: HeadlessSize?
  /// The date that the app sees; nil is the real one.
  public var date: Date?

  public init(headless: HeadlessSize? = nil, date: Date? = nil) {
    self.headless = headless
    self.date = date
  }

  /// Reads the options that every program has: `--headless WIDTHxHEIGHT[@SCALE]` among the arguments, or
  /// `MATERIAL_HEADLESS` in the environment; and `MATERIAL_NOW`, a date such as `2026-11-30T10:00:00Z`. Other
  /// arguments are the program's own.
  /// - Throws: ``AppOptionsError`` for a size or date that can't be read.
  public init(arguments: [String], environment: [String: String]) throws {
    try self.init(environment: environment)
    guard let index = arguments.firstIndex(where: { $0 == "--headless" || $0.hasPrefix("--headless=") }) else { return }
    let isJoined = arguments[index] != "--headless"
    let next = index + 1 < arguments.count ? arguments[index + 1] : ""
    headless = try Self.size(isJoined ? String(arguments[index].dropFirst("--headless=".count)) : next, "--headless")
  }

  /// Reads `MATERIAL_HEADLESS` and `MATERIAL_NOW`, for a program that reads its arguments itself.
  /// - Throws: ``AppOptionsError`` for a size or date that can't be read.
  public init(environment: [String: String]) throws {
    if let size = environment["MATERIAL_HEADLESS"], !size.isEmpty {
      headless = try Self.size(size, "MATERIAL_HEADLESS")
    }
    if let now = environment["MATERIAL_NOW"], !now.isEmpty {
      guard let date = try? Date(now, strategy: .iso8601) else {
        throw AppOptionsError("MATERIAL_NOW must be a date such as 2026-11-30T10:00:00Z, and is \"\(now)\"")
      }
      self.date = date
    }
  }

  private static func size(_ text: String, _ source: String) throws -> HeadlessSize {
    if let size = HeadlessSize(text) { return size }
    throw AppOptionsError(
      "\(source) needs a size such as 412x892 or 412x892@2, with sides from 1 to 16384 and a scale from 0.5 to 8, "
        + "and is \"\(text)\"")
  }

  /// The clock that the app sees.
  var wallClock: WallClock { date.map { WallClock(fixedAt: $0) } ?? WallClock { Date() } }
}

/// Why options can't be read.
public struct AppOptionsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence: what, why, what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
