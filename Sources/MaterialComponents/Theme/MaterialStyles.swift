extension StyleSubstitutions {
  /// Material's look for SwiftUI's styles: what code asks for by SwiftUI's names, and what shows where it asks for none.
  ///
  /// Styles that say what a control is *not* to look like, as `.plain` does, stay as they are.
  @MainActor
  static let material: StyleSubstitutions = {
    var styles = StyleSubstitutions()
    styles.replaceButtons()
    styles.replaceChoices()
    styles.replaceValues()
    return styles
  }()

  @MainActor
  private mutating func replaceButtons() {
    replace(DefaultButtonStyle.self, with: .text)
    replace(BorderedButtonStyle.self, with: .tonal)
    replace(BorderedProminentButtonStyle.self, with: .filled)
  }

  @MainActor
  private mutating func replaceChoices() {
    replace(SwitchToggleStyle.self, with: .material)
    replace(CheckboxToggleStyle.self, with: .materialCheckbox)
    replace(DefaultPickerStyle.self, with: .material)
    replace(MenuPickerStyle.self, with: .material)
    replace(SegmentedPickerStyle.self, with: .materialSegmented)
    replace(PalettePickerStyle.self, with: .materialSegmented)
    replace(InlinePickerStyle.self, with: .materialRadio)
    replace(RadioGroupPickerStyle.self, with: .materialRadio)
    replace(NavigationLinkPickerStyle.self, with: .materialNavigationLink)
    replace(DefaultDatePickerStyle.self, with: .material)
    replace(CompactDatePickerStyle.self, with: .material)
    replace(GraphicalDatePickerStyle.self, with: .materialDocked)
  }

  @MainActor
  private mutating func replaceValues() {
    replace(DefaultSliderStyle.self, with: .material)
    replace(DefaultStepperStyle.self, with: .material)
    replace(RoundedBorderTextFieldStyle.self, with: .outlined)
    replace(DefaultProgressViewStyle.self, with: .material)
    replace(LinearProgressViewStyle.self, with: .materialLinear)
    replace(CircularProgressViewStyle.self, with: .materialCircular)
    replace(LinearCapacityGaugeStyle.self, with: .material)
    replace(AccessoryCircularGaugeStyle.self, with: .materialCircular)
    replace(DefaultRefreshIndicatorStyle.self, with: MaterialRefreshIndicatorStyle())
    replace(DefaultGroupBoxStyle.self, with: .material)
    replace(AutomaticDisclosureGroupStyle.self, with: .material)
    replace(AutomaticLabeledContentStyle.self, with: .material)
    replace(PlainListStyle.self, with: .material)
    replace(InsetGroupedListStyle.self, with: .material)
  }
}
