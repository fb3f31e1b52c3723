/// A style's paint on its way from an old to a new one. No body and no layout runs for it.
@MainActor
package final class AnimatedPaint {
  private var shown: StylePaint?
  private var start: StylePaint?
  private var progress = 1.0

  package init() {}

  /// The style, or what it depends on, has changed in the present update.
  package func styleDidChange(on node: LayoutNode) {
    let transaction = node.transaction
    guard transaction.animation != nil, let shown else { return }
    start = shown
    progress = 0
    node.graph.animations.cancel(node, slot: .paint)
    node.graph.animations.animate(node, slot: .paint, from: 0.0, to: 1.0, transaction) { [unowned self] node, value in
      progress = value
      node.setNeedsPaint()
    }
  }

  /// What to draw now for a style that resolves to `target`.
  package func current(_ target: StylePaint, on node: LayoutNode) -> StylePaint {
    guard progress != 1, let start, node.graph.animations.isAnimating(node, slot: .paint) else {
      shown = target
      return target
    }
    let mixed = start.mixed(with: target, by: progress)
    shown = mixed
    return mixed
  }
}

extension StylePaint {
  /// The paint between two of the same kind; of different kinds the second.
  package func mixed(with other: StylePaint, by progress: Double) -> StylePaint {
    func mix(_ a: Color.Resolved, _ b: Color.Resolved) -> Color.Resolved {
      var data = b.animatableData
      data -= a.animatableData
      data.scale(by: progress)
      data += a.animatableData
      var result = b
      result.animatableData = data
      return result
    }
    func mix(_ a: [DisplayStop], _ b: [DisplayStop]) -> [DisplayStop] {
      guard a.count == b.count else { return b }
      return zip(a, b).map {
        DisplayStop(
          color: mix($0.color, $1.color), location: $0.location + ($1.location - $0.location) * CGFloat(progress))
      }
    }
    return switch (self, other) {
    case (.color(let a), .color(let b)): .color(mix(a, b))
    case (.linear(let a, _, _), .linear(let b, let start, let end)): .linear(mix(a, b), start: start, end: end)
    case (.radial(let a, _, _, _), .radial(let b, let center, let startRadius, let endRadius)):
      .radial(mix(a, b), center: center, startRadius: startRadius, endRadius: endRadius)
    default: other
    }
  }
}
