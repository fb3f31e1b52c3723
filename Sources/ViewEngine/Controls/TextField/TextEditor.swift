/// A text of any length to edit, in a part of its own that scrolls.
///
/// ```swift
/// TextEditor(text: $notes).font(.body).lineSpacing(4)
/// ```
///
/// It takes the space that there is. Enter begins a line; Tab leaves the editor, as in every other field.
public struct TextEditor: View {
  private let text: Binding<String>
  @State private var source = InteractionSource()
  @State private var session = TextFieldSession()
  @Environment(\.scrollContentBackground) private var backgroundVisibility

  /// An editor for a text.
  public init(text: Binding<String>) { self.text = text }

  /// The space around the text, in points: that of iOS's text views.
  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  public var body: some View {
    ScrollView {
      _TextEditorCore(text: text, prompt: nil, isSecure: false, source: source, session: session, lines: .all)
        .padding(Self.insets)
    }
    .scrollBounceBehavior(.basedOnSize)
    .background { if backgroundVisibility != .hidden { Rectangle().fill(BackgroundStyle()) } }
    .modifier(
      _TextFieldFrameModifier(
        session: session, label: AnyView(EmptyView()), prompt: nil, text: text, isSecure: false)
    )
    .environment(\.interactionSource, source)
  }
}
