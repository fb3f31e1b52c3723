/// Watches which targets of the scroll view in a view are in sight.
final class ScrollTargetObserver<ID: Hashable>: ScrollObserver {
  var threshold: Double
  var action: ([ID]) -> Void
  private var known: [ID] = []
  private var guardian = RepetitionGuard()

  init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  func geometryDidChange(_ geometry: ScrollGeometry, in graph: ViewGraph) -> Bool { true }

  func targetsMayHaveMoved(in node: ScrollNode) -> Bool {
    let visible = CGRect(origin: node.offset, size: node.size)
    let ids = node.scrollTargets().compactMap { target -> ID? in
      let seen = target.frame.intersection(visible)
      let area = target.frame.width * target.frame.height
      guard !seen.isNull, area > 0, seen.width * seen.height >= area * CGFloat(threshold) else { return nil }
      return target.ids.lazy.compactMap { $0.base as? ID }.first
    }
    guard ids != known else { return true }
    guard guardian.mayFire(in: node.graph, what: "onScrollTargetVisibilityChange(idType: \(ID.self))") else {
      return false
    }
    known = ids
    node.graph.actions.change { [weak self] in self?.action(ids) }
    return true
  }

  func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in graph: ViewGraph
  ) {}
}

struct _ScrollTargetVisibilityModifier<ID: Hashable>: ScopeModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  func makeNode(in context: NodeContext) -> EnvironmentNode {
    ScrollObserverNode(ScrollTargetObserver(threshold: threshold, action: action), context: context)
  }

  func update(_ node: EnvironmentNode) {
    guard let node = node as? ScrollObserverNode<ScrollTargetObserver<ID>> else { return }
    node.observer.threshold = threshold
    node.observer.action = action
  }
}

extension View {
  /// Calls an action when other targets of the scroll view in this view are in sight, with their identities in order.
  ///
  /// Targets are the children of a `scrollTargetLayout()`; those without an identity of the type are left out.
  /// - Parameters:
  ///   - idType: the type of the identities.
  ///   - threshold: how much of a target's area must be in sight, 0…1. Default: a half.
  ///   - action: gets the identities of all targets that are in sight.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollTargetVisibilityModifier(threshold: min(max(threshold, 0), 1), action: action))
  }
}
