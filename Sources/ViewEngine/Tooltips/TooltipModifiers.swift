/// Shows more about a view while a pointer rests on it, while it has the keyboard's focus, or when a finger holds it.
public struct _TooltipModifier: ElementModifier {
  let content: TooltipContent

  package func makeNode(in context: WrapperContext) -> TooltipNode { TooltipNode(context, content) }
  package func update(_ node: TooltipNode) { node.subject = content }
}

/// What a tooltip shows.
enum TooltipContent {
  /// A few words, in the paper of the style.
  case text(Text)
  /// The text in the view that is cut, where one is.
  case cutText
  /// A view that brings its paper along. One that can be used may be reached by the pointer and by Tab.
  case view(@MainActor () -> AnyView, isInteractive: Bool)

  var isInteractive: Bool {
    if case .view(_, let isInteractive) = self { isInteractive } else { false }
  }
}

extension View {
  /// What a control does: shown as a tooltip, and for assistive technology to add when asked.
  public func help(_ text: Text) -> some View {
    accessibilityHint(text).modifier(_TooltipModifier(content: .text(text)))
  }
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// Shows a text as a tooltip that assistive technology knows already, as the name of an icon; beyond SwiftUI. Use
  /// `help(_:)` for what it doesn't know.
  public func tooltip(_ text: Text) -> some View { modifier(_TooltipModifier(content: .text(text))) }

  /// Shows a tooltip of any content; beyond SwiftUI.
  ///
  /// The tooltip shows while a mouse rests on the view or on the tooltip, while the view has the keyboard's focus, and
  /// after a finger has held the view. Escape, a press elsewhere and scrolling end it.
  /// - Parameters:
  ///   - isInteractive: whether something in the tooltip can be used: Tab goes from the view into it then, and it is
  ///     a dialog to assistive technology. Default: false.
  ///   - content: the tooltip with its paper. Its `transition(_:)` is how it comes and goes.
  public func tooltip<Content: View>(isInteractive: Bool = false, @ViewBuilder content: @escaping () -> Content)
    -> some View
  {
    modifier(_TooltipModifier(content: .view({ AnyView(content()) }, isInteractive: isInteractive)))
  }

  /// Shows text in this view that had to be cut as a tooltip, whole; beyond SwiftUI. For labels of controls, whose
  /// focus and pointer it follows.
  public func tooltipForCutText() -> some View { modifier(_TooltipModifier(content: .cutText)) }
}
