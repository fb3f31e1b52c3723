/// Lets a view be dragged as a panel that comes from an edge.
struct PanelDragModifier: ViewModifier {
  let panel: Panel
  let edge: Edge
  @GestureState private var isDragging = false
  @State private var last = DragProgress()
  @Environment(\.layoutDirection) private var direction

  private final class DragProgress {
    var location = CGPoint.zero
  }

  /// The distance or velocity by which the panel grows.
  private func growth(_ size: CGSize) -> CGFloat {
    switch edge {
    case .bottom: -size.height
    case .top: size.height
    case .leading: direction == .rightToLeft ? -size.width : size.width
    case .trailing: direction == .rightToLeft ? size.width : -size.width
    }
  }

  func body(content: Content) -> some View {
    content
      .gesture(
        // The window's coordinates: the panel itself moves under the finger.
        DragGesture(coordinateSpace: .global)
          .updating($isDragging) { _, isDragging, _ in isDragging = true }
          .onChanged { value in
            if !panel.isDragged {
              panel.dragBegan()
              last.location = value.startLocation
            }
            panel.dragMoved(
              by: growth(
                CGSize(width: value.location.x - last.location.x, height: value.location.y - last.location.y)))
            last.location = value.location
          }
          .onEnded { panel.dragEnded(velocity: growth($0.velocity)) }
      )
      // A drag that the system or another gesture took away ends here.
      .onChange(of: isDragging) { _, isDragging in
        if !isDragging, panel.isDragged { panel.dragEnded(velocity: 0) }
      }
  }
}

/// Covers what lies behind a panel, the more the further that is open.
struct PanelScrimEffect: PaintEffect {
  let panel: Panel
  let color: Color
  /// The extent at which the scrim is complete.
  let fullExtent: CGFloat?

  func interactionDidChange(_ effect: EffectContext) {}

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let full = fullExtent ?? panel.rules?.openExtent ?? 0
    guard full > 0 else { return }
    let part = min(1, max(0, panel.extent.value / full))
    if part > 0 { context.fill(Rectangle(), with: color.opacity(part)) }
  }
}

extension View {
  /// Lets this view be dragged to move a panel. Views in it that take drags themselves, such as sliders, go first.
  /// - Parameter edge: the edge from which the panel comes.
  public func panelDrag(_ panel: Panel, from edge: Edge) -> some View {
    modifier(PanelDragModifier(panel: panel, edge: edge))
  }

  /// Draws a colour over this view that grows as a panel comes in. No body runs while it does.
  /// - Parameters:
  ///   - color: as it is when the panel is open.
  ///   - fullExtent: the panel's extent at which the colour is complete; nil is where it opens to.
  public func panelScrim(_ color: Color, panel: Panel, fullExtent: CGFloat? = nil) -> some View {
    paintEffect(PanelScrimEffect(panel: panel, color: color, fullExtent: fullExtent))
  }
}
