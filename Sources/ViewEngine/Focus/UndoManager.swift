/// Remembers what to do to take changes back, and to make them again.
///
/// Foundation has none on this platform. There is one for each window, in the environment; Control and Z take back, with
/// Shift, or Control and Y, make again. Texts that are edited register their changes by themselves. What is registered
/// while one event is handled is taken back together.
///
/// ```swift
/// undoManager?.registerUndo(withTarget: document) { $0.name = oldName }
/// undoManager?.setActionName("Rename")
/// ```
///
/// What a handler registers while it takes a change back is what makes the change again.
@MainActor
public final class UndoManager {
  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  /// Changes that are taken back together.
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var open: Group?
  /// How many groups have been begun and not ended.
  public private(set) var groupingLevel = 0
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  private var disabledCount = 0

  /// How many groups are kept; 0 stands for any number. Default: 0.
  public var levelsOfUndo = 0 { didSet { trim() } }

  public nonisolated init() {}

  // MARK: Registering

  /// Whether changes are registered.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// Has changes go by until registration is enabled as often as it was disabled.
  public func disableUndoRegistration() { disabledCount += 1 }
  public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Says how to take back what has just been done.
  /// - Parameters:
  ///   - target: what the change was made to; it is not kept alive, and where it is gone nothing is done.
  ///   - handler: takes the change back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    // A change of another kind than taking back ends what could be made again.
    if !isUndoing, !isRedoing { redoGroups.removeAll() }
    var group = open ?? Group()
    group.actions.append(Action(target: target) { if let target = $0 as? Target { handler(target) } })
    open = group
  }

  /// Names the changes of the present group, for menus.
  public func setActionName(_ name: String) {
    if open != nil { open?.name = name } else if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].name = name }
  }

  /// Begins a group: what is registered until it ends is taken back together.
  public func beginUndoGrouping() {
    if groupingLevel == 0 { close() }
    groupingLevel += 1
  }

  public func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    if groupingLevel == 0 { close() }
  }

  /// Whether the last change that was registered is one of a target's.
  func isLast(_ target: AnyObject) -> Bool { (open ?? undoGroups.last)?.actions.last?.target === target }

  /// An event has been handled: what follows belongs to another group.
  package func eventDidEnd() { if groupingLevel == 0 { close() } }

  private func close() {
    guard let group = open else { return }
    open = nil
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
    undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
  }

  // MARK: Taking back

  public var canUndo: Bool { open != nil || !undoGroups.isEmpty }
  public var canRedo: Bool { !redoGroups.isEmpty }
  /// What would be taken back; empty where it has no name.
  public var undoActionName: String { open?.name ?? undoGroups.last?.name ?? "" }
  /// What would be made again; empty where it has no name.
  public var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Takes the last group of changes back.
  public func undo() {
    groupingLevel = 0
    close()
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Makes the group of changes again that was taken back last.
  public func redo() {
    close()
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  private func perform(_ group: Group) {
    for action in group.actions.reversed() { if let target = action.target { action.perform(target) } }
    if open != nil { open?.name = group.name }
    close()
  }

  /// Forgets everything.
  public func removeAllActions() {
    undoGroups.removeAll()
    redoGroups.removeAll()
    open = nil
  }

  /// Forgets what was registered for a target.
  public func removeAllActions(withTarget target: AnyObject) {
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target == nil || $0.target === target }
        return group.actions.isEmpty ? nil : group
      }
    }
    undoGroups = without(undoGroups)
    redoGroups = without(redoGroups)
    open = open.flatMap { without([$0]).first }
  }
}

private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// The undo manager of the window; nil where there is none.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
