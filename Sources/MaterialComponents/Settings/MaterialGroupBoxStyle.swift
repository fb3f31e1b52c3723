/// Material's outlined card with a title: `.groupBoxStyle(.material)`. It is what group boxes look like under a Material
/// theme.
public struct MaterialGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  /// Material's guidelines: 16 points inside a card.
  private static var padding: CGFloat { 16 }

  public func makeBody(configuration: Configuration) -> some View {
    OutlinedCard {
      VStack(alignment: .leading, spacing: ControlTokens.betweenSpace) {
        configuration.label.typography(.titleMedium).foregroundStyle(.role(ControlTokens.label))
        configuration.content
      }
      .padding(Self.padding)
    }
  }
}

extension GroupBoxStyle where Self == MaterialGroupBoxStyle {
  /// Material's outlined card.
  public static var material: MaterialGroupBoxStyle { MaterialGroupBoxStyle() }
}
