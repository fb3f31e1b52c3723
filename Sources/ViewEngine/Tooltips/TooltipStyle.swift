/// The look of tooltips and when they come and go; the engine does the rest: pointers, keys, focus, placement.
@MainActor @preconcurrency
public protocol TooltipStyle {
  associatedtype Body: View

  /// The paper of a tooltip that says one thing in a few words. Its `transition(_:)` is how it comes and goes.
  @ViewBuilder func makeBody(configuration: TooltipStyleConfiguration) -> Body

  func metrics(in environment: EnvironmentValues) -> TooltipMetrics
}

extension TooltipStyle {
  public func metrics(in environment: EnvironmentValues) -> TooltipMetrics { TooltipMetrics() }
}

/// What a tooltip says.
@MainActor
public struct TooltipStyleConfiguration {
  public let label: Text
}

/// The figures of tooltips, in points and seconds.
public struct TooltipMetrics: Sendable {
  /// The least distance to the window's edges.
  public var margin: CGFloat = 8
  /// The distance to what the tooltip belongs to.
  public var gap: CGFloat = 4
  /// How long a mouse rests on a view before its tooltip shows. The focus of the keyboard shows it at once.
  public var hoverDelay: TimeInterval = 0.5
  /// How long a tooltip stays after the mouse or the focus has gone.
  public var exitDelay: TimeInterval = 0.1
  /// How long a finger is held on a view before its tooltip shows.
  public var holdDuration: TimeInterval = 0.5
  /// How long a tooltip stays after such a finger has gone.
  public var touchExitDelay: TimeInterval = 1.5
  /// How a tooltip comes and goes.
  public var animation: Animation? = .easeOut(duration: 0.15)
  public var exitAnimation: Animation? = .easeIn(duration: 0.075)

  public init() {}
}

/// A plain tooltip.
public struct DefaultTooltipStyle: TooltipStyle {
  public nonisolated init() {}

  public func makeBody(configuration: TooltipStyleConfiguration) -> some View {
    configuration.label
      .padding(6)
      .frame(maxWidth: 240)
      .background(.background, in: RoundedRectangle(cornerRadius: 4))
  }
}

extension TooltipStyle where Self == DefaultTooltipStyle {
  /// A plain tooltip.
  public static var automatic: DefaultTooltipStyle { DefaultTooltipStyle() }
}

extension ErasedStyle where Style == any TooltipStyle {
  @MainActor func makeBody(_ label: Text) -> AnyView {
    func make<Base: TooltipStyle>(_ style: Base) -> AnyView {
      AnyView(style.makeBody(configuration: TooltipStyleConfiguration(label: label)))
    }
    return make(base)
  }
}

private struct TooltipStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any TooltipStyle> { ErasedStyle(DefaultTooltipStyle()) }
}

extension EnvironmentValues {
  var tooltipStyle: ErasedStyle<any TooltipStyle> {
    get { self[TooltipStyleKey.self] }
    set { self[TooltipStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of tooltips in this view; beyond SwiftUI.
  public func tooltipStyle<Style: TooltipStyle>(_ style: Style) -> some View {
    environment(\.tooltipStyle, ErasedStyle(style))
  }
}
