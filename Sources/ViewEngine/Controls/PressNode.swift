/// Makes a view something to press: by pointer, by key, by assistive technology.
public struct _PressModifier: ElementModifier {
  let source: InteractionSource
  var role = SemanticsRole.button
  var states: Set<SemanticsState> = []
  var value = ""
  /// Whether the keyboard's focus goes here; false for what only makes a control within easier to meet.
  var takesFocus = true
  let action: @MainActor () -> Void

  package func makeNode(in context: WrapperContext) -> PressNode { PressNode(context, source: source) }
  package func update(_ node: PressNode) {
    node.source = source
    node.role = role
    node.states = states
    node.value = value
    node.takesFocus = takesFocus
    node.action = action
  }
}

package final class PressNode: WrapperNode, InputResponder {
  var source: InteractionSource
  var role = SemanticsRole.button
  var states: Set<SemanticsState> = []
  var value = ""
  var takesFocus = true
  var action: @MainActor () -> Void = {}
  private var recognizer: PressRecognizer!
  /// Whether Space is held down.
  private var isHeldByKey = false

  init(_ context: WrapperContext, source: InteractionSource) {
    self.source = source
    super.init(context)
    recognizer = PressRecognizer(press: self)
  }

  package override func willUnmount() {
    recognizer.detach()
    source.cancelPress()
    super.willUnmount()
  }

  package override var responder: (any InputResponder)? { self }

  var isEnabled: Bool { DependencyTracker.untracked { environment.values.isEnabled } }

  // MARK: Pointers

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    if isEnabled { recognizers.append(recognizer) }
  }

  package var tracksHover: Bool { true }
  package func hoverDidChange(_ event: PointerEvent?) { source.setHovered(event != nil && isEnabled) }

  // MARK: Keys

  package var isFocusable: Bool { isEnabled && takesFocus }

  package func focusDidChange(_ isFocused: Bool, isVisible: Bool) {
    source.setFocused(isFocused, isVisible: isVisible)
    if !isFocused, isHeldByKey {
      isHeldByKey = false
      source.cancelPress()
    }
  }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard graph.focus.focused === self, isEnabled, event.modifiers.isDisjoint(with: [.control, .option, .command])
    else { return false }
    switch (event.key, event.phase) {
    case ("Enter", .down): activate(.keyboard)
    case (" ", .down):
      isHeldByKey = true
      source.beginPress(at: nil, kind: .keyboard, timers: graph.timers, now: graph.input.now)
    case (" ", .up) where isHeldByKey:
      isHeldByKey = false
      source.endPress()
      action()
    case ("Enter", .repeat), (" ", .repeat), (" ", .up): break
    default: return false
    }
    return true
  }

  /// Presses and lets go, from the centre.
  package func activate(_ kind: InteractionState.PressKind) {
    guard isEnabled else { return }
    source.beginPress(at: nil, kind: kind, timers: graph.timers, now: graph.input.now)
    source.endPress()
    action()
  }

  // MARK: Semantics

  package override func describe(to builder: inout SemanticsBuilder) {
    var inner = SemanticsBuilder(clip: builder.clip)
    super.describe(to: &inner)
    var properties = SemanticsProperties()
    properties.role = role
    properties.value = value
    properties.states = states
    properties.describeControl(self, isEnabled: isEnabled)
    // What only makes a control within easier to meet is that for pointers: others have the control itself.
    if isEnabled, takesFocus {
      properties.actions = [SemanticsAction(name: "activate") { [weak self] in self?.activate(.accessibility) }]
    }
    let parts = properties.merge(inner.nodes)
    builder.add(self, properties, children: parts)
  }
}

extension SemanticsProperties {
  /// Adds the states that every control has.
  @MainActor
  mutating func describeControl(_ node: LayoutNode, isEnabled: Bool) {
    if !isEnabled { states.insert(.disabled) }
    if node.graph.focus.focused === node { states.insert(.focused) }
  }

  /// Takes over what the parts of a control say, as one phrase, or as a name and a value; returns the parts that can do something themselves
  /// and so stay elements of their own.
  @MainActor
  mutating func merge(_ parts: [SemanticsNode]) -> [SemanticsNode] {
    var phrases: [String] = label.isEmpty ? [] : [label]
    var names: [String] = []
    var kept: [SemanticsNode] = []
    func visit(_ part: SemanticsNode) {
      guard part.properties.actions.isEmpty else { return kept.append(part) }
      if part.properties.namesContainer {
        names.append(part.properties.label)
      } else if !part.properties.label.isEmpty {
        phrases.append(part.properties.label)
      }
      for child in part.children { visit(child) }
    }
    for part in parts { visit(part) }
    let said = phrases.joined(separator: ", ")
    label = names.isEmpty ? said : names.joined(separator: ", ")
    // With a name of its own, a control has the rest as its value.
    if !names.isEmpty, value.isEmpty { value = said }
    return kept
  }
}

/// Follows a press: on while the pointer is on the control, off while it is beside it.
package final class PressRecognizer: GestureRecognizer {
  private unowned(unsafe) let press: PressNode
  private var isInside = false

  init(press: PressNode) {
    self.press = press
    super.init(node: press)
  }

  package override var takesPresses: Bool { true }

  package override func pointerDown(_ event: PointerEvent) {
    // A press on a control within this one is that one's alone.
    if arena?.members.first(where: \.takesPresses) !== self { return fail() }
    isInside = true
    begin(event, isDelayed: event.kind == .touch && arena?.delaysPresses == true)
  }

  private func begin(_ event: PointerEvent, isDelayed: Bool) {
    press.source.beginPress(
      at: event.location, kind: event.kind == .mouse ? .mouse : .touch, timers: node.graph.timers,
      now: event.time, isDelayed: isDelayed)
  }

  package override func pointerMoved(_ event: PointerEvent) {
    let now = contains(event)
    guard now != isInside else { return }
    isInside = now
    if now { begin(event, isDelayed: false) } else { press.source.cancelPress() }
  }

  package override func pointerUp(_ event: PointerEvent) {
    press.source.modifiers = event.modifiers
    if contains(event) { claimAtEnd() } else { lose() }
  }

  private func lose() {
    press.source.cancelPress()
    fail()
  }

  package override func pointerCancelled() { press.source.cancelPress() }

  package override func didWin() {
    // The control may have been disabled meanwhile.
    guard press.isEnabled else { return press.source.cancelPress() }
    press.source.endPress()
    press.action()
  }

  /// A finger may stray a little beyond the control's edge. A content shape may reach beyond it too.
  private func contains(_ event: PointerEvent) -> Bool {
    guard let point = node.localPoint(fromWindow: event.location) else { return false }
    let slop = Self.slop(for: event.kind)
    if CGRect(origin: .zero, size: node.presentedFrame.size).insetBy(dx: -slop, dy: -slop).contains(point) {
      return true
    }
    var path: ContiguousArray<LayoutNode> = []
    return node.hitTest(point, path: &path)
  }
}
