/// How something is presented in front of a window's content.
public struct OverlayPresentationStyle: Sendable, Equatable {
  /// Where the content stands in the window. Center by default.
  public var alignment: Alignment
  /// Whether what lies behind takes no input and is not there for assistive technology. True by default.
  public var isModal: Bool
  /// What covers the window behind the content, nil for nothing. It fades in and out.
  public var scrim: Color?
  /// Whether Escape, the back button and a press on the scrim dismiss the content. True by default.
  public var isDismissible: Bool
  /// The order among presentations: a higher one is in front. 0 by default; snackbars may want more.
  public var level: Double
  /// Whether the content takes no input and is not there for assistive technology, as while it leaves. False by default.
  public var isInert = false
  /// Whether a press on the scrim dismisses content that is dismissible. True by default.
  public var isDismissedByScrim = true
  /// Whether modal content gets the keyboard's focus when it comes: its first view that takes it. True by default.
  public var takesFocus = true
  /// Whether content that isn't modal gets the focus when it comes, and gives it back when it goes. False by default.
  public var grabsFocus = false
  /// The distance that the content keeps to the window's edges, in points. None by default.
  public var margins = EdgeInsets()
  /// How content without an animation of its own comes and goes; nil leaves it to the change of the binding.
  public var animation: Animation?
  /// How it goes, where that differs from how it comes.
  public var exitAnimation: Animation?

  public init(
    alignment: Alignment = .center, isModal: Bool = true, scrim: Color? = nil, isDismissible: Bool = true,
    level: Double = 0
  ) {
    self.alignment = alignment
    self.isModal = isModal
    self.scrim = scrim
    self.isDismissible = isDismissible
    self.level = level
  }
}

extension View {
  /// Shows content in front of everything in the window while `isPresented` is true.
  ///
  /// The content gets the window's size as its proposal, inherits this view's environment, and finds in `dismiss` an
  /// action that sets the binding. Give it a `transition(_:)` for the way in and out; without one it fades. The
  /// binding changes with animation where the change does.
  public func overlayPresentation<Content: View>(
    isPresented: Binding<Bool>, style: OverlayPresentationStyle = OverlayPresentationStyle(),
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    OverlayPresentationView(
      presenter: self, isPresented: isPresented, style: style, onDismiss: onDismiss, content: content)
  }

  /// Shows content for an item in front of everything in the window, while there is an item.
  public func overlayPresentation<Item: Identifiable, Content: View>(
    item: Binding<Item?>, style: OverlayPresentationStyle = OverlayPresentationStyle(),
    onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding<Bool>(
      get: { item.wrappedValue != nil },
      set: { (isPresented: Bool, _: Transaction) in if !isPresented { item.wrappedValue = nil } })
    return overlayPresentation(isPresented: isPresented, style: style, onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }
}

/// Presents content beside a view.
struct OverlayPresentationView<Presenter: View, Content: View>: View {
  let presenter: Presenter
  let isPresented: Binding<Bool>
  let style: OverlayPresentationStyle
  let onDismiss: (() -> Void)?
  let content: () -> Content

  var body: some View {
    let isShown = isPresented.wrappedValue
    PortalView(
      content: presenter, style: style,
      presented: PresentedOverlay(isPresented: isPresented, isShown: isShown, style: style, content: content)
        .transaction(value: isShown) { [style] in
          let animation = isShown ? style.animation : style.exitAnimation ?? style.animation
          if $0.animation == nil, !$0.disablesAnimations { $0.animation = animation }
        }
    )
    .onChange(of: isShown) { old, new in if old, !new { onDismiss?() } }
  }
}

/// A presentation's scrim and content.
struct PresentedOverlay<Content: View>: View {
  let isPresented: Binding<Bool>
  let isShown: Bool
  let style: OverlayPresentationStyle
  let content: () -> Content

  private var dismissal: @MainActor () -> Void {
    let isPresented = isPresented
    return { isPresented.wrappedValue = false }
  }

  private var dismissalByUser: (@MainActor () -> Void)? { style.isDismissible ? dismissal : nil }

  var body: some View {
    if isShown {
      if style.isModal {
        ScrimView(color: style.scrim ?? Color.clear, action: style.isDismissedByScrim ? dismissalByUser : nil)
          .transition(OpacityTransition())
      }
      presentedContent
    }
  }

  private var presentedContent: some View {
    content()
      .padding(style.margins)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: style.alignment)
      .environment(\.dismiss, DismissAction(dismissal))
      .environment(\.isPresented, true)
      .environment(\.isInList, false)
      .environment(\.isInBar, false)
      .modifier(_ExitCommandModifier(action: dismissalByUser))
  }
}

/// Shows a view, and further content in the window's root.
struct PortalView<Content: View, Presented: View>: PrimitiveView {
  let content: Content
  let style: OverlayPresentationStyle
  let presented: Presented

  static var _isUnary: Bool { Content._isUnary }

  static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode {
    let node = PortalOwnerNode(context: context)
    node.setChild(Content._makeNode(view.content, in: node.contextBelow))
    let portal = PortalNode(context: node.contextBelow)
    portal.style = view.style
    portal.parent = node
    portal.setContent(Presented._makeNode(view.presented, in: portal.contextBelow))
    node.portal = portal
    return node
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: PortalOwnerNode.self)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    guard let portal = node.portal else { return }
    portal.style = view.style
    if let content = portal.content { Presented._updateNode(content, with: view.presented) }
  }
}

package final class PortalOwnerNode: ScopeNode {
  var portal: PortalNode?

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let portal { body(portal) }
  }
}
