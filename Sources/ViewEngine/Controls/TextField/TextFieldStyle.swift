/// The look of text fields: what stands around the part in which text is edited.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype Body: View
  typealias Configuration = TextFieldStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``TextFieldStyle`` shows. A press anywhere in the style's view that no control of its own takes goes to the
/// editor.
@MainActor
public struct TextFieldStyleConfiguration {
  /// The field's label, as the style's user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The line in which text is edited; it takes the width that it is offered. A style shows one exactly once.
  public struct Editor: View {
    let core: _TextEditorCore
    public var body: some View { core }
  }

  public let label: Label
  /// What to show while there is no text, as the field's user gave it; nil where only the label tells.
  public let prompt: Text?
  /// The editor, which shows the prompt itself, or in place of one a label that is a text.
  public let editor: Editor
  /// The editor without a prompt, for styles that show one in their own way.
  public let editorWithoutPrompt: Editor
  /// What the user is doing with the field.
  public let interaction: InteractionSource
  /// Whether the text is shown as dots.
  public let isSecure: Bool
  /// The field's text.
  public let text: Binding<String>

  /// Whether there is no text. A body that reads it is evaluated again at each change of the text.
  public var isEmpty: Bool { text.wrappedValue.isEmpty }
  /// Whether the field has the keyboard's focus. A body that reads it is evaluated again when it changes.
  public var isFocused: Bool { interaction.isFocused }
}

/// The editor alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled { configuration.editor }
  }
}

/// The editor in a frame with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      configuration.editor
        .padding(EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.secondary) }
    }
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension ErasedStyle where Style == any TextFieldStyle {
  @MainActor func makeBody(_ configuration: TextFieldStyleConfiguration) -> AnyView {
    func make<Base: TextFieldStyle>(_ style: Base) -> AnyView {
      AnyView(TextFieldStyleBody(style: style, configuration: configuration))
    }
    return make(base)
  }
}

/// The part of a field that changes of its text and focus may evaluate again.
private struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  let style: Style
  let configuration: TextFieldStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any TextFieldStyle> { ErasedStyle(PlainTextFieldStyle()) }
}

private struct SubmitActionKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }

/// What to do when a field is submitted: the nearest `onSubmit` first, then those further out.
struct SubmitAction {
  let action: @MainActor () -> Void
}

extension EnvironmentValues {
  var textFieldStyle: ErasedStyle<any TextFieldStyle> {
    get { styleSubstitutions.style(for: self[TextFieldStyleKey.self]) }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension View {
  /// The style of the text fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, ErasedStyle(style))
  }

  /// Calls an action when Enter is pressed in a text field of this view; actions of views further out follow.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.submitAction) { submit in
      let outer = submit
      submit = SubmitAction {
        action()
        outer?.action()
      }
    }
  }
}
