/// How a text changes into another while the change is animated.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, fade
    /// Digits roll; which way is known when both texts are.
    case numeric(NumericDirection)
  }

  enum NumericDirection: Equatable {
    case up, down
    /// Up if a value has grown, down if it has become less.
    case value(Double)
  }

  let kind: Kind

  /// At once; the default.
  public static let identity = ContentTransition(kind: .identity)
  /// The old text fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .fade)
  /// As far as the contents allow; for texts the same as ``opacity``.
  public static let interpolate = ContentTransition(kind: .fade)

  /// For texts that are numbers: characters that change roll, as in a counter, and the others stay or make room.
  /// - Parameter countsDown: whether they roll downwards. Default: upwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown ? .down : .up))
  }

  /// For texts that are numbers: characters that change roll upwards where the value has grown, else downwards.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numeric(.value(value)))
  }
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

/// A text as it is drawn.
@MainActor
struct DrawnText {
  let string: String
  let layout: any TextLayout
  let origin: CGPoint
  let color: Color.Resolved
  let runColors: [Color.Resolved?]
  let transition: ContentTransition

  var operation: DisplayOperation { moved(by: .zero) }

  func moved(by distance: CGSize) -> DisplayOperation {
    let place = CGPoint(x: origin.x + distance.width, y: origin.y + distance.height)
    return .text(layout, origin: place, color: color, runColors: runColors)
  }

  /// Draws the text on its way from another one.
  /// - Parameter progress: how much of this text is there, 0…1.
  func draw(in context: inout PaintContext, from old: DrawnText, progress: Double) {
    if case .numeric(let direction) = transition.kind, layout.lineCount == 1, old.layout.lineCount == 1 {
      let isUp =
        switch (direction, old.transition.kind) {
        case (.up, _): true
        case (.down, _): false
        case (.value(let new), .numeric(.value(let old))): new >= old
        case (.value, _): true
        }
      NumericRoll(old: old, new: self, isUp: isUp).draw(in: &context, progress: progress)
    } else {
      context.opacity(1 - progress) { $0.append(old.operation) }
      context.opacity(progress) { $0.append(operation) }
    }
  }
}
