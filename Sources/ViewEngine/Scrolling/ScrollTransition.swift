/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way in or out at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// On its way in or out at the bottom or the trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading edge, 0 in sight, 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition goes from one phase to another.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be in sight for it to have come in.
  public struct Threshold: Hashable, Sendable {
    enum Kind: Hashable {
      case visible(Double)
      case centered
    }
    var kind: Kind
    var inset: CGFloat = 0

    /// All of it.
    public static let visible = Threshold(kind: .visible(1))
    /// Any of it.
    public static let hidden = Threshold(kind: .visible(0))
    /// Its middle is that of the scroll view.
    public static let centered = Threshold(kind: .centered)
    /// A part of it, 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .visible(min(max(amount, 0), 1))) }

    /// The same within a scroll view that is smaller by a distance, in points, at both ends.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.inset += CGFloat(distance)
      return result
    }
  }

  enum Kind {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }
  var kind: Kind
  var threshold = Threshold.visible

  /// No transition.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// As far as the view has come, by a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  public static let interactive = ScrollTransitionConfiguration.interactive()
  /// From one phase to the next with an animation, when the threshold is passed.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  public static let animated = ScrollTransitionConfiguration.animated()

  /// The same with another animation, which makes it an animated one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: threshold)
  }

  /// The same with another threshold; all of the view is the default.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, threshold: threshold)
  }
}

/// Draws a view with an effect on its way into and out of a scroll view.
public struct _ScrollTransitionModifier: ElementModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @MainActor (ScrollTransitionPhase) -> any VisualEffect

  package func makeNode(in context: WrapperContext) -> ScrollTransitionNode { ScrollTransitionNode(context) }
  package func update(_ node: ScrollTransitionNode) {
    node.modifier = self
    node.graph.geometry.didMove(node)
  }
}

package final class ScrollTransitionNode: VisualEffectNode {
  var modifier: _ScrollTransitionModifier?
  /// The phase of an animated transition, and the value on the way to it.
  private var phase: ScrollTransitionPhase?
  private var shown = 0.0

  override func steps() -> [_VisualEffectStep] {
    guard let modifier, let value = value(modifier) else { return [] }
    let identity = modifier.effect(.identity)._steps
    guard value != 0 else { return identity }
    let edge = modifier.effect(value < 0 ? .topLeading : .bottomTrailing)._steps
    guard identity.count == edge.count else { return edge }
    return zip(identity, edge).map { $0.mixed(with: $1, by: abs(value)) }
  }

  /// How far the view is out: -1 at the start, 0 in sight, 1 at the end. Nil outside of scroll views.
  private func value(_ modifier: _ScrollTransitionModifier) -> Double? {
    guard let scroll = scrollNode else { return nil }
    let axis = modifier.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let first = point(.zero, in: scroll)
    let last = point(CGPoint(x: size.width, y: size.height), in: scroll)
    let isReversed = axis == .horizontal && environment.isRightToLeft
    let ends = (min(first[axis], last[axis]), max(first[axis], last[axis]))
    let whole = scroll.size[axis]
    let start = isReversed ? whole - ends.1 : ends.0
    let end = isReversed ? whole - ends.0 : ends.1
    let isAtStart = (start + end) / 2 < whole / 2
    let configuration = isAtStart ? modifier.topLeading : modifier.bottomTrailing
    let out = progress(start: start, end: end, whole: whole, configuration.threshold)
    let sign: Double = isAtStart ? -1 : 1
    switch configuration.kind {
    case .identity: return 0
    case .interactive(let curve): return sign * curve.value(at: out)
    case .animated(let animation):
      // Centred is the one view on which the middle lies.
      let limit = configuration.threshold.kind == .centered ? Double((end - start) / (whole + end - start)) : 0
      return animated(out <= limit + 1e-6 ? .identity : isAtStart ? .topLeading : .bottomTrailing, animation)
    }
  }

  private var scrollNode: ScrollNode? {
    var step = layoutParent
    while let node = step {
      if let scroll = node as? ScrollNode { return scroll }
      step = node.layoutParent
    }
    return nil
  }

  /// 0 where the threshold is reached, 1 where nothing of the view is in sight.
  private func progress(
    start: CGFloat, end: CGFloat, whole: CGFloat, _ threshold: ScrollTransitionConfiguration.Threshold
  ) -> Double {
    let low = threshold.inset
    let high = max(low, whole - threshold.inset)
    let length = max(end - start, 0.001)
    switch threshold.kind {
    case .centered:
      let distance = abs((start + end) / 2 - (low + high) / 2)
      return min(1, Double(distance / max(0.001, (high - low + length) / 2)))
    case .visible(let amount):
      let seen = max(0, min(end, high) - max(start, low)) / min(length, max(0.001, high - low))
      guard amount > 0 else { return seen > 0 ? 0 : 1 }
      return 1 - min(1, Double(seen) / amount)
    }
  }

  private func animated(_ phase: ScrollTransitionPhase, _ animation: Animation) -> Double {
    guard phase != self.phase else { return shown }
    let isFirst = self.phase == nil
    let start = shown
    self.phase = phase
    shown = phase.value
    guard !isFirst else { return shown }
    graph.animations.animate(
      self, slot: .transition, from: start, to: phase.value, Transaction(animation: animation)
    ) { node, value in
      node.shown = value
      node.graph.geometry.didMove(node)
    }
    return shown
  }
}

extension View {
  /// Draws the view with an effect on its way into and out of the scroll view around it.
  /// - Parameters:
  ///   - configuration: how it goes from one phase to another.
  ///   - axis: the axis that counts; nil is the one along which the view scrolls.
  ///   - transition: the effect in a phase. Its steps should be the same in each, with other figures.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with an effect on its way into and out of the scroll view around it, in another manner at each end.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)
      })
  }
}
