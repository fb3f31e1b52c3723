/// Decides among the recognisers that watch one pointer; see ``GestureRecognizer`` for the rules.
@MainActor
package final class GestureArena {
  /// In the order in which they go.
  package private(set) var members: ContiguousArray<GestureRecognizer>
  package private(set) var winner: GestureRecognizer?
  package private(set) var isPointerDown = false
  /// What happens after the arena has closed.
  private let onClose: (GestureArena) -> Void
  package private(set) var isClosed = false

  package init(members: ContiguousArray<GestureRecognizer>, onClose: @escaping (GestureArena) -> Void) {
    self.members = members
    self.onClose = onClose
    for member in members {
      member.arena = self
      member.state = .possible
    }
  }

  /// Whether a press should wait before it shows, since the pointer may be about to scroll.
  package var delaysPresses: Bool { members.contains { $0.delaysPresses && $0.state == .possible } }

  // MARK: Events

  /// Passes an event on; returns true if a member wants the pointer.
  package func dispatch(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      isPointerDown = true
      send { $0.pointerDown(event) }
    case .move: send { $0.pointerMoved(event) }
    case .up:
      // Down until all have been told: one that fails at the up must not close the arena before the others know of it.
      send { $0.pointerUp(event) }
      isPointerDown = false
      resolveAfterUp()
    case .cancel:
      isPointerDown = false
      cancel()
    case .hover, .leave: break
    }
    return members.contains { $0.state != .failed }
  }

  private func send(_ deliver: (GestureRecognizer) -> Void) {
    for member in members where member.state == .possible || member.state == .accepted { deliver(member) }
  }

  private func resolveAfterUp() {
    for member in members where member.state == .possible && !member.holdsArena {
      member.state = .failed
      member.pointerCancelled()
    }
    resolveWaiting()
    closeIfDone()
  }

  /// Ends everything without effect.
  package func cancel() {
    for member in members where member.state != .failed {
      member.state = .failed
      member.pointerCancelled()
    }
    closeIfDone()
  }

  /// Gives up waiting for another tap.
  package func cancelHolding() {
    for member in members where member.state == .possible && member.holdsArena {
      member.state = .failed
      member.pointerCancelled()
    }
    resolveWaiting()
    closeIfDone()
  }

  // MARK: Decisions

  func claim(_ member: GestureRecognizer) -> Bool {
    guard !isClosed, member.state == .possible || member.state == .waiting else { return member.state == .accepted }
    if member.isSimultaneous {
      member.state = .accepted
      member.didWin()
      return true
    }
    guard winner == nil else {
      lose(member)
      return false
    }
    winner = member
    member.state = .accepted
    for other in members where other !== member && !other.isSimultaneous { lose(other) }
    member.didWin()
    return true
  }

  func claimAtEnd(_ member: GestureRecognizer) {
    guard member.state == .possible else { return }
    member.state = .waiting
    resolveWaiting()
  }

  func fail(_ member: GestureRecognizer) {
    guard member.state != .failed else { return }
    member.state = .failed
    resolveWaiting()
    if !isPointerDown { closeIfDone() }
  }

  /// A member leaves the tree.
  func remove(_ member: GestureRecognizer) {
    members.removeAll { $0 === member }
    member.state = .idle
    member.arena = nil
    if winner === member { winner = nil }
    resolveWaiting()
    if !isPointerDown { closeIfDone() }
  }

  private func lose(_ member: GestureRecognizer) {
    guard member.state == .possible || member.state == .waiting else { return }
    member.state = .failed
    member.pointerCancelled()
  }

  private func resolveWaiting() {
    for member in members where member.state == .waiting {
      if member.isSimultaneous || isFirst(member) { _ = claim(member) }
    }
  }

  private func isFirst(_ member: GestureRecognizer) -> Bool {
    for other in members {
      if other === member { return true }
      if !other.isSimultaneous, other.state == .possible || other.state == .waiting { return false }
    }
    return true
  }

  private func closeIfDone() {
    guard !isPointerDown, !isClosed, !members.contains(where: { $0.holdsArena && $0.state == .possible }) else {
      return
    }
    isClosed = true
    let all = members
    for member in all {
      member.state = .idle
      member.arena = nil
    }
    onClose(self)
    for member in all { member.arenaDidClose() }
  }
}
