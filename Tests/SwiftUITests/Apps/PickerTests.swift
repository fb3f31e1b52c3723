import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 54 Pickers, steppers, values")
struct PickerTests {
  enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Self { self }
  }

  private struct Chooser<Style: PickerStyle>: View {
    let style: Style
    @State var fruit = Fruit.apple
    var body: some View {
      VStack {
        Picker("Fruit", selection: $fruit) {
          ForEach(Fruit.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        Text("chosen \(fruit.rawValue)")
      }
    }
  }

  @Test("a menu picker shows its choice on a button, and its menu has all options, of which one is checked")
  func menu() async throws {
    let window = try TestWindow { Chooser(style: .menu) }
    #expect(try window.all(.role(.combobox)).count == 1)
    try window.click(on: .role(.combobox))
    await window.settle()
    let items = try window.all(.role(.menuitemradio))
    #expect(items.map(\.properties.states.isEmpty) == [false, true, true])
    try window.click(on: .role(.menuitemradio, index: 2))
    await window.settle()
    #expect(try window.all(.label("chosen plum")).count == 1)
    #expect(try window.all(.role(.menuitemradio)).isEmpty)
  }

  @Test("segments share the width, and a press chooses one")
  func segmented() async throws {
    let window = try TestWindow { Chooser(style: .segmented).frame(width: 304) }
    let segments = try window.all(.role(.radio))
    // 304 points without 2 at each side, for three.
    #expect(segments.map(\.bounds.width) == [100, 100, 100])
    #expect(segments.map { $0.properties.states.contains(.checked) } == [true, false, false])
    try window.click(on: .role(.radio, "pear"))
    await window.settle()
    #expect(try window.all(.label("chosen pear")).count == 1)
    #expect(try window.find(.role(.radio, "pear")).properties.states.contains(.checked))
  }

  @Test("inline and radio pickers show every option")
  func inline() async throws {
    for window in [try TestWindow { Chooser(style: .inline) }, try TestWindow { Chooser(style: .radioGroup) }] {
      #expect(try window.all(.role(.radio)).count == 3)
      try window.click(on: .role(.radio, index: 1))
      await window.settle()
      #expect(try window.all(.label("chosen pear")).count == 1)
    }
  }

  private struct Optionals: View {
    @State var number: Int?
    var body: some View {
      VStack {
        Picker("Number", selection: $number) {
          Text("none").tag(Int?.none)
          Text("one").tag(1)
          Text("two").tag(Optional(2))
          Text("text").tag("three")
        }
        .pickerStyle(.inline)
        Text("chosen \(number.map { "\($0)" } ?? "nothing")")
      }
    }
  }

  @Test("a tag matches by its exact type, or by that in an optional selection; another type can't be chosen")
  func tags() async throws {
    let window = try TestWindow { Optionals() }
    #expect(try window.find(.role(.radio, "none")).properties.states.contains(.checked))
    for (name, chosen) in [("one", "1"), ("two", "2"), ("text", "2"), ("none", "nothing")] {
      try window.click(on: .role(.radio, name))
      await window.settle()
      #expect(try window.all(.label("chosen \(chosen)")).count == 1, "after \(name)")
    }
  }

  private struct Counter: View {
    @State var count = 4
    @State var edits: [Bool] = []
    var body: some View {
      VStack {
        Stepper("Count \(count)", value: $count, in: 0...5, step: 2) { edits.append($0) }
        Text("edits \(edits.count)")
      }
    }
  }

  @Test("a stepper ends at its bounds, where its button can't be used, and is a spin button with a value")
  func stepper() throws {
    let window = try TestWindow { Counter() }
    let stepper = try window.find(.role(.spinbutton))
    #expect(stepper.properties.value == "4")
    try window.perform("increment", on: .role(.spinbutton))
    #expect(try window.find(.role(.spinbutton)).properties.value == "5")
    #expect(try window.all(.label("edits 2")).count == 1)
    try window.perform("increment", on: .role(.spinbutton))
    #expect(try window.find(.role(.spinbutton)).properties.value == "5")
    try window.perform("decrement", on: .role(.spinbutton))
    #expect(try window.find(.role(.spinbutton)).properties.value == "3")
  }

  @Test("a labelled value stands at the far end of the line, and is read as one")
  func labeledContent() throws {
    let window = try TestWindow(width: 300, height: 100) {
      LabeledContent("Size", value: 0.25, format: .number)
    }
    let element = try window.find(.label("Size, 0.25"))
    #expect(element.bounds.width == 300)
  }

  @Test("a gauge says where its value is in its range")
  func gauge() throws {
    let window = try TestWindow { Gauge(value: 30, in: 20...40) { Text("Level") } }
    let element = try window.find(.role(.progressbar))
    #expect(element.properties.value == "50 %")
    #expect(element.properties.label.contains("Level"))
  }

  private struct Days: View {
    @State var date = Date(timeIntervalSince1970: 1_767_225_600)
    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        Text("day \(Int(date.timeIntervalSince1970 / 86_400))")
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
  }

  @Test("a date picker opens a month, and a press on a day chooses it")
  func datePicker() async throws {
    let window = try TestWindow { Days() }
    // The first of January 2026 is day 20454 of the Unix epoch.
    #expect(try window.all(.label("day 20454")).count == 1)
    try window.click(on: .role(.button, index: 0))
    await window.settle()
    try window.click(on: .role(.button, "15"))
    await window.settle()
    // The month stays open, and what is behind it is not there to be found.
    window.key("Escape")
    await window.settle()
    #expect(try window.all(.label("day 20468")).count == 1)
  }
}
