/// What of a tooltip changes while it comes and goes.
@MainActor @Observable
final class TooltipModel {
  private(set) var isShown = false
  private(set) var content: Content?
  /// The frame of the view that the tooltip is for, in the window.
  private(set) var anchor = CGRect.zero
  @ObservationIgnored var onPaperHover: @MainActor (Bool) -> Void = { _ in }

  enum Content {
    case text(Text)
    case view(AnyView, isInteractive: Bool)
  }

  func show(_ content: Content, at anchor: CGRect) {
    self.content = content
    self.anchor = anchor
    isShown = true
  }

  /// The view is at another place.
  func move(to anchor: CGRect) { self.anchor = anchor }

  /// The content stays, for the way out.
  func hide() { isShown = false }
}

/// A tooltip over its window, while it shows.
struct TooltipOverlay: View {
  let model: TooltipModel
  @Environment(\.tooltipStyle) private var style
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.self) private var environment

  var body: some View {
    let isShown = model.isShown
    let metrics = style.base.metrics(in: environment)
    let animation = reducesMotion ? nil : isShown ? metrics.animation : metrics.exitAnimation
    Group {
      if isShown { paper(metrics) }
    }
    .transaction(value: isShown) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  private func paper(_ metrics: TooltipMetrics) -> some View {
    MenuLayout(anchor: model.anchor, side: .top, isCentered: true, margin: metrics.margin, gap: metrics.gap) {
      content.onHover { model.onPaperHover($0) }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.content {
    case .text(let text):
      style.makeBody(text)
        .accessibilityElement()
        .accessibilityLabel(text)
        .accessibilityRole(.tooltip)
    case .view(let view, isInteractive: true): view.accessibilityRole(.dialog)
    case .view(let view, isInteractive: false): view.accessibilityRole(.tooltip)
    case nil: EmptyView()
    }
  }
}
