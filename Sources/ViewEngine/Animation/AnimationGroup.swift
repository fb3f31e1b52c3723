/// One value of one node.
struct AnimationKey: Hashable {
  let node: ObjectIdentifier
  let slot: AnimationSlot
}

/// Values that were set under way together, and what happens when the last of them has arrived.
@MainActor
package final class AnimationGroup {
  var keys: Set<AnimationKey> = []
  private var completion: (@MainActor () -> Void)?
  private var isCancelled = false

  init(completion: @escaping @MainActor () -> Void) { self.completion = completion }

  var isDone: Bool { isCancelled || keys.isEmpty }

  /// Lets the values go on, but forgets what was to happen at their end.
  package func cancel() {
    isCancelled = true
    completion = nil
  }

  func complete() {
    let action = completion
    completion = nil
    if !isCancelled { action?() }
  }
}
