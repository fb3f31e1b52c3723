/// Calls actions when a view enters and leaves.
public struct _AppearanceActionModifier: ElementModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  package func makeNode(in context: WrapperContext) -> AppearanceNode { AppearanceNode(context) }
  package func update(_ node: AppearanceNode) { node.set(appear, disappear) }
}

package final class AppearanceNode: WrapperNode {
  private var appear: (() -> Void)?
  private var disappear: (() -> Void)?
  private var isQueued = false
  private var hasAppeared = false
  /// Whether the view is in the tree but out of sight.
  private var isAway = false

  func set(_ appear: (() -> Void)?, _ disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
    guard !isQueued else { return }
    isQueued = true
    queueAppearance()
  }

  private func queueAppearance() {
    graph.actions.appear { [weak self] in
      guard let self, self.isMounted, !self.hasAppeared, !self.isAway else { return }
      self.hasAppeared = true
      self.appear?()
    }
  }

  package override func visibilityDidChange(_ isShown: Bool) {
    super.visibilityDidChange(isShown)
    isAway = !isShown
    guard isShown else { return disappearIfNeeded() }
    queueAppearance()
    graph.setNeedsUpdate()
  }

  package override func willUnmount() {
    super.willUnmount()
    disappearIfNeeded()
  }

  private func disappearIfNeeded() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let disappear else { return }
    graph.actions.cleanup(disappear)
    graph.setNeedsUpdate()
  }
}

/// Runs an asynchronous action as long as a view is there.
public struct _TaskModifier<ID: Equatable>: ElementModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void
  package func makeNode(in context: WrapperContext) -> TaskNode<ID> { TaskNode(context) }
  package func update(_ node: TaskNode<ID>) { node.set(id, priority, action) }
}

package final class TaskNode<ID: Equatable>: WrapperNode {
  private var id: ID?
  private var task: Task<Void, Never>?
  /// Runs the action anew when the view comes back into sight.
  private var restart: (() -> Void)?
  private var isAway = false

  func set(_ id: ID, _ priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void) {
    let isFirst = self.id == nil
    guard isFirst || self.id != id else { return }
    self.id = id
    start(id, priority, action)
    restart = { [unowned self] in start(id, priority, action) }
  }

  private func start(_ id: ID, _ priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void) {
    task?.cancel()
    task = nil
    graph.actions.task { [weak self] in
      guard let self, self.isMounted, !self.isAway, self.id == id else { return }
      let graph = self.graph
      let work = graph.work
      let id = work.begin("a view's task", isOpenEnded: true)
      self.task = Task(priority: priority) { @MainActor in
        await PendingWork.$current.withValue(work) { await action() }
        work.end(id)
      }
    }
    graph.setNeedsUpdate()
  }

  package override func visibilityDidChange(_ isShown: Bool) {
    super.visibilityDidChange(isShown)
    isAway = !isShown
    if isShown { restart?() } else { task?.cancel() }
  }

  package override func willUnmount() {
    super.willUnmount()
    restart = nil
    task?.cancel()
  }
}

/// Calls an action when a value has changed.
public struct _ValueActionModifier<Value: Equatable>: ElementModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  package func makeNode(in context: WrapperContext) -> ValueActionNode<Value> { ValueActionNode(context) }
  package func update(_ node: ValueActionNode<Value>) { node.set(value, initial, action) }
}

package final class ValueActionNode<Value: Equatable>: WrapperNode {
  private var value: Value?
  private var action: ((Value, Value) -> Void)?
  private var guardian = RepetitionGuard()
  private var isInitial = false
  /// Whether the view is in the tree but out of sight.
  private var isAway = false

  package override func visibilityDidChange(_ isShown: Bool) {
    super.visibilityDidChange(isShown)
    isAway = !isShown
    guard isShown, isInitial else { return }
    queueInitial()
    graph.setNeedsUpdate()
  }

  private func queueInitial() {
    graph.actions.appear { [weak self] in
      guard let self, self.isMounted, !self.isAway, let value = self.value else { return }
      self.action?(value, value)
    }
  }

  func set(_ value: Value, _ initial: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.action = action
    isInitial = initial
    guard let old = self.value else {
      self.value = value
      if initial { queueInitial() }
      return
    }
    guard old != value else { return }
    self.value = value
    guard guardian.mayFire(in: graph, what: "onChange(of: \(Value.self))") else { return }
    graph.actions.change { [weak self] in
      guard let self, self.isMounted else { return }
      self.action?(old, value)
    }
    graph.setNeedsUpdate()
  }
}

extension View {
  /// Calls an action after the view has been laid out for the first time and before it is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view has left.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Runs an asynchronous action once the view has appeared; it is cancelled when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action once the view has appeared, and anew whenever `id` changes.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }

  /// Calls an action after an update in which `value` has changed; with `initial` also when the view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Calls an action with the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: action))
  }
}
