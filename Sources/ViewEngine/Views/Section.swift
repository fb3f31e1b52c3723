/// Content with a header and a footer.
///
/// In a lazy stack or grid the rows of a section are made one by one like all others, and its header and footer may be
/// pinned. To assistive technology the header is a heading.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  @MainActor private var heading: some View {
    header.accessibilityAddTraits(.isHeader).modifier(_ListHeaderModifier())
  }
  @MainActor private var ending: some View { footer.modifier(_ListHeaderModifier()) }

  public static var _isUnary: Bool { false }
  public static var _holdsRows: Bool { true }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    func make<Part: View>(_ part: Part) -> ViewNode { Part._makeNode(part, in: context.below) }
    return SectionNode(
      header: make(view.heading), content: make(view.content), footer: make(view.ending), context: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    func update<Part: View>(_ node: ViewNode, _ part: Part) { Part._updateNode(node, with: part) }
    let node = unsafeDowncast(node, to: SectionNode.self)
    update(node.header, view.heading)
    update(node.content, view.content)
    update(node.footer, view.ending)
  }
}

package final class SectionNode: StructuralNode {
  let header: ViewNode
  let content: ViewNode
  let footer: ViewNode

  init(header: ViewNode, content: ViewNode, footer: ViewNode, context: NodeContext) {
    self.header = header
    self.content = content
    self.footer = footer
    super.init(context: context)
    forEachChild { $0.parent = self }
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    body(header)
    body(content)
    body(footer)
  }

  package override func appendSlotSources(to sources: inout ContiguousArray<any SlotSource>) {
    append(header, .header, to: &sources)
    content.appendSlotSources(to: &sources)
    append(footer, .footer, to: &sources)
    sources.append(SectionEdgeSource(nil, SectionEdge(section: ObjectIdentifier(self), kind: .end)))
  }

  private func append(
    _ part: ViewNode, _ kind: SectionEdge.Kind, to sources: inout ContiguousArray<any SlotSource>
  ) {
    var own: ContiguousArray<any SlotSource> = []
    part.appendSlotSources(to: &own)
    let edge = SectionEdge(section: ObjectIdentifier(self), kind: kind)
    for source in own { sources.append(SectionEdgeSource(source, edge)) }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// The spelling of older code.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) {
      EmptyView()
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(titleKey)
    } footer: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(title)
    } footer: {
      EmptyView()
    }
  }
}
