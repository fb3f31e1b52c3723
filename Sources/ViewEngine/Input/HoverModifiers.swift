/// Where a hovering pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in the chosen coordinate space.
  case active(CGPoint)
  /// Not over the view.
  case ended
}

/// Tells a view about a hovering pointer.
public struct _HoverModifier: ElementModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
  package func makeNode(in context: WrapperContext) -> HoverNode { HoverNode(context) }
  package func update(_ node: HoverNode) {
    node.space = space
    node.action = action
  }
}

package final class HoverNode: WrapperNode, InputResponder {
  var space = CoordinateSpace.local
  var action: (HoverPhase) -> Void = { _ in }
  private(set) var phase = HoverPhase.ended

  package override var responder: (any InputResponder)? { self }
  package var tracksHover: Bool { true }

  package func hoverDidChange(_ event: PointerEvent?) {
    var now = HoverPhase.ended
    if let event {
      let input = GestureInput(
        kind: .move, pointer: event.kind, location: event.location, time: event.time, node: self)
      now = .active(input.location(in: space))
    }
    guard now != phase else { return }
    phase = now
    action(now)
  }

  package override func willUnmount() {
    if phase != .ended {
      phase = .ended
      action(.ended)
    }
    super.willUnmount()
  }
}

extension View {
  /// Calls an action when a mouse comes over the view and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverEdgeModifier(action: action))
  }

  /// Calls an action with the place of a mouse that moves over the view, and when it leaves.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }
}

/// Tells a view whether a pointer hovers over it.
public struct _HoverEdgeModifier: ElementModifier {
  let action: (Bool) -> Void
  package func makeNode(in context: WrapperContext) -> HoverNode { HoverNode(context) }
  package func update(_ node: HoverNode) {
    let action = self.action
    var isOver = false
    // The node tells every movement; only coming and going is passed on.
    if node.phase != .ended { isOver = true }
    node.action = { phase in
      let now = phase != .ended
      guard now != isOver else { return }
      isOver = now
      action(now)
    }
  }
}
