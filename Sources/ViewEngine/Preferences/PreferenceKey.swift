/// A value that views give to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  /// What an ancestor sees when nobody contributes.
  static var defaultValue: Value { get }
  /// Adds a later contribution to the ones before. Called for the second and every further contributor, in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension ViewNode {
  /// The combined contributions of a subtree; nil if there is none. The first contributor's value is the start.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var collector = PreferenceCollector<Key>()
    collectPreferences(&collector)
    return collector.value
  }

  final func collectPreferences<Key: PreferenceKey>(_ collector: inout PreferenceCollector<Key>) {
    if withholdsPreferences { return }
    if contribute(to: &collector) { return }
    // `forEachChild` takes a non-escaping closure, so the collector can be captured.
    withUnsafeMutablePointer(to: &collector) { pointer in
      forEachChild { $0.collectPreferences(&pointer.pointee) }
    }
  }
}

/// Gathers contributions in tree order.
package struct PreferenceCollector<Key: PreferenceKey> {
  package private(set) var value: Key.Value?

  package mutating func add(_ next: Key.Value) {
    if var current = value {
      Key.reduce(value: &current) { next }
      value = current
    } else {
      value = next
    }
  }
}
