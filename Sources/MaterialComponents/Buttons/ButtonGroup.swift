/// Buttons in a row that make room for the one that is pressed: it grows by 15 % of its width, and its neighbours
/// shrink by as much.
///
/// The space between the buttons follows their size; they may be buttons, toggle buttons and icon buttons.
///
/// ```swift
/// ButtonGroup {
///   Toggle("Bold", isOn: $isBold).toggleStyle(.button(.tonal))
///   Toggle("Italic", isOn: $isItalic).toggleStyle(.button(.tonal))
/// }
/// ```
public struct ButtonGroup<Content: View>: View {
  private let content: Content
  @State private var model = ButtonGroupModel()
  @Environment(\.buttonSize) private var size

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ButtonGroupLayout(spacing: ButtonGroupTokens.spacing(size), pressed: model.pressed) { content }
      .environment(\.buttonGroup, model)
      .accessibilityRole(.group)
  }
}

/// Which button of a group is pressed.
@MainActor @Observable
final class ButtonGroupModel {
  private(set) var pressed: ObjectIdentifier?

  func set(_ item: ButtonGroupItemID, isPressed: Bool, _ animation: Animation) {
    let id = ObjectIdentifier(item)
    guard isPressed || pressed == id else { return }
    withAnimation(animation) { pressed = isPressed ? id : nil }
  }
}

/// Names a button in a group.
final class ButtonGroupItemID: Sendable {}

private struct ButtonGroupKey: EnvironmentKey { static var defaultValue: ButtonGroupModel? { nil } }
private struct ButtonGroupItemKey: LayoutValueKey { static var defaultValue: ButtonGroupItemID? { nil } }

extension EnvironmentValues {
  /// The group that a button belongs to.
  var buttonGroup: ButtonGroupModel? {
    get { self[ButtonGroupKey.self] }
    set { self[ButtonGroupKey.self] = newValue }
  }
}

/// Tells the group of presses on its button. It costs nothing outside of groups.
struct ButtonGroupItem: ViewModifier {
  @Environment(\.buttonGroup) private var group

  func body(content: Content) -> some View {
    if let group { content.modifier(GroupedButton(group: group)) } else { content }
  }
}

private struct GroupedButton: ViewModifier {
  let group: ButtonGroupModel
  @State private var id = ButtonGroupItemID()
  @Environment(\.interactionSource) private var source
  @Environment(\.materialMotion) private var motion

  func body(content: Content) -> some View {
    content
      .layoutValue(key: ButtonGroupItemKey.self, value: id)
      .onChange(of: source?.isPressed ?? false) { _, isPressed in
        group.set(id, isPressed: isPressed, motion.animation(.spatial, .fast))
      }
  }
}

/// Buttons beside each other; the pressed one is wider than it would be.
private struct ButtonGroupLayout: Layout {
  let spacing: CGFloat
  let pressed: ObjectIdentifier?

  private func widths(_ subviews: Subviews) -> [CGFloat] {
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard let pressed,
      let index = subviews.firstIndex(where: { $0[ButtonGroupItemKey.self].map(ObjectIdentifier.init) == pressed })
    else { return widths }
    let neighbours = [index - 1, index + 1].filter(widths.indices.contains)
    guard !neighbours.isEmpty else { return widths }
    let growth = widths[index] * ButtonGroupTokens.pressedGrowth
    widths[index] += growth
    for neighbour in neighbours { widths[neighbour] -= growth / CGFloat(neighbours.count) }
    return widths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: nil))
      x += width + spacing
    }
  }
}
