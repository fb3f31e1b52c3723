/// Presents content beside a view.
private struct PopoverModifier<PopoverContent: View>: ViewModifier {
  @Binding var isPresented: Bool
  let side: MenuPlacement.Side
  let popover: () -> PopoverContent
  @State private var frame = CGRect.zero
  @Environment(\.menuPanelStyle) private var style
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let metrics = style.base.metrics(in: environment)
    var presentation = OverlayPresentationStyle()
    if !reducesMotion {
      presentation.animation = metrics.animation
      presentation.exitAnimation = metrics.exitAnimation
    }
    return
      content
      .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { frame = $0 })
      .overlayPresentation(isPresented: $isPresented, style: presentation) {
        MenuLayout(anchor: frame, side: side, isCentered: true, margin: metrics.margin, gap: metrics.gap) {
          style.makePopover(AnyView(popover()))
            .contentShape(Rectangle())
            .accessibilityRole(.dialog)
            .accessibilityAction(.escape) { isPresented = false }
        }
      }
  }
}

extension View {
  /// Shows content beside this view while `isPresented` is true. Escape and a press elsewhere end it.
  /// - Parameter arrowEdge: the edge of the content that is towards this view: `top` has it stand below. It stands on the
  ///   other side where there is no room.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let side: MenuPlacement.Side =
      switch arrowEdge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return modifier(PopoverModifier(isPresented: isPresented, side: side, popover: content))
  }
}
