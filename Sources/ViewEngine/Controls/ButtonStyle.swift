/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// The button destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button ends something without effect.
  public static let cancel = ButtonRole(name: "cancel")
}

/// The look of buttons; the engine does the rest: pointers, keys, focus, accessibility.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The button's look. It is evaluated again on a press only if it reads `configuration.isPressed`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` shows.
@MainActor
public struct ButtonStyleConfiguration {
  /// The button's label, as the style's user wrote it; several views stand in a row.
  public struct Label: View {
    let content: AnyView
    public var body: some View { HStack { content } }
  }

  public let role: ButtonRole?
  public let label: Label
  /// What the user is doing with the button.
  public let interaction: InteractionSource

  /// Whether the button is pressed and letting go would activate it. A body that reads it is evaluated again when it
  /// changes; a ``PaintEffect`` shows a press without that.
  public var isPressed: Bool { interaction.isPressed }
}

/// The look and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` shows and does.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

extension ErasedStyle where Style == any PrimitiveButtonStyle {
  @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    func make<Base: PrimitiveButtonStyle>(_ style: Base) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(base)
  }
}

/// A ``ButtonStyle`` with the engine's behaviour of buttons.
struct StandardButton<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var source = InteractionSource()

  var body: some View {
    StyledButtonBody(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, interaction: source)
    )
    .modifier(_PressModifier(source: source, role: .button, action: configuration.action))
    .environment(\.interactionSource, source)
  }
}

/// The part of a button that a press may evaluate again.
private struct StyledButtonBody<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any PrimitiveButtonStyle> {
    ErasedStyle(DefaultButtonStyle())
  }
}

extension EnvironmentValues {
  var buttonStyle: ErasedStyle<any PrimitiveButtonStyle> {
    get { styleSubstitutions.style(for: self[ButtonStyleKey.self]) }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ErasedStyle(StandardButton(style: style)))
  }

  /// The style of the buttons in this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ErasedStyle(style))
  }
}
