/// Figures of `md.comp.switch`, Material 3 v34.0.21, in points and seconds, and of material-web's motion.
enum SwitchTokens {
  static let trackWidth: CGFloat = 52
  static let trackHeight: CGFloat = 32
  static let trackOutlineWidth: CGFloat = 2
  static let unselectedHandle: CGFloat = 16
  static let selectedHandle: CGFloat = 24
  static let pressedHandle: CGFloat = 28
  static let stateLayer: CGFloat = 40
  static let iconSize: CGFloat = 16
  static let disabledTrackOpacity = 0.12
  /// Between the label and the switch: that of lists' items, Compose.
  static let labelSpace: CGFloat = 16
  /// Material's least size of what is touched.
  static let touchHeight: CGFloat = 48

  /// The handle's way, which swings over.
  static let travel = Animation.timingCurve(0.175, 0.885, 0.32, 1.275, duration: MaterialEasing.Duration.medium2)
  static let resize = MaterialEasing.standard(MaterialEasing.Duration.medium1)
  static let press = MaterialEasing.standard(MaterialEasing.Duration.short2)
  static let recolor = Animation.linear(duration: 0.067)
}
