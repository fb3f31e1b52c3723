/// A view that is evaluated again only if it differs from the one before by its own `==`.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: Equatable {
  nonisolated public static func == (left: Self, right: Self) -> Bool {
    MainActor.assumeIsolated { left.content == right.content }
  }
}

extension View where Self: Equatable {
  /// Leaves the view as it is while it equals the one before.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Content with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    header.accessibilityAddTraits(.isHeader)
    content
    footer
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
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
