/// How a flexible header leaves the screen when content is scrolled.
public enum HeaderShiftBehavior: Hashable, Sendable, CaseIterable {
  /// Not at all. A header that was away comes back.
  case disabled
  /// With scrolling towards the end, and back with scrolling towards the start.
  case enabled
  /// As ``enabled``, and what stands in the safe area above goes as well, whatever
  /// ``FlexibleHeaderOptions/contentMayOverlapStatusArea`` says.
  case enabledWithStatusArea
  /// Only when a ``FlexibleHeaderController`` is asked to; scrolling moves nothing.
  case hideable

  /// Whether scrolling shifts the header.
  var followsScrolling: Bool { self == .enabled || self == .enabledWithStatusArea }
}

/// How much the content matters in comparison with a header that has left the screen: how far the user has to scroll back
/// before it returns, in points.
public struct HeaderContentImportance: Hashable, Sendable {
  public let distance: CGFloat

  /// - Parameter distance: in points; negative ones count as 0.
  public init(distance: CGFloat) { self.distance = distance.isFinite ? max(0, distance) : 0 }

  /// 175 points: Google's flexible header for iOS, `MDCFlexibleHeaderContentImportanceDefault`.
  public static let standard = HeaderContentImportance(distance: 175)
  /// 25 points: Google's flexible header for iOS, `MDCFlexibleHeaderContentImportanceHigh`, by which the header comes back
  /// soon.
  public static let high = HeaderContentImportance(distance: 25)
  /// At once: Compose's `enterAlwaysScrollBehavior`.
  public static let immediate = HeaderContentImportance(distance: 0)
}

/// What a flexible header does when its content is scrolled.
///
/// The defaults are those of Google's flexible header for iOS, without what that can do for other systems' sakes: heights
/// don't count the safe area.
public struct FlexibleHeaderOptions: Hashable, Sendable {
  /// Heights for headers whose content does not say its own; see
  /// `flexibleHeaderHeights(minimum:maximum:)`.
  public var heights = FlexibleHeaderHeights()
  /// Default: ``HeaderShiftBehavior/disabled``.
  public var shiftBehavior = HeaderShiftBehavior.disabled
  /// Default: ``HeaderContentImportance/standard``.
  public var contentImportance = HeaderContentImportance.standard
  /// Whether the header grows beyond its greatest height while content is pulled down. Default: true. Over content that can
  /// be refreshed by pulling it grows by what is pulled beyond the refresh's band, in which the sign of that stands.
  public var canOverExtend = true
  /// How much of the collapsed header stays on the screen when it is shifted away, in points. Default: 0.
  public var minimumVisibleHeight: CGFloat = 0
  /// Whether content may lie under the safe area above while the header is away. If not, that much of the header stays.
  /// Default: true.
  public var contentMayOverlapStatusArea = true
  /// Whether there is always content behind the header, as there is over a map: its shadow is always there.
  /// Default: false.
  public var isInFrontOfInfiniteContent = false
  /// The part of the way from expanded to collapsed at which a header that is let go goes on to the end and not back;
  /// 0…1. Nil, the default, leaves it where it is.
  public var collapseThreshold: CGFloat?
  /// Whether the shadow stays as it was when there is nothing any more that could be scrolled. Default: true.
  public var keepsShadowWithoutScrollView = true

  /// Whether content that would stop with part of the header's space showing above it goes on to where all or none of it
  /// shows. Default: true.
  public var alignsContent = true

  public init() {}
}
