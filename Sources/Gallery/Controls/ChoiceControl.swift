import MaterialUI

/// Chooses one of several values.
struct ChoiceControl<Value: Hashable>: View {
  private let title: String
  private let values: [Value]
  private let name: (Value) -> String
  @Binding private var selection: Value

  /// - Parameter name: what a value is called; its description in words by default.
  init(
    _ title: String, _ values: [Value], selection: Binding<Value>,
    name: @escaping (Value) -> String = { "\($0)".words }
  ) {
    self.title = title
    self.values = values
    self.name = name
    _selection = selection
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title).typography(.labelMedium).foregroundStyle(.secondary).accessibilityHidden(true)
      Flow(spacing: 4) {
        ForEach(values, id: \.self) { value in
          let isSelected = value == selection
          Button(name(value)) { selection = value }
            .buttonStyle(isSelected ? .tonal : .outlined)
            .buttonSize(.extraSmall)
            .accessibilityRole(.radio)
            .accessibilityState(.checked, isSelected)
        }
      }
      .rovingFocus([.horizontal, .vertical], selectionFollows: true)
    }
    .accessibilityRole(.radiogroup)
    .accessibilityLabel(title)
  }
}

extension String {
  /// The words of a name in code: `extraSmall` is "Extra small", `level3` is "Level 3".
  var words: String {
    var words = ""
    for character in self {
      if words.isEmpty {
        words += character.uppercased()
      } else if character.isNumber, words.last?.isNumber == false {
        words += " \(character)"
      } else if character.isUppercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }
}
