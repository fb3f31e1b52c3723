/// Content that goes through phases, with an animation from each to the next.
///
/// Without a trigger it goes round for ever; with one it goes through all phases once, back to the first, each time the
/// trigger changes. The next phase begins when the animation to the present one is logically complete.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: PhaseTrigger
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = 0

  /// - Parameters:
  ///   - phases: at least one; the first is the one at rest.
  ///   - content: makes the content of a phase.
  ///   - animation: the animation to a phase; nil changes at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), trigger: PhaseTrigger(value: nil), content: content, animation: animation)
  }

  /// - Parameters:
  ///   - phases: at least one; the first is the one at rest.
  ///   - trigger: a change of it starts one round.
  ///   - content: makes the content of a phase.
  ///   - animation: the animation to a phase; nil changes at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), trigger: PhaseTrigger(value: trigger), content: content, animation: animation)
  }

  private init(
    _ phases: [Phase], trigger: PhaseTrigger, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a phase animator needs at least one phase")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger.value == nil { start() } }
      .onDisappear { run += 1 }
      .onChange(of: trigger) { start() }
  }

  private func start() {
    guard phases.count > 1 else { return }
    run += 1
    advance(in: run, from: 0)
  }

  /// Goes to the next phase, as long as no later run has begun.
  private func advance(in current: Int, from index: Int) {
    guard run == current else { return }
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next])) {
      self.index = next
    } completion: {
      if next != 0 || trigger.value == nil { advance(in: current, from: next) }
    }
  }
}

/// A value that starts a run when it changes; nil for a run without end.
private struct PhaseTrigger: Equatable {
  let value: (any Equatable)?

  static func == (left: Self, right: Self) -> Bool {
    switch (left.value, right.value) {
    case (nil, nil): true
    case (let left?, let right?): valuesAreEqual(left as Any, right as Any)
    default: false
    }
  }
}

extension View {
  /// Goes round through phases for ever and shows the view changed for each, with an animation from one to the next.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(self), $0)
    } animation: {
      animation($0)
    }
  }

  /// Goes through phases once each time a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } animation: {
      animation($0)
    }
  }
}
