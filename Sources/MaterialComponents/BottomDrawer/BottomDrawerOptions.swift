/// How much of a bottom drawer shows.
public enum BottomDrawerState: Hashable, Sendable {
  /// There is more than shows.
  case collapsed
  /// All of the drawer shows, and it doesn't reach the top of the window.
  case expanded
  /// The drawer covers the window.
  case fullScreen
}

/// How a bottom drawer opens, moves and goes. The names in parentheses are those of Google's iOS library.
public struct BottomDrawerOptions: Hashable, Sendable {
  /// The most that the drawer shows when it opens, in points. Default: half of the window (`maximumInitialDrawerHeight`).
  public var maximumInitialHeight: CGFloat?
  /// The most that it shows at all, in points. Default: the window's height (`maximumDrawerHeight`).
  public var maximumHeight: CGFloat?
  /// Whether it opens as high as it goes. Default: false.
  public var opensFullScreen = false
  /// Whether it opens as high as it goes in a window that is wider than high and lower than 480 points. Default: true
  /// (`shouldDisplayMobileLandscapeFullscreen`).
  public var opensFullScreenInLandscape = true
  /// Whether it opens as high as it goes while a screen reader is in use, which has no use for half of it. Default:
  /// true.
  public var opensFullScreenForScreenReaders = true
  /// Whether the header is told of a transition also where the drawer can't reach the top. Default: false
  /// (`shouldAlwaysExpandHeader`).
  public var alwaysExpandsHeader = false
  /// Whether the drawer takes the height that changed content asks for; otherwise the height that shows stays. Default:
  /// false (`shouldAdjustOnContentSizeChange`).
  public var adjustsToContent = false
  /// Whether the part of the window that the system covers at the bottom is added to the content. Default: false
  /// (`shouldIncludeSafeAreaInContentHeight`).
  public var includesSafeArea = false
  /// Whether the user can move the drawer. Default: true (`userDraggingEnabled`).
  public var isDraggable = true
  /// Whether a drag down dismisses it; otherwise it gives way and comes back. Default: true (`swipeToDismissEnabled`).
  public var isDismissedByDrag = true
  /// Whether a press beside it dismisses it. Default: true (`dismissOnBackgroundTap`).
  public var isDismissedByScrim = true
  /// Whether Escape, the back button and a screen reader's gesture dismiss it. Default: true
  /// (`shouldDismissOnAccessibilityPerformEscape`).
  public var isDismissedByEscape = true
  /// Whether what lies behind stays usable; a press beside the drawer does not dismiss it then, and there is no scrim.
  /// Default: false (`forwardBackgroundTouches`).
  public var forwardsBackgroundTouches = false
  /// Whether a handle shows above the header; pressed, it takes the drawer up, or down again. Default: false
  /// (`topHandleHidden`).
  public var showsHandle = false
  /// Whether the content has a scroll view of its own, which moves together with the drawer; otherwise the drawer scrolls
  /// it. A long list wants it, since only what shows of a lazy stack in a scroll view is made. Default: false
  /// (`trackingScrollView`).
  public var tracksScrollView = false
  /// What a screen reader calls the scrim, which it can reach then. Default: nothing, and it can't.
  public var scrimLabel: String?

  public init() {}
}

/// The figures of Google's MDCBottomDrawer, in points and points a second.
enum BottomDrawerFigures {
  /// Of the container's height.
  static let initialHeightFactor: CGFloat = 0.5
  /// What is added to the safe area for the way of the transition.
  static let headerAnimationDistance: CGFloat = 20
  static let shortestTransition: CGFloat = 0.001
  static let dismissalDistance: CGFloat = 40
  /// A drawer lower than this is dismissed by a part of its height.
  static let smallHeight: CGFloat = 160
  static let smallDismissalFactor: CGFloat = 0.25
  /// 2 points a millisecond.
  static let dismissalVelocity: CGFloat = 2000
  /// The scrolling over which the header's shadow comes.
  static let shadowDistance: CGFloat = 10
  /// Windows lower than this are compact: Android's window size classes.
  static let compactHeight: CGFloat = 480
  /// The spring of coming and going: 0.34 s, damping 0.85.
  static let openResponse = 0.34
  static let openDamping = 0.85
}
