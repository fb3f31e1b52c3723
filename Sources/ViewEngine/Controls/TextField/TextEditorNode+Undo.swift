// Changes of an editor's text are taken back by the window's undo manager; what is typed in a row counts as one.
extension TextEditorNode {
  /// The last change that another one may join.
  struct Change {
    let isInsertion: Bool
    /// Where the caret stood after it.
    let head: Int
  }

  private var undoManager: UndoManager? {
    // Nobody is to find out what was typed into a field that shows dots.
    view.isSecure ? nil : DependencyTracker.untracked { environment.values.undoManager }
  }

  /// Has a change be taken back, alone or with the one before.
  func noteChange(from old: TextEditing) {
    guard let undoManager else { return }
    guard old.text != editing.text else {
      // The caret has been moved: what comes then is another change.
      if old.head != editing.head || old.anchor != editing.anchor { lastChange = nil }
      return
    }
    let isInsertion = editing.text.utf16.count > old.text.utf16.count
    let joins =
      lastChange.map { $0.isInsertion == isInsertion && $0.head == old.head && old.selection.isEmpty } ?? false
    lastChange = Change(isInsertion: isInsertion, head: editing.head)
    if joins, undoManager.isLast(self) { return }
    undoManager.registerUndo(withTarget: self) { $0.restore(old) }
  }

  private func restore(_ old: TextEditing) {
    guard isMounted else { return }
    let present = editing
    undoManager?.registerUndo(withTarget: self) { $0.restore(present) }
    takeOver(old)
  }
}
