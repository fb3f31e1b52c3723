/// Which gestures take part where a view has one and contains views with others.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The gesture that is added; those of views in this one take no part.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of views in this one; the one that is added takes no part.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: ElementModifier {
  let gesture: G
  let mask: GestureMask
  let precedence: GestureRecognizer.Precedence
  let isSimultaneous: Bool
  /// What assistive technology may do in place of the gesture.
  var activation: (() -> Void)?

  package func makeNode(in context: WrapperContext) -> GestureNode<G> { GestureNode(context, gesture) }
  package func update(_ node: GestureNode<G>) {
    G._updateMachine(node.recognizer.machine, with: gesture)
    node.mask = mask
    node.activation = activation
    node.recognizer.precedence = precedence
    node.recognizer.isSimultaneous = isSimultaneous
  }
}

package final class GestureNode<G: Gesture>: WrapperNode, InputResponder {
  private(set) var recognizer: MachineRecognizer<G.Value>!
  var mask = GestureMask.all
  var activation: (() -> Void)?

  init(_ context: WrapperContext, _ gesture: G) {
    super.init(context)
    recognizer = MachineRecognizer(node: self, machine: G._makeMachine(gesture))
  }

  package override func willUnmount() {
    recognizer.nodeWillUnmount()
    super.willUnmount()
  }

  package override var responder: (any InputResponder)? { self }

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    if mask.contains(.gesture), environment.values.isEnabled { recognizers.append(recognizer) }
  }

  /// A view that is one element can be activated without a pointer.
  package override func describe(to builder: inout SemanticsBuilder) {
    let start = builder.nodes.count
    super.describe(to: &builder)
    guard let activation, builder.nodes.count == start + 1, let element = builder.nodes.last,
      !element.properties.actions.contains(where: { $0.name == SemanticsAction.Name.activate }),
      DependencyTracker.untracked({ environment.values.isEnabled })
    else { return }
    element.properties.actions.append(SemanticsAction(name: SemanticsAction.Name.activate) { activation() })
  }

  package func narrow(_ mask: inout RecognizerMask) {
    if !self.mask.contains(.subviews) { mask.includesSubviews = false }
  }
}

/// Lets a gesture's machine compete.
package final class MachineRecognizer<Value>: GestureRecognizer {
  let machine: _GestureMachine<Value>
  private var timer: Timers.Token?
  private var last: PointerEvent?
  /// Where the second pointer is while it is down.
  private var second: CGPoint?
  /// Whether the gesture's end was told.
  private var isOver = false

  init(node: LayoutNode, machine: _GestureMachine<Value>) {
    self.machine = machine
    super.init(node: node)
  }

  func nodeWillUnmount() {
    timer?.cancel()
    if state != .idle { machine.cancel() }
    detach()
  }

  package override var holdsArena: Bool { machine.continuesAfterUp && !isOver }

  package override func pointerDown(_ event: PointerEvent) {
    handle(.down, event)
  }
  package override func pointerMoved(_ event: PointerEvent) { handle(.move, event) }
  package override func pointerUp(_ event: PointerEvent) { handle(.up, event) }

  package override func pointerCancelled() {
    timer?.cancel()
    machine.cancel()
  }

  package override func arenaDidClose() {
    timer?.cancel()
    machine.reset()
    second = nil
    isOver = false
  }

  private func handle(_ kind: GestureInput.Kind, _ event: PointerEvent) {
    guard !isOver else { return }
    last = event
    machine.handle(
      GestureInput(
        kind: kind, pointer: event.kind, location: event.location, time: event.time, node: node, second: second))
    react(to: kind)
    scheduleTimer()
  }

  package override var takesSecondPointer: Bool { machine.takesSecondPointer }

  package override func secondPointer(_ event: PointerEvent) {
    guard let last, state == .possible || state == .accepted else { return }
    second = event.phase == .down || event.phase == .move ? event.location : nil
    var moved = last
    moved.time = event.time
    handle(.move, moved)
  }

  private func react(to kind: GestureInput.Kind) {
    switch machine.phase {
    case .possible: machine.deliver()
    case .active: if state == .accepted { tell() } else { claim() }
    case .ended:
      if state == .accepted {
        tell()
      } else if kind == .up {
        claimAtEnd()
      } else {
        claim()
      }
    case .failed:
      machine.cancel()
      isOver = true
      fail()
    }
  }

  package override func didWin() { tell() }

  private func tell() {
    if machine.phase.isEnded { isOver = true }
    machine.deliver()
  }

  private func scheduleTimer() {
    timer?.cancel()
    timer = nil
    guard !isOver, state == .possible || state == .accepted, let deadline = machine.deadline else { return }
    timer = node.graph.timers.schedule(at: deadline) { [weak self] in self?.timeHasCome(deadline) }
  }

  private func timeHasCome(_ time: TimeInterval) {
    guard !isOver, state == .possible || state == .accepted, let last else { return }
    machine.handle(
      GestureInput(kind: .time, pointer: last.kind, location: last.location, time: time, node: node))
    react(to: .time)
    scheduleTimer()
  }
}
