// What keys and input methods do to an editor's text.
extension TextEditorNode {
  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, isEnabled, let command = TextCommand(event, hasLines: view.lines != .one) else { return false }
    // Enter belongs to a default button where the field has nothing to submit to, and begins a line where it has several.
    if command == .submit,
      view.lines == .all || DependencyTracker.untracked({ environment.values.submitAction }) == nil
    {
      guard view.lines != .one else { return false }
      perform(.insert("\n"))
      return true
    }
    perform(command)
    return true
  }

  func perform(_ command: TextCommand) {
    switch command {
    case .move(.line, let forward, let extending) where view.lines != .one:
      endComposing()
      let target = lineEdge(forward: forward)
      edit { $0.place(at: target, extending: extending) }
    case .moveLines(let count, let extending): moveCaret(by: CGFloat(count) * lineHeight, extending: extending)
    case .movePage(let forward, let extending):
      let page = max(lineHeight, visibleHeight - lineHeight)
      moveCaret(by: forward ? page : -page, extending: extending)
    case .move(let step, let forward, let extending):
      endComposing()
      edit { $0.move(step, forward: forward, extending: extending) }
    case .delete(let step, let forward):
      endComposing()
      edit { $0.delete(step, forward: forward) }
    case .insert(let string): edit { $0.insert(string) }
    case .selectAll: edit { $0.selectAll() }
    case .copy: copy()
    case .cut:
      copy()
      if !view.isSecure, !editing.selection.isEmpty { edit { $0.delete(.character, forward: false) } }
    case .paste: paste()
    case .submit: DependencyTracker.untracked { environment.values.submitAction }?.action()
    }
  }

  private func copy() {
    if !view.isSecure, !editing.selection.isEmpty { graph.services.clipboard.setText(editing.selectedText) }
  }

  private func paste() {
    pasteTask?.cancel()
    let clipboard = graph.services.clipboard
    pasteTask = Task { @MainActor [weak self] in
      guard let text = await clipboard.text(), !Task.isCancelled else { return }
      self?.edit { $0.insert(text) }
    }
  }
}

extension TextEditorNode: TextInputClient {
  package func handle(_ event: TextInputEvent) {
    guard isEnabled else { return }
    switch event {
    case .commit(let text): edit { $0.insert(text) }
    case .preedit(let text, let caret): edit { $0.setPreedit(text, caret: caret) }
    case .deleteSurrounding(let before, let after): edit { $0.deleteSurrounding(before: before, after: after) }
    }
  }

  package var caretRect: CGRect {
    let rect = localCaretRect
    let origin = point(rect.origin, in: nil)
    let corner = point(CGPoint(x: rect.maxX, y: rect.maxY), in: nil)
    return CGRect(
      x: min(origin.x, corner.x), y: min(origin.y, corner.y), width: abs(corner.x - origin.x),
      height: abs(corner.y - origin.y))
  }

  package var surroundingText: (text: String, selection: Range<Int>) {
    view.isSecure ? ("", 0..<0) : (editing.text, editing.selection)
  }

  package var isSecure: Bool { view.isSecure }
}
