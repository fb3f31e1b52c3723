/// Figures of `md.comp.date-picker-modal`, `md.comp.date-picker-docked` and `md.comp.time-input`, Material 3 v34.0.21, in
/// points and seconds, and of what the tokens leave open.
enum DatePickerTokens {
  static let container = ColorRole.surfaceContainerHigh
  static let modalShape = ShapeToken.extraLarge
  static let dockedShape = ShapeToken.large
  static let elevation = ElevationLevel.level3
  static let width: CGFloat = 360
  /// `date-container-height`, and the room that a day takes: docked and Compose.
  static let daySize: CGFloat = 40
  static let dayRoom: CGFloat = 48
  static let todayOutlineWidth: CGFloat = 1
  static let yearHeight: CGFloat = 36
  static let yearWidth: CGFloat = 72
  /// The names of weekdays and six weeks, which a list of years takes the room of.
  static let monthHeight = dayRoom * 7
  /// Rows of years: Flutter and Compose.
  static let yearRow: CGFloat = 52
  static let yearColumns = 3
  /// Beside the days, and in the header: Compose.
  static let sidePadding: CGFloat = 12
  static let headerPadding = EdgeInsets(top: 16, leading: 24, bottom: 12, trailing: 12)
  static let monthBarHeight: CGFloat = 56
  static let menuButtonHeight: CGFloat = 40
  static let menuIconSize: CGFloat = 18
  static let actionsPadding = EdgeInsets(top: 8, leading: 12, bottom: 12, trailing: 12)
  static let actionGap: CGFloat = 8
  static let monthChange = MaterialEasing.standard(MaterialEasing.Duration.short4)
  /// The years that can be chosen where the picker has no bounds: Compose.
  static let years = 1900...2100

  enum TimeInput {
    static let fieldWidth: CGFloat = 96
    static let fieldHeight: CGFloat = 72
    static let fieldShape = ShapeToken.small
    static let fieldStyle = TypeStyleName.displayMedium
    static let separatorStyle = TypeStyleName.displayLarge
    static let separatorWidth: CGFloat = 24
    static let supportingStyle = TypeStyleName.bodySmall
    static let supportingTop: CGFloat = 7
    static let focusOutlineWidth: CGFloat = 2
    static let periodWidth: CGFloat = 52
    static let periodOutlineWidth: CGFloat = 1
    static let periodStyle = TypeStyleName.titleMedium
    static let periodGap: CGFloat = 12
    /// Beside the name of a half of the day where that is wider than the selector.
    static let periodPadding: CGFloat = 4
    static let headlineStyle = TypeStyleName.labelMedium
    static let padding: CGFloat = 24
    static let headlineGap: CGFloat = 20
  }
}
