/// A value that settings can hold.
public enum SettingsValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case data(Data)
}

/// Where an app's settings are kept. A store reports what goes wrong itself, and never fails its caller.
@MainActor
public protocol SettingsStore: AnyObject {
  /// The value under a key; nil where there is none.
  func value(for key: String) -> SettingsValue?
  /// Keeps a value under a key; nil takes it away.
  func setValue(_ value: SettingsValue?, for key: String)
}

/// Settings that end with the process, for tests and previews.
@MainActor
public final class MemorySettingsStore: SettingsStore {
  private var values: [String: SettingsValue] = [:]

  nonisolated public init() {}

  public func value(for key: String) -> SettingsValue? { values[key] }
  public func setValue(_ value: SettingsValue?, for key: String) { values[key] = value }
}

/// Settings in a file: one JSON object, which is written anew with each change.
///
/// A file that can't be read as such is kept beside it under a name that ends in `.unreadable`, and the settings start
/// empty. A file that can't be written leaves the settings as they are for the rest of the process. Both are logged.
@MainActor
public final class FileSettingsStore: SettingsStore {
  private let file: URL
  private let log: (String) -> Void
  private var values: [String: SettingsValue]?

  /// - Parameters:
  ///   - file: need not exist, nor its folder; they are made with the first change.
  ///   - log: takes one line about something that went wrong.
  public init(file: URL, log: @escaping (String) -> Void) {
    self.file = file
    self.log = log
  }

  public func value(for key: String) -> SettingsValue? { loaded()[key] }

  public func setValue(_ value: SettingsValue?, for key: String) {
    var values = loaded()
    guard values[key] != value else { return }
    values[key] = value
    self.values = values
    save(values)
  }

  private func loaded() -> [String: SettingsValue] {
    if let values { return values }
    let read = read()
    values = read
    return read
  }

  private func read() -> [String: SettingsValue] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    do {
      return try JSONDecoder().decode([String: StoredValue].self, from: Data(contentsOf: file)).mapValues(\.value)
    } catch {
      let aside = file.appendingPathExtension("unreadable")
      log(
        "warning: the settings in \(file.path) can't be read (\(error)); they start empty, and the file is kept as "
          + aside.lastPathComponent)
      try? FileManager.default.removeItem(at: aside)
      try? FileManager.default.moveItem(at: file, to: aside)
      return [:]
    }
  }

  private func save(_ values: [String: SettingsValue]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(values.mapValues(StoredValue.init)).write(to: file, options: .atomic)
    } catch {
      log("warning: the settings can't be written to \(file.path) (\(error)); they hold until the program ends")
    }
  }
}

/// A value as it stands in a settings file: JSON's own kinds, a number with a point for one with a fraction's type, and
/// an object with Base64 for data.
private struct StoredValue: Codable {
  let value: SettingsValue

  init(_ value: SettingsValue) { self.value = value }

  private enum Key: String, CodingKey { case data, number }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      if object.contains(.number) {
        value = .number(try object.decode(Double.self, forKey: .number))
      } else {
        value = .data(try object.decode(Data.self, forKey: .data))
      }
      return
    }
    let single = try decoder.singleValueContainer()
    if let bool = try? single.decode(Bool.self) {
      value = .bool(bool)
    } else if let integer = try? single.decode(Int.self) {
      value = .integer(integer)
    } else if let number = try? single.decode(Double.self) {
      value = .number(number)
    } else {
      value = .string(try single.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .bool(let bool):
      var single = encoder.singleValueContainer()
      try single.encode(bool)
    case .integer(let integer):
      var single = encoder.singleValueContainer()
      try single.encode(integer)
    case .string(let string):
      var single = encoder.singleValueContainer()
      try single.encode(string)
    case .number(let number) where number.isFinite && number != number.rounded():
      var single = encoder.singleValueContainer()
      try single.encode(number)
    case .number(let number):
      // A whole number would come back as an integer, and JSON has no word for infinity.
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(number.isFinite ? number : 0, forKey: .number)
    case .data(let data):
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(data, forKey: .data)
    }
  }
}

/// Settings in Foundation's own store.
@MainActor
final class DefaultsSettingsStore: SettingsStore {
  private let defaults: UserDefaults
  init(_ defaults: UserDefaults) { self.defaults = defaults }

  func value(for key: String) -> SettingsValue? {
    switch defaults.object(forKey: key) {
    case let data as Data: .data(data)
    case let string as String: .string(string)
    case let bool as Bool: .bool(bool)
    case let integer as Int: .integer(integer)
    case let number as Double: .number(number)
    default: nil
    }
  }

  func setValue(_ value: SettingsValue?, for key: String) {
    switch value {
    case nil: defaults.removeObject(forKey: key)
    case .bool(let bool): defaults.set(bool, forKey: key)
    case .integer(let integer): defaults.set(integer, forKey: key)
    case .number(let number): defaults.set(number, forKey: key)
    case .string(let string): defaults.set(string, forKey: key)
    case .data(let data): defaults.set(data, forKey: key)
    }
  }
}
