/// Content for a value that follows keyframes: its closure runs in each frame meanwhile.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: (any Equatable)?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// - Parameters:
  ///   - initialValue: the value before the first change of the trigger.
  ///   - trigger: a change of it plays the keyframes once.
  ///   - content: makes the content for a value.
  ///   - keyframes: says how the value changes, from what it is at the time.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// - Parameters:
  ///   - initialValue: the value at the start of each round.
  ///   - repeating: whether the keyframes are played again and again.
  ///   - content: makes the content for a value.
  ///   - keyframes: says how the value changes.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  public static var _isUnary: Bool { Content._isUnary }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = KeyframeNode(view, context: context)
    node.evaluateBody()
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: KeyframeNode<Value, KeyframePath, Content>.self).update(view)
  }
}

package final class KeyframeNode<Value, Path: Keyframes, Content: View>: BodyNode where Path.Value == Value {
  /// The least distance of two frames in seconds: that of a display at 60 Hz.
  private static var frame: TimeInterval { 1.0 / 60 }

  private var view: KeyframeAnimator<Value, Path, Content>
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var start: TimeInterval = 0
  private var timer: Timers.Token?

  init(_ view: KeyframeAnimator<Value, Path, Content>, context: NodeContext) {
    self.view = view
    value = view.initialValue
    super.init(context: context)
    // Without a trigger it plays from the start.
    if view.trigger == nil { play() }
  }

  func update(_ view: KeyframeAnimator<Value, Path, Content>) {
    let isTriggered = view.trigger != nil && !valuesAreEqual(view.trigger as Any, self.view.trigger as Any)
    self.view = view
    if isTriggered { play() }
    evaluateBody()
  }

  private func play() {
    let (value, keyframes) = (value, view.keyframes)
    timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
    start = graph.now
  }

  override func evaluate() -> DependencyToken? {
    advance()
    return updateChild { view.content(value) }
  }

  private func advance() {
    timer?.cancel()
    timer = nil
    guard let timeline else { return }
    let elapsed = graph.now - start
    if elapsed >= timeline.duration, !view.isRepeating {
      value = timeline.value(time: timeline.duration)
      self.timeline = nil
      return
    }
    guard timeline.duration > 0 else { return }
    value = timeline.value(
      time: view.isRepeating ? elapsed.truncatingRemainder(dividingBy: timeline.duration) : elapsed)
    timer = graph.timers.schedule(at: graph.now + Self.frame, isBackground: view.isRepeating) { [weak self] in
      self?.setNeedsBody()
    }
  }

  package override func willUnmount() {
    timer?.cancel()
    super.willUnmount()
  }
}

extension View {
  /// Shows the view changed by a value that follows keyframes each time a trigger changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Shows the view changed by a value that follows keyframes, again and again.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
