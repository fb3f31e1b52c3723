/// Material 3's bottom sheet, as the look of `sheet` and `fullScreenCover`.
public struct MaterialSheetStyle: SheetStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SheetContainer(
      showsHandle: configuration.showsDragIndicator, cornerRadius: configuration.cornerRadius,
      background: configuration.background, isFullScreen: configuration.isFullScreen, isExpanded: nil,
      advance: configuration.advance
    ) {
      configuration.content
    }
  }

  public func metrics(in environment: EnvironmentValues) -> SheetMetrics {
    var metrics = SheetMetrics()
    metrics.maximumWidth = SheetTokens.maximumWidth
    metrics.sideMargin = SheetTokens.sideMargin
    metrics.topMargin = SheetTokens.topMargin
    metrics.scrim = Color.role(SheetTokens.scrim).opacity(SheetTokens.scrimOpacity)
    metrics.spring = environment.materialMotion.spring(.spatial)
    metrics.flingVelocity = SheetTokens.flingVelocity
    return metrics
  }
}

extension SheetStyle where Self == MaterialSheetStyle {
  /// Material 3's bottom sheet.
  public static var material: MaterialSheetStyle { MaterialSheetStyle() }
}

/// A bottom sheet's paper: container, handle and content. It takes the size that it is offered.
struct SheetContainer<Content: View>: View {
  let showsHandle: Bool
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var isFullScreen = false
  /// Told to a screen reader with the handle; nil for nothing.
  var isExpanded: Bool?
  let advance: @MainActor () -> Void
  @ViewBuilder let content: Content
  @Environment(\.materialShapes) private var shapes

  private var shape: MaterialShape {
    let radius = isFullScreen ? 0 : cornerRadius ?? shapes[SheetTokens.shape]
    return MaterialShape(
      radii: RectangleCornerRadii(topLeading: radius, bottomLeading: 0, bottomTrailing: 0, topTrailing: radius))
  }

  var body: some View {
    VStack(spacing: 0) {
      if showsHandle { DragHandle(isExpanded: isExpanded, action: advance) }
      content.frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background { if let background { Rectangle().fill(background) } }
    .clipShape(shape)
    .surface(
      isFullScreen ? .surface : SheetTokens.container, in: .fixed(shape),
      elevation: isFullScreen ? .level0 : SheetTokens.elevation)
  }
}

/// The handle of a sheet: it shows that the sheet can be dragged, and goes on to the next height when it is pressed.
struct DragHandle: View {
  var isExpanded: Bool?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Capsule()
        .fill(Color.role(SheetTokens.handleColor))
        .frame(width: SheetTokens.handleSize.width, height: SheetTokens.handleSize.height)
        .padding(SheetTokens.handlePadding)
    }
    .buttonStyle(HandleButtonStyle())
    .accessibilityLabel("Drag handle")
    .accessibilityState(.expanded, isExpanded ?? false)
  }
}
