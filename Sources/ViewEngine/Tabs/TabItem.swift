/// Gives a page of a tab view its label, and makes the page when it is first laid out.
public struct _TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { true }

  public static func _makeNode<Inner: View>(_ modifier: Self, content: Inner, in context: NodeContext) -> ViewNode {
    let node = TabItemNode(WrapperContext(context: context, element: nil))
    node.setLabel(AnyView(modifier.label))
    modifier.hand(content, to: node)
    return node
  }

  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    let node = unsafeDowncast(node, to: TabItemNode.self)
    node.setLabel(AnyView(modifier.label))
    if let page = node.page {
      Inner._updateNode(page, with: content)
    } else {
      modifier.hand(content, to: node)
    }
  }

  @MainActor private func hand<Inner: View>(_ content: Inner, to node: TabItemNode) {
    node.innerTag = (content as? any TagCarrying)?.carriedTag
    node.makePage = { Inner._makeNode(content, in: $0) }
  }
}

/// A view that knows the tag it is marked with, before anything is made of it.
@MainActor
protocol TagCarrying {
  var carriedTag: AnyHashable? { get }
}

extension ModifiedContent: TagCarrying where Content: View, Modifier: ViewModifier {
  var carriedTag: AnyHashable? {
    (modifier as? _TagModifier)?.tag ?? (content as? any TagCarrying)?.carriedTag
  }
}

package final class TabItemNode: WrapperNode {
  private(set) var label = AnyView(EmptyView())
  private(set) var labelVersion = 0
  /// The tag that the page will have.
  var innerTag: AnyHashable?
  /// Makes the page; nil once that is done.
  var makePage: ((NodeContext) -> ViewNode)?
  private(set) var page: ViewNode?
  /// Whether another page is in front.
  var isSetAside = false

  func setLabel(_ label: AnyView) {
    self.label = label
    labelVersion &+= 1
    tabPages?.itemsDidChange()
  }

  /// The pages of the tab view that this is one of.
  private var tabPages: TabPagesNode? {
    var step = layoutParent
    while let node = step {
      if let pages = node as? TabPagesNode { return pages }
      step = node.layoutParent
    }
    return nil
  }

  private func makePageIfNeeded() {
    guard let makePage else { return }
    self.makePage = nil
    let stack = ZStackNode(context: contextBelow)
    let page = makePage(stack.contextBelow)
    self.page = page
    stack.setContent(page)
    setContent(stack)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    makePageIfNeeded()
    return super.computeSize(proposal)
  }

  package override var withholdsPreferences: Bool { isSetAside }

  package override func appendIdentities(to identities: inout [AnyHashable]) {
    if let innerTag { identities.append(innerTag) }
  }
}

extension View {
  /// The label by which a tab view around this one offers the view as a page.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }

  /// A number beside the label of a page or a row; 0 shows nothing.
  public func badge(_ count: Int) -> some View {
    layoutValue(key: BadgeKey.self, value: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A short text beside the label of a page or a row; nil shows nothing.
  public func badge(_ label: Text?) -> some View { layoutValue(key: BadgeKey.self, value: label) }

  /// A short text beside the label of a page or a row; nil shows nothing.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// A short text beside the label of a page or a row; nil shows nothing.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text(verbatim: String($0)) }) }
}

struct BadgeKey: LayoutValueKey {
  static var defaultValue: Text? { nil }
}
