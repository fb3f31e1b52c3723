/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style
  @State private var source = InteractionSource()

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    let isOn = self.isOn
    style.makeBody(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), binding: isOn, interaction: source)
    )
    .modifier(
      _PressModifier(
        source: source, role: style.base.role,
        // A button that stays down is pressed, not checked, in ARIA's words.
        states: !isOn.wrappedValue ? [] : style.base.role == .button ? [.pressed] : [.checked],
        action: { isOn.wrappedValue.toggle() })
    )
    .environment(\.interactionSource, source)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

/// The look of toggles. A press anywhere in the style's view switches.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// What assistive technology calls the control: `switch` unless the style says otherwise.
  var role: SemanticsRole { get }
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  public var role: SemanticsRole { .switch }
}

/// What a ``ToggleStyle`` shows.
@MainActor
public struct ToggleStyleConfiguration {
  /// The toggle's label, as the style's user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { ControlLabel(content: content) }
  }

  public let label: Label
  let binding: Binding<Bool>
  /// What the user is doing with the toggle.
  public let interaction: InteractionSource

  public var isOn: Bool {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }

  public var isPressed: Bool { interaction.isPressed }
}

/// A label with a switch after it.
public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        Capsule()
          .fill(configuration.isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray.opacity(0.4)))
          .frame(width: 44, height: 26)
          .overlay(alignment: configuration.isOn ? .trailing : .leading) {
            Circle().fill(Color.white).frame(width: 22, height: 22).padding(2)
          }
          .animation(.easeInOut(duration: 0.2), value: configuration.isOn)
      }
      .contentShape(Rectangle())
    }
  }
}

/// A box with a mark before a label.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public var role: SemanticsRole { .checkbox }

  public func makeBody(configuration: Configuration) -> some View {
    DimmedWhenDisabled {
      HStack {
        RoundedRectangle(cornerRadius: 3)
          .strokeBorder(.secondary)
          .frame(width: 18, height: 18)
          .overlay {
            RoundedRectangle(cornerRadius: 2).fill(.tint).padding(4).opacity(configuration.isOn ? 1 : 0)
          }
        configuration.label
      }
      .contentShape(Rectangle())
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ErasedStyle where Style == any ToggleStyle {
  @MainActor func makeBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
    func make<Base: ToggleStyle>(_ style: Base) -> AnyView {
      AnyView(ToggleStyleBody(style: style, configuration: configuration))
    }
    return make(base)
  }
}

/// The part of a toggle that a press may evaluate again.
private struct ToggleStyleBody<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any ToggleStyle> { ErasedStyle(SwitchToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: ErasedStyle<any ToggleStyle> {
    get { styleSubstitutions.style(for: self[ToggleStyleKey.self]) }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, ErasedStyle(style))
  }
}
