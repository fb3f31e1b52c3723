/// Takes a view off the stage and brings it back.
public struct _OffstageModifier: ElementModifier {
  let isOffstage: Bool
  let releasesRows: Bool

  package func makeNode(in context: WrapperContext) -> CoverNode {
    CoverNode(context, neutral: AnimatedNumber(0))
  }

  package func update(_ node: CoverNode) {
    node.setCovered(isOffstage)
    if isOffstage, releasesRows { node.releaseRows() }
  }
}

extension CoverNode {
  /// Lets go of the rows of lazy containers in the view. They are made anew when it is back on the stage.
  func releaseRows() { releaseRows(below: self) }

  private func releaseRows(below node: LayoutNode) {
    for child in node.layoutChildren {
      if let lazy = child as? LazyStackNode { lazy.releaseRows() } else { releaseRows(below: child) }
    }
  }
}

extension View {
  /// Takes the view off the stage while something else stands in its place, and keeps its state.
  ///
  /// Off the stage a view is not drawn, laid out, hit, focused or described; it has disappeared, as `onDisappear` tells,
  /// and appears again when it comes back. It keeps the place that layout gave it.
  /// - Parameters:
  ///   - isOffstage: default: true.
  ///   - releasesRows: whether rows of lazy stacks in the view are let go meanwhile, with their own state. They are made
  ///     anew when it comes back; what lies outside of such rows stays as it is. Default: false.
  public func offstage(_ isOffstage: Bool = true, releasesRows: Bool = false) -> some View {
    modifier(_OffstageModifier(isOffstage: isOffstage, releasesRows: releasesRows))
  }
}
