/// An app's settings as views follow them: what one view writes, all others see.
@MainActor
public final class AppSettings {
  private let store: any SettingsStore
  private var sources: [String: DependencySource] = [:]

  public init(store: any SettingsStore) { self.store = store }

  func value(for key: String) -> SettingsValue? {
    sources[key, default: DependencySource()].recordRead()
    return store.value(for: key)
  }

  func setValue(_ value: SettingsValue?, for key: String) {
    guard store.value(for: key) != value else { return }
    store.setValue(value, for: key)
    sources[key]?.notify()
  }

  private static var known: [ObjectIdentifier: (defaults: UserDefaults, settings: AppSettings)] = [:]

  /// The settings in one of Foundation's stores.
  static func of(_ defaults: UserDefaults) -> AppSettings {
    if let entry = known[ObjectIdentifier(defaults)] { return entry.settings }
    let made = AppSettings(store: DefaultsSettingsStore(defaults))
    known[ObjectIdentifier(defaults)] = (defaults, made)
    return made
  }
}

/// The settings of one window, which lie among the app's.
@MainActor
final class SceneSettingsStore: SettingsStore {
  private let base: AppSettings
  private let prefix: String

  init(_ base: AppSettings, window: String) {
    self.base = base
    prefix = "scene.\(window)."
  }

  func value(for key: String) -> SettingsValue? { DependencyTracker.untracked { base.value(for: prefix + key) } }
  func setValue(_ value: SettingsValue?, for key: String) { base.setValue(value, for: prefix + key) }
}

private struct AppSettingsKey: EnvironmentKey { static var defaultValue: AppSettings? { nil } }
private struct SceneSettingsKey: EnvironmentKey { static var defaultValue: AppSettings? { nil } }

extension EnvironmentValues {
  var appSettings: AppSettings? {
    get { self[AppSettingsKey.self] }
    set { self[AppSettingsKey.self] = newValue }
  }

  var sceneSettings: AppSettings? {
    get { self[SceneSettingsKey.self] }
    set { self[SceneSettingsKey.self] = newValue }
  }
}

extension View {
  /// The store of ``AppStorage`` in this view, where that names none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appSettings, AppSettings.of(store))
  }
}

/// How a type is kept in settings. A value of another kind, as an older program may have left, counts as none.
struct SettingsCoding<Value> {
  let decode: (SettingsValue) -> Value?
  let encode: (Value) -> SettingsValue?

  static func optional<Wrapped>(_ base: SettingsCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(decode: { base.decode($0) }, encode: { $0.flatMap(base.encode) })
  }
}

extension SettingsCoding where Value == Bool {
  static var bool: Self {
    Self(decode: { if case .bool(let value) = $0 { value } else { nil } }, encode: { .bool($0) })
  }
}
extension SettingsCoding where Value == Int {
  static var integer: Self {
    Self(decode: { if case .integer(let value) = $0 { value } else { nil } }, encode: { .integer($0) })
  }
}
extension SettingsCoding where Value == Double {
  static var number: Self {
    Self(
      decode: { stored in
        switch stored {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
      }, encode: { .number($0) })
  }
}
extension SettingsCoding where Value == String {
  static var string: Self {
    Self(decode: { if case .string(let value) = $0 { value } else { nil } }, encode: { .string($0) })
  }
}
extension SettingsCoding where Value == URL {
  static var url: Self {
    Self(
      decode: { if case .string(let value) = $0 { URL(string: value) } else { nil } },
      encode: { .string($0.absoluteString) })
  }
}
extension SettingsCoding where Value == Data {
  static var data: Self {
    Self(decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}
extension SettingsCoding where Value: RawRepresentable {
  static func raw(_ coding: SettingsCoding<Value.RawValue>) -> Self {
    Self(decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
  }
}
