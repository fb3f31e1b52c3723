/// Shows the messages of a queue, one at a time: each comes in, stays for its time and goes before the next one comes.
///
/// A message never takes the keyboard's focus; Tab reaches its action, and Escape takes it away while the focus is on
/// it. While the pointer or the focus is on a message its time does not run out.
public struct SnackbarHost: View {
  private let queue: SnackbarQueue

  public init(_ queue: SnackbarQueue) { self.queue = queue }

  public var body: some View {
    if let entry = queue.entry {
      SnackbarSlot(entry: entry, queue: queue).id(entry.id)
    }
  }
}

/// One message on its way in and out.
private struct SnackbarSlot: View {
  let entry: SnackbarQueue.Entry
  let queue: SnackbarQueue
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var hasEntered = false
  @State private var isHovered = false
  @FocusState private var isFocused: Bool

  private var isShown: Bool { hasEntered && !entry.isLeaving }

  /// The time to what comes next: the end of the message, or of its way out.
  private var delay: TimeInterval? {
    if entry.isLeaving { return SnackbarTokens.exitDuration }
    return isHovered || isFocused ? nil : entry.message.duration.seconds
  }

  var body: some View {
    Snackbar(entry.message) { queue.dismiss() }
      .focused($isFocused)
      .onKeyPress(.escape) {
        queue.dismiss()
        return .handled
      }
      .onHover { isHovered = $0 }
      .opacity(isShown ? 1 : 0)
      .scaleEffect(isShown || reducesMotion ? 1 : SnackbarTokens.enterScale)
      .animation(
        .linear(duration: entry.isLeaving ? SnackbarTokens.exitDuration : SnackbarTokens.enterDuration), value: isShown
      )
      .padding(SnackbarTokens.margin)
      .onAppear { hasEntered = true }
      .onDeadline(after: delay, id: entry.repetition) {
        if entry.isLeaving { queue.finish(entry.id) } else { queue.dismiss() }
      }
  }
}

extension View {
  /// Shows a queue's messages at the bottom of this view, in front of it, and lets views in it find the queue as
  /// `\.snackbars` of the environment.
  public func snackbarHost(_ queue: SnackbarQueue) -> some View {
    environment(\.snackbars, queue)
      .overlay(alignment: .bottom) { SnackbarHost(queue) }
  }

  /// Shows a message at the bottom of this view while there is one. The binding is set to nil when the message goes;
  /// another message takes the place of the one before.
  public func snackbar(item: Binding<SnackbarMessage?>) -> some View { modifier(SnackbarItemModifier(item: item)) }

  /// Shows a message at the bottom of this view while a condition is true. It is set to false when the message goes.
  /// - Parameters:
  ///   - text: one sentence.
  ///   - action: one thing to do about it. Default: none.
  public func snackbar(
    _ text: String, isPresented: Binding<Bool>, action: SnackbarMessage.Action? = nil, isClosable: Bool = false,
    duration: SnackbarMessage.Duration = .short, urgency: SnackbarMessage.Urgency = .status
  ) -> some View {
    snackbar(
      item: Binding(
        get: {
          guard isPresented.wrappedValue else { return nil }
          return SnackbarMessage(
            text, action: action, isClosable: isClosable, duration: duration, urgency: urgency)
        },
        set: { if $0 == nil { isPresented.wrappedValue = false } }))
  }
}

private struct SnackbarItemModifier: ViewModifier {
  @Binding var item: SnackbarMessage?
  @State private var queue = SnackbarQueue()

  func body(content: Content) -> some View {
    content
      .snackbarHost(queue)
      .onChange(of: item, initial: true) { _, message in
        guard let message else { return queue.dismissAll() }
        guard message != queue.current else { return }
        queue.dismissAll()
        queue.show(message) { if item == message { item = nil } }
      }
  }
}
