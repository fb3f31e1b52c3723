import MaterialUI

/// Chooses a number.
struct SliderControl: View {
  private let title: String
  private let range: ClosedRange<Double>
  private let step: Double
  @Binding private var value: Double

  init(_ title: String, value: Binding<Double>, in range: ClosedRange<Double>, step: Double) {
    self.title = title
    self.range = range
    self.step = step
    _value = value
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title).typography(.labelMedium).foregroundStyle(.secondary).accessibilityHidden(true)
      Slider(value: $value, in: range, step: step) { Text(verbatim: title) }.frame(width: 200)
    }
  }
}
