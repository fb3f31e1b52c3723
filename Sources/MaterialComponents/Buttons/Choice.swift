/// What is chosen of several values.
enum Choice<Value: Hashable> {
  case one(Binding<Value>)
  case any(Binding<Set<Value>>)

  @MainActor func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let selection): selection.wrappedValue == value
    case .any(let selection): selection.wrappedValue.contains(value)
    }
  }

  /// What a press on a value does: it chooses it, or of several turns it over.
  @MainActor func press(_ value: Value) {
    switch self {
    case .one(let selection): selection.wrappedValue = value
    case .any(let selection): selection.wrappedValue.formSymmetricDifference([value])
    }
  }

  var isSingle: Bool { if case .one = self { true } else { false } }
}

/// A value to choose, as a toggle. To assistive technology it is a radio button, or a button that is pressed.
struct ChoiceItem<Value: Hashable, Label: View>: View {
  let value: Value
  let choice: Choice<Value>
  @ViewBuilder let label: Label

  var body: some View {
    let isChosen = choice.contains(value)
    let toggle = Toggle(isOn: Binding(get: { choice.contains(value) }, set: { _ in choice.press(value) })) { label }
    if choice.isSingle {
      toggle.accessibilityRole(.radio).accessibilityState(.pressed, false).accessibilityState(.checked, isChosen)
    } else {
      toggle
    }
  }
}

/// A row of values to choose, one stop for Tab; the arrow keys move the focus, and where one is chosen the choice with it.
struct ChoiceRow<Value: Hashable, Item: View>: View {
  let title: Text
  let values: [Value]
  let choice: Choice<Value>
  let layout: SegmentRow
  @ViewBuilder let item: (Value, Int) -> Item

  var body: some View {
    layout {
      ForEach(Array(values.enumerated()), id: \.element) { index, value in
        item(value, index)
      }
    }
    .rovingFocus([.horizontal, .vertical], selectionFollows: choice.isSingle)
    .accessibilityRole(choice.isSingle ? .radiogroup : .group)
    .accessibilityLabel(title)
  }
}

/// Views beside each other with a distance that may be negative, as wide as they are, or of one width.
struct SegmentRow: Layout {
  let spacing: CGFloat
  let fillsWidth: Bool
  /// Whether all are as wide as the widest.
  var isEven = false

  private func widths(_ proposed: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    let widest = ideal.max() ?? 0
    guard let proposed, proposed.isFinite else { return isEven ? ideal.map { _ in widest } : ideal }
    let room = max(0, proposed - gaps)
    let share = room / CGFloat(max(1, ideal.count))
    if (fillsWidth || isEven) && widest <= share { return ideal.map { _ in fillsWidth ? share : widest } }
    let total = ideal.reduce(0, +)
    // Where one width is too little for some, or there is too little for all, each gets in proportion to its need.
    guard total > room || fillsWidth, total > 0 else { return ideal }
    return ideal.map { $0 * room / total }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(proposal.width, subviews)
    let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
    return CGSize(
      width: widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1)), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}
