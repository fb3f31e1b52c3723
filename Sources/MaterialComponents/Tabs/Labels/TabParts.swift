/// A tab has no look of its own besides its label and its state layer.
struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .ripple(.role(.onSurface), position: .background)
      .background { TabFocusRing() }
      .contentShape(Rectangle())
  }
}

/// The ring of a tab that has the keyboard's focus: inside the tab, since its neighbours are right beside it.
struct TabFocusRing: View {
  var body: some View { Color.clear.focusRing().padding(TabTokens.focusRingInset) }
}

/// What is behind a label, if anything.
struct TabBackground: View {
  let style: (any ShapeStyle)?

  var body: some View {
    if let style { Rectangle().fill(AnyShapeStyle(style)) }
  }
}

/// Links the lines of a bar's labels, so that one line seems to move to the selected tab.
struct MatchedUnderline: ViewModifier {
  let namespace: Namespace.ID

  func body(content: Content) -> some View {
    content
      .matchedGeometryEffect(id: "underline", in: namespace)
      .transition(.identity)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
