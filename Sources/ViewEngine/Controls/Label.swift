/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label as a ``LabelStyle`` got it, for styles that build on another.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The arrangement of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` arranges.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The icon says nothing: the label is called what its title says.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content.accessibilityHidden(true) }
  }

  public let title: Title
  public let icon: Icon
}

/// The style where none is set: the icon and the title, and in bars the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticLabel(configuration: configuration) }
}

private struct AutomaticLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInBar) private var isInBar

  var body: some View {
    if isInBar {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon; the title is still what the label is called.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(_HiddenTitleModifier(title: configuration.title))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A title that is not drawn and takes no place, but is told to those who can't see the icon.
struct _HiddenTitleModifier<Title: View>: ViewModifier {
  let title: Title

  func body(content: Content) -> some View {
    content.background { title.modifier(_SpokenOnlyModifier()) }
  }
}

/// Draws nothing of a view and keeps what it says.
struct _SpokenOnlyModifier: ElementModifier {
  func makeNode(in context: WrapperContext) -> SpokenOnlyNode { SpokenOnlyNode(context) }
  func update(_ node: SpokenOnlyNode) {}
}

final class SpokenOnlyNode: WrapperNode {
  override func compose(into builder: inout DisplayBuilder) {}
  override func hitTest(_ point: CGPoint, path: inout ContiguousArray<LayoutNode>) -> Bool { false }
}

extension ErasedStyle where Style == any LabelStyle {
  @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    func make<Base: LabelStyle>(_ style: Base) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return make(base)
  }
}

private struct IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any LabelStyle> { ErasedStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
  /// Whether a view is an item of a bar.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }

  var labelStyle: ErasedStyle<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The arrangement of the labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, ErasedStyle(style))
  }
}
