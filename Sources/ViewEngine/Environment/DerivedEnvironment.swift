/// Sets a value of the environment that is worked out from the rest of it, and that moves to each new one over time.
public struct _DerivedEnvironmentModifier<Value: Animatable & Equatable>: ScopeModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let animation: @MainActor (EnvironmentValues) -> Animation?
  let value: @MainActor (EnvironmentValues) -> Value

  package func makeNode(in context: NodeContext) -> DerivedEnvironmentNode<Value> {
    DerivedEnvironmentNode(self, context: context)
  }

  package func update(_ node: DerivedEnvironmentNode<Value>) { node.set(self) }
}

/// A node that works out a value of the environment anew when something that it read has changed.
///
/// 1. The value is worked out under tracking: of the environment around, and of observable objects.
/// 2. A change of one of these puts the node on the graph's list, which is gone through before the bodies of the change's
///    transaction, so that what is below sees the new value in the same round.
/// 3. A value that differs moves there by the transaction's animation, or by the modifier's own.
@MainActor
package protocol EnvironmentDerivation: EnvironmentNode {
  /// Works the value out anew, with the transaction in force.
  func derive()
}

package final class DerivedEnvironmentNode<Value: Animatable & Equatable>: AnimatedEnvironmentNode<Value>,
  EnvironmentDerivation
{
  private var modifier: _DerivedEnvironmentModifier<Value>
  private var tokens: [DependencyToken] = []

  init(_ modifier: _DerivedEnvironmentModifier<Value>, context: NodeContext) {
    self.modifier = modifier
    super.init(modifier.keyPath, modifier.value(context.environment.values), context: context)
    // Once more, now that there is a node that reads can be noted for.
    _ = tracked()
  }

  deinit {
    for token in tokens { token.cancel() }
  }

  func set(_ modifier: _DerivedEnvironmentModifier<Value>) {
    self.modifier = modifier
    derive()
  }

  package func derive() {
    move(to: tracked()) { transaction in
      var transaction = transaction
      if transaction.animation == nil, !transaction.disablesAnimations {
        transaction.animation = DependencyTracker.untracked { modifier.animation(environment.values) }
      }
      return transaction
    }
  }

  package override func dependencyDidChange(in phase: UpdatePhase) {
    if isMounted { graph.enqueueDerivation(self) }
  }

  private func tracked() -> Value {
    for token in tokens { token.cancel() }
    let ((value, read), observed) = ObservationBridge.tracking(self, in: .body) {
      DependencyTracker.track(self, .body) { modifier.value(environment.values) }
    }
    tokens = [observed] + (read.map { [$0] } ?? [])
    return value
  }

  package override func willUnmount() {
    for token in tokens { token.cancel() }
    super.willUnmount()
  }
}

extension View {
  /// Sets a value of the environment that is worked out from the environment around, and from observable objects.
  ///
  /// `value` runs again when something that it read has changed; the new value is moved to over time. What reads it
  /// while drawing is drawn again in each frame of that. No body runs.
  /// - Parameters:
  ///   - animation: how to move where the change brings no animation of its own; nil changes at once.
  ///   - value: works the value out.
  public func animatedEnvironment<Value: Animatable & Equatable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    animation: @escaping @MainActor (EnvironmentValues) -> Animation? = { _ in nil },
    _ value: @escaping @MainActor (EnvironmentValues) -> Value
  ) -> some View {
    modifier(_DerivedEnvironmentModifier(keyPath: keyPath, animation: animation, value: value))
  }
}
