/// A sheet in the window: scrim, panel and content.
struct SheetStage<Content: View>: View {
  let panel: Panel
  let heights: SheetHeights
  let isFullScreen: Bool
  let isModal: Bool
  @Binding var settings: PresentationSettings
  let content: Content
  @Environment(\.sheetStyle) private var style
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private var detents: Set<PresentationDetent> {
    guard let named = settings.detents, !named.isEmpty else { return metrics.detents }
    return named
  }

  private var metrics: SheetMetrics { style.base.metrics(in: environment) }

  private var showsDragIndicator: Bool {
    // The handle comes after the content, so that the focus goes to that first.
    guard settings.isKnown else { return false }
    return switch settings.dragIndicator {
    case .automatic: !isFullScreen && detents.count > 1
    case .visible: !isFullScreen
    case .hidden: false
    }
  }

  private var followsContent: Bool { !isFullScreen && settings.contentInteraction != .scrolls }

  var body: some View {
    let metrics = metrics
    let _ = panel.setSpring(reducesMotion ? nil : metrics.spring)
    GeometryReader { proxy in
      SheetLayout(
        panel: panel, heights: heights, detents: detents, selection: settings.selection?.value, metrics: metrics,
        insets: proxy.safeAreaInsets, isFullScreen: isFullScreen, isDismissible: !settings.isDismissDisabled,
        environment: SheetLayout.EnvironmentBox(values: environment),
        isReady: settings.isKnown
      ) {
        sheet(insets: proxy.safeAreaInsets)
      }
      .background {
        if isModal, !isFullScreen {
          Color.clear.panelScrim(metrics.scrim, panel: panel).allowsHitTesting(false)
        }
      }
      .ignoresSafeArea()
    }
    .onChange(of: settings.selection?.value) { _, detent in
      if let height = detent.flatMap({ heights.height(of: $0) }) { panel.move(toExtent: height) }
    }
  }

  @ViewBuilder
  private func sheet(insets: EdgeInsets) -> some View {
    let styled = style.makeBody(configuration(insets: insets))
      .contentShape(Rectangle())
      .nestedScroll(followsContent ? panel : nil)
      .accessibilityRole(.dialog)
      .accessibilityAction(.escape) { if !settings.isDismissDisabled { dismiss() } }
    if isFullScreen { styled } else { styled.panelDrag(panel, from: .bottom) }
  }

  private func configuration(insets: EdgeInsets) -> SheetStyleConfiguration {
    let inner =
      content
      .safeAreaPadding(isFullScreen ? insets : EdgeInsets(insets.bottom, edges: .bottom))
      // Said in any case, so that there is something to wait for.
      .transformPreference(PresentationSettingsKey.self) { $0.isKnown = true }
      .onPreferenceChange(PresentationSettingsKey.self) { settings = $0 }
    return SheetStyleConfiguration(
      content: SheetStyleConfiguration.Content(content: AnyView(inner)), showsDragIndicator: showsDragIndicator,
      cornerRadius: settings.cornerRadius, background: settings.background, isFullScreen: isFullScreen, panel: panel,
      advance: {
        if let next = heights.next(after: panel.extent.target) { panel.move(toExtent: next) }
      })
  }
}
