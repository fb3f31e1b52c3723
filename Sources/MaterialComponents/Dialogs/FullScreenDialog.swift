/// A dialog that covers the window, for narrow ones: a header with a close button and an action, over content that
/// scrolls. Show it with `fullScreenCover`.
public struct FullScreenDialog<Content: View>: View {
  private let title: String
  private let action: Action?
  private let content: Content
  @Environment(\.dismiss) private var dismiss
  @State private var isOverContent = false

  /// What confirms the dialog; it ends after that.
  public struct Action {
    public var label: String
    public var isEnabled: Bool
    public var perform: @MainActor () -> Void

    public init(_ label: String, isEnabled: Bool = true, perform: @escaping @MainActor () -> Void) {
      self.label = label
      self.isEnabled = isEnabled
      self.perform = perform
    }
  }

  /// - Parameters:
  ///   - title: a few words.
  ///   - action: confirms the dialog, as "Save". Default: none.
  public init(_ title: String, action: Action? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.action = action
    self.content = content()
  }

  public var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView { content.frame(maxWidth: .infinity) }
        .onScrollGeometryChange(
          for: Bool.self, of: { $0.contentOffset.y + $0.contentInsets.top > 0 }, action: { isOverContent = $1 })
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityLabel(title)
    .onExitCommand { dismiss() }
  }

  private var header: some View {
    HStack(spacing: DialogTokens.FullScreen.padding) {
      Button {
        dismiss()
      } label: {
        Label("Close", systemImage: "close")
      }
      .buttonStyle(IconButtonStyle(.standard, iconColor: DialogTokens.FullScreen.icon))
      .tooltip(Text("Close"))
      Text(title)
        .typography(DialogTokens.FullScreen.headlineStyle)
        .foregroundStyle(.role(DialogTokens.FullScreen.headline))
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let action {
        Button(action.label) {
          dismiss()
          action.perform()
        }
        .buttonStyle(.text)
        .disabled(!action.isEnabled)
        .padding(.trailing, DialogTokens.FullScreen.actionPadding - DialogTokens.FullScreen.padding)
      }
    }
    .padding(.horizontal, DialogTokens.FullScreen.padding)
    .frame(minHeight: DialogTokens.FullScreen.headerHeight)
    .surface(
      isOverContent ? DialogTokens.FullScreen.scrolledHeaderContainer : DialogTokens.FullScreen.headerContainer
    )
    .zIndex(1)
  }
}
