/// A label and its value as the text and the supporting text of a list's item: `.labeledContentStyle(.material)`. It is
/// what values with labels look like under a Material theme. Where both do not fit in a line the value stands below.
public struct MaterialLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let label = ControlText { configuration.label }
    let value = configuration.content
      .typography(ControlTokens.supportingStyle)
      .foregroundStyle(ComponentColor(content: ControlTokens.supporting))
    ViewThatFits(in: .horizontal) {
      HStack(spacing: ControlTokens.betweenSpace) {
        label
        Spacer(minLength: ControlTokens.betweenSpace)
        value
      }
      VStack(alignment: .leading, spacing: 0) {
        label
        value
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .combine)
  }
}

extension LabeledContentStyle where Self == MaterialLabeledContentStyle {
  /// A label and its value as in Material's lists.
  public static var material: MaterialLabeledContentStyle { MaterialLabeledContentStyle() }
}
