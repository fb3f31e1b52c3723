/// The part of a text field in which text is shown and edited: one line that scrolls to keep the caret in view.
public struct _TextEditorCore: PrimitiveView {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let source: InteractionSource
  let session: TextFieldSession

  public static var _isUnary: Bool { true }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    TextEditorNode(view, context: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TextEditorNode.self).update(with: view)
  }
}

package final class TextEditorNode: LayoutNode, InputResponder {
  private(set) var view: _TextEditorCore
  private(set) var editing: TextEditing
  private var layout: (any TextLayout)?
  private var promptLayout: (any TextLayout)?
  private var lineHeight: CGFloat = 0
  private var shapingToken: DependencyToken?
  private var textToken: DependencyToken?
  /// What the bound text reads of observable objects.
  private var observationToken: DependencyToken?
  private var needsShaping = true
  /// How far the text is moved to the left, in points.
  private var scroll: CGFloat = 0
  private var recognizer: TextSelectionRecognizer!
  private var blink: CaretBlink!
  private var pasteTask: Task<Void, Never>?

  /// The caret's width in points.
  static let caretWidth: CGFloat = 1

  init(_ view: _TextEditorCore, context: NodeContext) {
    self.view = view
    editing = TextEditing("")
    super.init(context: context)
    recognizer = TextSelectionRecognizer(editor: self)
    blink = CaretBlink(graph: context.graph) { [unowned self] in self.setNeedsPaint() }
    view.session.editor = self
    readBinding()
    editing = TextEditing(editing.text)
  }

  // A window that is dropped without being closed takes its nodes along; sources must not find them any more.
  deinit {
    shapingToken?.cancel()
    textToken?.cancel()
    observationToken?.cancel()
  }

  func update(with view: _TextEditorCore) {
    let changed = view.prompt != self.view.prompt || view.isSecure != self.view.isSecure
    self.view = view
    view.session.editor = self
    if changed { textDidChange() }
    readBinding()
  }

  /// Follows the bound text. What is being composed stays.
  private func readBinding() {
    textToken?.cancel()
    observationToken?.cancel()
    let ((text, observed), token) = DependencyTracker.track(self, .layout) {
      ObservationBridge.tracking(self, in: .layout) { view.text.wrappedValue }
    }
    textToken = token
    observationToken = observed
    guard text != editing.text else { return }
    editing.setText(text)
    textDidChange()
  }

  package override func dependencyDidChange(in phase: UpdatePhase) {
    if phase == .layout {
      readBinding()
      needsShaping = true
      setNeedsPaint()
    }
    super.dependencyDidChange(in: phase)
  }

  package override func willUnmount() {
    shapingToken?.cancel()
    textToken?.cancel()
    observationToken?.cancel()
    pasteTask?.cancel()
    blink.stop()
    recognizer.detach()
    graph.textInput.deactivate(self)
    super.willUnmount()
  }

  private func textDidChange() {
    needsShaping = true
    setNeedsLayout()
    setNeedsPaint()
  }

  /// The caret or the selection moved.
  private func caretDidMove() {
    blink.restart()
    keepCaretInView()
    setNeedsPaint()
  }

  // MARK: Layout

  private var display: EditorDisplay { EditorDisplay(editing, isSecure: view.isSecure) }

  private func prepare() {
    guard needsShaping else { return }
    needsShaping = false
    shapingToken?.cancel()
    let (_, token) = DependencyTracker.track(self, .layout) {
      let runs = display.runs.map { part in
        var run = Text.Run(content: .string(part.string))
        run.isUnderlined = part.isComposed
        return run
      }
      layout = shape(runs)
      promptLayout = view.prompt.flatMap { shape(Array($0.runs)) }
      lineHeight = shape([Text.Run(content: .string(" "))])?.size.height ?? 0
    }
    shapingToken = token
  }

  private func shape(_ runs: [Text.Run]) -> (any TextLayout)? {
    guard !runs.isEmpty else { return nil }
    let values = environment.values
    let resolver = TextRunResolver(values: values, factor: 1)
    let request = TextRequest(
      runs: runs.map(resolver.resolve), direction: values.layoutDirection,
      language: values.locale.identifier.replacingOccurrences(of: "_", with: "-"))
    return graph.services.textShaper.shape(request).layout(TextLayoutOptions(lineLimit: 1))
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare()
    let ideal = max(layout?.size.width ?? 0, promptLayout?.size.width ?? 0) + Self.caretWidth
    let width = proposal.width.map { $0 == .infinity ? ideal : $0 } ?? ideal
    return CGSize(
      width: max(0, proposal.width == .infinity ? .infinity : width),
      height: max(lineHeight, layout?.size.height ?? 0).rounded(.up))
  }

  package override func placeChildren() {
    prepare()
    keepCaretInView()
    setNeedsPaint()
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    prepare()
    guard key.axis == .vertical else { return nil }
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    return (layout ?? promptLayout)?.firstBaseline
  }

  /// Where the text's left edge is without scrolling: a short text in a line from the right stands at the right.
  private var textOrigin: CGFloat {
    guard environment.isRightToLeft else { return 0 }
    return max(0, presentedFrame.width - (layout?.size.width ?? 0) - Self.caretWidth)
  }

  /// The caret in the node's coordinates.
  var localCaretRect: CGRect {
    prepare()
    let caret = layout?.caretRect(at: display.caret) ?? CGRect(x: 0, y: 0, width: 0, height: lineHeight)
    return CGRect(
      x: textOrigin + caret.minX - scroll, y: caret.minY, width: Self.caretWidth,
      height: caret.height > 0 ? caret.height : lineHeight)
  }

  private func keepCaretInView() {
    guard hasBeenPlaced else { return }
    prepare()
    let width = size.width
    let content = (layout?.size.width ?? 0) + Self.caretWidth
    var moved = min(scroll, max(0, content - width))
    let caret = textOrigin + (layout?.caretRect(at: display.caret).minX ?? 0)
    if caret - moved < 0 { moved = caret }
    if caret + Self.caretWidth - moved > width { moved = caret + Self.caretWidth - width }
    scroll = max(0, moved)
  }

  /// The place in the text nearest to a point of the node's coordinates.
  func offset(at point: CGPoint) -> Int {
    prepare()
    guard let layout else { return 0 }
    let inText = CGPoint(x: point.x + scroll - textOrigin, y: min(max(0, point.y), layout.size.height - 1))
    return display.offset(forShown: layout.offset(at: inText))
  }

  // MARK: Paint

  package override var paintsContent: Bool { true }

  package override func paint(_ context: inout PaintContext) {
    let shown = display
    let isFocused = graph.focus.focused === self
    let origin = context.snapped(CGPoint(x: textOrigin - scroll, y: 0))
    let caret = localCaretRect
    context.clip(to: Rectangle(), in: CGRect(origin: .zero, size: context.size)) { context in
      let values = context.environment
      if let layout {
        if isFocused, !shown.selection.isEmpty {
          for rect in layout.selectionRects(for: shown.selection) {
            context.fill(
              Path(context.snapped(rect.offsetBy(dx: origin.x, dy: origin.y))), with: TintShapeStyle().opacity(0.3))
          }
        }
        context.append(.text(layout, origin: origin, color: values.foregroundPaint.solidColor, runColors: []))
      } else if let promptLayout {
        let color = HierarchicalShapeStyle.secondary.paint(in: values).solidColor
        let x = values.layoutDirection == .rightToLeft ? context.size.width - promptLayout.size.width : 0
        context.append(
          .text(promptLayout, origin: context.snapped(CGPoint(x: x, y: 0)), color: color, runColors: []))
      }
      if isFocused, blink.isOn, shown.selection.isEmpty {
        context.fill(Path(context.snapped(caret)), with: TintShapeStyle())
      }
    }
  }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }

  // MARK: Input

  package override var responder: (any InputResponder)? { self }
  var isEnabled: Bool { DependencyTracker.untracked { environment.values.isEnabled } }
  package var isFocusable: Bool { isEnabled }
  package var takesFocusOnPress: Bool { true }
  package var pointerStyle: PointerStyle? { isEnabled ? .horizontalText : nil }

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    if isEnabled { recognizers.append(recognizer) }
  }

  package func focusDidChange(_ isFocused: Bool, isVisible: Bool) {
    let hadFocus = graph.textInput.client === self
    view.source.setFocused(isFocused, isVisible: isVisible)
    if isFocused {
      graph.textInput.activate(self)
      blink.restart()
      // Coming by keyboard selects all, so that typing replaces it.
      if isVisible, !hadFocus { editing.selectAll() }
    } else {
      blink.stop()
      if !editing.preedit.isEmpty {
        editing.endPreedit()
        textDidChange()
      }
      graph.textInput.deactivate(self)
    }
    setNeedsPaint()
  }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard event.isDown, isEnabled, let command = TextCommand(event) else { return false }
    // Enter belongs to a default button where the field has nothing to submit to.
    if command == .submit, DependencyTracker.untracked({ environment.values.submitAction }) == nil { return false }
    perform(command)
    return true
  }

  func perform(_ command: TextCommand) {
    switch command {
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

  /// Gives up what is being composed, here and in the input method.
  private func endComposing() {
    guard !editing.preedit.isEmpty else { return }
    editing.endPreedit()
    textDidChange()
    graph.textInput.onReset()
  }

  /// Changes text or selection, and the bound text with it.
  func edit(_ change: (inout TextEditing) -> Void) {
    let before = editing
    // A copy, since the change may look at the field.
    var changed = editing
    change(&changed)
    guard changed != before else { return }
    editing = changed
    if editing.text != before.text {
      view.text.wrappedValue = editing.text
      // The binding may have made something else of it.
      let accepted = DependencyTracker.untracked { view.text.wrappedValue }
      editing.setText(accepted)
    }
    if editing.text != before.text || editing.preedit != before.preedit { textDidChange() }
    caretDidMove()
  }

  /// Asks for the focus, as the parts around the editor do when they are pressed.
  func focus(at point: CGPoint?) {
    guard isEnabled else { return }
    graph.focus.focus(self)
    if let point { edit { $0.place(at: offset(at: point)) } }
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
