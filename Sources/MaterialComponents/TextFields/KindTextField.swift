/// The kinds of Material's text fields.
public enum TextFieldKind: CaseIterable, Hashable, Sendable {
  case filled, outlined
}

/// A kind of text field as a type, for ``KindTextField``.
public protocol TextFieldKindType { static var kind: TextFieldKind { get } }

/// Names ``TextFieldKind/filled``.
public enum FilledTextFieldKind: TextFieldKindType { public static let kind = TextFieldKind.filled }
/// Names ``TextFieldKind/outlined``.
public enum OutlinedTextFieldKind: TextFieldKindType { public static let kind = TextFieldKind.outlined }

/// A line of text with a label: ``FilledTextField`` and ``OutlinedTextField``, which look different and are otherwise the
/// same.
public struct KindTextField<Kind: TextFieldKindType, LeadingIcon: View, TrailingIcon: View>: View {
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
    SupportedField(support: support, prompt: prompt, field: field)
  }

  @ViewBuilder private var field: some View {
    let field = MaterialField(label: label, text: text, prompt: prompt)
    let decoration = FieldDecoration(
      isError: support.error != nil, leadingIcon: leadingIcon.asIcon, trailingIcon: trailingIcon.asIcon,
      prefix: affixes.prefix, suffix: affixes.suffix)
    switch Kind.kind {
    case .filled: field.textFieldStyle(FilledTextFieldStyle(decoration: decoration))
    case .outlined: field.textFieldStyle(OutlinedTextFieldStyle(decoration: decoration))
    }
  }
}

/// A line of text on a ground of its own, with a label that stands above the text while there is any.
public typealias FilledTextField<LeadingIcon: View, TrailingIcon: View> =
  KindTextField<FilledTextFieldKind, LeadingIcon, TrailingIcon>

/// A line of text in an outline, with a label that stands in the outline while there is text.
///
/// ```swift
/// OutlinedTextField("Address of a feed", text: $address, support: FieldSupport(error: problem)) {
///   Image(systemName: "rss_feed")
/// }
/// ```
public typealias OutlinedTextField<LeadingIcon: View, TrailingIcon: View> =
  KindTextField<OutlinedTextFieldKind, LeadingIcon, TrailingIcon>
