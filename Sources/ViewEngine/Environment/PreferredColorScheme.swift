/// Asks for a colour scheme for the whole window.
struct _PreferredColorSchemeModifier: ScopeModifier {
  let scheme: ColorScheme?

  func makeNode(in context: NodeContext) -> PreferredColorSchemeNode {
    let node = PreferredColorSchemeNode(context: context)
    node.scheme = scheme
    return node
  }

  func update(_ node: PreferredColorSchemeNode) { node.scheme = scheme }
}

package final class PreferredColorSchemeNode: ScopeNode {
  var scheme: ColorScheme? {
    didSet { if scheme != oldValue { graph.preferredSchemes.didChange() } }
  }

  override init(context: NodeContext) {
    super.init(context: context)
    graph.preferredSchemes.add(self)
  }

  package override func willUnmount() { graph.preferredSchemes.remove(self) }
}

/// What views in a window ask for as its colour scheme; the outermost that asks gets it.
@MainActor
package final class PreferredColorSchemes {
  private var nodes: ContiguousArray<PreferredColorSchemeNode> = []
  private unowned let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  var scheme: ColorScheme? { nodes.sorted { $0.depth < $1.depth }.lazy.compactMap(\.scheme).first }

  func add(_ node: PreferredColorSchemeNode) { nodes.append(node) }

  func remove(_ node: PreferredColorSchemeNode) {
    nodes.removeAll { $0 === node }
    didChange()
  }

  /// Once the update is done: nodes are not told in the middle of being made.
  func didChange() {
    graph.actions.change { [weak self] in
      guard let self else { return }
      graph.updateEnvironment { _ in }
    }
  }
}

private struct PreferredSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }

extension EnvironmentValues {
  /// What the window's views ask for, in place of what the desktop says.
  var preferredColorScheme: ColorScheme? {
    get { self[PreferredSchemeKey.self] }
    set { self[PreferredSchemeKey.self] = newValue }
  }
}

extension View {
  /// Asks for a colour scheme for the window that the view is in; nil leaves it to the desktop.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
