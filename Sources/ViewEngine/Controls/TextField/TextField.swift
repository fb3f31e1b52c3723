/// A text that can be edited: a line, or with a vertical axis as many as it needs, between the limits that `lineLimit`
/// sets.
///
/// In a field of several lines Enter begins another one, unless there is an `onSubmit` around; Shift and Enter always
/// begin one.
public struct TextField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  /// The label, where it can stand in for a prompt.
  private let title: Text?
  private let lines: EditorLines

  /// - Parameters:
  ///   - prompt: shown while there is no text.
  ///   - label: says what the text is for; most styles show it as the prompt or beside the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, title: nil, axis: .horizontal, label: label())
  }

  init(text: Binding<String>, prompt: Text?, title: Text?, axis: Axis, label: Label) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.title = title
    lines = axis == .vertical ? .growing : .one
  }

  public var body: some View {
    FieldBody(label: AnyView(label), text: text, prompt: prompt, title: title, isSecure: false, lines: lines)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    let title = Text(titleKey)
    self.init(text: text, prompt: prompt, title: title, axis: .horizontal, label: title)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    let title = Text(title)
    self.init(text: text, prompt: prompt, title: title, axis: .horizontal, label: title)
  }
}

/// A line of text that is shown as dots, and can't be copied.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  /// The label, where it can stand in for a prompt.
  private let title: Text?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, title: nil, label: label())
  }

  fileprivate init(text: Binding<String>, prompt: Text?, title: Text?, label: Label) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.title = title
  }

  public var body: some View {
    FieldBody(label: AnyView(label), text: text, prompt: prompt, title: title, isSecure: true)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    let title = Text(titleKey)
    self.init(text: text, prompt: prompt, title: title, label: title)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    let title = Text(title)
    self.init(text: text, prompt: prompt, title: title, label: title)
  }
}

/// Connects a field's style with its editor.
@MainActor
final class TextFieldSession {
  weak var editor: TextEditorNode?
  nonisolated init() {}
}

private struct FieldBody: View {
  let label: AnyView
  let text: Binding<String>
  let prompt: Text?
  let title: Text?
  let isSecure: Bool
  var lines = EditorLines.one
  @Environment(\.textFieldStyle) private var style
  @State private var source = InteractionSource()
  @State private var session = TextFieldSession()

  var body: some View {
    let core = _TextEditorCore(
      text: text, prompt: prompt ?? title, isSecure: isSecure, source: source, session: session, lines: lines)
    let bare = _TextEditorCore(
      text: text, prompt: nil, isSecure: isSecure, source: source, session: session, lines: lines)
    style.makeBody(
      TextFieldStyleConfiguration(
        label: TextFieldStyleConfiguration.Label(content: label), prompt: prompt,
        editor: TextFieldStyleConfiguration.Editor(core: core),
        editorWithoutPrompt: TextFieldStyleConfiguration.Editor(core: bare), interaction: source, isSecure: isSecure,
        text: text)
    )
    .modifier(_TextFieldFrameModifier(session: session, label: label, prompt: prompt, text: text, isSecure: isSecure))
    .environment(\.interactionSource, source)
  }
}
