/// A control that opens an address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @State private var source = InteractionSource()

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    let (openURL, destination) = (self.openURL, self.destination)
    DimmedWhenDisabled { label.foregroundStyle(.tint).contentShape(Rectangle()) }
      .modifier(_PressModifier(source: source, role: .link, action: { openURL(destination) }))
      .pointerStyle(.link)
      .environment(\.interactionSource, source)
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
