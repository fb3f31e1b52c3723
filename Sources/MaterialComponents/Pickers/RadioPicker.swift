/// Options below each other, each with a radio button.
struct RadioPicker: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      RadioRows(configuration: configuration)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
          .typography(.titleSmall)
          .foregroundStyle(ComponentColor(content: ControlTokens.supporting))
          .accessibilityAddTraits(.isHeader)
          .accessibilityNamesContainer()
        VStack(alignment: .leading, spacing: 0) { RadioRows(configuration: configuration) }
          .rovingFocus([.horizontal, .vertical], selectionFollows: true)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRole(.radiogroup)
    }
  }
}

/// The options alone: in a list each is a row.
struct RadioRows: View {
  let configuration: PickerStyleConfiguration

  var body: some View {
    configuration.options { option in
      PickerOptionButton(option: option) {
        HStack(spacing: ControlTokens.betweenSpace) {
          RadioMark(isOn: option.isSelected)
            // As far in as an icon of a list's item, with room for the state layer.
            .frame(width: ControlTokens.iconSize, height: ControlTokens.iconSize)
          ControlText { option.label }
          Spacer(minLength: 0)
        }
        .touchHeight()
        .contentShape(Rectangle())
      }
    }
  }
}
