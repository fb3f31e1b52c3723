/// What a navigation stack shares with the views in it.
@MainActor
final class NavigationModel: ObservableObject {
  /// Makes the view of a page from its value.
  private struct Destination {
    unowned let owner: ViewNode
    let make: (AnyHashable) -> AnyView?
  }

  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var source = DependencySource()
  var read: () -> [AnyHashable] = { [] }
  var write: ([AnyHashable]) -> Void = { _ in }
  private var missing: Set<ObjectIdentifier> = []

  nonisolated init() {}

  // MARK: Destinations

  func register<D: Hashable>(_ type: D.Type, owner: ViewNode, make: @escaping (D) -> AnyView) {
    destinations[ObjectIdentifier(type)] = Destination(owner: owner) { value in (value.base as? D).map(make) }
    source.notify()
  }

  func unregister(_ type: Any.Type, owner: ViewNode) {
    if destinations[ObjectIdentifier(type)]?.owner === owner { destinations[ObjectIdentifier(type)] = nil }
  }

  /// The view for a page; followed, since destinations may come and change later.
  func view(for value: AnyHashable) -> AnyView? {
    if let destination = value.base as? NavigationViewDestination { return destination.view }
    source.recordRead()
    return destinations[ObjectIdentifier(type(of: value.base))]?.make(value)
  }

  /// Says once for each type that no view in the stack shows its values.
  func noteMissing(_ value: AnyHashable, in graph: ViewGraph) {
    let type = type(of: value.base)
    guard missing.insert(ObjectIdentifier(type)).inserted else { return }
    graph.services.log(
      "warning: a NavigationStack's path has a value of type \(type), for which no view in the stack has a "
        + "navigationDestination(for:); its page stays empty")
  }

  // MARK: Path

  func push(_ value: AnyHashable) { write(read() + [value]) }

  /// Goes back to so many pages above the root.
  func pop(to count: Int) {
    let path = read()
    if path.count > count { write(Array(path.prefix(max(0, count)))) }
  }
}

struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: EnvironmentObjectReference<NavigationModel>? { nil }
}

extension EnvironmentValues {
  var navigationModel: EnvironmentObjectReference<NavigationModel>? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

/// Says which view shows values of a type.
public struct _NavigationDestinationModifier<D: Hashable>: ScopeModifier {
  let make: (D) -> AnyView

  package func makeNode(in context: NodeContext) -> NavigationDestinationNode<D> {
    let node = NavigationDestinationNode<D>(context: context)
    node.register(make)
    return node
  }
  package func update(_ node: NavigationDestinationNode<D>) { node.register(make) }
}

package final class NavigationDestinationNode<D: Hashable>: ScopeNode {
  private var model: NavigationModel?

  func register(_ make: @escaping (D) -> AnyView) {
    model = environment.values.navigationModel?.object
    model?.register(D.self, owner: self, make: make)
  }

  package override func willUnmount() { model?.unregister(D.self, owner: self) }
}

/// The title of a page, for the bar that shows it. The innermost page in front gives it.
public struct NavigationTitleKey: PreferenceKey {
  public static var defaultValue: String? { nil }
  public static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

extension View {
  /// Says which view a navigation stack around this one shows for values of a type.
  public func navigationDestination<D: Hashable, Destination: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> Destination
  ) -> some View {
    modifier(_NavigationDestinationModifier<D> { AnyView(destination($0)) })
  }

  /// Sets the title of the page that the view is in.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }

  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title.plainString)
  }
}
