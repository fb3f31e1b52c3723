/// Which styles stand in for others.
///
/// Code names styles by SwiftUI's names: `pickerStyle(.segmented)`, `toggleStyle(.checkbox)`, `buttonStyle(.bordered)`. A
/// design system gives each of them its own look by having a style of its own stand in wherever one of that type is in
/// force, the defaults included:
///
/// ```swift
/// var styles = StyleSubstitutions()
/// styles.replace(SwitchToggleStyle.self, with: FlatSwitchStyle())
/// styles.replace(SegmentedPickerStyle.self, with: FlatSegments())
/// HomeScreen().styleSubstitutions(styles)
/// ```
///
/// A style that stands in is not replaced in turn, so it may build on the one that it replaces. Beyond SwiftUI.
public struct StyleSubstitutions: Equatable {
  private var styles: [ObjectIdentifier: Any] = [:]

  /// Nothing is replaced.
  public init() {}

  public static func == (left: Self, right: Self) -> Bool {
    left.styles.count == right.styles.count
      && left.styles.allSatisfy { type, style in right.styles[type].map { stylesAreEqual(style, $0) } ?? false }
  }

  /// The style that is shown where `style` is in force.
  func style<Style>(for style: ErasedStyle<Style>) -> ErasedStyle<Style> {
    guard !styles.isEmpty, let other = styles[ObjectIdentifier(type(of: style.base as Any))] as? Style else {
      return style
    }
    return ErasedStyle(other)
  }

  /// Has a style stand in for button styles of a type.
  @MainActor
  public mutating func replace<Replaced: PrimitiveButtonStyle>(_ type: Replaced.Type, with style: some ButtonStyle) {
    styles[ObjectIdentifier(type)] = StandardButton(style: style)
  }

  /// Has a style stand in for toggle styles of a type.
  public mutating func replace<Replaced: ToggleStyle>(_ type: Replaced.Type, with style: some ToggleStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for picker styles of a type.
  public mutating func replace<Replaced: PickerStyle>(_ type: Replaced.Type, with style: some PickerStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for styles of a type of the indicators of a refresh.
  public mutating func replace<Replaced: RefreshIndicatorStyle>(
    _ type: Replaced.Type, with style: some RefreshIndicatorStyle
  ) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for slider styles of a type.
  public mutating func replace<Replaced: SliderStyle>(_ type: Replaced.Type, with style: some SliderStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for stepper styles of a type.
  public mutating func replace<Replaced: StepperStyle>(_ type: Replaced.Type, with style: some StepperStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for date picker styles of a type.
  public mutating func replace<Replaced: DatePickerStyle>(_ type: Replaced.Type, with style: some DatePickerStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for text field styles of a type.
  public mutating func replace<Replaced: TextFieldStyle>(_ type: Replaced.Type, with style: some TextFieldStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for progress styles of a type.
  public mutating func replace<Replaced: ProgressViewStyle>(
    _ type: Replaced.Type, with style: some ProgressViewStyle
  ) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for gauge styles of a type.
  public mutating func replace<Replaced: GaugeStyle>(_ type: Replaced.Type, with style: some GaugeStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for group box styles of a type.
  public mutating func replace<Replaced: GroupBoxStyle>(_ type: Replaced.Type, with style: some GroupBoxStyle) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for disclosure group styles of a type.
  public mutating func replace<Replaced: DisclosureGroupStyle>(
    _ type: Replaced.Type, with style: some DisclosureGroupStyle
  ) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for the arrangements of a type of values with labels.
  public mutating func replace<Replaced: LabeledContentStyle>(
    _ type: Replaced.Type, with style: some LabeledContentStyle
  ) {
    styles[ObjectIdentifier(type)] = style
  }

  /// Has a style stand in for list styles of a type.
  public mutating func replace<Replaced: ListStyle>(_ type: Replaced.Type, with style: some ListStyle) {
    styles[ObjectIdentifier(type)] = style
  }
}

private struct StyleSubstitutionsKey: EnvironmentKey {
  static var defaultValue: StyleSubstitutions { StyleSubstitutions() }
}

extension EnvironmentValues {
  var styleSubstitutions: StyleSubstitutions {
    get { self[StyleSubstitutionsKey.self] }
    set { self[StyleSubstitutionsKey.self] = newValue }
  }
}

extension View {
  /// Has styles stand in for others in this view; what a view around replaces is not replaced here. Beyond SwiftUI.
  public func styleSubstitutions(_ substitutions: StyleSubstitutions) -> some View {
    environment(\.styleSubstitutions, substitutions)
  }
}
