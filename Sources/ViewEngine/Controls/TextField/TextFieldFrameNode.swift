/// The whole of a text field: takes presses beside the editor, and describes the field as one element.
struct _TextFieldFrameModifier: ElementModifier {
  let session: TextFieldSession
  let label: AnyView
  let prompt: Text?
  let text: Binding<String>
  let isSecure: Bool

  func makeNode(in context: WrapperContext) -> TextFieldFrameNode { TextFieldFrameNode(context) }
  func update(_ node: TextFieldFrameNode) {
    node.session = session
    node.setLabel(label)
    node.prompt = prompt
    node.isSecure = isSecure
  }
}

package final class TextFieldFrameNode: WrapperNode, InputResponder {
  var session: TextFieldSession?
  var prompt: Text?
  var isSecure = false
  private var recognizer: FieldPressRecognizer!
  /// The label's nodes, which are never laid out: they only say what the field is called.
  private var label: ViewNode?

  package override init(_ context: WrapperContext) {
    super.init(context)
    recognizer = FieldPressRecognizer(frame: self)
  }

  func setLabel(_ view: AnyView) {
    if let label {
      AnyView._updateNode(label, with: view)
    } else {
      let made = AnyView._makeNode(view, in: contextBelow)
      made.parent = self
      label = made
    }
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let label { body(label) }
  }

  package override func appendElements(to elements: inout ContiguousArray<LayoutNode>) { elements.append(self) }

  package override func willUnmount() {
    recognizer.detach()
    super.willUnmount()
  }

  // MARK: Input

  package override var responder: (any InputResponder)? { self }
  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }
  private var isEnabled: Bool { DependencyTracker.untracked { environment.values.isEnabled } }
  package var pointerStyle: PointerStyle? { isEnabled ? .horizontalText : nil }
  package var tracksHover: Bool { true }
  package func hoverDidChange(_ event: PointerEvent?) {
    session?.editor?.view.source.setHovered(event != nil && isEnabled)
  }
  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    if isEnabled { recognizers.append(recognizer) }
  }

  // MARK: Semantics

  package override func describe(to builder: inout SemanticsBuilder) {
    var shown = SemanticsBuilder(clip: builder.clip)
    super.describe(to: &shown)
    var own = SemanticsBuilder(clip: builder.clip)
    var parts: ContiguousArray<LayoutNode> = []
    label?.appendElements(to: &parts)
    for part in parts { part.describe(to: &own) }

    var properties = SemanticsProperties()
    properties.role = .textbox
    var ignored = SemanticsProperties()
    let kept = ignored.merge(shown.nodes)
    _ = properties.merge(own.nodes)
    if let prompt, prompt.plainString != properties.label { properties.hint = prompt.plainString }
    if let editor = session?.editor {
      let text = editor.editing.text
      properties.value = isSecure ? String(repeating: "•", count: text.count) : text
      properties.describeControl(editor, isEnabled: isEnabled)
      if isEnabled {
        properties.actions = [SemanticsAction(name: "activate") { [weak editor] in editor?.focus(at: nil) }]
      }
    }
    builder.add(self, properties, children: kept)
  }
}

/// Sends presses beside the editor to it.
private final class FieldPressRecognizer: GestureRecognizer {
  private unowned(unsafe) let frame: TextFieldFrameNode
  private var release = CGPoint.zero

  init(frame: TextFieldFrameNode) {
    self.frame = frame
    super.init(node: frame)
  }

  override var takesPresses: Bool { true }

  override func pointerMoved(_ event: PointerEvent) {
    let size = frame.presentedFrame.size
    if !CGRect(origin: .zero, size: size).contains(localPoint(of: event)) { fail() }
  }

  override func pointerUp(_ event: PointerEvent) {
    release = event.location
    claimAtEnd()
  }

  override func didWin() {
    guard let editor = frame.session?.editor else { return }
    editor.focus(at: editor.localPoint(fromWindow: release))
  }
}
