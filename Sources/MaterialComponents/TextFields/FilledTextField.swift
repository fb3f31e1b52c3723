/// A line of text on a ground of its own, with a label that stands above the text while there is any.
public struct FilledTextField<LeadingIcon: View, TrailingIcon: View>: View {
  private let label: String
  private let text: Binding<String>
  private let prompt: String?
  private let affixes: (prefix: String?, suffix: String?)
  private let support: FieldSupport
  private let leadingIcon: LeadingIcon
  private let trailingIcon: TrailingIcon

  /// - Parameters:
  ///   - label: what the text is for; an empty one is not shown.
  ///   - prompt: shown while the field has the focus and no text. Default: none.
  ///   - prefix: directly before the text, such as a currency. Default: none.
  ///   - suffix: directly after the text, such as a unit. Default: none.
  ///   - support: the text below the field. An error marks the field as wrong. Default: none.
  ///   - leadingIcon: 24 points wide, before the text.
  ///   - trailingIcon: 24 points wide, after the text; may be a button.
  public init(
    _ label: String, text: Binding<String>, prompt: String? = nil, prefix: String? = nil, suffix: String? = nil,
    support: FieldSupport = FieldSupport(), @ViewBuilder leadingIcon: () -> LeadingIcon = { EmptyView() },
    @ViewBuilder trailingIcon: () -> TrailingIcon = { EmptyView() }
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    affixes = (prefix, suffix)
    self.support = support
    self.leadingIcon = leadingIcon()
    self.trailingIcon = trailingIcon()
  }

  public var body: some View {
    SupportedField(
      support: support, prompt: prompt,
      field: MaterialField(label: label, text: text, prompt: prompt)
        .textFieldStyle(
          FilledTextFieldStyle(
            decoration: FieldDecoration(
              isError: support.error != nil, leadingIcon: leadingIcon.asIcon, trailingIcon: trailingIcon.asIcon,
              prefix: affixes.prefix, suffix: affixes.suffix))))
  }
}
