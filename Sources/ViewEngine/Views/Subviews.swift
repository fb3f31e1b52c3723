/// One of the views that another view stands for, to be put somewhere by a container of one's own.
@MainActor
public struct Subview: View, Identifiable {
  /// Tells the view apart from the others, as long as it is there.
  public struct ID: Hashable {
    let node: ObjectIdentifier
  }

  let element: LayoutNode

  nonisolated public var id: ID { ID(node: ObjectIdentifier(element)) }

  /// What the view says to the container that it is in.
  public var containerValues: ContainerValues {
    var values = ContainerValues()
    var writers: [ContainerValueNode] = []
    var step: LayoutNode? = element
    while let wrapper = step as? WrapperNode {
      if let own = wrapper as? ContainerValueNode { writers.append(own) }
      if let tag = (wrapper as? TagNode)?.tag { values.tags.append(tag) }
      step = wrapper.child
    }
    // What is said further out replaces what is said further in.
    for writer in writers.reversed() { writer.apply(&values) }
    return values
  }

  public var body: some View { ListRowElement(element: element) }
}

/// The views that another view stands for, in order.
@MainActor @preconcurrency
public struct SubviewsCollection: View, @preconcurrency RandomAccessCollection {
  let elements: ContiguousArray<LayoutNode>

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> Subview { Subview(element: elements[index]) }

  public var body: some View {
    ForEach(Array(self)) { $0 }
  }
}

/// The views of a `ForEach(subviews:content:)`, which are known only once they are made.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("the views are known only once they are made") }
}

/// Makes views from the views that another view stands for.
struct SubviewsView<Source: View, Content: View>: PrimitiveView {
  let source: Source
  let make: (SubviewsCollection) -> Content

  static var _isUnary: Bool { false }
  static var _holdsRows: Bool { Content._holdsRows }

  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = SubviewsNode<Content>(context: context)
    node.start(source: Source._makeNode(view.source, in: context.below.below), make: view.make)
    return node
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: SubviewsNode<Content>.self)
    node.make = view.make
    if let source = node.source?.content { Source._updateNode(source, with: view.source) }
    node.evaluateBody()
  }
}

final class SubviewsNode<Content: View>: BodyNode {
  var make: ((SubviewsCollection) -> Content)?
  private(set) var source: SubviewSourceNode?

  func start(source: ViewNode, make: @escaping (SubviewsCollection) -> Content) {
    self.make = make
    let node = SubviewSourceNode(context: contextBelow)
    node.parent = self
    node.content = source
    node.didChange = { [unowned self] in setNeedsBody() }
    self.source = node
    evaluateBody()
  }

  override func evaluate() -> DependencyToken? {
    var elements: ContiguousArray<LayoutNode> = []
    source?.content?.appendElements(to: &elements)
    guard let make else { return nil }
    return updateChild { make(SubviewsCollection(elements: elements.filter { !$0.isDeparting })) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let source { body(source) }
    super.forEachChild(body)
  }

  // The source's elements stand where the made views put them.
  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    child?.appendElements(to: &elements)
  }

  override func appendSlotSources(to sources: inout ContiguousArray<any SlotSource>) {
    child?.appendSlotSources(to: &sources)
  }
}

/// What other views are made from; it has no place in layout itself.
final class SubviewSourceNode: StructuralNode {
  var content: ViewNode? { didSet { content?.parent = self } }
  var didChange: () -> Void = {}

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
  override func structureDidChange() { didChange() }
}

extension Group {
  /// Makes views from the views that `view` stands for.
  @MainActor public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

/// The content of a ``Group`` that is made from other views.
public struct GroupElementsOfContent<Base: View, Content: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Content
  public var body: some View { SubviewsView(source: base, make: transform) }
}

extension ForEach where Content: View, Data.Element == Subview, ID == Subview.ID {
  /// A view for each of the views that `view` stands for.
  @MainActor public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content> {
    data = ForEachSubviewCollection()
    self.content = content
    id = { $0.id }
    subviews = AnyView(
      SubviewsView(source: view) { subviews in
        ForEach<[Subview], Subview.ID, Content>(Array(subviews), content: content)
      })
  }
}

/// A key of a value that views say to the container that they are in.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value where a view says nothing.
  static var defaultValue: Value { get }
}

/// What a view says to the container that it is in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tags: [AnyHashable] = []

  /// A value of an app's own.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of a type, if it has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

/// Says a value to the container that a view is in.
struct _ContainerValueModifier<Value>: ElementModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func makeNode(in context: WrapperContext) -> ContainerValueNode { ContainerValueNode(context) }
  func update(_ node: ContainerValueNode) {
    let (keyPath, value) = (keyPath, value)
    node.apply = { $0[keyPath: keyPath] = value }
    node.structureDidChangeAround()
  }
}

final class ContainerValueNode: WrapperNode {
  var apply: (inout ContainerValues) -> Void = { _ in }

  func structureDidChangeAround() {
    if hasBeenPlaced { parent?.structureDidChange() }
  }
}

extension View {
  /// Says a value to the container that this view is in.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
