/// A value that is kept for one window, and restored when the window opens again.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var setting: StoredSetting<Value>

  private init(_ key: String, _ fallback: Value, _ coding: SettingsCoding<Value>) {
    setting = StoredSetting(key: key, fallback: fallback, coding: coding)
  }

  /// The value that is kept, or the first one where there is none.
  @MainActor public var wrappedValue: Value {
    get { setting.value }
    nonmutating set { setting.value = newValue }
  }

  /// A reference to the value that others may read and write.
  @MainActor public var projectedValue: Binding<Value> { setting.binding }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: EngineProperty {
  package mutating func attach(to owner: any PropertyOwner, slot: Int) {
    setting.settings = owner.environment.values.sceneSettings
  }

  package static func isSame(_ left: Self, _ right: Self) -> Bool { left.setting.isSame(as: right.setting) }
}

extension SceneStorage {
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .bool) }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .integer) }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .number) }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .string) }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }
  /// A value under a key, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .data) }
  /// A value that is kept by its raw value, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.integer))
  }
  /// A value that is kept by its raw value, and what it is where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.string))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value under a key; nil where none is kept.
  public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(SettingsCoding<Bool>.bool)) }
  /// A value under a key; nil where none is kept.
  public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(SettingsCoding<Int>.integer)) }
  /// A value under a key; nil where none is kept.
  public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(SettingsCoding<Double>.number)) }
  /// A value under a key; nil where none is kept.
  public init(_ key: String) where Value == String? { self.init(key, nil, .optional(SettingsCoding<String>.string)) }
  /// A value under a key; nil where none is kept.
  public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(SettingsCoding<URL>.url)) }
  /// A value under a key; nil where none is kept.
  public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(SettingsCoding<Data>.data)) }
  /// A value that is kept by its raw value; nil where none is kept.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(SettingsCoding<R>.raw(.integer)))
  }
  /// A value that is kept by its raw value; nil where none is kept.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(SettingsCoding<R>.raw(.string)))
  }
}
