/// How high a flexible header is and how far it is shifted away: a model without views.
///
/// 1. ``position`` is how far the content is scrolled. Unshifted, the header reaches down to where the content begins, but
///    is at least as high as its minimum. 2. With a behaviour that shifts, what the user scrolls beyond that goes into the
///    ``accumulator``; the header is shifted by it, at most by ``maximumShift``. What the accumulator holds beyond is the
///    way that has to be scrolled back before the header returns. 3. When the user lets go, a header on its way goes to
///    one of its ends.
public struct FlexibleHeaderModel: Hashable, Sendable {
  /// How far a finger must move in one direction before the header's wish to be hidden changes: 5 points.
  public static let directionSlop: CGFloat = 5
  /// After momentum the header hides if this part of it is away: 25 % must be visible for it to show itself.
  public static let hiddenProportion: CGFloat = 0.75
  /// How far content is scrolled under the header until its shadow is complete: 8 points.
  public static let shadowLength: CGFloat = 8
  /// How much of ``maximumShift`` it takes for views to fade out: half.
  public static let fadeProportion: CGFloat = 0.5
  /// What lies this far under the header, in points, shows that content has been scrolled.
  static let detachment: CGFloat = 0.5

  /// What the header does; ``heights`` are those of ``options`` unless the header's content has its own.
  public var options: FlexibleHeaderOptions {
    didSet {
      guard options.shiftBehavior != oldValue.shiftBehavior, options.shiftBehavior == .disabled else { return }
      accumulator = 0
      wantsToBeHidden = false
    }
  }
  public var heights: FlexibleHeaderHeights {
    didSet { if heights != oldValue, options.shiftBehavior != .disabled { limitAccumulator() } }
  }

  /// How far the content is scrolled, in points: 0 where it begins at the lower edge of the expanded header, negative
  /// while it is pulled down, and never beyond its end.
  public private(set) var position: CGFloat = 0
  /// How far the user has scrolled on with the collapsed header, in points: none while the header reaches to the content's
  /// start by itself, ``maximumShift`` while part of it would show there, and then the content's importance more.
  public private(set) var accumulator: CGFloat = 0
  /// Whether the header goes away when it is let go.
  public private(set) var wantsToBeHidden = false
  /// What the content keeps free for a refresh that runs.
  private var refreshLength: CGFloat = 0
  private var isPaging = false
  /// The shadow that stays although there is no content any more.
  private var keptShadow: CGFloat?
  /// The position that the next movement is measured from; nil if it begins anew.
  private var lastPosition: CGFloat?
  /// How far the finger has moved in its present direction.
  private var directionDistance: CGFloat = 0

  public init(options: FlexibleHeaderOptions = FlexibleHeaderOptions()) {
    self.options = options
    heights = options.heights
  }

  // MARK: Geometry

  /// The safe area that stays covered by the header, in points.
  var keptStatusArea: CGFloat {
    options.shiftBehavior != .enabledWithStatusArea && !options.contentMayOverlapStatusArea ? heights.topSafeArea : 0
  }

  /// How far the collapsed header can be shifted, in points.
  public var maximumShift: CGFloat {
    max(0, heights.effectiveMinimum - keptStatusArea - max(0, options.minimumVisibleHeight))
  }

  /// How far the header is shifted up, in points. Scrolling shifts only a collapsed header; one that is hidden by program
  /// while it is higher goes with all of its height.
  public var shift: CGFloat {
    let shift = min(maximumShift, accumulator)
    return shift > 0 ? shift * (1 + (height - heights.effectiveMinimum) / maximumShift) : 0
  }

  /// Where the content begins, below the screen's upper edge; negative once it has left the screen.
  public var contentTop: CGFloat { heights.effectiveMaximum - position - refreshLength }

  /// The header's height, with the safe area.
  public var height: CGFloat {
    let height = max(heights.effectiveMinimum, contentTop)
    return options.canOverExtend ? height : min(height, heights.effectiveMaximum)
  }

  /// The header's lower edge, below the screen's upper edge.
  public var bottom: CGFloat { height - shift }

  /// Whether the header is as far away as it goes.
  public var isShiftedOffscreen: Bool { maximumShift > 0 && shift >= maximumShift }

  /// How far the header is collapsed: 0 expanded, 1 collapsed. 0 for one that does not collapse.
  public var collapsedFraction: CGFloat {
    heights.range > 0 ? min(1, max(0, (heights.effectiveMaximum - height) / heights.range)) : 0
  }

  /// Whether content lies under the header: where its start is out of the header's reach by more than half a point.
  public var isDetachedFromTopOfContent: Bool {
    options.isInFrontOfInfiniteContent || bottom - contentTop > Self.detachment
  }

  /// How much of the shadow there is, 0…1: grows while content is scrolled under the header, and goes with the header.
  public var shadowIntensity: CGFloat {
    if let keptShadow { return keptShadow }
    let under = options.isInFrontOfInfiniteContent ? 1 : min(1, max(0, (bottom - contentTop) / Self.shadowLength))
    return min(under, height > 0 ? max(0, bottom / height) : 0)
  }

  /// How opaque views are that fade out while the header leaves: gone half way.
  public var shiftOpacity: CGFloat {
    let way = Self.fadeProportion * maximumShift
    return way > 0 ? 1 - min(1, max(0, shift / way)) : 1
  }

  /// Whether what the user scrolls shifts the header.
  private var followsScrolling: Bool { options.shiftBehavior.followsScrolling && !isPaging }

  /// What the accumulator can hold: all of it once the content has left the screen, and nothing while the header reaches
  /// to the content's start by itself.
  var upperBound: CGFloat {
    if options.shiftBehavior == .hideable || contentTop <= 0 {
      return maximumShift + options.contentImportance.distance
    }
    return contentTop < heights.effectiveMinimum ? maximumShift : 0
  }

  // MARK: Scrolling

  /// The content has moved.
  /// - Parameters:
  ///   - place: how far it is scrolled, in points.
  ///   - end: the greatest position at rest. What goes beyond it is elastic, and moves no header.
  ///   - isUserScroll: whether the user has moved it. By other movements the header is shifted only as far as it must.
  ///   - correction: how far the content's coordinates have moved.
  ///   - refreshLength: what belongs to a refresh at the content's start: its band while one runs, and as much of the way
  ///     by which content is pulled down for one. Only what is pulled beyond that makes the header higher.
  ///   - isPaging: whether the content comes to rest at pages: scrolling it does not shift the header away.
  public mutating func contentDidScroll(
    to place: CGFloat, end: CGFloat = .infinity, isUserScroll: Bool = true, correction: CGFloat = 0,
    refreshLength: CGFloat = 0, isPaging: Bool = false
  ) {
    keptShadow = nil
    self.refreshLength = max(0, refreshLength)
    self.isPaging = isPaging
    let last = lastPosition.map { $0 + correction }
    position = place.isFinite ? min(place, max(0, end)) : 0
    // Also what was not scrolled by the user is where the next movement begins.
    lastPosition = position
    if isUserScroll, let last { follow(from: last) }
    // A header that was hidden by program stays so until the user scrolls.
    if isUserScroll || options.shiftBehavior != .disabled { limitAccumulator() }
    if isUserScroll, accumulator == 0, position <= heights.range { wantsToBeHidden = false }
  }

  private mutating func follow(from last: CGFloat) {
    let distance = position - last
    if distance != 0 {
      if (distance < 0) != (directionDistance < 0) { directionDistance = 0 }
      directionDistance += distance
    }
    guard options.shiftBehavior != .hideable else { return }
    if directionDistance < -Self.directionSlop { wantsToBeHidden = false }
    // Down to the minimum the header gets lower; only what comes after that shifts it.
    let crossing = heights.range
    let change = max(position, crossing) - max(last, crossing)
    guard followsScrolling else {
      // It can't be scrolled away, but back.
      accumulator += min(0, change)
      return
    }
    if directionDistance > Self.directionSlop { wantsToBeHidden = true }
    accumulator += change
  }

  private mutating func limitAccumulator() { accumulator = min(max(0, accumulator), upperBound) }

  /// How much lower the header's edge stands than that of the header at rest once the content has moved to a place, not by
  /// the user; negative for a higher header.
  func uncoveredLength(at place: CGFloat, refreshLength: CGFloat, isPaging: Bool) -> CGFloat {
    var moved = self
    moved.contentDidScroll(to: place, isUserScroll: false, refreshLength: refreshLength, isPaging: isPaging)
    return heights.effectiveMaximum - max(moved.bottom, heights.topSafeArea)
  }

  /// The next movement begins anew, as after a change of the window's size: what lies between is no scrolling.
  public mutating func forgetMovement() {
    lastPosition = nil
    directionDistance = 0
  }

  /// Shows the header, or hides it.
  public mutating func setHidden(_ hidden: Bool) {
    accumulator = hidden ? maximumShift : 0
    wantsToBeHidden = hidden
  }

  // MARK: Coming to rest

  /// Whether the header has to go on when the content has come to rest: true hides it, false shows it, nil leaves it.
  /// - Parameter afterMomentum: whether the content went on after the user had let go.
  public func rest(afterMomentum: Bool) -> Bool? {
    guard followsScrolling, shift > 0, shift < maximumShift else { return nil }
    return afterMomentum ? shift >= Self.hiddenProportion * maximumShift : wantsToBeHidden
  }

  /// The place at which content has to come to rest instead of another one, at which part of the header would show; nil
  /// if that is well.
  public func restingPlace(for place: CGFloat, end: CGFloat = .infinity) -> CGFloat? {
    guard options.alignsContent else { return nil }
    let range = heights.range
    var changed = place
    if let threshold = options.collapseThreshold, place > 0, place < range {
      changed = place > threshold * range ? range : 0
    } else if followsScrolling, place > range, place < range + maximumShift {
      let hides = place - range >= Self.hiddenProportion * maximumShift
      changed = hides ? range + maximumShift : range
    }
    changed = min(changed, max(0, end))
    return changed == place ? nil : changed
  }

  // MARK: Another scroll view

  /// Other content is there from now on.
  /// - Parameters:
  ///   - place: how far it is scrolled.
  ///   - end: the greatest position at rest.
  /// - Returns: the place to which it has to be scrolled so that the header stays as it is, and whether the header gets
  ///   another height all the same, which should then move.
  public mutating func handOver(to place: CGFloat, end: CGFloat) -> (place: CGFloat, changesHeight: Bool) {
    let (before, shifted) = (height, shift)
    keptShadow = nil
    // Where the content begins at the lower edge of the header as it is now; what is scrolled further may stay.
    let least = isShiftedOffscreen ? heights.range + maximumShift : heights.effectiveMaximum - before + shifted
    let adjusted = min(max(place, least), max(0, end))
    refreshLength = 0
    position = adjusted
    lastPosition = adjusted
    directionDistance = 0
    limitAccumulator()
    return (adjusted, abs(height - before) > 0.001 || abs(shift - shifted) > 0.001)
  }

  /// There is no content any more that could be scrolled: the header is as high as it goes and where it belongs.
  public mutating func forgetContent() {
    keptShadow = options.keepsShadowWithoutScrollView ? shadowIntensity : nil
    position = 0
    refreshLength = 0
    isPaging = false
    forgetMovement()
    limitAccumulator()
  }
}
