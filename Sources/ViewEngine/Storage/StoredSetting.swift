/// A value under a key of some settings: what the property wrappers of settings have in common.
struct StoredSetting<Value> {
  let key: String
  /// What the value is where none is kept.
  let fallback: Value
  let coding: SettingsCoding<Value>
  /// Where the value is kept; nil outside of views.
  var settings: AppSettings?

  init(key: String, fallback: Value, coding: SettingsCoding<Value>) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
  }

  @MainActor var value: Value {
    get { settings?.value(for: key).flatMap(coding.decode) ?? fallback }
    nonmutating set { settings?.setValue(coding.encode(newValue), for: key) }
  }

  @MainActor var binding: Binding<Value> {
    // A binding is used on the main actor, wherever its closures may be said to run.
    nonisolated(unsafe) let copy = self
    return Binding(
      get: {
        nonisolated(unsafe) var value = copy.fallback
        MainActor.assumeIsolated { value = copy.value }
        return value
      },
      set: { value in
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { copy.value = value }
      })
  }

  /// Whether both stand for the same value of the same settings.
  func isSame(as other: Self) -> Bool { key == other.key && settings === other.settings }
}
