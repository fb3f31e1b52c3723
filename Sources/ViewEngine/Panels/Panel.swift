/// Moves a panel that comes from an edge of the window: a sheet, a drawer.
///
/// It opens and closes by springs, follows fingers, and goes on from wherever it is when something else is asked of it
/// meanwhile. A ``Layout`` places the panel by ``extent``, and tells the rules with ``resolve(_:)`` once it knows the
/// sizes. Given to ``View/nestedScroll(_:)`` it moves together with the scroll views in the panel; ``View/panelDrag(_:from:)``
/// lets the rest of the panel be dragged.
@MainActor @Observable
public final class Panel: NestedScrollConnection {
  /// How much of the panel shows, in points.
  @ObservationIgnored public let extent = Motion()
  /// The spring that moves the panel; nil moves it at once.
  @ObservationIgnored public var spring: Spring? = .smooth
  /// Called when a finger has dragged the panel away. What was told that the panel is wanted must take that back, with
  /// ``close()``; otherwise the panel comes back.
  @ObservationIgnored public var onDismiss: @MainActor () -> Void = {}
  /// Called when the panel, while open, has come to rest, with its extent.
  @ObservationIgnored public var onRest: @MainActor (CGFloat) -> Void = { _ in }

  /// Whether the panel is wanted.
  public private(set) var isOpen = false
  /// Whether the panel is wanted, or still on its way out.
  public private(set) var isPresent = false

  @ObservationIgnored private var model: (any PanelModel)?
  /// Where a finger would have the panel, and the extent at which it took hold; nil while there is none.
  @ObservationIgnored private var drag: Drag?
  /// The velocity of a finger that has dragged the panel away.
  @ObservationIgnored private var dismissalVelocity: CGFloat?
  @ObservationIgnored private var hasOpened = false
  @ObservationIgnored private var opensAtOnce = false

  private struct Drag {
    var dragged: CGFloat
    var start: CGFloat
  }

  public nonisolated init() {}

  /// Whether a finger moves the panel.
  public var isDragged: Bool { drag != nil }

  /// The rules in force; nil before the first layout.
  public var rules: (any PanelModel)? { model }

  /// Sets ``spring``; for bodies, in which an assignment can't stand.
  public func setSpring(_ spring: Spring?) { self.spring = spring }

  // MARK: Opening and closing

  /// Brings the panel in: to the extent that its rules say.
  /// - Parameter animated: false has it there at once, as one that is open from the start.
  public func open(animated: Bool = true) {
    guard !isOpen else { return }
    isOpen = true
    isPresent = true
    opensAtOnce = !animated
    // What waits for its first layout opens then.
    if hasOpened, let model { show(model.openExtent) }
  }

  private func show(_ target: CGFloat) {
    guard opensAtOnce else { return move(to: target) }
    opensAtOnce = false
    extent.set(target)
    onRest(target)
  }

  /// Takes the panel away.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    drag = nil
    let velocity = dismissalVelocity
    dismissalVelocity = nil
    move(to: 0, velocity: velocity)
  }

  /// Moves an open panel to an extent.
  public func move(toExtent extent: CGFloat) {
    guard isOpen, hasOpened else { return }
    drag = nil
    move(to: extent)
  }

  private func move(to target: CGFloat, velocity: CGFloat? = nil) {
    guard let spring else {
      extent.set(target)
      return didArrive()
    }
    extent.animate(to: target, spring: spring, velocity: velocity) { [weak self] in self?.didArrive() }
  }

  private func didArrive() {
    if isOpen { return onRest(extent.target) }
    isPresent = false
    hasOpened = false
    model = nil
  }

  // MARK: Layout

  /// Takes over the rules for the sizes of the present layout. A panel that is to open starts here; one that is open
  /// keeps its rest, whose extent may have changed.
  public func resolve<Model: PanelModel>(_ new: Model) {
    // The window that lays the panel out is the one that moves it.
    _ = extent.value
    let old = model as? Model
    // What is laid out while it is closed opens with the next layout.
    guard new != old || (isOpen && !hasOpened) else { return }
    model = new
    guard isOpen else { return }
    guard hasOpened, let old else {
      hasOpened = true
      return show(new.openExtent)
    }
    if let drag { return extent.set(new.shownExtent(dragged: drag.dragged)) }
    let target = new.adopted(extent.target, from: old)
    guard target != extent.target else { return }
    if extent.isMoving { move(to: target) } else { extent.set(target) }
  }

  // MARK: Fingers

  /// A finger takes hold of the panel.
  public func dragBegan() {
    guard let model, isOpen, drag == nil else { return }
    extent.stop()
    dismissalVelocity = nil
    let shown = extent.value
    drag = Drag(dragged: model.draggedExtent(shown: shown), start: shown)
  }

  /// The finger has moved by a distance, in points, positive where the panel grows.
  public func dragMoved(by delta: CGFloat) {
    guard let model, var drag else { return }
    drag.dragged = min(drag.dragged + delta, model.maximumExtent)
    self.drag = drag
    extent.set(model.shownExtent(dragged: drag.dragged))
  }

  /// The finger lets go with a velocity, in points a second, positive where the panel grows.
  public func dragEnded(velocity: CGFloat) {
    guard let model, let drag else { return }
    self.drag = nil
    release(at: extent.value, velocity: velocity, start: drag.start, model)
  }

  private func release(at shown: CGFloat, velocity: CGFloat, start: CGFloat, _ model: any PanelModel) {
    switch model.release(at: shown, velocity: velocity, start: start) {
    case .rest(let place): move(to: place, velocity: velocity)
    case .dismissal:
      // Unless it is closed in answer, the panel comes back.
      move(to: model.openExtent, velocity: velocity)
      dismissalVelocity = velocity
      onDismiss()
    }
  }

  // MARK: Scroll views in the panel

  public func nestedScroll(_ scroll: NestedScroll, willMoveBy delta: CGFloat) -> CGFloat {
    guard let model, isOpen else { return 0 }
    switch scroll.source {
    case .drag:
      // Content that moves back to its start does so before the panel gives way.
      let wanted = delta > 0 ? delta : min(0, delta + scroll.distanceToStart)
      if wanted == 0 { return 0 }
      dragBegan()
      guard let drag else { return 0 }
      let taken = min(wanted, max(0, model.maximumExtent - drag.dragged))
      dragMoved(by: taken)
      return taken
    case .momentum:
      guard model.followsMomentum, drag == nil else { return 0 }
      let shown = extent.value
      let wanted = delta > 0 ? delta : min(0, delta + scroll.distanceToStart)
      let taken = min(max(wanted, min(0, model.openExtent - shown)), max(0, model.maximumExtent - shown))
      if taken != 0 { extent.set(shown + taken) }
      return taken
    case .reveal where extent.isMoving || drag != nil: return 0
    case .step, .reveal:
      let wanted = delta > 0 ? delta : min(0, delta + scroll.distanceToStart)
      if wanted == 0 { return 0 }
      let step = model.step(from: extent.target, by: wanted)
      if step.taken != 0 { move(to: step.extent) }
      return step.taken
    }
  }

  public func nestedScroll(_ scroll: NestedScroll, didEndWith velocity: CGFloat) -> Bool {
    guard let model, isOpen else { return false }
    let start = drag?.start ?? extent.value
    let held = drag != nil
    drag = nil
    let shown = extent.value
    if scroll.source == .momentum {
      if model.followsMomentum, !extent.isMoving { release(at: shown, velocity: 0, start: shown, model) }
      return false
    }
    guard held else { return false }
    // A panel that shows all of itself leaves the velocity to its content.
    if shown >= model.maximumExtent - 0.5, velocity >= 0 || scroll.distanceToStart > 0.5 { return false }
    if model.followsMomentum, velocity > 0, Deceleration(origin: shown, velocity: velocity).end > model.maximumExtent {
      return false
    }
    release(at: shown, velocity: velocity, start: start, model)
    return true
  }
}
