/// The text below a field: what helps to fill it in, or what is wrong with it.
public struct FieldSupport: Hashable, Sendable {
  /// Nil for none.
  public var text: String?
  /// Takes the place of the text, and marks the field as wrong; nil for none.
  public var error: String?

  public init(text: String? = nil, error: String? = nil) {
    self.text = text
    self.error = error
  }

  var shown: String? { error ?? text }
}

/// A field with its supporting text.
struct SupportedField<Field: View>: View {
  let support: FieldSupport
  /// Described as the hint where there is no supporting text.
  let prompt: String?
  let field: Field

  var body: some View {
    VStack(alignment: .leading, spacing: TextFieldTokens.supportingTop) {
      field.accessibilityHint(support.shown ?? prompt ?? "")
      if let shown = support.shown {
        Text(shown)
          .typography(TextFieldTokens.supportingStyle)
          .foregroundStyle(FieldColor(part: .supportingText, isError: support.error != nil))
          .padding(.horizontal, TextFieldTokens.side)
          .accessibilityRole(support.error == nil ? .text : .alert)
      }
    }
  }
}

/// A text field whose label is shown unless it is empty.
struct MaterialField: View {
  let label: String
  let text: Binding<String>
  let prompt: String?

  var body: some View {
    if label.isEmpty {
      TextField(label, text: text, prompt: prompt.map { Text($0) }).labelsHidden()
    } else {
      TextField(label, text: text, prompt: prompt.map { Text($0) })
    }
  }
}

extension View {
  /// The view as a part that may be missing: nil for an `EmptyView`.
  var asIcon: AnyView? { self is EmptyView ? nil : AnyView(self) }
}
