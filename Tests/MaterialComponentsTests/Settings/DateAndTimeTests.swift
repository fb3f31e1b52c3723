import MaterialTesting
import Testing

@testable import MaterialComponents

/// Material's date and time pickers by keys: m3-spec.md §9.32 and §9.33, and ARIA's date picker dialog.
@MainActor
@Suite("Date and time pickers")
struct DateAndTimeTests {
  private struct Chooser: View {
    let components: DatePickerComponents
    // The first of January 2026, a Thursday, at 00:00 UTC.
    @State var date = Date(timeIntervalSince1970: 1_767_225_600)
    var body: some View {
      VStack {
        DatePicker("When", selection: $date, displayedComponents: components)
        Text("minute \(Int(date.timeIntervalSince1970 - 1_767_225_600) / 60)")
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
  }

  /// A window whose dialog was opened by a pointer.
  private func window(
    _ components: DatePickerComponents, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) async throws -> TestWindow {
    let window = try TestWindow(width: 412, height: 800, environment: environment) {
      Chooser(components: components)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color.role(.surface))
        .materialTheme(.baseline)
    }
    try window.click(on: .role(.button, index: 0))
    await window.settle()
    return window
  }

  private func focused(_ window: TestWindow) throws -> String {
    try window.find(Finder(states: [.focused])).properties.label
  }

  // MARK: Time

  @Test("what is typed into the hour replaces it, also after the dialog was opened by a pointer")
  func typing() async throws {
    let window = try await window(.hourAndMinute)
    #expect(try window.find(.role(.dialog)).properties.label == "Enter time")
    #expect(try focused(window) == "Hour")
    try window.type("7")
    window.key("Tab")
    await window.settle()
    #expect(try window.find(.role(.textbox, "Hour")).properties.value == "07")
    // The paper holds all of it: the actions end 12 above its edge.
    let (dialog, action) = (try window.find(.role(.dialog)).bounds, try window.find(.role(.button, "OK")).bounds)
    #expect(action.maxY < dialog.maxY)
    try window.click(on: .role(.button, "OK"))
    await window.settle()
    #expect(try window.all(.label("minute 420")).count == 1)
  }

  @Test("an hour that there isn't stands there as an error, and can't be confirmed")
  func error() async throws {
    let window = try await window(.hourAndMinute)
    try window.type("27")
    window.key("Tab")
    await window.settle()
    let hour = try window.find(.role(.textbox, "Hour"))
    #expect(hour.properties.value == "27")
    #expect(hour.properties.hint == "Enter a number from 1 to 12")
    // The baseline's error container.
    #expect(window.pixel(x: hour.bounds.minX + 8, y: hour.bounds.midY) == "#F9DEDC")
    #expect(try window.find(.role(.button, "OK")).properties.states.contains(.disabled))
    window.key("Tab", modifiers: .shift)
    try window.type("8")
    await window.settle()
    #expect(try !window.find(.role(.button, "OK")).properties.states.contains(.disabled))
  }

  @Test("the hour stands to the left of the minute in every language")
  func direction() async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let window = try await window(.hourAndMinute) { $0.layoutDirection = direction }
      let hour = try window.find(.role(.textbox, "Hour")).bounds
      #expect(hour.maxX < (try window.find(.role(.textbox, "Minute")).bounds.minX))
    }
  }

  @Test("the halves of the day fill a selector of 52 × 72 and are one stop for Tab")
  func halves() async throws {
    let window = try await window(.hourAndMinute)
    let halves = try window.all(.role(.radio))
    // md.comp.time-input: period-selector-container.
    #expect(halves.map(\.bounds.size) == [CGSize(width: 52, height: 36), CGSize(width: 52, height: 36)])
    for _ in 0..<2 { window.key("Tab") }
    let first = try focused(window)
    window.key("ArrowDown")
    await window.settle()
    #expect(try focused(window) != first)
    #expect(try window.all(.role(.radio))[1].properties.states.contains(.checked))
    window.key("Tab")
    #expect(try focused(window) == "Cancel")
  }

  // MARK: Date

  @Test("the days are one stop for Tab; Home and End go to the ends of the week")
  func days() async throws {
    let window = try await window(.date)
    #expect(try window.find(.role(.dialog)).properties.label == "Select date")
    // The month, two arrows, the day that is chosen, Cancel.
    var seen: [String] = [try focused(window)]
    for _ in 0..<4 {
      window.key("Tab")
      seen.append(try focused(window))
    }
    #expect(seen[3].contains("January 1,"), "\(seen)")
    #expect(seen[4] == "Cancel")
    window.key("Tab", modifiers: .shift)
    for (key, day) in [("ArrowDown", "January 8,"), ("Home", "January 4,"), ("End", "January 10,")] {
      window.key(key)
      await window.settle()
      let now = try focused(window)
      #expect(now.contains(day), "\(key): \(now)")
    }
  }

  @Test("the years take the room of the days; Tab comes to the chosen one, and the focus goes back to the month")
  func years() async throws {
    let window = try await window(.date)
    let height = try window.find(.role(.dialog)).bounds.height
    let month = try focused(window)
    window.key("Enter")
    await window.settle()
    #expect(try window.find(.role(.dialog)).bounds.height == height)
    window.key("Tab")
    #expect(try focused(window) == "2026")
    window.key("ArrowRight")
    await window.settle()
    #expect(try focused(window) == "2027")
    window.key("ArrowUp")
    await window.settle()
    #expect(try focused(window) == "2024")
    window.key("Enter")
    await window.settle()
    #expect(try focused(window) == month.replacingOccurrences(of: "2026", with: "2024"))
  }
}
