/// The distances that a view prefers to its neighbours, for each of its edges.
///
/// Where a stack is given no spacing, two views stand as far apart as the edges that face each other prefer: by the larger
/// distance of the two, by that of the one that has a preference, or by 8 points where neither has one. A text under a text
/// stands closer, 4 points away. A custom ``Layout`` asks its subviews with ``distance(to:along:)``, and says in
/// `spacing(subviews:cache:)` what it prefers itself.
public struct ViewSpacing: Equatable, Sendable {
  /// What an edge prefers.
  private struct Preference: Equatable, Sendable {
    /// The distance to a neighbour in points; nil for no preference.
    var distance: CGFloat?
    /// Whether it is the upper or the lower edge of a text.
    var isText = false

    /// What stands for two views that have the same edge.
    func union(_ other: Preference) -> Preference {
      let larger = max(distance ?? ViewSpacing.normal, other.distance ?? ViewSpacing.normal)
      let isOpen = (distance == nil || other.distance == nil) && larger == ViewSpacing.normal
      return Preference(distance: isOpen ? nil : larger, isText: isText && other.isText)
    }
  }

  private var top = Preference()
  private var leading = Preference()
  private var bottom = Preference()
  private var trailing = Preference()

  /// Between views that have no preference.
  static let normal: CGFloat = 8
  /// Between a text and one below it: half of that.
  static let betweenTexts: CGFloat = 4

  /// The default: no preference at any edge.
  public init() {}

  /// No distance at any edge, as a spacer has it.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    let none = Preference(distance: 0)
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (none, none, none, none)
    return spacing
  }()

  /// What a text prefers.
  static let text: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top.isText = true
    spacing.bottom.isText = true
    return spacing
  }()

  /// The distance to a neighbour that comes next along an axis, in points.
  /// - Parameters:
  ///   - next: the preferences of the view to the right, or below.
  ///   - axis: the direction in which the views stand.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (own.distance, other.distance) {
    case (nil, nil): return own.isText && other.isText ? Self.betweenTexts : Self.normal
    case (let distance?, nil), (nil, let distance?): return distance
    case (let first?, let second?): return max(first, second)
    }
  }

  /// Takes the preferences of another view in at some edges, as for two views that share them: the larger distance counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// The preferences of both at some edges, and these alone at the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The same without preferences at some edges, where something has come between the view and its neighbours.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    replacing(edges, with: ViewSpacing())
  }

  /// The same with another's preferences at some edges.
  func replacing(_ edges: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    var changed = self
    if edges.contains(.top) { changed.top = other.top }
    if edges.contains(.leading) { changed.leading = other.leading }
    if edges.contains(.bottom) { changed.bottom = other.bottom }
    if edges.contains(.trailing) { changed.trailing = other.trailing }
    return changed
  }

  /// What views have together that stand along an axis, or on top of each other where there is none.
  static func of<Views: BidirectionalCollection>(_ views: Views, along axis: Axis?) -> ViewSpacing
  where Views.Element == ViewSpacing {
    guard let first = views.first, let last = views.last else { return .zero }
    let all = views.dropFirst().reduce(first) { $0.union($1) }
    switch axis {
    case .horizontal: return all.replacing(.leading, with: first).replacing(.trailing, with: last)
    case .vertical: return all.replacing(.top, with: first).replacing(.bottom, with: last)
    case nil: return all
    }
  }
}
