/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var isOwnExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  private init(given: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.given = given
    self.content = content
    self.label = label
  }

  /// A group that knows itself whether it is open; it is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(given: nil, content: content, label: label())
  }

  /// A group that is open as a binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(given: isExpanded, content: content, label: label())
  }

  public var body: some View {
    let isExpanded = given ?? $isOwnExpanded
    let content = content
    StyledDisclosureGroup(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init { AnyView(content()) }, binding: isExpanded),
      isExpanded: isExpanded.wrappedValue, style: style)
  }
}

private struct StyledDisclosureGroup: View {
  let configuration: DisclosureGroupStyleConfiguration
  let isExpanded: Bool
  let style: ErasedStyle<any DisclosureGroupStyle>

  var body: some View {
    func make<Style: DisclosureGroupStyle>(_ style: Style) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style.base)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a title that is open as a binding says.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group with a title that is open as a binding says.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look of one group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``DisclosureGroupStyle`` shows.
@MainActor
public struct DisclosureGroupStyleConfiguration {
  /// The group's label, as its user wrote it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What belongs to the label. It is made when it is shown.
  public struct Content: View {
    let content: () -> AnyView
    public var body: some View { content() }
  }

  public let label: Label
  public let content: Content
  let binding: Binding<Bool>

  /// Whether the content is to be shown.
  public var isExpanded: Bool {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }
}

/// The label with a mark that turns, above the content. In a list the label and each view of the content are rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
    } else {
      VStack(alignment: .leading) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        Text(verbatim: "›").foregroundStyle(.tint)
          .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityState(.expanded, configuration.isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A mark that turns.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any DisclosureGroupStyle> { ErasedStyle(AutomaticDisclosureGroupStyle()) }
}

extension EnvironmentValues {
  var disclosureGroupStyle: ErasedStyle<any DisclosureGroupStyle> {
    get { styleSubstitutions.style(for: self[DisclosureGroupStyleKey.self]) }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, ErasedStyle(style))
  }
}

/// A tree of data, each branch of which can be opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content

  /// - Parameters:
  ///   - id: the path to an element's identity.
  ///   - children: the path to what is below an element; nil for a leaf.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          // Erased: a tree has no end that a type could name.
          AnyView(OutlineGroup(below, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// - Parameter children: the path to what is below an element; nil for a leaf.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}
