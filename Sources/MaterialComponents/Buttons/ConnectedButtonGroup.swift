/// Buttons that touch, of which one, or any number, is chosen. It takes the place of the segmented button.
///
/// ```swift
/// ConnectedButtonGroup("View", [Span.day, .week, .month], selection: $span) { Text($0.title) }
/// ```
///
/// To assistive technology a group of which one is chosen is a set of radio buttons; the arrow keys go from one to the
/// next.
public struct ConnectedButtonGroup<Value: Hashable, Label: View>: View {
  private let title: Text
  private let values: [Value]
  private let choice: Choice<Value>
  private let kind: ButtonKind
  private let fillsWidth: Bool
  private let label: (Value) -> Label
  @Environment(\.buttonSize) private var size

  /// One of the values is chosen.
  /// - Parameters:
  ///   - title: what is chosen, for those who can't see the group.
  ///   - kind: how the buttons look. Default: filled.
  ///   - fillsWidth: whether the buttons share the width that there is, all of one width. Default: no.
  public init(
    _ title: LocalizedStringKey, _ values: [Value], selection: Binding<Value>, kind: ButtonKind = .filled,
    fillsWidth: Bool = false, @ViewBuilder label: @escaping (Value) -> Label
  ) {
    self.init(Text(title), values, .one(selection), kind, fillsWidth, label)
  }

  /// Any number of the values is chosen.
  /// - Parameters:
  ///   - title: what is chosen, for those who can't see the group.
  ///   - kind: how the buttons look. Default: filled.
  ///   - fillsWidth: whether the buttons share the width that there is, all of one width. Default: no.
  public init(
    _ title: LocalizedStringKey, _ values: [Value], selection: Binding<Set<Value>>, kind: ButtonKind = .filled,
    fillsWidth: Bool = false, @ViewBuilder label: @escaping (Value) -> Label
  ) {
    self.init(Text(title), values, .any(selection), kind, fillsWidth, label)
  }

  private init(
    _ title: Text, _ values: [Value], _ choice: Choice<Value>, _ kind: ButtonKind, _ fillsWidth: Bool,
    _ label: @escaping (Value) -> Label
  ) {
    self.title = title
    self.values = values
    self.choice = choice
    self.kind = kind
    self.fillsWidth = fillsWidth
    self.label = label
  }

  public var body: some View {
    let corners = ConnectedGroupTokens.of(size)
    ChoiceRow(
      title: title, values: values, choice: choice,
      layout: SegmentRow(spacing: ConnectedGroupTokens.spacing, fillsWidth: fillsWidth)
    ) { value, index in
      ChoiceItem(value: value, choice: choice) { label(value) }
        .toggleStyle(ToggleButtonStyle(kind))
        .environment(\.buttonCorners, corners.corners(ButtonPlace(index: index, count: values.count)))
        // Also where the row has less room than it needs.
        .environment(\.fillsButtonWidth, true)
    }
  }
}
