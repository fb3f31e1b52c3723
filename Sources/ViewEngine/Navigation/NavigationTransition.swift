/// How the pages of navigation stacks come and go. A design system sets its own in the environment.
public struct NavigationTransition {
  /// How a page comes in front and leaves. Over the trailing edge by default.
  public var page: AnyTransition
  /// What becomes of a page when another covers it; its phase is `didDisappear` then. It stays as it is by default.
  public var covered: AnyTransition
  /// The animation of changes that links, `dismiss` and the back command make. A spring of 0.35 s by default. Changes
  /// that an app makes to the path bring their own.
  public var animation: Animation?

  public init(page: AnyTransition, covered: AnyTransition = .identity, animation: Animation?) {
    self.page = page
    self.covered = covered
    self.animation = animation
  }

  /// Pages that come in over the trailing edge.
  public static var automatic: NavigationTransition {
    NavigationTransition(page: .move(edge: .trailing), animation: .smooth(duration: 0.35))
  }
}

private struct NavigationTransitionKey: EnvironmentKey {
  static var defaultValue: NavigationTransition { .automatic }
}

extension EnvironmentValues {
  /// How the pages of navigation stacks come and go.
  public var navigationTransition: NavigationTransition {
    get { self[NavigationTransitionKey.self] }
    set { self[NavigationTransitionKey.self] = newValue }
  }
}

/// A view in a phase of a transition that is not about its presence.
struct PhasedContent<Content: View>: View {
  let content: Content
  let transition: ErasedTransition
  let phase: TransitionPhase

  var body: some View { transition.box.body(ViewPlaceholderBox(content), phase: phase) }
}

/// Takes a view off the stage while something covers it, and keeps its state.
struct CoverView<Content: View>: PrimitiveView {
  let content: Content
  let isCovered: Bool

  static var _isUnary: Bool { true }

  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = CoverNode(WrapperContext(context: context, element: nil), neutral: AnimatedNumber(0))
    node.setContent(Content._makeNode(view.content, in: context.below))
    node.setCovered(view.isCovered)
    return node
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: CoverNode.self)
    node.setCovered(view.isCovered)
    if let content = node.content { Content._updateNode(content, with: view.content) }
  }
}

/// The value is how far the view is covered, 0…1: at 1 nothing is drawn.
package final class CoverNode: EffectNode<AnimatedNumber> {
  override var slot: AnimationSlot { .transition }
  private var covers = false
  /// Whether something further out is out of sight, and this view with it.
  private var isAway = false
  /// Whether the view has rested as it was and is not laid out yet since.
  private var hasRested = false
  /// What had the focus when the view was covered, and gets it back.
  private weak var focusedBefore: LayoutNode?

  func setCovered(_ isCovered: Bool) {
    set(AnimatedNumber(isCovered ? 1 : 0))
    guard isCovered != covers else { return }
    covers = isCovered
    // In the round of the actions, so that what is in the view has been made by then.
    graph.actions.change { [weak self] in
      guard let self, self.isMounted, self.covers == isCovered, !self.isAway else { return }
      // Around one of several views there is no content of its own, only what it draws.
      (self.content ?? self.child)?.visibilityDidChange(!isCovered)
    }
    graph.setNeedsUpdate()
    if isCovered {
      focusedBefore = graph.focus.resignFocus(in: self)
    } else {
      setNeedsLayout()
      returnFocus()
    }
  }

  /// Gives the focus back to what had it, once the view is laid out, unless something else can use it by then.
  private func returnFocus() {
    guard let node = focusedBefore else { return }
    focusedBefore = nil
    graph.actions.task { [weak self, weak node] in
      guard let self, let node, self.isMounted, !self.covers, self.graph.focus.canFocus(node) else { return }
      if let focused = self.graph.focus.focused, self.graph.focus.canFocus(focused) { return }
      self.graph.focus.focus(node)
    }
  }

  package override func visibilityDidChange(_ isShown: Bool) {
    isAway = !isShown
    if !covers { super.visibilityDidChange(isShown) }
  }

  /// Whether the view is out of sight and rests as it was.
  private var rests: Bool { covers && shown.value >= 1 && child?.hasBeenPlaced == true }

  // What rests is not measured either: a size that is remembered without a placement would outlive later changes.
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    rests ? proposal.replacingUnspecifiedDimensions(by: size) : super.computeSize(proposal)
  }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
    rests ? nil : super.explicitAlignment(key, proposal: proposal, size: size)
  }

  package override var keepsContentAsItIs: Bool { rests }

  package override func placeChildren() {
    // What nobody sees is laid out when it is seen again, but for the first time. When the cover goes, its way begins
    // at 1, and what changed below it must be in its place from then on, without a way there.
    if rests {
      hasRested = true
    } else if hasRested {
      hasRested = false
      graph.withoutFrameAnimations { super.placeChildren() }
    } else {
      super.placeChildren()
    }
  }

  package override func compose(into builder: inout DisplayBuilder) {
    if shown.value < 1 { appendChildren(to: &builder) }
  }

  package override var ignoresHitTest: Bool { covers }

  package override func describe(to builder: inout SemanticsBuilder) {
    if !covers { super.describe(to: &builder) }
  }
}
