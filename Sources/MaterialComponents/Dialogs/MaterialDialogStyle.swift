/// Material 3's basic dialog, as the look of `alert` and `confirmationDialog`.
public struct MaterialDialogStyle: DialogStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BasicDialog(configuration.title, icon: nil, stacksActions: configuration.isConfirmation) {
      if let message = configuration.message { message }
    } actions: {
      configuration.actions.buttonStyle(.text)
    }
    .transition(DialogTransition())
  }

  public func presentation(in environment: EnvironmentValues) -> OverlayPresentationStyle { .dialog(in: environment) }
}

extension DialogStyle where Self == MaterialDialogStyle {
  /// Material 3's basic dialog.
  public static var material: MaterialDialogStyle { MaterialDialogStyle() }
}

/// A dialog comes down a little while it fades in, and goes the same way.
struct DialogTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(y: phase.isIdentity ? 0 : -DialogTokens.enterDistance)
  }
}

extension OverlayPresentationStyle {
  static func dialog(in environment: EnvironmentValues) -> OverlayPresentationStyle {
    var style = OverlayPresentationStyle(
      scrim: Color.role(SheetTokens.scrim).opacity(DialogTokens.scrimOpacity))
    style.margins = EdgeInsets(
      top: DialogTokens.verticalMargin, leading: DialogTokens.horizontalMargin, bottom: DialogTokens.verticalMargin,
      trailing: DialogTokens.horizontalMargin)
    guard !environment.accessibilityReduceMotion else { return style }
    style.animation = MaterialEasing.emphasizedDecelerate(DialogTokens.enterDuration)
    style.exitAnimation = MaterialEasing.emphasizedAccelerate(DialogTokens.exitDuration)
    return style
  }
}

/// Presents a dialog of an app's own content.
private struct BasicDialogModifier<Dialog: View>: ViewModifier {
  @Binding var isPresented: Bool
  let isDismissible: Bool
  let onDismiss: (() -> Void)?
  let dialog: () -> Dialog
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    var style = OverlayPresentationStyle.dialog(in: environment)
    style.isDismissible = isDismissible
    return content.overlayPresentation(isPresented: $isPresented, style: style, onDismiss: onDismiss) {
      dialog()
        .accessibilityRole(isDismissible ? .dialog : .alertdialog)
        .accessibilityAction(.escape) { if isDismissible { isPresented = false } }
        .transition(DialogTransition())
    }
  }
}

extension View {
  /// Shows a dialog in the middle of the window while `isPresented` is true: a ``BasicDialog`` as a rule.
  ///
  /// The focus goes into it, stays there and comes back.
  /// - Parameters:
  ///   - isDismissible: whether Escape, the back button and a press on the scrim end it. One that must be answered is an
  ///     alert to assistive technology. Default: true.
  ///   - onDismiss: called when it has ended, for whatever reason.
  public func dialog<Dialog: View>(
    isPresented: Binding<Bool>, isDismissible: Bool = true, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Dialog
  ) -> some View {
    modifier(
      BasicDialogModifier(
        isPresented: isPresented, isDismissible: isDismissible, onDismiss: onDismiss, dialog: content))
  }
}
