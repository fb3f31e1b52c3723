/// A value with a label: in a form the label stands at the leading edge and the value at the trailing one.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A value with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    StyledLabeledContent(
      configuration: LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(content: AnyView(content))))
  }
}

private struct StyledLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    func make<Style: LabeledContentStyle>(_ style: Style) -> AnyView {
      AnyView(style.makeBody(configuration: configuration))
    }
    return make(style.base)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value with a title.
  @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value with a title.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  @MainActor public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text with a title.
  @_disfavoredOverload
  @MainActor public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value with a title, written by a format.
  @MainActor public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value with a title, written by a format.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The value as a ``LabeledContentStyle`` got it, for styles that build on another.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The arrangement of values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  /// The arrangement of one value and its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabeledContentStyle`` arranges.
public struct LabeledContentStyleConfiguration {
  /// The label, as its user wrote it. It is not shown where labels are hidden.
  public struct Label: View {
    let content: AnyView
    public var body: some View { ControlLabel(content: content) }
  }

  /// The value, as its user wrote it.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

/// The label before the value: at the two ends of the line that they are given, the value fainter.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) { configuration.label }
      Spacer(minLength: 8)
      configuration.content.foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label before the value.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<any LabeledContentStyle> { ErasedStyle(AutomaticLabeledContentStyle()) }
}

extension EnvironmentValues {
  var labeledContentStyle: ErasedStyle<any LabeledContentStyle> {
    get { styleSubstitutions.style(for: self[LabeledContentStyleKey.self]) }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// The arrangement of values with labels in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, ErasedStyle(style))
  }
}
