/// The years that can be chosen, three in a row; the one that is chosen is in sight at first, and Tab comes to it.
///
/// Arrow keys go from year to year and from row to row.
struct YearGrid: View {
  let chosen: Int
  let years: ClosedRange<Int>
  let choose: @MainActor (Int) -> Void
  @State private var position: Int?
  @FocusState private var focusedYear: Int?
  @Environment(\.layoutDirection) private var direction

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
      // Inside, where arrows do not scroll yet.
      .onMoveCommand(perform: moveFocus)
    }
    .scrollPosition(id: $position, anchor: .center)
    .frame(height: DatePickerTokens.monthHeight)
    .rovingFocus([])
  }

  private func moveFocus(_ way: MoveCommandDirection) {
    guard let year = focusedYear else { return }
    let isMirrored = direction == .rightToLeft
    let next =
      switch way {
      case .up: year - DatePickerTokens.yearColumns
      case .down: year + DatePickerTokens.yearColumns
      case .left: isMirrored ? year + 1 : year - 1
      case .right: isMirrored ? year - 1 : year + 1
      }
    guard years.contains(next) else { return }
    // A row out of sight is there only once it has been scrolled to.
    position = (next - years.lowerBound) / DatePickerTokens.yearColumns
    focusedYear = next
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
      .focused($focusedYear, equals: year)
      .accessibilityState(.selected, isChosen)
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: DatePickerTokens.yearRow)
    }
  }
}
