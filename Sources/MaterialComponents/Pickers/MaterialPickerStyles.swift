/// Material's exposed dropdown menu: `.pickerStyle(.material)`. It is what pickers look like under a Material theme where
/// no style is set.
///
/// A field with an outline shows the choice, with the picker's label in the gap of the outline, and opens a menu as wide
/// as itself. In a list or a form the label and the choice stand in the row.
public struct MaterialMenuPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { DropdownPicker(configuration: configuration) }
}

/// Material's segmented button, as wide as there is room: `.pickerStyle(.materialSegmented)`. Under a Material theme it
/// stands in for `.pickerStyle(.segmented)` and `.pickerStyle(.palette)`.
public struct MaterialSegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { SegmentedPicker(configuration: configuration) }
}

/// Material's radio buttons, below each other: `.pickerStyle(.materialRadio)`. Under a Material theme it stands in for
/// `.pickerStyle(.inline)` and `.pickerStyle(.radioGroup)`. In a list each option is a row.
public struct MaterialRadioPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { RadioPicker(configuration: configuration) }
}

/// The choice in a row that opens a page with radio buttons: `.pickerStyle(.materialNavigationLink)`. Under a Material
/// theme it stands in for `.pickerStyle(.navigationLink)`.
public struct MaterialNavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    NavigationLink {
      List { RadioRows(configuration: configuration) }
    } label: {
      LabeledContent {
        configuration.currentValue
      } label: {
        configuration.label
      }
    }
  }
}

extension PickerStyle where Self == MaterialMenuPickerStyle {
  /// Material's exposed dropdown menu.
  public static var material: MaterialMenuPickerStyle { MaterialMenuPickerStyle() }
}
extension PickerStyle where Self == MaterialSegmentedPickerStyle {
  /// Material's segmented button.
  public static var materialSegmented: MaterialSegmentedPickerStyle { MaterialSegmentedPickerStyle() }
}
extension PickerStyle where Self == MaterialRadioPickerStyle {
  /// Material's radio buttons.
  public static var materialRadio: MaterialRadioPickerStyle { MaterialRadioPickerStyle() }
}
extension PickerStyle where Self == MaterialNavigationLinkPickerStyle {
  /// A row that opens a page with radio buttons.
  public static var materialNavigationLink: MaterialNavigationLinkPickerStyle { MaterialNavigationLinkPickerStyle() }
}
