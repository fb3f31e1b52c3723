/// A short message about something that has happened.
public struct SnackbarMessage {
  /// Something to do about it.
  public struct Action {
    public var label: String
    public var perform: @MainActor () -> Void

    /// - Parameters:
    ///   - label: a word or two: "Retry".
    ///   - perform: what to do; the snackbar is gone by then.
    public init(_ label: String, perform: @escaping @MainActor () -> Void) {
      self.label = label
      self.perform = perform
    }
  }

  /// How long a message stays. While the pointer or the keyboard's focus is on it, it stays longer.
  public enum Duration: Hashable, Sendable {
    /// 4 s.
    case short
    /// 10 s.
    case long
    /// Until the user or the app takes it away.
    case indefinite
    case seconds(Double)

    /// Nil for no end.
    var seconds: Double? {
      switch self {
      case .short: 4
      case .long: 10
      case .indefinite: nil
      case .seconds(let seconds): seconds.isFinite ? max(0, seconds) : nil
      }
    }
  }

  /// How assistive technology takes the message.
  public enum Urgency: Hashable, Sendable {
    /// Read when there is a pause: role `status`.
    case status
    /// Read at once, for errors: role `alert`.
    case alert

    var role: SemanticsRole { self == .alert ? .alert : .status }
  }

  public var text: String
  public var action: Action?
  /// Whether there is a button that takes the message away.
  public var isClosable: Bool
  public var duration: Duration
  public var urgency: Urgency

  /// - Parameters:
  ///   - text: one sentence, best of no more than two lines.
  ///   - action: one thing to do about it. Default: none.
  ///   - isClosable: shows a button that takes the message away. Default: false.
  ///   - duration: how long the message stays. Default: 4 s.
  ///   - urgency: how assistive technology takes it. Default: when there is a pause.
  public init(
    _ text: String, action: Action? = nil, isClosable: Bool = false, duration: Duration = .short,
    urgency: Urgency = .status
  ) {
    self.text = text
    self.action = action
    self.isClosable = isClosable
    self.duration = duration
    self.urgency = urgency
  }
}

extension SnackbarMessage: Equatable {
  /// Equal if the two look and last the same; what their actions do can't be compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.action?.label == right.action?.label && left.isClosable == right.isClosable
      && left.duration == right.duration && left.urgency == right.urgency
  }
}
