import MaterialComponents
import Observation

/// A value that a test changes and views read.
@MainActor @Observable
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
