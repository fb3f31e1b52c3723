/// The header and content of a section that can be closed.
public struct ExpandableSectionHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>

  public var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack {
        header
        Spacer(minLength: 8)
        Text(verbatim: "›").foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityState(.expanded, isExpanded.wrappedValue)
  }
}

extension Section {
  /// A section whose header opens and closes it.
  @MainActor public init<Header: View, Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Header
  ) where Parent == ExpandableSectionHeader<Header>, Content == Rows?, Footer == EmptyView {
    let rows = content()
    let title = header()
    self.init {
      if isExpanded.wrappedValue { rows }
    } header: {
      ExpandableSectionHeader(header: title, isExpanded: isExpanded)
    } footer: {
      EmptyView()
    }
  }

  /// A section whose title opens and closes it.
  @MainActor public init<Rows: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Parent == ExpandableSectionHeader<Text>, Content == Rows?, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
