/// How high a header's content wants to be, without the safe area.
struct FlexibleHeaderRange: Hashable {
  var minimum: CGFloat
  var maximum: CGFloat
}

/// What the views in a header say of its heights.
struct SaidHeaderHeights: Hashable {
  /// Nil where nobody says anything.
  private var bar: FlexibleHeaderRange?
  /// The heights of what stands below the bar in header stacks.
  private var below: CGFloat = 0

  init() {}
  init(bar: FlexibleHeaderRange) { self.bar = bar }
  init(below: CGFloat) { self.below = below }

  mutating func add(_ other: SaidHeaderHeights) {
    bar = bar ?? other.bar
    below += other.below
  }

  /// The heights of the whole header. The first one that says its heights counts, with all that stands below.
  var range: FlexibleHeaderRange? {
    bar.map { FlexibleHeaderRange(minimum: $0.minimum + below, maximum: $0.maximum + below) }
  }
}

struct HeaderHeightsKey: PreferenceKey {
  static var defaultValue: SaidHeaderHeights { SaidHeaderHeights() }

  static func reduce(value: inout SaidHeaderHeights, nextValue: () -> SaidHeaderHeights) { value.add(nextValue()) }
}

extension View {
  /// Says how high the flexible header is that this view is in, in points and without the safe area. It goes before
  /// ``FlexibleHeaderOptions/heights``.
  /// - Parameters:
  ///   - minimum: the height of the collapsed header.
  ///   - maximum: the height at rest; nil is `minimum`. One below `minimum` counts as that.
  public func flexibleHeaderHeights(minimum: CGFloat, maximum: CGFloat? = nil) -> some View {
    preference(
      key: HeaderHeightsKey.self,
      value: SaidHeaderHeights(bar: FlexibleHeaderRange(minimum: minimum, maximum: maximum ?? minimum)))
  }
}

/// Tells a header of heights that layout has found. Until they are known it says nothing, so that a header is told once
/// and not of a guess before.
struct MeasuredHeaderHeights: View {
  let heights: SaidHeaderHeights?

  var body: some View {
    if let heights { Color.clear.preference(key: HeaderHeightsKey.self, value: heights) }
  }
}
