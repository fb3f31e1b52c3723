/// Puts space around a button's label and keeps to its least size; in a group the button also fills the width that it
/// is given, at the cost of that space.
struct ButtonFrame: ViewModifier {
  let space: ButtonSpace
  let minWidth: CGFloat
  let minHeight: CGFloat
  let limits: ButtonLimits
  @Environment(\.buttonGroup) private var group
  @Environment(\.fillsButtonWidth) private var fillsWidth
  @Environment(\.materialDensity) private var density

  func body(content: Content) -> some View {
    if group != nil || fillsWidth {
      ButtonFrameLayout(space: space, vertical: vertical, minWidth: minWidth, minHeight: minHeight) { content }
    } else {
      content
        .padding(EdgeInsets(top: vertical, leading: space.leading, bottom: vertical, trailing: space.trailing))
        .frame(minWidth: minWidth, minHeight: minHeight)
        .sizeLimit(maxWidth: limits.maxWidth, maxHeight: limits.maxHeight)
    }
  }

  private var vertical: CGFloat { density.inset(ButtonSizeTokens.verticalSpace) }
}

private struct FillsButtonWidthKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether buttons take the width that they are given.
  var fillsButtonWidth: Bool {
    get { self[FillsButtonWidthKey.self] }
    set { self[FillsButtonWidthKey.self] = newValue }
  }
}

/// A label in a button of the width that is proposed.
private struct ButtonFrameLayout: Layout {
  let space: ButtonSpace
  /// Above and below the label, in points.
  let vertical: CGFloat
  let minWidth: CGFloat
  let minHeight: CGFloat

  /// The room for the label: what is left beside the space, or as much of the space as the label needs.
  private func labelWidth(in width: CGFloat?, _ subviews: Subviews) -> CGFloat? {
    guard let width else { return nil }
    let ideal = subviews.first?.sizeThatFits(.unspecified).width ?? 0
    let space = space.leading + space.trailing
    return max(width - space, min(ideal, width - space * ButtonSizeTokens.leastSpaceFraction))
  }

  private func labelSize(in width: CGFloat?, _ subviews: Subviews) -> CGSize {
    subviews.first?.sizeThatFits(ProposedViewSize(width: labelWidth(in: width, subviews), height: nil)) ?? .zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let label = labelSize(in: width, subviews)
    return CGSize(
      width: width ?? max(minWidth, label.width + space.leading + space.trailing),
      height: max(minHeight, label.height + 2 * vertical))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = labelSize(in: bounds.width, subviews)
    let skew = (space.leading - space.trailing) / 2
    subviews.first?.place(
      at: CGPoint(x: bounds.midX + skew, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: labelWidth(in: bounds.width, subviews), height: size.height))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline, let label = subviews.first else { return nil }
    let dimensions = label.dimensions(
      in: ProposedViewSize(width: labelWidth(in: bounds.width, subviews), height: nil))
    return (bounds.height - dimensions.height) / 2 + dimensions[guide]
  }
}
