/// What a focusable view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is activated by keys.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes text or values; a click gives it the focus.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view have the focus.
struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @State private var source = InteractionSource()

  func body(content: Content) -> some View {
    content
      .modifier(_FocusableNodeModifier(source: source, isFocusable: isFocusable, interactions: interactions))
      .environment(\.interactionSource, source)
  }
}

public struct _FocusableNodeModifier: ElementModifier {
  let source: InteractionSource
  let isFocusable: Bool
  let interactions: FocusInteractions
  package func makeNode(in context: WrapperContext) -> FocusableNode { FocusableNode(context) }
  package func update(_ node: FocusableNode) {
    node.source = source
    node.interactions = interactions
    node.allowsFocus = isFocusable
  }
}

package final class FocusableNode: WrapperNode, InputResponder {
  var source: InteractionSource?
  var interactions = FocusInteractions.automatic
  var allowsFocus = true {
    didSet { if !allowsFocus { graph.focus.resign(self) } }
  }

  package override var responder: (any InputResponder)? { self }
  package var isFocusable: Bool {
    allowsFocus && DependencyTracker.untracked { environment.values.isEnabled }
  }
  package var takesFocusOnPress: Bool { interactions.contains(.edit) }
  package func focusDidChange(_ isFocused: Bool, isVisible: Bool) {
    source?.setFocused(isFocused, isVisible: isVisible)
  }
  package var tracksHover: Bool { true }
  package func hoverDidChange(_ event: PointerEvent?) { source?.setHovered(event != nil) }

  package override func describe(to builder: inout SemanticsBuilder) {
    let start = builder.nodes.count
    super.describe(to: &builder)
    guard graph.focus.focused === self else { return }
    for node in builder.nodes[start...] { node.properties.states.insert(.focused) }
  }
}

extension View {
  /// Lets the view have the keyboard's focus.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
