/// Presents a bottom drawer over the window.
private struct BottomDrawerModifier<Header: View, DrawerContent: View>: ViewModifier {
  @Binding var isPresented: Bool
  let options: BottomDrawerOptions
  let style: BottomDrawerStyle
  let given: BottomDrawerController?
  let onDismiss: (() -> Void)?
  let header: (BottomDrawerController) -> Header
  let drawer: () -> DrawerContent
  @State private var own = BottomDrawerController()

  @MainActor private var controller: BottomDrawerController { given ?? own }

  @MainActor private var presentation: OverlayPresentationStyle {
    let isOpen = controller.panel.isOpen
    var style = OverlayPresentationStyle(
      isModal: isOpen && !options.forwardsBackgroundTouches, isDismissible: isOpen && options.isDismissedByEscape)
    style.isDismissedByScrim = options.isDismissedByScrim
    style.isInert = !isOpen
    return style
  }

  func body(content: Content) -> some View {
    let controller = controller
    content
      .overlayPresentation(
        isPresented: Binding(get: { controller.panel.isPresent }, set: { if !$0 { isPresented = false } }),
        style: presentation, onDismiss: onDismiss
      ) {
        BottomDrawerStage(
          controller: controller, options: options, style: style, header: header(controller), content: drawer())
      }
      .onChange(of: isPresented, initial: true) { _, isWanted in
        controller.panel.onDismiss = { isPresented = false }
        controller.panel.onRest = { _ in controller.isOpen = true }
        if isWanted {
          controller.panel.open()
        } else {
          controller.isOpen = false
          controller.panel.close()
        }
      }
  }
}

extension View {
  /// Shows a bottom drawer in front of the window while `isPresented` is true.
  ///
  /// The drawer opens to half of the window, or to all of itself where that is less. Dragged up it moves until it covers
  /// the window, with the header at the top, and then its content scrolls; a drag down goes the same way back, and
  /// dismisses it at the end. A scroll view in the content goes on where the drawer has come to its end, and the drawer where
  /// that has; see ``BottomDrawerOptions/tracksScrollView``.
  ///
  /// ```swift
  /// Feed()
  ///   .bottomDrawer(isPresented: $isShown) { drawer in
  ///     Text("Sections").opacity(1 - 0.5 * drawer.transitionRatio)
  ///   } content: {
  ///     ForEach(sections) { SectionRow($0) }
  ///   }
  /// ```
  /// - Parameters:
  ///   - controller: what the app asks of the drawer; nil gives it one of its own.
  ///   - onDismiss: called when the drawer has gone.
  ///   - header: stands above the content and sticks to the window's top. It gets the drawer's controller, for its
  ///     transition's ratio.
  public func bottomDrawer<Header: View, Content: View>(
    isPresented: Binding<Bool>, options: BottomDrawerOptions = BottomDrawerOptions(),
    style: BottomDrawerStyle = .material, controller: BottomDrawerController? = nil,
    onDismiss: (() -> Void)? = nil, @ViewBuilder header: @escaping (BottomDrawerController) -> Header,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      BottomDrawerModifier(
        isPresented: isPresented, options: options, style: style, given: controller, onDismiss: onDismiss,
        header: header, drawer: content))
  }

  /// Shows a bottom drawer without a header.
  public func bottomDrawer<Content: View>(
    isPresented: Binding<Bool>, options: BottomDrawerOptions = BottomDrawerOptions(),
    style: BottomDrawerStyle = .material, controller: BottomDrawerController? = nil,
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    bottomDrawer(
      isPresented: isPresented, options: options, style: style, controller: controller, onDismiss: onDismiss,
      header: { _ in EmptyView() }, content: content)
  }
}
