/// Calls an action after a time on the window's clock.
public struct _DeadlineModifier<ID: Equatable>: ElementModifier {
  let delay: TimeInterval?
  let id: ID
  let action: @MainActor () -> Void
  package func makeNode(in context: WrapperContext) -> DeadlineNode<ID> { DeadlineNode(context) }
  package func update(_ node: DeadlineNode<ID>) { node.set(delay, id, action) }
}

package final class DeadlineNode<ID: Equatable>: WrapperNode {
  private var delay: TimeInterval?
  private var id: ID?
  private var action: @MainActor () -> Void = {}
  private var timer: Timers.Token?

  func set(_ delay: TimeInterval?, _ id: ID, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    guard self.id != id || self.delay != delay else { return }
    self.id = id
    self.delay = delay
    timer?.cancel()
    timer = nil
    guard let delay, delay.isFinite else { return }
    // In the background: what is to happen some time after everything has come to rest, such as a message that goes
    // away, is not waited for by those who wait for that rest.
    timer = graph.timers.schedule(at: graph.now + max(0, delay), isBackground: true) { [weak self] in
      guard let self, self.isMounted else { return }
      self.timer = nil
      self.action()
    }
  }

  package override func willUnmount() {
    timer?.cancel()
    super.willUnmount()
  }
}

extension View {
  /// Calls an action once, some time after the view has appeared. The time is the window's, so a test that moves its
  /// clock by hand has nothing to wait for; no frame is made in between.
  ///
  /// Whoever waits for the window to come to rest does not wait for the deadline.
  /// - Parameters:
  ///   - delay: in seconds from the view's appearance, or from the update in which it or `id` changed; nil, or a time
  ///     without end, calls nothing.
  ///   - id: a change of it starts the time anew.
  ///   - action: is called in the first frame at or after the time, and not once the view has left.
  public func onDeadline<ID: Equatable>(
    after delay: TimeInterval?, id: ID, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_DeadlineModifier(delay: delay, id: id, action: action))
  }

  /// Calls an action once, some time after the view has appeared.
  public func onDeadline(after delay: TimeInterval?, perform action: @escaping @MainActor () -> Void) -> some View {
    onDeadline(after: delay, id: 0, perform: action)
  }
}
