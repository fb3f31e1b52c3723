/// Material's text field with an outline: `.textFieldStyle(.outlined)`.
///
/// The field's label lies on the text's line until there is text or the field has the focus, then it stands in a gap of
/// the outline. A prompt of the field's own shows from then on while there is no text. `labelsHidden()` leaves the label
/// out. ``OutlinedTextField`` has icons, a prefix and a suffix, and supporting text as well.
public struct OutlinedTextFieldStyle: TextFieldStyle {
  let decoration: FieldDecoration

  nonisolated public init() { self.init(decoration: FieldDecoration()) }
  nonisolated init(decoration: FieldDecoration) { self.decoration = decoration }

  public func makeBody(configuration: Configuration) -> some View {
    OutlinedFieldBody(configuration: configuration, decoration: decoration)
  }
}

extension TextFieldStyle where Self == OutlinedTextFieldStyle {
  /// Material's text field with an outline.
  public static var outlined: OutlinedTextFieldStyle { OutlinedTextFieldStyle() }
}

private struct OutlinedFieldBody: View {
  let configuration: TextFieldStyleConfiguration
  let decoration: FieldDecoration
  @Environment(\.labelsHidden) private var hidesLabel
  @Environment(\.materialDensity) private var density

  var body: some View {
    let isFloating = configuration.isFocused || !configuration.isEmpty
    FieldRow(
      configuration: configuration, decoration: decoration, showsAffixes: isFloating || hidesLabel,
      insets: (density.inset(TextFieldTokens.vertical), density.inset(TextFieldTokens.vertical))
    )
    .frame(
      minWidth: TextFieldTokens.minimumWidth(hasLabel: !hidesLabel), idealWidth: TextFieldTokens.idealWidth,
      maxWidth: .infinity, minHeight: density.height(TextFieldTokens.height)
    )
    .overlay(alignment: .topLeading) {
      if !hidesLabel {
        FloatingLabel(
          label: configuration.label, color: FieldColor(part: .label, isError: decoration.isError),
          isFloating: isFloating, rest: CGPoint(x: decoration.textLeading, y: density.inset(TextFieldTokens.vertical)),
          floating: CGPoint(
            x: TextFieldTokens.side, y: -TextFieldTokens.inputLineHeight * TextFieldTokens.floatingScale / 2),
          trailing: TextFieldTokens.side)
      }
    }
    .backgroundPreferenceValue(FieldLabelWidth.self) { width in
      Color.clear.paintEffect(
        FieldOutlineEffect(
          isError: decoration.isError, hasNotch: isFloating && !hidesLabel, notchStart: TextFieldTokens.side,
          notchWidth: width * TextFieldTokens.floatingScale))
    }
  }
}
