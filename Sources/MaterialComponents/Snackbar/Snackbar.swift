/// The look of a short message at the bottom of a screen. A ``SnackbarQueue`` shows them one at a time; on its own this
/// view is for where an app places messages itself.
///
/// It is as wide as it may be up to 600 points, one line of text makes it 48 points high, two 68. The text wraps; an
/// action too wide to stand beside it stands below.
public struct Snackbar: View {
  private let message: SnackbarMessage
  private let onDismiss: @MainActor () -> Void

  /// - Parameter onDismiss: called before the action is performed, and when the close button is pressed.
  public init(_ message: SnackbarMessage, onDismiss: @escaping @MainActor () -> Void = {}) {
    self.message = message
    self.onDismiss = onDismiss
  }

  public var body: some View {
    SnackbarLayout {
      Text(message.text)
        .typography(SnackbarTokens.textStyle)
        .foregroundStyle(.role(SnackbarTokens.textColor))
        // The element around says it.
        .accessibilityHidden(true)
        .layoutValue(key: SnackbarLayout.PartKey.self, value: .text)
      if let action = message.action {
        Button(action.label) {
          onDismiss()
          action.perform()
        }
        .buttonStyle(SnackbarActionStyle())
        .layoutValue(key: SnackbarLayout.PartKey.self, value: .action)
      }
      if message.isClosable {
        Button(action: onDismiss) { Image(systemName: "close").accessibilityLabel("Close") }
          .buttonStyle(SnackbarCloseStyle())
          .layoutValue(key: SnackbarLayout.PartKey.self, value: .close)
      }
    }
    .surface(SnackbarTokens.containerColor, in: .token(SnackbarTokens.shape), elevation: SnackbarTokens.elevation)
    .accessibilityElement(children: .contain)
    .accessibilityRole(message.urgency.role)
    .accessibilityLabel(message.text)
  }
}

/// A text button in the colour for inverse surfaces.
private struct SnackbarActionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .typography(SnackbarTokens.actionStyle)
      .lineLimit(1)
      .foregroundStyle(.role(SnackbarTokens.actionColor))
      .padding(.horizontal, SnackbarTokens.actionPadding)
      .frame(minWidth: SnackbarTokens.closeTarget, minHeight: SnackbarTokens.actionHeight)
      .ripple(.role(SnackbarTokens.actionColor), in: Capsule())
      .focusRing(in: .full, color: SnackbarTokens.focusColor)
      .contentShape(Rectangle())
  }
}

private struct SnackbarCloseStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: SnackbarTokens.iconSize))
      .lineHeight(nil)
      .foregroundStyle(.role(SnackbarTokens.iconColor))
      .frame(width: SnackbarTokens.actionHeight, height: SnackbarTokens.actionHeight)
      .ripple(.role(SnackbarTokens.iconColor), in: Circle())
      .focusRing(in: .full, color: SnackbarTokens.focusColor)
      .frame(width: SnackbarTokens.closeTarget, height: SnackbarTokens.closeTarget)
      .contentShape(Rectangle())
  }
}
