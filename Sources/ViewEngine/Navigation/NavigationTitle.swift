/// The title of a page, as plain text. The innermost page in front gives it.
public struct NavigationTitleKey: PreferenceKey {
  public static var defaultValue: String? { nil }
  public static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

/// What is known of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How large a page's title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large at a stack's root, and in the bar above it.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, in large letters.
    case large
  }
}

/// How much room a page's title takes, for all platforms.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// Sets the title of the page that the view is in.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the page that the view is in.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the title of the page that the view is in.
  public func navigationTitle(_ title: Text) -> some View { barContent { $0.title = title } }

  /// Sets the title of the page that the view is in to what a binding says; it can't be edited in the bar here.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

  /// Sets a second line below the title of the page that the view is in.
  public func navigationSubtitle(_ subtitle: Text) -> some View { barContent { $0.subtitle = subtitle } }

  /// Sets a second line below the title of the page that the view is in.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a second line below the title of the page that the view is in.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// How large the title of the page is that the view is in.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barContent { $0.displayMode = displayMode }
  }

  /// How large the title of the page is that the view is in.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barContent { $0.displayMode = mode.mode }
  }

  /// Whether the page that the view is in has no button that goes back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barContent { $0.hidesBackButton = hidesBackButton }
  }

  /// Whether the page that the view is in has no bar: the spelling of older code.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Puts a title and its size into the bar: the spelling of older code.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
}
