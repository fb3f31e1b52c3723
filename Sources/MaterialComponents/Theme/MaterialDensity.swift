/// How close together the parts of components are: 0 is Material's standard, and each step below takes 4 points off the
/// height of buttons, fields, bars and items of menus and drawers. Text, icons and what can be hit keep their sizes.
public struct MaterialDensity: Hashable, Sendable {
  /// 0…-3.
  public let step: Int

  /// - Parameter step: 0…-3; values outside are clipped.
  public init(step: Int) { self.step = min(max(step, -3), 0) }

  /// For fingers.
  public static let standard = MaterialDensity(step: 0)
  public static let comfortable = MaterialDensity(step: -1)
  /// For a mouse.
  public static let compact = MaterialDensity(step: -2)

  /// The points that a step takes off: Material's density scale.
  private static let pointsOfStep: CGFloat = 4

  /// The height, in points, of what is `standard` points high at the standard density. Nothing gets lower than 24.
  public func height(_ standard: CGFloat) -> CGFloat { max(min(standard, 24), standard + change) }

  /// What to add to the space above and below content: never more than half a step's points.
  func inset(_ standard: CGFloat) -> CGFloat { max(0, standard + change / 2) }

  private var change: CGFloat { CGFloat(step) * Self.pointsOfStep }
}

private struct DensityHeight: ViewModifier {
  let height: CGFloat
  @Environment(\.materialDensity) private var density

  func body(content: Content) -> some View { content.frame(minHeight: density.height(height)) }
}

extension View {
  /// A least height that follows the theme's density.
  /// - Parameter height: at the standard density, in points.
  func densityHeight(_ height: CGFloat) -> some View { modifier(DensityHeight(height: height)) }
}
