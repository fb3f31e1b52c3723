/// A pill in which one types what to look for.
///
/// Enter submits: see `onSubmit(_:)`. While there is text a button empties it, and so does Escape. Assistive technology
/// finds a landmark `search` with a `searchbox`.
///
/// ```swift
/// SearchBar("Search articles", text: $query) { BackButton() }
///   .onSubmit { search(query) }
/// ```
public struct SearchBar<Leading: View, Trailing: View>: View {
  private let prompt: String
  private let text: Binding<String>
  private let leading: Leading
  private let trailing: Trailing
  @FocusState private var isFocused: Bool

  /// - Parameters:
  ///   - prompt: shown while there is no text, and the field's name.
  ///   - leading: before the text: an icon button. Default: a magnifier.
  ///   - trailing: after the text: icon buttons, or a picture of the user. Default: nothing.
  public init(
    _ prompt: String, text: Binding<String>, @ViewBuilder leading: () -> Leading = { EmptyView() },
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) {
    self.prompt = prompt
    self.text = text
    self.leading = leading()
    self.trailing = trailing()
  }

  public var body: some View {
    TextField(prompt, text: text)
      .textFieldStyle(
        SearchBarStyle(
          leading: leading is EmptyView ? nil : AnyView(leading),
          trailing: trailing is EmptyView ? nil : AnyView(trailing), clear: clear)
      )
      .accessibilityRole(.searchbox)
      .focused($isFocused)
      .onKeyPress(.escape) {
        guard !text.wrappedValue.isEmpty else { return .ignored }
        text.wrappedValue = ""
        return .handled
      }
      .accessibilityRole(.search)
  }

  private func clear() {
    text.wrappedValue = ""
    isFocused = true
  }
}
