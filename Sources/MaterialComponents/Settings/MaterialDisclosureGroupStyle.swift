/// An item of Material's lists that opens what is below it: `.disclosureGroupStyle(.material)`. It is what disclosure
/// groups look like under a Material theme. In a list the label and each view of the content are rows.
public struct MaterialDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == MaterialDisclosureGroupStyle {
  /// An item of Material's lists that opens what is below it.
  public static var material: MaterialDisclosureGroupStyle { MaterialDisclosureGroupStyle() }
}

private struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.materialMotion) private var motion

  var body: some View {
    if isInList {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, ListTokens.leadingSpace) }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    Pressable(action: toggle) {
      HStack(spacing: ControlTokens.betweenSpace) {
        ControlText { configuration.label }
        Spacer(minLength: ControlTokens.betweenSpace)
        Image(systemName: "expand_more")
          .modifier(ButtonIcon(size: ControlTokens.iconSize))
          .foregroundStyle(ComponentColor(content: ControlTokens.supporting))
          .rotationEffect(.degrees(configuration.isExpanded ? 180 : 0))
          .accessibilityHidden(true)
      }
      .touchHeight()
      .modifier(DisclosureStates(isShown: !isInList))
      .contentShape(Rectangle())
    }
    .accessibilityState(.expanded, configuration.isExpanded)
  }

  private func toggle() {
    withAnimation(motion.animation(.spatial)) { configuration.isExpanded.toggle() }
  }
}

/// The ripple and the ring of a header that stands alone; a row of a list has its own.
private struct DisclosureStates: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    if isShown { content.ripple().focusRing(placement: .inside) } else { content }
  }
}
