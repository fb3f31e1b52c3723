/// Pages on top of a root, one for each value of a path. The last page is in front.
///
/// The path is the source of truth: a page is there as long as its value is at its place in the path. A covered page
/// keeps its state, but it has disappeared: it is not drawn, takes no input and has no semantics. A page that is taken
/// away loses its state. Escape and a mouse's back button take the last page away.
public struct NavigationStack<Data, Root: View>: View {
  @State private var ownPath: [AnyHashable] = []
  @StateObject private var model = NavigationModel()
  @State private var titles = NavigationTitles()
  @Environment(\.navigationTransition) private var transition
  private let path: Binding<[AnyHashable]>?
  private let root: Root

  private init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }

  private func connect(_ binding: Binding<[AnyHashable]>) {
    let animation = transition.animation
    model.read = { binding.wrappedValue }
    model.write = { values in withAnimation(animation) { binding.wrappedValue = values } }
  }

  public var body: some View {
    let binding = path ?? $ownPath
    let _ = connect(binding)
    pages(binding.wrappedValue)
      .environment(\.navigationModel, EnvironmentObjectReference(object: model))
      .modifier(_ExitCommandModifier(action: backAction(count: binding.wrappedValue.count)))
  }

  private func pages(_ values: [AnyHashable]) -> some View {
    ZStack {
      NavigationPage(
        index: 0, count: values.count, model: model, transition: transition, titles: titles, content: root)
      ForEach(NavigationEntry.entries(of: values)) { entry in
        page(entry, count: values.count)
      }
    }
  }

  private func page(_ entry: NavigationEntry, count: Int) -> some View {
    NavigationPage(
      index: entry.index + 1, count: count, model: model, transition: transition, titles: titles,
      content: NavigationDestinationView(value: entry.value, model: model)
    )
    .transition(transition.page)
    .zIndex(Double(entry.index + 1))
  }

  private func backAction(count: Int) -> (@MainActor () -> Void)? {
    guard count > 0 else { return nil }
    let model = model
    return { model.pop(to: count - 1) }
  }
}

extension NavigationStack {
  /// A stack that keeps its path itself; links in it add pages.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  /// A stack over a path with values of any kinds.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    let binding = Binding<[AnyHashable]>(
      get: { path.wrappedValue.elements },
      set: { (values: [AnyHashable], _: Transaction) in path.wrappedValue = NavigationPath(elements: values) })
    self.init(path: binding, root: root())
  }

  /// A stack over a collection with values of one kind.
  ///
  /// A page that links add must have a value of that kind; others are left out.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    let binding = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { (values: [AnyHashable], _: Transaction) in
        path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
      })
    self.init(path: binding, root: root())
  }
}

/// A page's place in a path: the same value at the same place is the same page.
struct NavigationEntry: Identifiable {
  struct ID: Hashable {
    let index: Int
    let value: AnyHashable
  }

  let index: Int
  let value: AnyHashable
  var id: ID { ID(index: index, value: value) }

  static func entries(of values: [AnyHashable]) -> [NavigationEntry] {
    values.enumerated().map { NavigationEntry(index: $0.offset, value: $0.element) }
  }
}

/// The titles of a stack's pages, for the buttons that go back.
@MainActor
final class NavigationTitles: ObservableObject {
  @Published var titles: [Int: Text] = [:]
  nonisolated init() {}

  func set(_ title: Text?, for index: Int) { if titles[index] != title { titles[index] = title } }
}

/// One page, which may be covered by others.
struct NavigationPage<Content: View>: View {
  let index: Int
  let count: Int
  let model: NavigationModel
  let transition: NavigationTransition
  @ObservedObject var titles: NavigationTitles
  let content: Content

  var body: some View {
    let isCovered = index < count
    let (titles, index, model) = (titles, index, model)
    let goBack: @MainActor () -> Void = { model.pop(to: index - 1) }
    let page = PageWithBars(
      isRoot: index == 0, goBack: index > 0 ? goBack : nil,
      previousTitle: titles.titles[index - 1], titleDidChange: { titles.set($0, for: index) },
      content: ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity))
    CoverView(
      content: PhasedContent(
        content: page.modifier(SizeContainerModifier()),
        transition: ErasedTransition(box: transition.covered.box), phase: isCovered ? .didDisappear : .identity),
      isCovered: isCovered
    )
    .environment(\.dismiss, dismissal)
    .environment(\.isPresented, index > 0)
  }

  private var dismissal: DismissAction {
    guard index > 0 else { return DismissAction(id: 0, nil) }
    let (model, index) = (model, index)
    return DismissAction(id: index) { model.pop(to: index - 1) }
  }
}

/// The view for a page's value.
struct NavigationDestinationView: View {
  let value: AnyHashable
  let model: NavigationModel

  var body: some View {
    if let view = model.view(for: value) {
      view
    } else {
      Color.clear.modifier(_MissingDestinationModifier(value: value, model: model))
    }
  }
}

/// Reports a page that nothing shows, once it is on the screen and still nothing does.
struct _MissingDestinationModifier: ElementModifier {
  let value: AnyHashable
  let model: NavigationModel

  func makeNode(in context: WrapperContext) -> WrapperNode {
    let node = WrapperNode(context)
    node.graph.actions.appear { [weak node, model, value] in
      if let node, node.isMounted { model.noteMissing(value, in: node.graph) }
    }
    return node
  }
  func update(_ node: WrapperNode) {}
}
