/// The look of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` shows.
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { ControlLabel(content: content) }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// 0…1; nil while that is not known.
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

/// A bar that fills from the leading side; one third of it, at rest, where the length is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: CGFloat(configuration.fractionCompleted ?? 1 / 3)).frame(height: 4)
      configuration.currentValueLabel
    }
  }
}

/// An arc that closes to a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      ProgressArc(fraction: CGFloat(configuration.fractionCompleted ?? 0.75))
        .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .padding(2)
        .frame(width: 24, height: 24)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

/// The part of a circle from the right side on.
private struct ProgressArc: Shape {
  var fraction: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { Circle().path(in: rect).trimmedPath(from: 0, to: fraction) }

  nonisolated var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }
}

private struct ProgressBar: View {
  let fraction: CGFloat

  var body: some View {
    Capsule().fill(Color.gray.opacity(0.3)).overlay(alignment: .leading) {
      GeometryReader { proxy in
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
    }
  }
}

/// A bar where the length is known, a circle where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ErasedStyle where Style == any ProgressViewStyle {
  @MainActor func makeBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    func make<Base: ProgressViewStyle>(_ style: Base) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(base)
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any ProgressViewStyle> { ErasedStyle(DefaultProgressViewStyle()) }
}

extension EnvironmentValues {
  var progressViewStyle: ErasedStyle<any ProgressViewStyle> {
    get { styleSubstitutions.style(for: self[ProgressViewStyleKey.self]) }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of progress in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, ErasedStyle(style))
  }
}
