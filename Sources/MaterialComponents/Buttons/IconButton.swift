/// A button that shows an icon. Its title is told to those who can't see the icon, and shows as a tooltip.
///
/// ```swift
/// IconButton("Search", systemImage: "search", action: search)
/// IconButton("Save for later", systemImage: "bookmark", isOn: $isSaved)
/// ```
public struct IconButton: View {
  private let title: Text
  private let icon: String
  private let selectedIcon: String
  private let kind: IconButtonKind
  private let use: Use

  private enum Use {
    case action(@MainActor () -> Void)
    case toggle(Binding<Bool>)
  }

  /// A button that does something.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, kind: IconButtonKind = .standard,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), systemImage, kind: kind, .action(action))
  }

  /// A button that does something.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, kind: IconButtonKind = .standard, action: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), systemImage, kind: kind, .action(action))
  }

  /// A button that is on or off.
  /// - Parameter selectedSystemImage: the icon while it is on; nil is the same icon.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selectedSystemImage: String? = nil,
    kind: IconButtonKind = .standard, isOn: Binding<Bool>
  ) {
    self.init(Text(titleKey), systemImage, selected: selectedSystemImage, kind: kind, .toggle(isOn))
  }

  /// A button that is on or off.
  /// - Parameter selectedSystemImage: the icon while it is on; nil is the same icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selectedSystemImage: String? = nil, kind: IconButtonKind = .standard,
    isOn: Binding<Bool>
  ) {
    self.init(Text(title), systemImage, selected: selectedSystemImage, kind: kind, .toggle(isOn))
  }

  private init(_ title: Text, _ icon: String, selected: String? = nil, kind: IconButtonKind, _ use: Use) {
    self.title = title
    self.icon = icon
    selectedIcon = selected ?? icon
    self.kind = kind
    self.use = use
  }

  public var body: some View {
    switch use {
    case .action(let action):
      Button(action: action) { label(icon) }.buttonStyle(.icon(kind)).tooltip(title)
    case .toggle(let isOn):
      Toggle(isOn: isOn) { label(isOn.wrappedValue ? selectedIcon : icon) }.toggleStyle(.icon(kind)).tooltip(title)
    }
  }

  private func label(_ name: String) -> some View {
    Label {
      title
    } icon: {
      Image(systemName: name)
    }
  }
}
