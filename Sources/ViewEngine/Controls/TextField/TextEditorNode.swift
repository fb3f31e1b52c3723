/// The part of a text field in which text is shown and edited: one line, or several, that move to keep the caret in view.
public struct _TextEditorCore: PrimitiveView {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let source: InteractionSource
  let session: TextFieldSession
  var lines = EditorLines.one

  public static var _isUnary: Bool { true }
  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    TextEditorNode(view, context: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TextEditorNode.self).update(with: view)
  }
}

/// How many lines an editor has.
enum EditorLines: Hashable {
  /// One, in which line breaks become spaces.
  case one
  /// As many as the text needs, between the limits of the environment.
  case growing
  /// As many as the text needs; Enter always begins another.
  case all
}

package final class TextEditorNode: LayoutNode, InputResponder {
  private(set) var view: _TextEditorCore
  private(set) var editing: TextEditing
  private var shaped: (any ShapedText)?
  private var shapedPrompt: (any ShapedText)?
  private(set) var layout: (any TextLayout)?
  private var promptLayout: (any TextLayout)?
  private(set) var lineHeight: CGFloat = 0
  private var shapingToken: DependencyToken?
  private var textToken: DependencyToken?
  /// What the bound text reads of observable objects.
  private var observationToken: DependencyToken?
  private var needsShaping = true
  /// The least and the largest number of lines that are shown at a time.
  private var limits = LineLimit()
  private var lineSpacing: CGFloat = 0
  private var alignment = TextAlignment.leading
  /// How far the text is moved to the left and up, in points.
  private var scroll = CGPoint.zero
  /// Where the caret stood across when it was last moved other than from line to line, in the layout.
  var goalX: CGFloat?
  /// Whether the focus comes by a press on the field, which places the caret itself.
  private var isBeingPressed = false
  private var recognizer: TextSelectionRecognizer!
  private var blink: CaretBlink!
  var pasteTask: Task<Void, Never>?
  var lastChange: Change?

  /// The caret's width in points.
  static let caretWidth: CGFloat = 1

  init(_ view: _TextEditorCore, context: NodeContext) {
    self.view = view
    editing = TextEditing("", allowsLineBreaks: view.lines != .one)
    super.init(context: context)
    recognizer = TextSelectionRecognizer(editor: self)
    blink = CaretBlink(graph: context.graph) { [unowned self] in self.setNeedsPaint() }
    view.session.editor = self
    readBinding()
    editing = TextEditing(editing.text, allowsLineBreaks: view.lines != .one)
  }

  // A window that is dropped without being closed takes its nodes along; sources must not find them any more.
  deinit {
    shapingToken?.cancel()
    textToken?.cancel()
    observationToken?.cancel()
  }

  func update(with view: _TextEditorCore) {
    let changed =
      view.prompt != self.view.prompt || view.isSecure != self.view.isSecure || view.lines != self.view.lines
    self.view = view
    editing.allowsLineBreaks = view.lines != .one
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
    // What lies around scrolls along, once the text that has just been typed has its place.
    if view.lines != .one, graph.focus.focused === self {
      graph.actions.change { [weak self] in self?.revealCaret() }
      graph.setNeedsUpdate()
    }
    setNeedsPaint()
  }

  private func revealCaret() {
    guard isMounted, hasBeenPlaced else { return }
    graph.focus.reveal(localCaretRect, of: self)
  }

  // MARK: Layout

  var display: EditorDisplay { EditorDisplay(editing, isSecure: view.isSecure) }

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
      shaped = shape(runs)
      shapedPrompt = view.prompt.flatMap { shape(Array($0.runs)) }
      lineHeight = shape([Text.Run(content: .string(" "))])?.layout(lineOptions(nil)).size.height ?? 0
      let values = environment.values
      alignment = values.multilineTextAlignment
      guard view.lines != .one else { return }
      limits = values.lineLimits
      lineSpacing = values.lineSpacing
    }
    shapingToken = token
    breakLines(hasBeenPlaced ? size.width : nil)
  }

  /// Lays the text out for a width of the editor; nil leaves each paragraph on a line.
  private func breakLines(_ width: CGFloat?) {
    layout = shaped?.layout(lineOptions(width))
    promptLayout = shapedPrompt?.layout(lineOptions(width))
  }

  private func lineOptions(_ width: CGFloat?) -> TextLayoutOptions {
    guard view.lines != .one else { return TextLayoutOptions(lineLimit: 1) }
    return TextLayoutOptions(
      width: width.map { max(1, $0 - Self.caretWidth) }, alignment: alignment, lineSpacing: lineSpacing)
  }

  private func shape(_ runs: [Text.Run]) -> (any ShapedText)? {
    guard !runs.isEmpty else { return nil }
    let values = environment.values
    let resolver = TextRunResolver(values: values, factor: 1)
    let request = TextRequest(
      runs: runs.map(resolver.resolve), direction: values.layoutDirection,
      language: values.locale.identifier.replacingOccurrences(of: "_", with: "-"))
    return graph.services.textShaper.shape(request)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    prepare()
    let ideal =
      max(shaped?.layout(lineOptions(nil)).size.width ?? 0, shapedPrompt?.layout(lineOptions(nil)).size.width ?? 0)
      + Self.caretWidth
    let width = proposal.width.map { $0 == .infinity ? ideal : $0 } ?? ideal
    let text = (shaped ?? shapedPrompt)?.layout(lineOptions(width)).size.height ?? 0
    return CGSize(
      width: max(0, proposal.width == .infinity ? .infinity : width), height: height(of: text).rounded(.up))
  }

  /// The height for a text, which a growing field keeps between its limits.
  private func height(of text: CGFloat) -> CGFloat {
    var height = max(lineHeight, text)
    guard view.lines == .growing else { return height }
    func lines(_ count: Int) -> CGFloat { (lineHeight + lineSpacing) * CGFloat(count) - lineSpacing }
    height = max(height, lines(limits.minimum))
    if let maximum = limits.maximum { height = min(height, lines(max(1, maximum))) }
    return height
  }

  package override func placeChildren() {
    prepare()
    breakLines(size.width)
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
    let text = shaped ?? shapedPrompt
    return text?.layout(lineOptions(size.width)).firstBaseline
  }

  /// Where the text's left edge is without scrolling: a short text in a line from the right stands at the right.
  private var textOrigin: CGFloat { origin(of: layout) }

  private func origin(of text: (any TextLayout)?) -> CGFloat {
    let room = max(0, presentedFrame.width - (text?.size.width ?? 0) - Self.caretWidth)
    switch (alignment, environment.isRightToLeft) {
    case (.leading, false), (.trailing, true): return 0
    case (.center, _): return room / 2
    case (.leading, true), (.trailing, false): return room
    }
  }

  /// The caret in the node's coordinates.
  var localCaretRect: CGRect {
    prepare()
    let caret = layout?.caretRect(at: display.caret) ?? CGRect(x: 0, y: 0, width: 0, height: lineHeight)
    return CGRect(
      x: textOrigin + caret.minX - scroll.x, y: caret.minY - scroll.y, width: Self.caretWidth,
      height: caret.height > 0 ? caret.height : lineHeight)
  }

  private func keepCaretInView() {
    guard hasBeenPlaced else { return }
    prepare()
    let caret = layout?.caretRect(at: display.caret) ?? .zero
    scroll.x = Self.scroll(
      scroll.x, showing: textOrigin + caret.minX, length: Self.caretWidth,
      of: (layout?.size.width ?? 0) + Self.caretWidth, in: size.width)
    scroll.y = Self.scroll(
      scroll.y, showing: caret.minY, length: max(caret.height, lineHeight), of: layout?.size.height ?? 0,
      in: size.height)
  }

  /// How far content is moved so that a part of it shows; no further than needed.
  private static func scroll(
    _ scroll: CGFloat, showing start: CGFloat, length: CGFloat, of content: CGFloat, in room: CGFloat
  ) -> CGFloat {
    var moved = min(scroll, max(0, content - room))
    if start - moved < 0 { moved = start }
    if start + length - moved > room { moved = start + length - room }
    return max(0, moved)
  }

  /// The place in the text nearest to a point of the node's coordinates.
  func offset(at point: CGPoint) -> Int {
    prepare()
    guard let layout else { return 0 }
    let inText = CGPoint(
      x: point.x + scroll.x - textOrigin, y: min(max(0, point.y + scroll.y), layout.size.height - 1))
    return display.offset(forShown: layout.offset(at: inText))
  }

  // MARK: Paint

  package override var paintsContent: Bool { true }

  package override func paint(_ context: inout PaintContext) {
    let shown = display
    let isFocused = graph.focus.focused === self
    let origin = context.snapped(CGPoint(x: textOrigin - scroll.x, y: -scroll.y))
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
        let place = context.snapped(CGPoint(x: self.origin(of: promptLayout), y: 0))
        context.append(.text(promptLayout, origin: place, color: color, runColors: []))
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
      // Coming otherwise than by a press in the field selects all, so that typing replaces it.
      if !hadFocus, !isBeingPressed, !graph.focus.isTakingPress { editing.selectAll() }
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

  /// Gives up what is being composed, here and in the input method.
  func endComposing() {
    guard !editing.preedit.isEmpty else { return }
    editing.endPreedit()
    textDidChange()
    graph.textInput.onReset()
  }

  /// Changes text or selection, and the bound text with it.
  func edit(_ change: (inout TextEditing) -> Void) {
    goalX = nil
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
    noteChange(from: before)
    caretDidMove()
  }

  /// Goes back to a text as it was, with its caret.
  func takeOver(_ old: TextEditing) {
    editing = old
    editing.endPreedit()
    view.text.wrappedValue = editing.text
    editing.setText(DependencyTracker.untracked { view.text.wrappedValue })
    lastChange = nil
    textDidChange()
    caretDidMove()
  }

  /// Asks for the focus, as the parts around the editor do when they are pressed.
  func focus(at point: CGPoint?) {
    guard isEnabled else { return }
    isBeingPressed = true
    graph.focus.focus(self)
    isBeingPressed = false
    if let point { edit { $0.place(at: offset(at: point)) } }
  }
}
