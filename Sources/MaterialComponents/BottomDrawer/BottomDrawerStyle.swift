/// The look of a bottom drawer.
public struct BottomDrawerStyle: Hashable, Sendable {
  public var container: ColorRole
  /// The radius of the upper corners while the drawer doesn't cover the window, in points. On the way to the top it goes
  /// over to ``fullScreenCornerRadius``.
  public var cornerRadius: CGFloat
  public var fullScreenCornerRadius: CGFloat
  public var elevation: ElevationLevel
  /// Covers the window behind the drawer.
  public var scrim: ColorRole
  public var scrimOpacity: Double
  public var handle: ColorRole
  public var handleOpacity: Double
  public var handleSize: CGSize
  /// The distance from the drawer's top to the handle, in points.
  public var handleInset: CGFloat
  /// The height that the handle takes from the header, in points.
  public var handleHeight: CGFloat

  /// Material 3's bottom sheet: `md.comp.sheet-bottom` of v34.0.21, with Compose's distances around the handle.
  public static let material = BottomDrawerStyle(
    container: .surfaceContainerLow, cornerRadius: 28, fullScreenCornerRadius: 0, elevation: .level1, scrim: .scrim,
    scrimOpacity: 0.32, handle: .onSurfaceVariant, handleOpacity: 1, handleSize: CGSize(width: 32, height: 4),
    handleInset: 22, handleHeight: 48)

  /// Google's iOS library, Material 2: corners of 8, elevation 16 (of which the highest level, 12, is the nearest), a
  /// handle of 24 × 2 in 12 % of the content's colour.
  public static let classic = BottomDrawerStyle(
    container: .surface, cornerRadius: 8, fullScreenCornerRadius: 0, elevation: .level5, scrim: .onSurface,
    scrimOpacity: 0.32, handle: .onSurface, handleOpacity: 0.12, handleSize: CGSize(width: 24, height: 2),
    handleInset: 5, handleHeight: 7)

  /// The corners' radius for a ratio of the transition, 0…1.
  func cornerRadius(ratio: CGFloat) -> CGFloat {
    cornerRadius + (fullScreenCornerRadius - cornerRadius) * min(max(ratio, 0), 1)
  }
}

/// Draws the drawer's container. It reads where the drawer is, so it is drawn again while that moves.
struct BottomDrawerContainerEffect: PaintEffect {
  let controller: BottomDrawerController
  let style: BottomDrawerStyle

  func interactionDidChange(_ effect: EffectContext) { ElevationPart.update(to: style.elevation, effect) }

  func paint(in context: inout PaintContext, effect: EffectContext) {
    let extent = controller.panel.extent.value
    let radius = style.cornerRadius(ratio: controller.geometry.transitionRatio(extent: extent))
    let shape = MaterialShape(
      radii: RectangleCornerRadii(topLeading: radius, bottomLeading: 0, bottomTrailing: 0, topTrailing: radius))
    ElevationPart.paint(shape, in: &context, effect)
    context.fill(shape, with: Color.role(style.container))
  }
}

/// Draws the shadow of the header on content that has scrolled under it.
struct BottomDrawerHeaderShadow: PaintEffect {
  let container: ColorRole
  /// 0…1.
  let strength: Double

  func interactionDidChange(_ effect: EffectContext) {}

  func paint(in context: inout PaintContext, effect: EffectContext) {
    guard strength > 0 else { return }
    // Elevation 4 of Material 2 lies between the levels 2 (3) and 3 (6).
    context.drawElevation(strength * 2.33, of: MaterialShape(radius: 0))
    context.fill(Rectangle(), with: Color.role(container))
  }
}
