/// Contributes a value to a preference, in place of what the view's content contributes.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: ScopeModifier {
  let value: Key.Value

  package func makeNode(in context: NodeContext) -> PreferenceWritingNode<Key> {
    PreferenceWritingNode(value, context: context)
  }
  package func update(_ node: PreferenceWritingNode<Key>) { node.value = value }
}

package final class PreferenceWritingNode<Key: PreferenceKey>: ScopeNode {
  var value: Key.Value {
    didSet { if !valuesAreEqual(oldValue, value) { graph.preferences.setNeedsCheck() } }
  }

  init(_ value: Key.Value, context: NodeContext) {
    self.value = value
    super.init(context: context)
    graph.preferences.setNeedsCheck()
  }

  package override func willUnmount() { graph.preferences.setNeedsCheck() }

  package override func contribute<Other: PreferenceKey>(to collector: inout PreferenceCollector<Other>) -> Bool {
    guard Other.self == Key.self, let value = value as? Other.Value else { return false }
    collector.add(value)
    return true
  }
}

/// Edits what a view's content contributes to a preference.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ScopeModifier {
  let transform: (inout Key.Value) -> Void

  package func makeNode(in context: NodeContext) -> PreferenceTransformNode<Key> {
    let node = PreferenceTransformNode<Key>(context: context)
    node.transform = transform
    return node
  }
  package func update(_ node: PreferenceTransformNode<Key>) {
    node.transform = transform
    node.graph.preferences.setNeedsCheck()
  }
}

package final class PreferenceTransformNode<Key: PreferenceKey>: ScopeNode {
  var transform: ((inout Key.Value) -> Void)?

  package override func contribute<Other: PreferenceKey>(to collector: inout PreferenceCollector<Other>) -> Bool {
    guard Other.self == Key.self, let transform else { return false }
    var inner = PreferenceCollector<Key>()
    forEachChild { child in withUnsafeMutablePointer(to: &inner) { child.collectPreferences(&$0.pointee) } }
    var value = inner.value ?? Key.defaultValue
    transform(&value)
    if let value = value as? Other.Value { collector.add(value) }
    return true
  }
}

/// Calls an action when a preference of the view's content changes.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ScopeModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  package func makeNode(in context: NodeContext) -> PreferenceActionNode<Key> {
    let node = PreferenceActionNode<Key>(context: context)
    node.action = action
    return node
  }
  package func update(_ node: PreferenceActionNode<Key>) { node.action = action }
  package func didUpdate(_ node: PreferenceActionNode<Key>) {}
}

package final class PreferenceActionNode<Key: PreferenceKey>: ScopeNode, PreferenceObserver
where Key.Value: Equatable {
  var action: ((Key.Value) -> Void)?
  private var known: Key.Value?
  private var guardian = RepetitionGuard()

  override init(context: NodeContext) {
    super.init(context: context)
    graph.preferences.add(self)
  }

  package override func willUnmount() { graph.preferences.remove(self) }

  package func preferencesMayHaveChanged() {
    guard let value = preference(Key.self), value != known else { return }
    // As with geometry, a value that comes too often in one frame is not lost: a later check finds it new.
    guard guardian.mayFire(in: graph, what: "onPreferenceChange(\(Key.self))") else { return }
    known = value
    graph.actions.change { [weak self] in
      guard let self, self.isMounted else { return }
      self.action?(value)
    }
  }
}

/// Takes over a preference of the view's content at each change; a value that can't be compared counts as changed.
struct _PreferenceReadingModifier<Key: PreferenceKey>: ScopeModifier {
  let take: (Key.Value) -> Void

  func makeNode(in context: NodeContext) -> PreferenceReadingNode<Key> {
    let node = PreferenceReadingNode<Key>(context: context)
    node.take = take
    return node
  }
  func update(_ node: PreferenceReadingNode<Key>) { node.take = take }
}

final class PreferenceReadingNode<Key: PreferenceKey>: ScopeNode, PreferenceObserver {
  var take: ((Key.Value) -> Void)?
  private var known: Key.Value?
  private var guardian = RepetitionGuard()
  /// The frame in which a value that can't be compared was taken last, and how often.
  private var taken = (frame: UInt64.max, count: 0)

  override init(context: NodeContext) {
    super.init(context: context)
    graph.preferences.add(self)
  }

  override func willUnmount() { graph.preferences.remove(self) }

  /// A value that can't be compared is taken twice a frame: what is made from it may move what it is about, once.
  private var mayTakeIncomparable: Bool {
    if taken.frame != graph.frameSerial { taken = (graph.frameSerial, 0) }
    taken.count += 1
    return taken.count <= 2
  }

  func preferencesMayHaveChanged() {
    // Where nobody contributes any more, the default is what there is.
    guard let value = preference(Key.self) ?? (known == nil ? nil : Key.defaultValue) else { return }
    if let known, valuesAreEqual(known, value) { return }
    known = value
    guard value is any Equatable || mayTakeIncomparable else { return }
    guard !(value is any Equatable) || guardian.mayFire(in: graph, what: "a value of \(Key.self)") else { return }
    graph.actions.change { [weak self] in
      guard let self, self.isMounted else { return }
      self.take?(value)
    }
  }
}

/// Makes content from a preference of a view, behind or in front of it.
struct PreferenceContent<Key: PreferenceKey, Content: View, Secondary: View>: View {
  let content: Content
  let alignment: Alignment
  let isInFront: Bool
  let make: (Key.Value) -> Secondary
  @State private var value: Key.Value = Key.defaultValue

  var body: some View {
    content.modifier(_PreferenceReadingModifier<Key> { value = $0 })
      .modifier(
        _SecondaryContentModifier(secondary: make(value), alignment: alignment, isInFront: isInFront))
  }
}

extension View {
  /// Contributes a value to a preference.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(_PreferenceWritingModifier<Key>(value: value))
  }

  /// Edits what this view contributes to a preference.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Calls an action with a preference's value, first when there is one and then at each change. The action runs
  /// after the update and before the frame is shown; what it changes is part of the same frame.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(_PreferenceActionModifier<Key>(action: action))
  }

  /// Puts content in front of this view that depends on a preference of it.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ make: @escaping (Key.Value) -> Content
  ) -> some View {
    PreferenceContent<Key, Self, Content>(content: self, alignment: alignment, isInFront: true, make: make)
  }

  /// Puts content behind this view that depends on a preference of it.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ make: @escaping (Key.Value) -> Content
  ) -> some View {
    PreferenceContent<Key, Self, Content>(content: self, alignment: alignment, isInFront: false, make: make)
  }
}
