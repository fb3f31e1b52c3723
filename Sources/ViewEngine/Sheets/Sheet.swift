/// Presents a sheet over the window.
struct SheetModifier<SheetContent: View>: ViewModifier {
  @Binding var isPresented: Bool
  let isFullScreen: Bool
  let onDismiss: (() -> Void)?
  let sheet: () -> SheetContent
  @State private var panel = Panel()
  @State private var heights = SheetHeights()
  @State private var settings = PresentationSettings()
  @State private var detent: PresentationDetent?

  /// Whether what lies behind can't be used.
  @MainActor private var isModal: Bool {
    switch settings.backgroundInteraction.kind {
    case .automatic, .disabled: return true
    case .enabled: return false
    case .upThrough(let limit):
      // Read in any case: heights are known only later, and are not observed.
      let shown = detent.flatMap(heights.height)
      return heights.height(of: limit).map { (shown ?? 0) > $0 + 0.5 } ?? true
    }
  }

  @MainActor private var style: OverlayPresentationStyle {
    var style = OverlayPresentationStyle(
      isModal: panel.isOpen && (isFullScreen || isModal),
      isDismissible: panel.isOpen && !settings.isDismissDisabled && !isFullScreen)
    style.isInert = !panel.isOpen
    return style
  }

  func body(content: Content) -> some View {
    content
      .overlayPresentation(
        isPresented: Binding(get: { panel.isPresent }, set: { if !$0 { isPresented = false } }), style: style,
        onDismiss: onDismiss
      ) {
        SheetStage(
          panel: panel, heights: heights, isFullScreen: isFullScreen, isModal: isModal, settings: $settings,
          content: sheet())
      }
      .onChange(of: isPresented, initial: true) { _, isWanted in
        panel.onDismiss = { isPresented = false }
        panel.onRest = { extent in
          guard let rested = heights.detent(at: extent) else { return }
          detent = rested
          if let selection = settings.selection, selection.value != rested { selection.set(rested) }
        }
        if isWanted { panel.open() } else { panel.close() }
      }
  }
}

/// Presents a sheet for an item; on its way out it shows the last one.
struct SheetItemModifier<Item: Identifiable, SheetContent: View>: ViewModifier {
  @Binding var item: Item?
  let isFullScreen: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> SheetContent
  @State private var last: Item?

  func body(content: Content) -> some View {
    let shown = item ?? last
    return
      content
      .modifier(
        SheetModifier(
          isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } }), isFullScreen: isFullScreen,
          onDismiss: {
            last = nil
            onDismiss?()
          },
          sheet: { presented(shown) })
      )
      .onChange(of: item?.id, initial: true) { if let item { last = item } }
  }

  @MainActor @ViewBuilder
  private func presented(_ shown: Item?) -> some View {
    if let shown { sheet(shown).id(shown.id) }
  }
}

extension View {
  /// Presents a sheet at the bottom of the window while `isPresented` is true.
  ///
  /// Its content says with `presentationDetents(_:)` how high it may be. It is dragged by fingers and follows scroll
  /// views in it; Escape, the back button, a press on the scrim and a drag down dismiss it, unless
  /// `interactiveDismissDisabled()` says no. The focus goes into it and comes back. Its look is a ``SheetStyle``.
  /// - Parameter onDismiss: called when the sheet has gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, isFullScreen: false, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet while there is an item. Dismissal sets the item to nil.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetItemModifier(item: item, isFullScreen: false, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window while `isPresented` is true. Its content ends it with `dismiss`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, isFullScreen: true, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetItemModifier(item: item, isFullScreen: true, onDismiss: onDismiss, sheet: content))
  }
}
