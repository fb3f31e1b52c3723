/// A bottom drawer in the space of a view: scrim, container, header and content.
struct BottomDrawerStage<Header: View, Content: View>: View {
  let controller: BottomDrawerController
  let options: BottomDrawerOptions
  let style: BottomDrawerStyle
  let header: Header
  let content: Content
  @Environment(\.dismiss) private var dismiss
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var isRead
  @State private var contentOffset: CGFloat = 0

  private var hasScrim: Bool { !options.forwardsBackgroundTouches }

  var body: some View {
    let panel = controller.panel
    let _ = panel.setSpring(
      reducesMotion
        ? nil : Spring(response: BottomDrawerFigures.openResponse, dampingRatio: BottomDrawerFigures.openDamping))
    GeometryReader { proxy in
      BottomDrawerLayout(
        controller: controller, options: options, insets: proxy.safeAreaInsets,
        maximumWidth: SheetTokens.maximumWidth, sideMargin: SheetTokens.sideMargin, isRead: isRead
      ) {
        Color.clear
          .paintEffect(BottomDrawerContainerEffect(controller: controller, style: style), position: .background)
          .contentShape(Rectangle())
        headerPart
        contentPart
      }
      .modifier(BottomDrawerDrag(panel: options.isDraggable ? panel : nil))
      .nestedScroll(options.isDraggable ? panel : nil)
      .background {
        if hasScrim {
          Color.clear.panelScrim(Color.role(style.scrim).opacity(style.scrimOpacity), panel: panel)
            .allowsHitTesting(false)
            .modifier(ScrimElement(label: options.scrimLabel) { dismiss() })
        }
      }
      .ignoresSafeArea()
    }
    .accessibilityRole(.dialog)
    .accessibilityAction(.escape) { if options.isDismissedByEscape { dismiss() } }
  }

  private var headerPart: some View {
    VStack(spacing: 0) {
      if options.showsHandle { BottomDrawerHandle(controller: controller, style: style) }
      header
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .paintEffect(BottomDrawerHeaderShadow(container: style.container, strength: shadowStrength), position: .background)
    .zIndex(1)
  }

  private var contentPart: some View {
    scrollingContent
      .onScrollGeometryChange(
        for: CGFloat.self,
        of: { min(max(0, $0.contentOffset.y + $0.contentInsets.top), BottomDrawerFigures.shadowDistance) },
        action: { contentOffset = $1 }
      )
      .foregroundStyle(Color.role(.onSurface), Color.role(.onSurfaceVariant))
      .contentShape(Rectangle())
      .clipped()
  }

  @ViewBuilder
  private var scrollingContent: some View {
    if options.tracksScrollView {
      content
    } else {
      ScrollView { content.frame(maxWidth: .infinity) }
        // Content that fits has nowhere to go.
        .scrollBounceBehavior(.basedOnSize)
    }
  }

  /// The header casts a shadow once it sticks to the top and content goes under it.
  private var shadowStrength: Double {
    controller.state == .fullScreen ? Double(contentOffset / BottomDrawerFigures.shadowDistance) : 0
  }
}

/// Tells a screen reader of the scrim, if that is to be called something.
private struct ScrimElement: ViewModifier {
  let label: String?
  let dismiss: @MainActor () -> Void

  func body(content: Content) -> some View {
    if let label {
      content
        .accessibilityElement()
        .accessibilityRole(.button)
        .accessibilityLabel(label)
        .accessibilityAction { dismiss() }
    } else {
      content
    }
  }
}

/// Lets the drawer's parts be dragged.
private struct BottomDrawerDrag: ViewModifier {
  let panel: Panel?

  func body(content: Content) -> some View {
    if let panel { content.panelDrag(panel, from: .bottom) } else { content }
  }
}

/// The handle above the header. It fades as the drawer nears the top.
private struct BottomDrawerHandle: View {
  let controller: BottomDrawerController
  let style: BottomDrawerStyle

  var body: some View {
    Button(action: controller.toggle) {
      Color.clear
        .frame(height: style.handleHeight)
        .overlay(alignment: .top) {
          Capsule()
            .fill(Color.role(style.handle).opacity(style.handleOpacity))
            .frame(width: style.handleSize.width, height: style.handleSize.height)
            .padding(.top, style.handleInset)
            .opacity(Double(1 - controller.transitionRatio))
        }
    }
    .buttonStyle(HandleButtonStyle())
    .accessibilityLabel("Drag handle")
    .accessibilityState(.expanded, controller.state != .collapsed)
  }
}
