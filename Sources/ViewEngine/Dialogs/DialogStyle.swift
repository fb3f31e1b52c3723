/// The look of alerts and confirmation dialogs; the engine does the rest: focus, keys, accessibility.
@MainActor @preconcurrency
public protocol DialogStyle {
  associatedtype Body: View
  typealias Configuration = DialogStyleConfiguration

  /// The dialog itself, in the middle of the window. Its `transition(_:)` is how it comes and goes.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The scrim, the margins, and the animations with which a dialog comes and goes.
  func presentation(in environment: EnvironmentValues) -> OverlayPresentationStyle
}

extension DialogStyle {
  public func presentation(in environment: EnvironmentValues) -> OverlayPresentationStyle {
    var style = OverlayPresentationStyle(scrim: Color.black.opacity(0.32))
    style.margins = EdgeInsets(24, edges: .all)
    style.animation = .easeOut(duration: 0.2)
    return style
  }
}

/// What a ``DialogStyle`` shows.
@MainActor
public struct DialogStyleConfiguration {
  /// What a dialog says below its title.
  public struct Message: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// A dialog's buttons. Whatever they do, pressing one ends the dialog first.
  public struct Actions: View {
    let content: AnyView
    @Environment(\.buttonStyle) private var style
    @Environment(\.dismiss) private var dismiss

    public var body: some View { content.buttonStyle(DismissingButtonStyle(base: style, dismiss: dismiss)) }
  }

  /// Nil where the title is not to be shown; it is still told to a screen reader.
  public let title: Text?
  /// Nil for a dialog without one.
  public let message: Message?
  public let actions: Actions
  /// Whether the dialog asks which of several things to do, and not just says something.
  public let isConfirmation: Bool
}

/// Buttons as another style has them, which end a presentation before they do what they are for.
struct DismissingButtonStyle: PrimitiveButtonStyle {
  let base: ErasedStyle<any PrimitiveButtonStyle>
  let dismiss: DismissAction

  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(
      PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
        dismiss()
        configuration.trigger()
      })
  }
}

/// A plain dialog.
public struct DefaultDialogStyle: DialogStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      if let title = configuration.title { title.font(.headline) }
      if let message = configuration.message { message }
      configuration.actions
    }
    .padding(20)
    .frame(maxWidth: 280)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}

extension DialogStyle where Self == DefaultDialogStyle {
  /// A plain dialog.
  public static var automatic: DefaultDialogStyle { DefaultDialogStyle() }
}

extension ErasedStyle where Style == any DialogStyle {
  @MainActor func makeBody(_ configuration: DialogStyleConfiguration) -> AnyView {
    func make<Base: DialogStyle>(_ style: Base) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return make(base)
  }
}

private struct DialogStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any DialogStyle> { ErasedStyle(DefaultDialogStyle()) }
}

extension EnvironmentValues {
  var dialogStyle: ErasedStyle<any DialogStyle> {
    get { self[DialogStyleKey.self] }
    set { self[DialogStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of alerts and confirmation dialogs that are presented in this view.
  public func dialogStyle<Style: DialogStyle>(_ style: Style) -> some View {
    environment(\.dialogStyle, ErasedStyle(style))
  }
}
