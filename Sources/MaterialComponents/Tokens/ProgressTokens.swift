/// Figures of `md.comp.progress-indicator`, Material 3 v34.0.21, in points, and the motion that goes with them.
enum ProgressTokens {
  static let thickness: CGFloat = 4
  /// Between what is done and the rest.
  static let gap: CGFloat = 4
  /// The dot at the end of a linear track.
  static let stopSize: CGFloat = 4
  static let circularSize: CGFloat = 40
  /// Between an indicator and what is written beside it.
  static let labelSpace: CGFloat = 8
  /// Default width of a linear indicator: Compose. The least: material-web.
  static let linearWidth: CGFloat = 240
  static let linearMinimumWidth: CGFloat = 80

  static let activeColor = ColorRole.primary
  static let trackColor = ColorRole.secondaryContainer
  static let stopColor = ColorRole.primary

  /// A change of the part that is done: material-web.
  static let linearChange = Animation.timingCurve(0.4, 0, 0.6, 1, duration: 0.25)
  static let circularChange = Animation.timingCurve(0, 0, 0.2, 1, duration: 0.5)

  /// One round where the length is not known, in seconds: Compose.
  static let linearCycle = 1.75
  static let circularCycle = 6.0
}
