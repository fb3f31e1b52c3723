/// A field's label: on the text's line while there is no text, small and above it otherwise.
struct FloatingLabel: View {
  let label: TextFieldStyleConfiguration.Label
  let color: FieldColor
  let isFloating: Bool
  /// The top leading corner of the label on the text's line.
  let rest: CGPoint
  /// The top leading corner of the small label.
  let floating: CGPoint
  /// From the label's end to the field's edge.
  let trailing: CGFloat
  @Environment(\.layoutDirection) private var direction

  private var offset: CGSize {
    guard isFloating else { return .zero }
    let x = floating.x - rest.x
    return CGSize(width: direction == .rightToLeft ? -x : x, height: floating.y - rest.y)
  }

  var body: some View {
    label
      .typography(TextFieldTokens.inputStyle)
      .lineLimit(1)
      .foregroundStyle(color)
      .background {
        GeometryReader { proxy in
          Color.clear.preference(key: FieldLabelWidth.self, value: proxy.size.width)
        }
      }
      .scaleEffect(isFloating ? TextFieldTokens.floatingScale : 1, anchor: .topLeading)
      .offset(offset)
      .animation(TextFieldTokens.labelMotion, value: isFloating)
      .padding(EdgeInsets(top: rest.y, leading: rest.x, bottom: 0, trailing: trailing))
      .allowsHitTesting(false)
  }
}

/// The width of a field's label at full size, in points.
struct FieldLabelWidth: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
