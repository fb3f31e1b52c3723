/// How a text changes into another while the change is animated.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable { case identity, fade }
  let kind: Kind

  /// At once; the default.
  public static let identity = ContentTransition(kind: .identity)
  /// The old text fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .fade)
  /// As far as the contents allow; for texts the same as ``opacity``.
  public static let interpolate = ContentTransition(kind: .fade)

  /// For texts that are numbers. The digits fade; they do not roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }
  /// For texts that are numbers. The digits fade; they do not roll.
  public static func numericText(value: Double) -> ContentTransition { .opacity }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
  /// How texts change into others while the change is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how texts in this view change into others while the change is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// A text as it was drawn, which gives way to another.
@MainActor
final class OutgoingText {
  let operation: DisplayOperation
  /// How much of the new text is there, 0…1.
  var progress = 0.0

  init(_ operation: DisplayOperation) { self.operation = operation }
}
