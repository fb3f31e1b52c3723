/// The sizes of floating action buttons.
public enum FloatingActionButtonSize: CaseIterable, Hashable, Sendable {
  case small, regular, medium, large
}

/// The colours of floating action buttons: a container's role and the one that belongs on it.
public enum FloatingActionButtonColor: CaseIterable, Hashable, Sendable {
  case primaryContainer, secondaryContainer, tertiaryContainer, primary, secondary, tertiary, surface

  var container: ColorRole {
    switch self {
    case .primaryContainer: .primaryContainer
    case .secondaryContainer: .secondaryContainer
    case .tertiaryContainer: .tertiaryContainer
    case .primary: .primary
    case .secondary: .secondary
    case .tertiary: .tertiary
    case .surface: .surfaceContainerHigh
    }
  }

  var content: ColorRole { self == .surface ? .primary : container.content ?? .onSurface }
}

/// Figures of a floating action button in points: `md.comp.fab` and `md.comp.extended-fab`, Material 3 v34.0.21.
public struct FloatingActionButtonFigures: Hashable, Sendable {
  /// Of the container; one that shows only its icon is as wide.
  public var height: CGFloat
  public var iconSize: CGFloat
  public var shape: ShapeToken
  /// Beside icon and title while both show: on the icon's side, and on the title's.
  public var iconSpace: CGFloat
  public var titleSpace: CGFloat
  public var iconTitleSpace: CGFloat
  public var title: TypeStyleName
  /// The greatest width while the title shows; nil is none.
  public var maxWidth: CGFloat?
  public var elevation: ElevationLevel
  public var hoveredElevation: ElevationLevel
  public var pressedElevation: ElevationLevel

  init(
    height: CGFloat, iconSize: CGFloat, shape: ShapeToken, iconSpace: CGFloat, titleSpace: CGFloat,
    iconTitleSpace: CGFloat, title: TypeStyleName, maxWidth: CGFloat? = nil, elevation: ElevationLevel = .level3,
    hoveredElevation: ElevationLevel = .level4, pressedElevation: ElevationLevel = .level3
  ) {
    self.height = height
    self.iconSize = iconSize
    self.shape = shape
    self.iconSpace = iconSpace
    self.titleSpace = titleSpace
    self.iconTitleSpace = iconTitleSpace
    self.title = title
    self.maxWidth = maxWidth
    self.elevation = elevation
    self.hoveredElevation = hoveredElevation
    self.pressedElevation = pressedElevation
  }
}

/// The figures of floating action buttons of all sizes. A theme of an app's own may set others; see
/// `floatingActionButtonMetrics(_:)`.
public struct FloatingActionButtonMetrics: Hashable, Sendable {
  private var icon: [FloatingActionButtonSize: FloatingActionButtonFigures]
  private var extended: [FloatingActionButtonSize: FloatingActionButtonFigures]

  /// - Parameter isExtended: whether the title shows.
  public subscript(size: FloatingActionButtonSize, isExtended isExtended: Bool) -> FloatingActionButtonFigures {
    get { (isExtended ? extended[size] : icon[size]) ?? Self.regular }
    set { if isExtended { extended[size] = newValue } else { icon[size] = newValue } }
  }

  private static let regular = FloatingActionButtonFigures(
    height: 56, iconSize: 24, shape: .large, iconSpace: 16, titleSpace: 16, iconTitleSpace: 8, title: .titleMedium)

  private static let sizes: [FloatingActionButtonSize: FloatingActionButtonFigures] = [
    // Material's current tokens have no small one with a title: its height and space are those without.
    .small: FloatingActionButtonFigures(
      height: 40, iconSize: 24, shape: .medium, iconSpace: 8, titleSpace: 16, iconTitleSpace: 8, title: .labelLarge),
    .regular: regular,
    .medium: FloatingActionButtonFigures(
      height: 80, iconSize: 28, shape: .largeIncreased, iconSpace: 26, titleSpace: 26, iconTitleSpace: 12,
      title: .titleLarge),
    .large: FloatingActionButtonFigures(
      height: 96, iconSize: 36, shape: .extraLarge, iconSpace: 28, titleSpace: 28, iconTitleSpace: 16,
      title: .headlineSmall),
  ]

  /// Material 3.
  public static let material3 = FloatingActionButtonMetrics(icon: sizes, extended: sizes)

  /// The look of Google's components for iOS: circles of 40 and 56 points, a capsule of 48 to 328 points with its title,
  /// elevations of 6 and, pressed, 12.
  public static let classic: FloatingActionButtonMetrics = {
    func circle(_ diameter: CGFloat) -> FloatingActionButtonFigures {
      FloatingActionButtonFigures(
        height: diameter, iconSize: 24, shape: .full, iconSpace: 16, titleSpace: 24, iconTitleSpace: 8,
        title: .labelLarge, hoveredElevation: .level3, pressedElevation: .level5)
    }
    var capsule = circle(48)
    capsule.maxWidth = 328
    let icon: [FloatingActionButtonSize: FloatingActionButtonFigures] = [
      .small: circle(40), .regular: circle(56), .medium: circle(56), .large: circle(56),
    ]
    return FloatingActionButtonMetrics(icon: icon, extended: icon.mapValues { _ in capsule })
  }()
}

/// Figures of `md.comp.fab` that all sizes share, and of its motion.
enum FloatingActionButtonTokens {
  /// Raised less, for a button that lies on a bar: `md.comp.fab` lowered.
  static let loweredElevation = ElevationLevel.level1
  static let loweredHoveredElevation = ElevationLevel.level2
  /// From the window's edges, in points.
  static let margin: CGFloat = 16
  /// Showing and hiding: Material's components for Android.
  static let hiddenScale = 0.4
  static let showDuration = MaterialEasing.Duration.long2
  /// How far content moves in one direction before the button follows, in points: that of the header.
  static let scrollSlop: CGFloat = 5
}

/// Figures of `md.comp.fab-menu`, Material 3 v34.0.21, in points.
enum FloatingActionButtonMenuTokens {
  static let closeSize: CGFloat = 56
  static let closeIconSize: CGFloat = 20
  static let closeSpace: CGFloat = 8
  static let itemHeight: CGFloat = 56
  static let itemSpacing: CGFloat = 4
  static let itemSpace: CGFloat = 24
  static let itemIconSize: CGFloat = 24
  static let itemIconTitleSpace: CGFloat = 8
  /// Between one item's coming and the next one's, in seconds: Compose.
  static let stagger = 0.035
}
