/// Ties a view's identity to a value: another value is another view, with state of its own.
public struct _IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  // While one identity gives way to another there are two elements.
  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { Content._holdsRows }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = IDNode(context: context)
    _updateNode(node, with: view)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: IDNode.self)
    node.identity = AnyHashable(view.id)
    node.show(node.identity) {
      Content._updateNode($0, with: view.content)
    } make: {
      Content._makeNode(view.content, in: $0)
    }
  }
}

package final class IDNode: SwitchNode<AnyHashable> {
  package var identity = AnyHashable(0)
}

/// Marks a view as the choice for a value.
public struct _TagModifier: ElementModifier {
  let tag: AnyHashable
  package func makeNode(in context: WrapperContext) -> TagNode { TagNode(context) }
  package func update(_ node: TagNode) { node.tag = tag }
}

extension _TagModifier {
  // In a picker a view with a tag is one of its options, and looks as the picker's style has it.
  public static func _makeNode<Inner: View>(
    _ modifier: Self, content: Inner, in context: NodeContext
  ) -> ViewNode {
    guard context.isInPicker else { return makeElementNode(modifier, content: content, in: context) }
    let option = PickerOption(tag: modifier.tag, label: AnyView(content))
    return CompositeNode<PickerOption>(option, context: context)
  }

  public static func _updateNode<Inner: View>(_ node: ViewNode, with modifier: Self, content: Inner) {
    guard let option = node as? CompositeNode<PickerOption> else {
      return updateElementNode(node, with: modifier, content: content)
    }
    option.update(with: PickerOption(tag: modifier.tag, label: AnyView(content)))
  }

  // A picker's option may be anything that its style makes of it.
  public static func _isUnary<Inner: View>(_ content: Inner.Type) -> Bool { false }
}

extension NodeContext {
  /// Whether views with a tag, and rows of loops, are options of a picker here.
  @MainActor var isInPicker: Bool { DependencyTracker.untracked { environment.values.pickerScope } != nil }
}

package final class TagNode: WrapperNode {
  package var tag: AnyHashable?
  package override func appendIdentities(to identities: inout [AnyHashable]) {
    if let tag { identities.append(tag) }
    super.appendIdentities(to: &identities)
  }
}

extension View {
  /// Ties the view's identity to a value.
  public func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }

  /// Marks the view as the choice for a value, in a control that selects.
  /// - Parameter includeOptional: whether the value also stands for itself in a selection that may be nothing; it
  ///   does here in any case.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: AnyHashable(tag)))
  }
}
