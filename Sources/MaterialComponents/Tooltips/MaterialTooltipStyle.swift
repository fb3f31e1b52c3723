/// Material 3's plain tooltips, as the look of `help(_:)` and `tooltip(_:)`.
public struct MaterialTooltipStyle: TooltipStyle {
  public nonisolated init() {}

  public func makeBody(configuration: TooltipStyleConfiguration) -> some View {
    configuration.label
      .typography(TooltipTokens.plainTextStyle)
      .padding(.horizontal, TooltipTokens.plainHorizontalPadding)
      .padding(.vertical, TooltipTokens.plainVerticalPadding)
      .frame(minWidth: TooltipTokens.plainMinimumWidth, minHeight: TooltipTokens.plainMinimumHeight)
      .sizeLimit(maxWidth: TooltipTokens.plainMaximumWidth)
      .surface(TooltipTokens.plainContainer, in: .token(TooltipTokens.plainShape))
      .transition(TooltipTransition())
  }

  public func metrics(in environment: EnvironmentValues) -> TooltipMetrics {
    var metrics = TooltipMetrics()
    metrics.gap = TooltipTokens.gap
    metrics.margin = TooltipTokens.margin
    metrics.hoverDelay = TooltipTokens.hoverDelay
    metrics.exitDelay = TooltipTokens.exitDelay
    metrics.touchExitDelay = TooltipTokens.touchExitDelay
    metrics.animation = MaterialEasing.standardDecelerate(TooltipTokens.enterDuration)
    metrics.exitAnimation = MaterialEasing.standardAccelerate(TooltipTokens.exitDuration)
    return metrics
  }
}

extension TooltipStyle where Self == MaterialTooltipStyle {
  /// Material 3's plain tooltips.
  public static var material: MaterialTooltipStyle { MaterialTooltipStyle() }
}

/// A tooltip grows a little while it fades in, and fades out.
struct TooltipTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase == .willAppear ? TooltipTokens.enterScale : 1)
  }
}
