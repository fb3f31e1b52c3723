/// A node that changes how its child is drawn, by a value that animates. Layout does not see the effect.
package class EffectNode<Value: Animatable & Equatable>: WrapperNode {
  /// The value that is set.
  package private(set) var target: Value
  /// The value that is shown now.
  package private(set) var shown: Value
  private var hasTarget = false

  package init(_ context: WrapperContext, neutral: Value) {
    target = neutral
    shown = neutral
    super.init(context)
  }

  var slot: AnimationSlot { .custom(0) }

  package final func set(_ value: Value) {
    guard hasTarget else {
      // The first value is where the view appears; it does not move there.
      hasTarget = true
      target = value
      shown = value
      return
    }
    guard value != target else { return }
    let start = shown.animatableData
    target = value
    shown = value
    effectDidChange()
    graph.animations.animate(self, slot: slot, from: start, to: value.animatableData, transaction) { node, data in
      node.shown.animatableData = data
      node.effectDidChange()
    }
  }

  package func effectDidChange() {
    setNeedsCompose()
    graph.geometry.didMove(self)
  }
}

/// A number that animates.
package struct AnimatedNumber: Animatable, Equatable {
  package var value: Double
  package init(_ value: Double) { self.value = value }
  package var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}
