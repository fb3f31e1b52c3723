/// A step of Material's scale of corner sizes.
public enum ShapeToken: String, CaseIterable, Hashable, Sendable {
  case none, extraSmall, small, medium, large, largeIncreased, extraLarge, extraLargeIncreased, extraExtraLarge, full
}

/// The corner radii of a theme, in points.
///
/// Figures: `md.sys.shape`, Material 3 v34.0.21. A radius larger than fits is half of the shorter side, so that `full`
/// is a capsule.
public struct MaterialShapes: Hashable, Sendable {
  private var radii: [ShapeToken: CGFloat]

  public init() {
    radii = [
      .none: 0, .extraSmall: 4, .small: 8, .medium: 12, .large: 16, .largeIncreased: 20, .extraLarge: 28,
      .extraLargeIncreased: 32, .extraExtraLarge: 48, .full: 9999,
    ]
  }

  public subscript(token: ShapeToken) -> CGFloat {
    get { radii[token] ?? 0 }
    set { radii[token] = max(0, newValue) }
  }
}

/// A rectangle with corners of a theme's radius.
public struct MaterialShape: InsettableShape, Hashable {
  /// Points; more than fits is half of the shorter side.
  public var radii: RectangleCornerRadii

  nonisolated public init(radii: RectangleCornerRadii) { self.radii = radii }

  nonisolated public init(radius: CGFloat) {
    self.init(
      radii: RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius))
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: radii, style: .circular)
  }

  nonisolated public func inset(by amount: CGFloat) -> MaterialInsetShape {
    MaterialInsetShape(base: self, amount: amount)
  }

  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { radii.animatableData }
    set { radii.animatableData = newValue }
  }
}

extension MaterialShape {
  /// The shape as it is drawn where the layout goes from right to left.
  func mirrored(_ isRightToLeft: Bool) -> MaterialShape {
    guard isRightToLeft else { return self }
    return MaterialShape(
      radii: RectangleCornerRadii(
        topLeading: radii.topTrailing, bottomLeading: radii.bottomTrailing, bottomTrailing: radii.bottomLeading,
        topTrailing: radii.topLeading))
  }

  /// One radius on each side, in points.
  init(leading: CGFloat, trailing: CGFloat) {
    self.init(
      radii: RectangleCornerRadii(
        topLeading: leading, bottomLeading: leading, bottomTrailing: trailing, topTrailing: trailing))
  }
}

/// A ``MaterialShape`` with its outline moved inwards; the corners stay concentric.
public struct MaterialInsetShape: InsettableShape, Hashable {
  let base: MaterialShape
  let amount: CGFloat

  nonisolated public func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    func inner(_ radius: CGFloat) -> CGFloat { max(0, min(radius, limit) - amount) }
    return Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount),
      cornerRadii: RectangleCornerRadii(
        topLeading: inner(base.radii.topLeading), bottomLeading: inner(base.radii.bottomLeading),
        bottomTrailing: inner(base.radii.bottomTrailing), topTrailing: inner(base.radii.topTrailing)),
      style: .circular)
  }

  nonisolated public func inset(by amount: CGFloat) -> MaterialInsetShape {
    MaterialInsetShape(base: base, amount: self.amount + amount)
  }
}
