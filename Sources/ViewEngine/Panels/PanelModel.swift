/// The rules by which a panel at an edge of the window moves: a pure value, without views or time.
///
/// A panel's *extent* is how much of it shows, in points from the edge it comes from; 0 is hidden.
public protocol PanelModel: Equatable, Sendable {
  /// The extent to which the panel opens.
  var openExtent: CGFloat { get }
  /// The largest extent.
  var maximumExtent: CGFloat { get }
  /// Whether momentum of the panel's content moves the panel too.
  var followsMomentum: Bool { get }

  /// The extent that shows while a finger would have it at `dragged`: limits and resistance.
  func shownExtent(dragged: CGFloat) -> CGFloat
  /// What ``shownExtent(dragged:)`` makes of a shown extent; its inverse.
  func draggedExtent(shown: CGFloat) -> CGFloat

  /// What becomes of the panel when a finger lets go.
  /// - Parameters:
  ///   - velocity: points a second, positive where the panel grows.
  ///   - start: the extent when the finger took hold.
  func release(at extent: CGFloat, velocity: CGFloat, start: CGFloat) -> PanelRelease

  /// Where a wheel's notch or a key takes the panel.
  /// - Returns: the extent to go to, and the part of `delta` that it stands for.
  func step(from extent: CGFloat, by delta: CGFloat) -> (extent: CGFloat, taken: CGFloat)

  /// The extent, under these rules, of a panel that rested at an extent under older ones.
  func adopted(_ extent: CGFloat, from old: Self) -> CGFloat
}

/// What becomes of a panel that is let go.
public enum PanelRelease: Hashable, Sendable {
  /// It comes to rest at an extent.
  case rest(CGFloat)
  /// It goes, and is not wanted any more.
  case dismissal
}

extension PanelModel {
  public var followsMomentum: Bool { false }
  public func shownExtent(dragged: CGFloat) -> CGFloat { min(max(0, dragged), maximumExtent) }
  public func draggedExtent(shown: CGFloat) -> CGFloat { shown }

  public func step(from extent: CGFloat, by delta: CGFloat) -> (extent: CGFloat, taken: CGFloat) { (extent, 0) }
}

/// The figures by which panels move.
public enum PanelPhysics {
  /// How far momentum of a velocity goes on, in points; that of scroll views.
  public static func momentum(of velocity: CGFloat) -> CGFloat {
    abs(velocity) < ScrollPhysics.flingVelocity ? 0 : Deceleration(origin: 0, velocity: velocity).end
  }

  /// How far something shows that is pulled by a distance and resists; never more than `limit`.
  public static func resistance(to distance: CGFloat, limit: CGFloat) -> CGFloat {
    distance <= 0 ? 0 : ScrollPhysics.rubberBand(distance, viewport: limit)
  }

  /// The distance that ``resistance(to:limit:)`` makes `shown` of.
  public static func pull(shown: CGFloat, limit: CGFloat) -> CGFloat {
    ScrollPhysics.pull(forRubberBand: shown, viewport: limit)
  }
}

/// A panel that rests at some extents and goes from one to the next.
public struct StepPanelModel: PanelModel {
  /// Where the panel may rest, from small to large; at least one.
  public var rests: [CGFloat]
  /// The one it opens to.
  public var openExtent: CGFloat
  /// Whether it may be dragged away.
  public var isDismissible: Bool
  /// A panel that is let go faster goes on to the next rest in the direction of the finger, in points a second; a slower
  /// one goes to the nearest.
  public var flingVelocity: CGFloat

  /// - Parameters:
  ///   - rests: in any order; none makes a panel of no extent.
  ///   - openExtent: nil is the smallest rest.
  public init(rests: [CGFloat], openExtent: CGFloat? = nil, isDismissible: Bool = true, flingVelocity: CGFloat = 700) {
    let sorted = Set(rests.map { max(0, $0) }).sorted()
    self.rests = sorted.isEmpty ? [0] : sorted
    self.openExtent = openExtent ?? self.rests[0]
    self.isDismissible = isDismissible
    self.flingVelocity = flingVelocity
  }

  public var maximumExtent: CGFloat { rests[rests.count - 1] }
  private var minimumRest: CGFloat { rests[0] }

  /// How far a panel that can't be dragged away gives way at most, as a part of its smallest rest.
  private var resistanceLength: CGFloat { max(1, minimumRest) }

  public func shownExtent(dragged: CGFloat) -> CGFloat {
    if dragged >= minimumRest || isDismissible { return min(max(0, dragged), maximumExtent) }
    return minimumRest - PanelPhysics.resistance(to: minimumRest - dragged, limit: resistanceLength)
  }

  public func draggedExtent(shown: CGFloat) -> CGFloat {
    if shown >= minimumRest || isDismissible { return shown }
    return minimumRest - PanelPhysics.pull(shown: minimumRest - shown, limit: resistanceLength)
  }

  public func release(at extent: CGFloat, velocity: CGFloat, start: CGFloat) -> PanelRelease {
    let places = isDismissible ? [0] + rests.filter { $0 > 0 } : rests
    var place = places.min { abs($0 - extent) < abs($1 - extent) } ?? extent
    if velocity >= flingVelocity {
      place = places.first { $0 > extent + 0.5 } ?? maximumExtent
    } else if velocity <= -flingVelocity {
      place = places.last { $0 < extent - 0.5 } ?? places[0]
    }
    return isDismissible && place == 0 ? .dismissal : .rest(place)
  }

  /// One rest further, whatever the distance.
  public func step(from extent: CGFloat, by delta: CGFloat) -> (extent: CGFloat, taken: CGFloat) {
    let next = delta > 0 ? rests.first { $0 > extent + 0.5 } : rests.last { $0 < extent - 0.5 }
    return next.map { ($0, delta) } ?? (extent, 0)
  }

  /// The rest with the same place in the order, or the nearest one where their number has changed.
  public func adopted(_ extent: CGFloat, from old: Self) -> CGFloat {
    if old.rests.count == rests.count, let index = old.rests.firstIndex(where: { abs($0 - extent) < 0.5 }) {
      return rests[index]
    }
    return rests.min { abs($0 - extent) < abs($1 - extent) } ?? extent
  }
}
