/// Controls for settings and entries: a list of them, in sections if there are some.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    func make<Style: FormStyle>(_ style: Style) -> AnyView {
      AnyView(style.makeBody(configuration: FormStyleConfiguration(content: .init(content: AnyView(content)))))
    }
    return make(style.base)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form as a ``FormStyle`` got it, for styles that build on another.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The arrangement of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// The arrangement of one form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``FormStyle`` arranges.
public struct FormStyleConfiguration {
  /// The form's controls, as their user wrote them.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let content: Content
}

/// Rows of a list with round corners.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { FormList(content: configuration.content) }
}

/// The style where none is set: rows of a list.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { FormList(content: configuration.content) }
}

/// Controls below each other that do not scroll and have no ground.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

/// A form is a list whose style a `listStyle` around may set, as on iOS.
private struct FormList: View {
  let content: FormStyleConfiguration.Content
  @Environment(\.listStyle) private var style

  var body: some View { ListBody(selection: nil, content: content, style: style) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style where none is set.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows with round corners.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Controls below each other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any FormStyle> { ErasedStyle(AutomaticFormStyle()) }
}

extension EnvironmentValues {
  var formStyle: ErasedStyle<any FormStyle> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of the forms in this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, ErasedStyle(style)) }
}

/// The text of a list's headers and footers: small and faint. Elsewhere it changes nothing.
struct _ListHeaderModifier: ViewModifier {
  @Environment(\.isInList) private var isInList
  @Environment(\.listStyle) private var style
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    if isInList {
      content.font(style.base.metrics(in: environment).headerFont).foregroundStyle(.secondary)
    } else {
      content
    }
  }
}
