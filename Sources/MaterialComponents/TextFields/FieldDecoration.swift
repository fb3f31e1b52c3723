/// What stands around the text of a text field.
struct FieldDecoration {
  var isError = false
  /// A view of 24 points before the text.
  var leadingIcon: AnyView?
  /// A view of 24 points after the text, or a button.
  var trailingIcon: AnyView?
  /// Directly before the text: a currency, for one.
  var prefix: String?
  /// Directly after the text: a unit, for one.
  var suffix: String?

  /// From the field's edge to the text, prefix included.
  var textLeading: CGFloat {
    leadingIcon == nil
      ? TextFieldTokens.side : TextFieldTokens.iconSide + TextFieldTokens.iconSize + TextFieldTokens.iconGap
  }
}

/// The parts of a field in a row: icons, prefix, the line in which text is edited, suffix.
struct FieldRow: View {
  let configuration: TextFieldStyleConfiguration
  let decoration: FieldDecoration
  /// Whether nothing covers the place of the text: prefix, suffix and prompt show.
  let showsAffixes: Bool
  /// Above and below the text.
  let insets: (top: CGFloat, bottom: CGFloat)

  var body: some View {
    HStack(spacing: 0) {
      if let icon = decoration.leadingIcon {
        FieldIcon(icon: icon, part: .leadingIcon, isError: decoration.isError)
          .padding(.trailing, TextFieldTokens.iconGap)
      }
      HStack(spacing: TextFieldTokens.affixGap) {
        affix(decoration.prefix)
        editor
        affix(decoration.suffix)
      }
      .padding(EdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0))
      if let icon = decoration.trailingIcon {
        FieldIcon(icon: icon, part: .trailingIcon, isError: decoration.isError)
          .padding(.leading, TextFieldTokens.iconGap)
      }
    }
    .padding(.leading, decoration.leadingIcon == nil ? TextFieldTokens.side : TextFieldTokens.iconSide)
    .padding(.trailing, decoration.trailingIcon == nil ? TextFieldTokens.side : TextFieldTokens.iconSide)
    .typography(TextFieldTokens.inputStyle)
    .foregroundStyle(FieldColor(part: .input), FieldColor(part: .placeholder))
    .tint(FieldColor(part: .caret, isError: decoration.isError))
  }

  private var editor: TextFieldStyleConfiguration.Editor {
    // A prompt would lie under the label.
    configuration.prompt != nil && showsAffixes ? configuration.editor : configuration.editorWithoutPrompt
  }

  @ViewBuilder private func affix(_ text: String?) -> some View {
    if let text {
      Text(text).lineLimit(1).fixedSize().foregroundStyle(FieldColor(part: .placeholder))
        .opacity(showsAffixes ? 1 : 0)
        .animation(TextFieldTokens.labelMotion, value: showsAffixes)
    }
  }
}

private struct FieldIcon: View {
  let icon: AnyView
  let part: FieldColor.Part
  let isError: Bool

  var body: some View {
    icon
      .font(.system(size: TextFieldTokens.iconSize))
      .lineHeight(nil)
      .foregroundStyle(FieldColor(part: part, isError: isError))
      .frame(minWidth: TextFieldTokens.iconSize, minHeight: TextFieldTokens.iconSize)
  }
}
