// What fields of text can say beyond what a desktop's keyboard needs.

extension TextField {
  /// A field that grows along an axis: with a vertical one it has as many lines as the text needs.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, title: nil, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  /// A field with a title that grows along an axis: with a vertical one it has as many lines as the text needs.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    let title = Text(titleKey)
    self.init(text: text, prompt: prompt, title: title, axis: axis, label: title)
  }

  /// A field with a title that grows along an axis: with a vertical one it has as many lines as the text needs.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    let title = Text(title)
    self.init(text: text, prompt: prompt, title: title, axis: axis, label: title)
  }
}

extension TextField where Label == FormattedFieldLabel {
  /// A field for a value that a format writes and reads. What can't be read leaves the value as it is, and the field
  /// shows the value again when the focus leaves it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Self.text(of: value, format), prompt: prompt ?? Text(titleKey),
      label: { FormattedFieldLabel(title: Text(titleKey)) })
  }

  /// A field for a value that a format writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Self.text(of: value, format), prompt: prompt ?? Text(title),
      label: { FormattedFieldLabel(title: Text(title)) })
  }

  /// A field for a value that there may be none of; an empty field stands for none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
          value.wrappedValue = parsed
        }
      })
    self.init(text: text, prompt: prompt ?? Text(titleKey), label: { FormattedFieldLabel(title: Text(titleKey)) })
  }

  private static func text<F: ParseableFormatStyle>(of value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { text in if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed } })
  }
}

/// The label of a field for a formatted value.
public struct FormattedFieldLabel: View {
  let title: Text
  public var body: some View { title }
}

/// What a keyboard on the screen would look like.
public struct UIKeyboardType: Hashable, Sendable {
  private let name: String
  public static let `default` = UIKeyboardType(name: "default")
  public static let asciiCapable = UIKeyboardType(name: "asciiCapable")
  public static let numbersAndPunctuation = UIKeyboardType(name: "numbersAndPunctuation")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UIKeyboardType(name: "URL")
  public static let numberPad = UIKeyboardType(name: "numberPad")
  public static let phonePad = UIKeyboardType(name: "phonePad")
  public static let namePhonePad = UIKeyboardType(name: "namePhonePad")
  public static let emailAddress = UIKeyboardType(name: "emailAddress")
  public static let decimalPad = UIKeyboardType(name: "decimalPad")
  public static let twitter = UIKeyboardType(name: "twitter")
  public static let webSearch = UIKeyboardType(name: "webSearch")
}

/// What a text is, for services that fill it in.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  public static let name = UITextContentType(name: "name")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(name: "URL")
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  public static let postalCode = UITextContentType(name: "postalCode")
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
}

/// Which letters a keyboard on the screen makes capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// What the key that submits is called on a keyboard on the screen.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

// These are about keyboards on the screen, and services behind them, of which a desktop has none: they change nothing.
extension View {
  /// The keyboard on the screen for fields in this view. A desktop has none, so nothing changes.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// What the texts of fields in this view are. Nothing fills them in on a desktop, so nothing changes.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// The capitals that a keyboard on the screen makes. A desktop has none, so nothing changes.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// Whether a keyboard on the screen corrects texts. A desktop has none, so nothing changes.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Whether a keyboard on the screen corrects texts: the spelling of older code.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// What the key that submits is called on a keyboard on the screen. A desktop has none, so nothing changes.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
