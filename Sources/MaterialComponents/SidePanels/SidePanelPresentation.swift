/// Shows a panel over the window at its leading or trailing edge: what navigation drawers and side sheets share.
struct ModalSidePanelModifier<Side: View>: ViewModifier {
  @Binding var isPresented: Bool
  let edge: HorizontalEdge
  let width: CGFloat
  var gap: CGFloat = 0
  var margin: CGFloat = 0
  let flingVelocity: CGFloat
  /// The width of the strip at the window's edge from which the panel can be pulled in; 0 for none.
  var swipeWidth: CGFloat = 0
  let label: String
  let side: () -> Side
  @State private var panel = Panel()

  @MainActor private var style: OverlayPresentationStyle {
    var style = OverlayPresentationStyle(isModal: panel.isOpen, isDismissible: panel.isOpen)
    style.isInert = !panel.isOpen
    return style
  }

  func body(content: Content) -> some View {
    content
      .modifier(EdgeSwipe(panel: panel, edge: edge, width: swipeWidth) { isPresented = true })
      .overlayPresentation(
        isPresented: Binding(get: { panel.isPresent }, set: { if !$0 { isPresented = false } }), style: style
      ) {
        ModalSidePanelStage(
          panel: panel,
          layout: SidePanelLayout(
            panel: panel, edge: edge, width: width, gap: gap, margin: margin, flingVelocity: flingVelocity),
          label: label, side: side())
      }
      .onChange(of: isPresented, initial: true) { _, isWanted in
        panel.onDismiss = { isPresented = false }
        if isWanted { panel.open() } else { panel.close() }
      }
  }
}

private struct ModalSidePanelStage<Side: View>: View {
  let panel: Panel
  let layout: SidePanelLayout
  let label: String
  let side: Side
  @Environment(\.dismiss) private var dismiss
  @Environment(\.materialMotion) private var motion
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    let _ = panel.setSpring(reducesMotion ? nil : motion.spring(.spatial))
    GeometryReader { proxy in
      layout {
        side
          .safeAreaPadding(proxy.safeAreaInsets)
          .contentShape(Rectangle())
          .panelDrag(panel, from: layout.edge.edge)
          .accessibilityElement(children: .contain)
          .accessibilityRole(.dialog)
          .accessibilityLabel(label)
          .accessibilityAction(.escape) { dismiss() }
      }
      .background {
        Color.clear
          .panelScrim(Color.role(SheetTokens.scrim).opacity(SheetTokens.scrimOpacity), panel: panel)
          .allowsHitTesting(false)
      }
      .ignoresSafeArea()
    }
  }
}

/// Pulls a panel in by a drag that begins at the window's edge.
private struct EdgeSwipe: ViewModifier {
  let panel: Panel
  let edge: HorizontalEdge
  let width: CGFloat
  let open: @MainActor () -> Void
  @State private var progress = Progress()
  @Environment(\.layoutDirection) private var direction

  private final class Progress {
    /// Where the finger was; nil while it does not pull the panel in.
    var x: CGFloat?
    var viewWidth: CGFloat = 0
  }

  /// Whether the panel comes from the window's left.
  private var isLeft: Bool { (edge == .leading) == (direction == .leftToRight) }

  func body(content: Content) -> some View {
    if width > 0 { swiped(content) } else { content }
  }

  @MainActor
  private func swiped(_ content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { progress.viewWidth = $0 })
      .simultaneousGesture(
        DragGesture(coordinateSpace: .local)
          .onChanged { value in
            let start = value.startLocation.x
            let isAtEdge = isLeft ? start <= width : start >= progress.viewWidth - width
            let moved = isLeft ? value.translation.width : -value.translation.width
            if progress.x == nil {
              guard isAtEdge, moved > abs(value.translation.height), !panel.isOpen else { return }
              progress.x = start
              return open()
            }
            // The panel is there once it has been laid out.
            guard let previous = progress.x, panel.rules != nil else { return }
            panel.dragBegan()
            panel.dragMoved(by: isLeft ? value.location.x - previous : previous - value.location.x)
            progress.x = value.location.x
          }
          .onEnded { value in
            guard progress.x != nil else { return }
            progress.x = nil
            panel.dragEnded(velocity: isLeft ? value.velocity.width : -value.velocity.width)
          })
  }
}

/// Shows a panel beside a view, which gets the room that is left.
struct StandardSidePanelModifier<Side: View>: ViewModifier {
  let isPresented: Bool
  let edge: HorizontalEdge
  let width: CGFloat
  var margin: CGFloat = 0
  let flingVelocity: CGFloat
  let side: () -> Side
  @State private var panel = Panel()
  @Environment(\.materialMotion) private var motion
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    let _ = panel.setSpring(reducesMotion ? nil : motion.spring(.spatial))
    SidePanelLayout(
      panel: panel, edge: edge, width: width, margin: margin, isDismissible: false, flingVelocity: flingVelocity
    ) {
      content
      ZStack { if panel.isPresent { side() } }
        .accessibilityHidden(!panel.isOpen)
        .disabled(!panel.isOpen)
    }
    .clipped()
    .onChange(of: isPresented, initial: true) { old, isWanted in
      if isWanted { panel.open(animated: !old) } else { panel.close() }
    }
  }
}
