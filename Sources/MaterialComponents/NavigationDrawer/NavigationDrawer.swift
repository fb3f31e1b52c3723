/// A navigation drawer's paper, with items from above to below that scroll where there are many.
///
/// `navigationDrawer(isPresented:kind:)` shows one; on its own this view is for where an app places a drawer itself.
public struct NavigationDrawer<Content: View>: View {
  /// How a drawer stands to what it is the drawer of.
  public enum Kind: Hashable, Sendable {
    /// Over it, with a scrim between.
    case modal
    /// Beside it, and goes when it is not wanted.
    case dismissible
    /// Beside it, always.
    case standard
  }

  private let kind: Kind
  private let content: Content
  @Environment(\.materialShapes) private var shapes
  @Environment(\.layoutDirection) private var direction

  public init(_ kind: Kind = .standard, @ViewBuilder content: () -> Content) {
    self.kind = kind
    self.content = content()
  }

  private var shape: MaterialShape {
    let radius = kind == .modal ? shapes[NavigationDrawerTokens.shape] : 0
    return MaterialShape(leading: 0, trailing: radius).mirrored(direction == .rightToLeft)
  }

  private var isModal: Bool { kind == .modal }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }.padding(NavigationDrawerTokens.inset)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipShape(shape)
    .surface(
      isModal ? NavigationDrawerTokens.modalContainer : NavigationDrawerTokens.standardContainer, in: .fixed(shape),
      elevation: isModal ? NavigationDrawerTokens.modalElevation : NavigationDrawerTokens.standardElevation
    )
    .accessibilityRole(.navigation)
  }
}

extension View {
  /// Shows a navigation drawer at the leading edge of this view while `isPresented` is true.
  ///
  /// A modal drawer lies over the window: a press on the scrim, Escape, the back button and a drag towards the edge
  /// dismiss it, a drag from the window's edge brings it in, and the focus is kept in it. A dismissible one stands beside
  /// the view, which gets the room that is left. `navigationDrawer(width:content:)` shows one that is always there.
  /// - Parameters:
  ///   - width: in points. Default: 360; a modal drawer leaves 56 points of a narrow window.
  ///   - content: ``NavigationDrawerItem``, ``NavigationDrawerHeadline`` and ``NavigationDrawerDivider``.
  @ViewBuilder
  public func navigationDrawer<Content: View>(
    isPresented: Binding<Bool>, kind: NavigationDrawer<Content>.Kind = .modal, width: CGFloat = 360,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if kind == .modal {
      modifier(
        ModalSidePanelModifier(
          isPresented: isPresented, edge: .leading, width: width, gap: NavigationDrawerTokens.gap,
          flingVelocity: NavigationDrawerTokens.flingVelocity, swipeWidth: NavigationDrawerTokens.swipeWidth,
          label: "Navigation"
        ) { NavigationDrawer(.modal, content: content) })
    } else {
      modifier(
        StandardSidePanelModifier(
          isPresented: kind == .standard || isPresented.wrappedValue, edge: .leading, width: width,
          flingVelocity: NavigationDrawerTokens.flingVelocity
        ) { NavigationDrawer(kind, content: content) })
    }
  }

  /// Shows a navigation drawer beside this view, always.
  public func navigationDrawer<Content: View>(
    width: CGFloat = 360, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    navigationDrawer(isPresented: .constant(true), kind: .standard, width: width, content: content)
  }
}
