extension View {
  private func addingGesture<G: Gesture>(
    _ gesture: G, _ mask: GestureMask, precedence: GestureRecognizer.Precedence = .normal,
    isSimultaneous: Bool = false, activation: (() -> Void)? = nil
  ) -> some View {
    modifier(
      _GestureModifier(
        gesture: gesture, mask: mask, precedence: precedence, isSimultaneous: isSimultaneous,
        activation: activation))
  }

  /// Adds a gesture; those of views in this one go first.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    addingGesture(gesture, mask)
  }

  /// Adds a gesture that goes before those of views in this one.
  public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    addingGesture(gesture, mask, precedence: .high)
  }

  /// Adds a gesture that happens whatever becomes of others.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    addingGesture(gesture, mask, isSimultaneous: true)
  }

  /// Calls an action when the view is tapped `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    addingGesture(
      TapGesture(count: count).onEnded { action() }, .all, activation: count == 1 ? action : nil)
  }

  /// Calls an action with the place when the view is tapped `count` times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls an action when the view has been pressed for a time.
  /// - Parameters:
  ///   - minimumDuration: in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile, in points.
  ///   - onPressingChanged: called when the press begins, and when it ends or is lost.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _PressingGesture(
        content: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
          .onEnded { _ in action() }, onPressingChanged: onPressingChanged))
  }
}

/// A long press that also tells whether it is under way.
public struct _PressingGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let onPressingChanged: ((Bool) -> Void)?

  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
    PressingMachine(Content._makeMachine(gesture.content), onPressingChanged: gesture.onPressingChanged)
  }
  public static func _updateMachine(_ machine: _GestureMachine<Value>, with gesture: Self) {
    let machine = unsafeDowncast(machine, to: PressingMachine<Value>.self)
    Content._updateMachine(machine.content, with: gesture.content)
    machine.onPressingChanged = gesture.onPressingChanged
  }
}

final class PressingMachine<Value>: WrappingMachine<Value> {
  var onPressingChanged: ((Bool) -> Void)?
  private var isPressing = false

  init(_ content: _GestureMachine<Value>, onPressingChanged: ((Bool) -> Void)?) {
    self.onPressingChanged = onPressingChanged
    super.init(content)
  }

  override func deliver() {
    if case .possible(.some) = phase, !isPressing {
      isPressing = true
      onPressingChanged?(true)
    }
    super.deliver()
    if phase.isEnded { end() }
  }

  override func cancel() {
    super.cancel()
    end()
  }

  private func end() {
    guard isPressing else { return }
    isPressing = false
    onPressingChanged?(false)
  }
}
