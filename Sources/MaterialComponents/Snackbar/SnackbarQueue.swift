/// The messages that a snackbar host shows, one after the other.
///
/// ```swift
/// struct Screen: View {
///   @State private var messages = SnackbarQueue()
///   var body: some View {
///     Feed()
///       .snackbarHost(messages)
///   }
/// }
/// // Anywhere below:
/// messages.show(SnackbarMessage("The page can't be loaded", action: .init("Retry") { load() }))
/// ```
@MainActor @Observable
public final class SnackbarQueue {
  /// A message that is shown, with what is known of its end.
  struct Entry: Identifiable {
    let id: Int
    var message: SnackbarMessage
    /// Counts how often the same message has come again; its time starts anew each time.
    var repetition = 0
    var isLeaving = false
    let onEnd: @MainActor () -> Void
  }

  private(set) var entry: Entry?
  private var waiting: [Entry] = []
  @ObservationIgnored private var nextID = 0

  public nonisolated init() {}

  /// The message on the screen; nil when there is none, or the last one is on its way out.
  public var current: SnackbarMessage? { entry.flatMap { $0.isLeaving ? nil : $0.message } }

  /// Shows a message once those before it are gone. One that equals the message on the screen takes its place and its
  /// time starts anew; one that equals a waiting message is dropped.
  /// - Parameter onEnd: called when the message goes, for whatever reason.
  public func show(_ message: SnackbarMessage, onEnd: @escaping @MainActor () -> Void = {}) {
    if current == message {
      entry?.message = message
      entry?.repetition += 1
      return
    }
    guard !waiting.contains(where: { $0.message == message }) else { return }
    nextID += 1
    let made = Entry(id: nextID, message: message, onEnd: onEnd)
    if entry == nil { entry = made } else { waiting.append(made) }
  }

  /// Takes the message on the screen away; the next one follows.
  public func dismiss() {
    guard let entry, !entry.isLeaving else { return }
    self.entry?.isLeaving = true
    entry.onEnd()
  }

  /// Takes all messages away, also those that wait.
  public func dismissAll() {
    let dropped = waiting
    waiting.removeAll()
    dismiss()
    for entry in dropped { entry.onEnd() }
  }

  /// The message that was on its way out is gone.
  func finish(_ id: Int) {
    guard entry?.id == id else { return }
    entry = waiting.isEmpty ? nil : waiting.removeFirst()
  }
}

private struct SnackbarQueueKey: EnvironmentKey { static var defaultValue: SnackbarQueue? { nil } }

extension EnvironmentValues {
  /// The messages of the nearest snackbar host around; nil without one.
  public var snackbars: SnackbarQueue? {
    get { self[SnackbarQueueKey.self] }
    set { self[SnackbarQueueKey.self] = newValue }
  }
}
