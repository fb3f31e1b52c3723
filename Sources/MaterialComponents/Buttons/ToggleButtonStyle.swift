/// The look of buttons that stay down: `Toggle("Follow", isOn: $follows).toggleStyle(.button(.tonal))`.
///
/// One that is on changes its colours, and a round one becomes square. Text buttons can't be told apart by colour, so
/// they look like outlined ones without a line.
public struct ToggleButtonStyle: ToggleStyle {
  private let kind: ButtonKind

  nonisolated public init(_ kind: ButtonKind = .filled) { self.kind = kind }

  /// Assistive technology hears of a button that is pressed or not.
  public var role: SemanticsRole { .button }

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(
      label: HStack { configuration.label }, appearance: ButtonAppearance(kind, isSelected: configuration.isOn),
      isSelected: configuration.isOn)
  }
}

extension ToggleStyle where Self == ToggleButtonStyle {
  /// A button that stays down.
  nonisolated public static func button(_ kind: ButtonKind = .filled) -> ToggleButtonStyle { ToggleButtonStyle(kind) }
}
