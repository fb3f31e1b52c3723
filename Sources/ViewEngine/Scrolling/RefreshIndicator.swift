/// How a scroll view shows that it is pulled down for a refresh, or that one is running.
@MainActor @preconcurrency
public protocol RefreshIndicatorStyle {
  associatedtype Body: View
  typealias Configuration = RefreshIndicatorConfiguration
  /// The indicator. It is put in front of the content, at the top of the view, in a band as high as the content stays
  /// down while a refresh runs (64 points).
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What an indicator shows.
public struct RefreshIndicatorConfiguration: Sendable {
  public let progress: RefreshProgress
}

/// A ring that closes as content is pulled down.
public struct DefaultRefreshIndicatorStyle: RefreshIndicatorStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let progress = configuration.progress
    let part = progress.isRefreshing ? 1 : min(1, progress.pull)
    RefreshRing(part: part).stroke(.primary, lineWidth: 2)
      .frame(width: 24, height: 24)
      .opacity(part)
  }
}

/// A part of a circle, from its right side on.
private struct RefreshRing: Shape {
  let part: Double
  func path(in rect: CGRect) -> Path { Circle().path(in: rect).trimmedPath(from: 0, to: part) }
}

private struct RefreshIndicatorStyleKey: EnvironmentKey {
  static var defaultValue: any RefreshIndicatorStyle { DefaultRefreshIndicatorStyle() }
}

extension EnvironmentValues {
  var refreshIndicatorStyle: any RefreshIndicatorStyle {
    get { styleSubstitutions.style(for: ErasedStyle(self[RefreshIndicatorStyleKey.self])).base }
    set { self[RefreshIndicatorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how scroll views in this view show a refresh.
  public func refreshIndicatorStyle(_ style: some RefreshIndicatorStyle) -> some View {
    environment(\.refreshIndicatorStyle, style)
  }

  /// Has the indicator of a refresh stand below something that lies over the start of the content, as a header does that
  /// stays in touch with content which is pulled down.
  /// - Parameter length: how much of the content at rest is covered, in points below the view's start. Default: 0, the
  ///   indicator stands at the view's start.
  public func refreshIndicatorInset(_ length: CGFloat) -> some View {
    transformEnvironment(\.scrollAttachments) { $0.refreshInset = max(0, length) }
  }
}

/// The indicator of one scroll view; only this body follows the pull.
struct RefreshIndicator: View {
  let state: RefreshState
  @Environment(\.refreshIndicatorStyle) private var style

  var body: some View { indicator(style).offset(y: state.indicatorPlace) }

  private func indicator(_ style: some RefreshIndicatorStyle) -> AnyView {
    AnyView(style.makeBody(configuration: RefreshIndicatorConfiguration(progress: state.progress)))
  }
}
