/// A value that is kept in the app's settings, and is the same for all views that name its key.
///
/// A value of another type under the key counts as none. Where the settings are is the host's matter; with `store` they
/// are in one of Foundation's.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var setting: StoredSetting<Value>
  private let store: UserDefaults?

  private init(_ key: String, _ fallback: Value, _ store: UserDefaults?, _ coding: SettingsCoding<Value>) {
    setting = StoredSetting(key: key, fallback: fallback, coding: coding)
    self.store = store
  }

  /// The value that is kept, or the first one where there is none.
  @MainActor public var wrappedValue: Value {
    get { setting.value }
    nonmutating set { setting.value = newValue }
  }

  /// A reference to the value that others may read and write.
  @MainActor public var projectedValue: Binding<Value> { setting.binding }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    setting.settings = store.map { AppSettings.of($0) } ?? owner.environment.values.appSettings
  }

  package static func isSame(_ left: Self, _ right: Self) -> Bool { left.setting.isSame(as: right.setting) }
}

extension AppStorage {
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .bool)
  }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .integer)
  }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, store, .number)
  }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, store, .string)
  }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .data)
  }
  /// A value that is kept by its raw value, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw(.integer))
  }
  /// A value that is kept by its raw value, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value under a key; nil where none is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(SettingsCoding<Bool>.bool))
  }
  /// A value under a key; nil where none is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(SettingsCoding<Int>.integer))
  }
  /// A value under a key; nil where none is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(SettingsCoding<Double>.number))
  }
  /// A value under a key; nil where none is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(SettingsCoding<String>.string))
  }
  /// A value under a key; nil where none is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(SettingsCoding<URL>.url))
  }
  /// A value under a key; nil where none is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(SettingsCoding<Data>.data))
  }
  /// A value that is kept by its raw value; nil where none is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(SettingsCoding<R>.raw(.integer)))
  }
  /// A value that is kept by its raw value; nil where none is kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(SettingsCoding<R>.raw(.string)))
  }
}
