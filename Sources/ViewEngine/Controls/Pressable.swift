/// Something to press, by pointer, key or assistive technology, that looks like nothing but its content.
///
/// It is what a button is without a style: a card, a row of a list or a control of an app's own is made with it. Effects
/// in the content, such as ripples, follow the press; see ``PaintEffect``. Buttons in the content are pressed alone.
public struct Pressable<Content: View>: View {
  private let role: SemanticsRole
  private let action: @MainActor () -> Void
  private let content: Content
  @State private var source = InteractionSource()

  /// - Parameters:
  ///   - role: what assistive technology calls it; a button by default.
  ///   - content: one view.
  public init(
    role: SemanticsRole = .button, action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.action = action
    self.content = content()
  }

  public var body: some View {
    content
      .modifier(_PressModifier(source: source, role: role, action: action))
      .environment(\.interactionSource, source)
  }
}
