/// Describes a view to assistive technology. Modifiers in a row share one.
public struct AccessibilityAttachmentModifier: ElementModifier {
  var edit: SemanticsEdit

  package func makeNode(in context: WrapperContext) -> AccessibilityNode { AccessibilityNode(context) }
  package func update(_ node: AccessibilityNode) { node.edit = edit }
}

/// The node of accessibility modifiers. It takes no part in layout or drawing; the tree is described anew whenever
/// it is asked for, so nothing has to be marked.
package final class AccessibilityNode: WrapperNode {
  var edit = SemanticsEdit()

  package override func describe(to builder: inout SemanticsBuilder) {
    var inner = SemanticsBuilder(clip: builder.clip)
    super.describe(to: &inner)
    builder.nodes += edit.apply(to: inner.nodes, of: self, in: builder)
  }
}

extension View {
  func accessibility(
    _ change: (inout SemanticsEdit) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var edit = SemanticsEdit()
    change(&edit)
    return modifier(AccessibilityAttachmentModifier(edit: edit))
  }
}

@MainActor
extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  func accessibility(_ change: (inout SemanticsEdit) -> Void) -> ModifiedContent<Content, Modifier> {
    var copy = self
    change(&copy.modifier.edit)
    return copy
  }
}
