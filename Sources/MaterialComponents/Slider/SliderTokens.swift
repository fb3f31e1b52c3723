/// Figures of `md.comp.slider` in its smallest size, Material 3 v34.0.21, in points, and of what surrounds them.
enum SliderTokens {
  static let trackHeight: CGFloat = 16
  static let outerCorner: CGFloat = 8
  static let innerCorner: CGFloat = 2
  static let handleWidth: CGFloat = 4
  static let pressedHandleWidth: CGFloat = 2
  static let handleHeight: CGFloat = 44
  /// Between the handle and the track on each side.
  static let handleSpace: CGFloat = 6
  static let stopSize: CGFloat = 4
  static let stopSpace: CGFloat = 4
  static let indicatorSpace: CGFloat = 12
  static let disabledInactiveOpacity = 0.12
  /// The label over the handle: Flutter's, 32 points high, with 16 beside the text.
  static let indicatorHeight: CGFloat = 32
  static let indicatorPadding: CGFloat = 16
  /// Flutter's least length of the track.
  static let minimumWidth: CGFloat = 144
  /// Stops stand no closer than this, so that they can be told apart: two of their size.
  static let closestStops: CGFloat = 8
  /// material-web: how the handle's width and the label change.
  static let resize = MaterialEasing.standard(MaterialEasing.Duration.short2)
}
