/// A page of a tab view with its label and its value in one.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: () -> Content
  private let label: Label

  private init(value: Value?, label: Label, content: @escaping () -> Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  public var body: some View {
    if let value {
      content().tabItem { label }.tag(value)
    } else {
      content().tabItem { label }
    }
  }
}

extension Tab {
  /// - Parameter value: what the tab view's selection is while the page is chosen.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, label: label(), content: content)
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, label: label(), content: content)
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), Image(image)), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(title), Image(systemName: systemImage)), content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(Text(titleKey), Image(image)), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(Text(title), Image(systemName: systemImage)), content: content)
  }
}

/// What a page is for, besides being one.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// A title with an icon, as a tab's label.
public struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image

  init(_ title: Text, _ image: Image) {
    self.title = title
    self.image = image
  }

  public var body: some View { Label(title: { title }, icon: { image }) }
}
