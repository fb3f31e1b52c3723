/// Watches a pointer on behalf of a node, and competes with the other recognisers under that pointer.
///
/// The rules, which ``GestureArena`` keeps:
/// 1. When a pointer goes down, the recognisers of all nodes under it enter an arena: those with
///    ``Precedence/high`` first, outermost first; then the others, innermost first, and on one node in the order in
///    which they were attached.
/// 2. All of them get the pointer's events in that order until one wins. Then the others lose, and only the winner
///    gets the rest.
/// 3. ``claim()`` wins at once: for what shows by movement or by time (drag, scroll, long press).
/// 4. ``claimAtEnd()`` wins when no recogniser that goes first may still win: for taps and presses.
/// 5. A simultaneous recogniser neither wins nor loses; it gets all events.
@MainActor
package class GestureRecognizer {
  /// Who goes first.
  package enum Precedence: Hashable, Sendable {
    case normal, high
  }

  /// How far the recogniser has come with the present pointer.
  package enum State: Hashable, Sendable {
    /// No pointer is watched.
    case idle
    /// A pointer is watched, and nothing is decided.
    case possible
    /// The recogniser would have its end but waits for those that go first.
    case waiting
    /// The recogniser has won.
    case accepted
    /// The pointer is lost to this recogniser.
    case failed
  }

  /// The node whose gesture it is; its coordinates are local.
  package unowned(unsafe) let node: LayoutNode
  package var precedence = Precedence.normal
  package var isSimultaneous = false
  package internal(set) var state = State.idle
  weak var arena: GestureArena?

  package init(node: LayoutNode) { self.node = node }

  /// Leaves the arena, as when the node leaves the tree.
  package final func detach() {
    guard state != .idle else { return }
    arena?.remove(self)
  }

  // MARK: For subclasses

  /// Whether to watch a pointer that goes down. The default takes fingers, pens and the primary button.
  package func accepts(_ event: PointerEvent) -> Bool { event.button == .primary }

  /// Whether a finger on the node may be about to scroll, so that effects of a press wait for a moment.
  package var delaysPresses: Bool { false }

  /// Whether the recogniser is a control's, so that controls around it show no press of their own.
  package var takesPresses: Bool { false }

  /// Whether a second pointer that goes down on the node belongs to the recogniser and gets no arena of its own.
  package var takesSecondPointer: Bool { false }

  /// The second pointer went down, moved or went up.
  package func secondPointer(_ event: PointerEvent) {}

  /// Whether the arena stays open after the pointer is up, as between the taps of a double tap.
  package var holdsArena: Bool { false }

  package func pointerDown(_ event: PointerEvent) {}
  package func pointerMoved(_ event: PointerEvent) {}
  package func pointerUp(_ event: PointerEvent) {}

  /// The pointer is lost: taken away by the system, or won by another recogniser. Called at most once per arena,
  /// and not after ``fail()``. Nothing may take effect.
  package func pointerCancelled() {}

  /// The recogniser has won; follows a claim, at once or later.
  package func didWin() {}

  /// The pointer is up and the arena is closed, whatever the outcome. State for one pointer can go.
  package func arenaDidClose() {}

  // MARK: For subclasses to call

  /// Wins the pointer. Returns false if another has it already.
  @discardableResult
  package final func claim() -> Bool { arena?.claim(self) ?? false }

  /// Wins the pointer as soon as every recogniser that goes first has failed.
  package final func claimAtEnd() { arena?.claimAtEnd(self) }

  /// Gives the pointer up.
  package final func fail() { arena?.fail(self) }

  /// The place of an event in the node's own coordinates.
  package final func localPoint(of event: PointerEvent) -> CGPoint {
    node.localPoint(fromWindow: event.location) ?? .zero
  }

  /// The distance in points that a press may move before it counts as a movement. A finger needs more than a mouse;
  /// 10 is the least distance of a drag in SwiftUI.
  package static func slop(for kind: PointerEvent.Kind) -> CGFloat {
    switch kind {
    case .touch, .pen: 10
    case .mouse: 3
    }
  }
}
