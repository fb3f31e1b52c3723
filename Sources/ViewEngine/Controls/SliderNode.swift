/// Lets pointers and keys move a slider.
struct _SliderModifier: ElementModifier {
  let source: InteractionSource
  let model: SliderModel
  let onEditingChanged: (Bool) -> Void

  func makeNode(in context: WrapperContext) -> SliderNode { SliderNode(context, self) }
  func update(_ node: SliderNode) { node.modifier = self }
}

package final class SliderNode: WrapperNode, InputResponder {
  var modifier: _SliderModifier
  private var recognizer: SliderRecognizer!

  init(_ context: WrapperContext, _ modifier: _SliderModifier) {
    self.modifier = modifier
    super.init(context)
    recognizer = SliderRecognizer(slider: self)
  }

  package override func willUnmount() {
    recognizer.detach()
    super.willUnmount()
  }

  package override var responder: (any InputResponder)? { self }
  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }

  var isEnabled: Bool { DependencyTracker.untracked { environment.values.isEnabled } }
  package var isFocusable: Bool { isEnabled }
  package var tracksHover: Bool { true }
  package func hoverDidChange(_ event: PointerEvent?) { modifier.source.setHovered(event != nil && isEnabled) }
  package func focusDidChange(_ isFocused: Bool, isVisible: Bool) {
    modifier.source.setFocused(isFocused, isVisible: isVisible)
  }
  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    if isEnabled { recognizers.append(recognizer) }
  }

  package func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled, event.isDown, event.modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return false
    }
    // The value grows in reading direction and upwards.
    let forward: Double = environment.isRightToLeft ? -1 : 1
    switch event.key {
    case "ArrowRight": modifier.model.move(by: forward)
    case "ArrowLeft": modifier.model.move(by: -forward)
    case "ArrowUp": modifier.model.move(by: 1)
    case "ArrowDown": modifier.model.move(by: -1)
    case "PageUp": modifier.model.movePage(by: 1)
    case "PageDown": modifier.model.movePage(by: -1)
    case "Home": modifier.model.setFraction(0)
    case "End": modifier.model.setFraction(1)
    default: return false
    }
    return true
  }

  func set(at point: CGPoint) {
    let width = presentedFrame.size.width
    guard width > 0 else { return }
    let fraction = min(max(Double(point.x / width), 0), 1)
    modifier.model.setFraction(environment.isRightToLeft ? 1 - fraction : fraction)
  }
}

/// A mouse sets the value where it is pressed; a finger does when it moves along the slider, so that it may scroll
/// across, or when it taps.
private final class SliderRecognizer: GestureRecognizer {
  private unowned(unsafe) let slider: SliderNode
  private var start = CGPoint.zero

  init(slider: SliderNode) {
    self.slider = slider
    super.init(node: slider)
  }

  private var source: InteractionSource { slider.modifier.source }

  override var takesPresses: Bool { true }

  override func pointerDown(_ event: PointerEvent) {
    start = event.location
    source.beginPress(
      at: event.location, kind: event.kind == .mouse ? .mouse : .touch, timers: node.graph.timers, now: event.time,
      isDelayed: event.kind == .touch && arena?.delaysPresses == true)
    if event.kind == .mouse {
      claim()
      slider.set(at: localPoint(of: event))
    }
  }

  override func pointerMoved(_ event: PointerEvent) {
    if state != .accepted {
      let x = abs(event.location.x - start.x)
      let y = abs(event.location.y - start.y)
      guard max(x, y) >= Self.slop(for: event.kind) else { return }
      guard x > y, claim() else {
        source.cancelPress()
        fail()
        return
      }
    }
    slider.set(at: localPoint(of: event))
  }

  override func pointerUp(_ event: PointerEvent) {
    if state == .possible { claim() }
    guard state == .accepted else { return }
    slider.set(at: localPoint(of: event))
    end()
  }

  override func pointerCancelled() { if source.isDragged { end() } else { source.cancelPress() } }

  override func didWin() {
    source.isDragged = true
    slider.modifier.onEditingChanged(true)
  }

  private func end() {
    source.isDragged = false
    source.endPress()
    slider.modifier.onEditingChanged(false)
  }
}

/// Describes a slider to assistive technology.
struct _SliderSemanticsModifier: ElementModifier {
  let model: SliderModel
  func makeNode(in context: WrapperContext) -> SliderSemanticsNode { SliderSemanticsNode(context) }
  func update(_ node: SliderSemanticsNode) { node.model = model }
}

final class SliderSemanticsNode: WrapperNode {
  var model: SliderModel?

  override func describe(to builder: inout SemanticsBuilder) {
    var inner = SemanticsBuilder(clip: builder.clip)
    super.describe(to: &inner)
    var properties = SemanticsProperties()
    properties.role = .slider
    _ = properties.merge(inner.nodes)
    let isEnabled = DependencyTracker.untracked { environment.values.isEnabled }
    properties.describeControl(self, isEnabled: isEnabled)
    if isFocusWithin { properties.states.insert(.focused) }
    if let model {
      // Three decimals say more than anyone can set by hand.
      let value = (DependencyTracker.untracked { model.get() } * 1000).rounded() / 1000
      properties.value = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
      if isEnabled {
        properties.actions = [
          SemanticsAction(name: "increment") { model.move(by: 1) },
          SemanticsAction(name: "decrement") { model.move(by: -1) },
        ]
      }
    }
    builder.add(self, properties, children: [])
  }

  private var isFocusWithin: Bool {
    var node = graph.focus.focused
    while let current = node {
      if current === self { return true }
      node = current.layoutParent
    }
    return false
  }
}
