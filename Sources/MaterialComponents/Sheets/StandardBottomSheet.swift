/// Puts a standard bottom sheet over the lower end of a view.
private struct StandardSheetLayout: Layout {
  let panel: Panel
  let peekHeight: CGFloat
  let isExpanded: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    // A layout runs on the main actor.
    nonisolated(unsafe) let parts = Array(subviews)
    MainActor.assumeIsolated { place(parts[0], sheet: parts[1], in: bounds) }
  }

  @MainActor
  private func place(_ main: LayoutSubview, sheet: LayoutSubview, in bounds: CGRect) {
    main.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let width =
      bounds.width <= SheetTokens.maximumWidth
      ? bounds.width : min(SheetTokens.maximumWidth, bounds.width - 2 * SheetTokens.sideMargin)
    let full = min(sheet.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, bounds.height)
    let peek = min(peekHeight, full)
    panel.resolve(
      StepPanelModel(
        rests: [peek, full], openExtent: isExpanded ? full : peek, isDismissible: false,
        flingVelocity: SheetTokens.flingVelocity))
    let extent = min(panel.extent.value, full)
    sheet.place(
      at: CGPoint(x: bounds.minX + (bounds.width - width) / 2, y: bounds.maxY - extent),
      proposal: ProposedViewSize(width: width, height: full))
  }
}

private struct StandardBottomSheetModifier<Sheet: View>: ViewModifier {
  @Binding var isExpanded: Bool
  let isPresented: Bool
  let peekHeight: CGFloat
  let label: String
  let sheet: () -> Sheet
  @State private var panel = Panel()
  @Environment(\.materialMotion) private var motion
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  @MainActor private var largest: CGFloat { panel.rules?.maximumExtent ?? 0 }

  func body(content: Content) -> some View {
    let _ = panel.setSpring(reducesMotion ? nil : motion.spring(.spatial))
    StandardSheetLayout(panel: panel, peekHeight: peekHeight, isExpanded: isExpanded) {
      content
      paper
    }
    .clipped()
    .onChange(of: isPresented, initial: true) { old, isWanted in
      panel.onRest = { isExpanded = peekHeight < largest && $0 > (peekHeight + largest) / 2 }
      if isWanted { panel.open(animated: !old) } else { panel.close() }
    }
    .onChange(of: isExpanded) { _, isExpanded in
      panel.move(toExtent: isExpanded ? largest : min(peekHeight, largest))
    }
  }

  @MainActor @ViewBuilder
  private var paper: some View {
    ZStack {
      if panel.isPresent {
        SheetContainer(showsHandle: true, isExpanded: isExpanded, advance: { isExpanded.toggle() }, content: sheet)
          .nestedScroll(panel)
          .panelDrag(panel, from: .bottom)
          .accessibilityRole(.group)
          .accessibilityLabel(label)
      }
    }
  }
}

extension View {
  /// Shows a standard bottom sheet over the lower end of this view, which stays usable: it peeks out, and is pulled up
  /// by its handle, by a drag on it, or by the binding.
  /// - Parameters:
  ///   - label: what a screen reader calls the sheet.
  ///   - isExpanded: whether all of the sheet shows; set when the user moves it.
  ///   - isPresented: whether the sheet is there at all. Default: true.
  ///   - peekHeight: what shows of the sheet otherwise, in points, with its handle. Default: 56.
  public func standardBottomSheet<Content: View>(
    _ label: String, isExpanded: Binding<Bool>, isPresented: Bool = true, peekHeight: CGFloat = 56,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      StandardBottomSheetModifier(
        isExpanded: isExpanded, isPresented: isPresented, peekHeight: peekHeight, label: label, sheet: content))
  }
}
