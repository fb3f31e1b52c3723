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

  /// Goes back to the page below a value's.
  func remove(_ value: AnyHashable) {
    let path = read()
    if let index = path.lastIndex(of: value) { write(Array(path.prefix(index))) }
  }

  func contains(_ value: AnyHashable) -> Bool { read().contains(value) }

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

extension View {
  /// Says which view a navigation stack around this one shows for values of a type.
  public func navigationDestination<D: Hashable, Destination: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> Destination
  ) -> some View {
    modifier(_NavigationDestinationModifier<D> { AnyView(destination($0)) })
  }

  /// Shows a page on the navigation stack around this one while `isPresented` is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modifier(PresentedPage(isPresented: isPresented) { AnyView(destination()) })
  }

  /// Shows a page on the navigation stack around this one while there is an item.
  public func navigationDestination<D: Hashable, Destination: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> Destination
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      PresentedPage(isPresented: isPresented) {
        if let value = item.wrappedValue { AnyView(destination(value)) } else { AnyView(EmptyView()) }
      })
  }
}

/// A page that is on a stack as a binding says.
private struct PresentedPage: ViewModifier {
  @Binding var isPresented: Bool
  let destination: @MainActor () -> AnyView
  @Environment(\.navigationModel) private var model
  @State private var page: NavigationViewDestination?

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented, initial: true) {
        guard let model = model?.object else { return }
        if isPresented, page == nil {
          let made = NavigationViewDestination(view: destination())
          page = made
          model.push(AnyHashable(made))
        } else if !isPresented, let page {
          model.remove(AnyHashable(page))
          self.page = nil
        }
      }
      .onChange(of: page.map { model?.object.contains(AnyHashable($0)) ?? false } ?? true) { _, isThere in
        guard !isThere else { return }
        page = nil
        isPresented = false
      }
  }
}
