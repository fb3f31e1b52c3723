/// What a page says about the bars around it.
struct BarContent: Equatable {
  /// An item, with the surroundings of the view that wrote it. Items are equal if they come from the same evaluation.
  struct Item: Equatable, Identifiable {
    struct ID: Hashable {
      let writer: ObjectIdentifier
      let index: Int
    }

    let id: ID
    let version: Int
    let placement: ToolbarItemPlacement
    let content: AnyView
    let scope: EnvironmentScope

    static func == (left: Self, right: Self) -> Bool { left.id == right.id && left.version == right.version }
  }

  /// A search field.
  struct Search: Equatable {
    let version: Int
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?

    static func == (left: Self, right: Self) -> Bool { left.version == right.version }
  }

  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  var items: [Item] = []
  var search: Search?
  var searchSuggestions: AnyViewVersion?

  /// Adds what comes later in the page; the first that says something stands.
  mutating func add(_ other: BarContent) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    displayMode = displayMode ?? other.displayMode
    hidesBackButton = hidesBackButton || other.hidesBackButton
    items += other.items
    search = search ?? other.search
    searchSuggestions = searchSuggestions ?? other.searchSuggestions
  }

  func items(at place: ToolbarItemPlacement.Place) -> [Item] { items.filter { $0.placement.place == place } }
}

/// A view with the evaluation that it comes from.
struct AnyViewVersion: Equatable {
  let version: Int
  let view: AnyView
  static func == (left: Self, right: Self) -> Bool { left.version == right.version }
}

struct BarContentKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }
  static func reduce(value: inout BarContent, nextValue: () -> BarContent) { value.add(nextValue()) }
}

/// Counts evaluations, to tell apart what can't be compared.
@MainActor
enum EvaluationCount {
  private static var count = 0
  static func next() -> Int {
    count += 1
    return count
  }
}

/// Says something about bars, in addition to what the view's content says.
struct _ToolbarModifier: ScopeModifier {
  let items: _ToolbarItems

  func makeNode(in context: NodeContext) -> BarContentNode {
    let node = BarContentNode(context: context)
    update(node)
    return node
  }

  func update(_ node: BarContentNode) {
    let version = EvaluationCount.next()
    var content = BarContent()
    content.items = items.items.enumerated().map { index, item in
      BarContent.Item(
        id: BarContent.Item.ID(writer: ObjectIdentifier(node), index: index), version: version,
        placement: item.placement, content: item.content, scope: node.environment)
    }
    node.content = content
  }
}

/// Says something about bars that can be compared.
struct _BarContentModifier: ScopeModifier {
  let content: BarContent

  func makeNode(in context: NodeContext) -> BarContentNode {
    let node = BarContentNode(context: context)
    node.content = content
    return node
  }

  func update(_ node: BarContentNode) { node.content = content }
}

package final class BarContentNode: ScopeNode {
  var content = BarContent() {
    didSet { if oldValue != content { graph.preferences.setNeedsCheck() } }
  }

  override init(context: NodeContext) {
    super.init(context: context)
    graph.preferences.setNeedsCheck()
  }

  package override func willUnmount() { graph.preferences.setNeedsCheck() }

  package override func contribute<Key: PreferenceKey>(to collector: inout PreferenceCollector<Key>) -> Bool {
    // Older readers of a title take it from its own key.
    if Key.self == NavigationTitleKey.self, let title = content.title?.plainString as? Key.Value {
      collector.add(title)
      return true
    }
    guard Key.self == BarContentKey.self, let own = content as? Key.Value else { return false }
    // What is said further out comes first and stands.
    collector.add(own)
    return false
  }
}

/// Gives a view the surroundings of another place.
struct _EnvironmentOfModifier: ScopeModifier {
  let scope: EnvironmentScope

  func makeNode(in context: NodeContext) -> EnvironmentNode {
    let scope = scope
    return EnvironmentNode(edit: { $0 = scope.values }, context: context)
  }

  func update(_ node: EnvironmentNode) {
    let scope = scope
    node.scope.setEdit { $0 = scope.values }
  }
}

extension View {
  func barContent(_ edit: (inout BarContent) -> Void) -> some View {
    var content = BarContent()
    edit(&content)
    return modifier(_BarContentModifier(content: content))
  }
}
