/// The years that can be chosen, three in a row; the one that is chosen is in sight at first.
struct YearGrid: View {
  let chosen: Int
  let years: ClosedRange<Int>
  let choose: @MainActor (Int) -> Void
  @State private var position: Int?

  init(chosen: Int, years: ClosedRange<Int>, choose: @escaping @MainActor (Int) -> Void) {
    self.chosen = chosen
    self.years = years
    self.choose = choose
    _position = State(initialValue: (chosen - years.lowerBound) / DatePickerTokens.yearColumns)
  }

  private var rows: Int { (years.count + DatePickerTokens.yearColumns - 1) / DatePickerTokens.yearColumns }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<DatePickerTokens.yearColumns, id: \.self) { column in
              cell(years.lowerBound + row * DatePickerTokens.yearColumns + column)
            }
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $position, anchor: .center)
    .frame(height: DatePickerTokens.yearRow * DatePickerTokens.yearsShown)
  }

  @ViewBuilder private func cell(_ year: Int) -> some View {
    if years.contains(year) {
      let isChosen = year == chosen
      Pressable(action: { choose(year) }) {
        Text(verbatim: "\(year)")
          .typography(.bodyLarge)
          .foregroundStyle(.role(isChosen ? .onPrimary : .onSurfaceVariant))
          .frame(minWidth: DatePickerTokens.yearWidth, minHeight: DatePickerTokens.yearHeight)
          .background { if isChosen { Capsule().fill(Color.role(.primary)) } }
          .ripple(.role(isChosen ? .onPrimary : .onSurfaceVariant), in: Capsule())
          .focusRing(in: .full, placement: .inside)
          .frame(maxWidth: .infinity, minHeight: DatePickerTokens.yearRow)
          .contentShape(Rectangle())
      }
      .accessibilityState(.selected, isChosen)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: DatePickerTokens.yearRow)
    }
  }
}
