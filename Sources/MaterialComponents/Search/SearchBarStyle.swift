/// The look of the text field in a search bar.
struct SearchBarStyle: TextFieldStyle {
  let leading: AnyView?
  let trailing: AnyView?
  let clear: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      SearchBarLeading(content: leading)
      configuration.editor
        .densityHeight(SearchBarTokens.height)
        .typography(SearchBarTokens.textStyle)
        .foregroundStyle(.role(SearchBarTokens.inputColor), .role(SearchBarTokens.promptColor))
        .tint(Color.role(.primary))
      SearchBarTrailing(configuration: configuration, content: trailing, clear: clear)
    }
    .frame(idealWidth: SearchBarTokens.minimumWidth, maxWidth: SearchBarTokens.maximumWidth)
    .stateLayer(in: Capsule())
    .surface(SearchBarTokens.containerColor, in: .token(SearchBarTokens.shape), elevation: SearchBarTokens.elevation)
  }
}

/// The icon before the text: a magnifier unless the app has something else there.
private struct SearchBarLeading: View {
  let content: AnyView?

  var body: some View {
    if let content {
      content
        .modifier(SearchBarIcon(color: SearchBarTokens.leadingIconColor))
        .padding(.leading, SearchBarTokens.targetSpace)
        .padding(.trailing, SearchBarTokens.targetSpace)
    } else {
      Image(systemName: "search")
        .accessibilityHidden(true)
        .modifier(SearchBarIcon(color: SearchBarTokens.leadingIconColor))
        .padding(.horizontal, SearchBarTokens.targetSpace)
    }
  }
}

/// What comes after the text: a button that empties it, while there is any, and the app's own actions.
private struct SearchBarTrailing: View {
  let configuration: TextFieldStyleConfiguration
  let content: AnyView?
  let clear: @MainActor () -> Void

  var body: some View {
    let isEmpty = configuration.isEmpty
    HStack(spacing: 0) {
      if !isEmpty {
        Button(action: clear) { Image(systemName: "close").accessibilityLabel("Clear") }
          .buttonStyle(SearchBarClearStyle())
      }
      if let content { content.modifier(SearchBarIcon(color: SearchBarTokens.trailingIconColor)) }
    }
    .padding(.horizontal, isEmpty && content == nil ? SearchBarTokens.space / 2 : SearchBarTokens.targetSpace)
  }
}

/// Gives what stands at an end of the bar its size and colour; room for a finger around it.
private struct SearchBarIcon: ViewModifier {
  let color: ColorRole

  func body(content: Content) -> some View {
    content
      .font(.system(size: SearchBarTokens.iconSize))
      .lineHeight(nil)
      .foregroundStyle(.role(color))
      .frame(minWidth: SearchBarTokens.target, minHeight: SearchBarTokens.target)
  }
}

private struct SearchBarClearStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: SearchBarTokens.iconSize))
      .lineHeight(nil)
      .foregroundStyle(.role(SearchBarTokens.trailingIconColor))
      .frame(width: SearchBarTokens.iconTarget, height: SearchBarTokens.iconTarget)
      .ripple(.role(SearchBarTokens.trailingIconColor), in: Circle())
      .focusRing(in: .full)
      .frame(width: SearchBarTokens.target, height: SearchBarTokens.target)
      .contentShape(Rectangle())
  }
}
