/// Figures of the ripple in Material's web components; times in seconds, lengths in points.
enum RippleTokens {
  /// The diameter at the start, of the component's longer side.
  static let startFraction: CGFloat = 0.2
  /// What the circle's diameter has beyond the component's diagonal.
  static let extraDiameter: CGFloat = 10
  /// The edge that fades out, of the component's longer side, and at least.
  static let softEdgeFraction: CGFloat = 0.35
  static let minimumSoftEdge: CGFloat = 75
  /// Where the circle starts to fade towards its edge: this much before it, and not below this part of the radius.
  static let gradientWidth: CGFloat = 70
  static let minimumSolidFraction: CGFloat = 0.65
  static let growth = 0.45
  static let fadeIn = 0.105
  static let fadeOut = 0.375
  /// The least time for which a press shows.
  static let minimumPress = 0.225
  /// How long hovering takes to show.
  static let hoverFade = 0.015
}

/// Figures of the ring around what has the keyboard's focus: `md.sys.state.focus-indicator`; the movement is that of
/// Material's web components.
enum FocusRingTokens {
  static let thickness: CGFloat = 3
  /// The gap between the component and the ring.
  static let outerOffset: CGFloat = 2
  /// The ring's greatest thickness, shortly after the focus came.
  static let activeThickness: CGFloat = 8
  static let duration = 0.6
  /// The part of the duration in which the ring grows.
  static let growthFraction = 0.25
}
