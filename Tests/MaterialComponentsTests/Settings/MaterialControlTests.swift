import MaterialTesting
import Testing

@testable import MaterialComponents

/// The controls of settings under a Material theme, asked for by SwiftUI's names.
@MainActor
@Suite("Controls of settings")
struct MaterialControlTests {
  private func window<Content: View>(
    width: CGFloat = 400, height: CGFloat = 300, environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ content: () -> Content
  ) throws -> TestWindow {
    let view = content()
    return try TestWindow(width: width, height: height, environment: environment) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color.role(.surface))
        .materialTheme(.baseline)
    }
  }

  private struct Switch: View {
    @State var isOn = false
    var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(.switch) }
  }

  @Test("a switch has the track and the handle of the tokens, and the handle travels to the other end")
  func switchFigures() async throws {
    let window = try window { Switch() }
    await window.settle()
    // md.comp.switch: a track of 52 × 32 at the trailing end, in a row of 48; the handle's middle is half the track's
    // height from its end (m3-spec.md §9.11).
    let (middle, off, on) = (CGFloat(24), CGFloat(400 - 52 + 16), CGFloat(400 - 16))
    #expect(try window.find(.role(.switch)).bounds.height == 48)
    #expect(window.pixel(x: off, y: middle) == "#79747E")
    #expect(window.pixel(x: on, y: middle) == "#E6E0E9")
    // An unselected handle is 16 wide: 9 from its middle there is track.
    #expect(window.pixel(x: off + 9, y: middle) == "#E6E0E9")
    try window.click(on: .role(.switch))
    window.hover(at: CGPoint(x: 10, y: 290))
    await window.settle()
    #expect(try window.find(.role(.switch)).properties.states.contains(.checked))
    #expect(window.pixel(x: on, y: middle) == "#FFFFFF")
    // A selected one is 24 wide.
    #expect(window.pixel(x: on - 11, y: middle) == "#FFFFFF")
    #expect(window.pixel(x: on - 14, y: middle) == "#6750A4")
    #expect(window.pixel(x: off, y: middle) == "#6750A4")
  }

  @Test("a press on a switch runs no body and no layout until it is let go")
  func switchWork() async throws {
    let window = try window { Switch() }
    await window.settle()
    window.resetStatistics()
    try window.press(on: .role(.switch))
    window.advance(by: 0.3)
    #expect(window.statistics.bodies == 0)
    #expect(window.statistics.layouts == 0)
    window.release()
  }

  @Test("right to left the handle that is off stands at the right end of its track")
  func mirrored() async throws {
    let window = try window(environment: { $0.layoutDirection = .rightToLeft }) { Switch() }
    await window.settle()
    #expect(window.pixel(x: 36, y: 24) == "#79747E")
    #expect(window.pixel(x: 16, y: 24) == "#E6E0E9")
  }

  private struct Chooser<Style: PickerStyle>: View {
    let style: Style
    @State var fruit = "Apples"
    var body: some View {
      Picker("Fruit", selection: $fruit) {
        ForEach(["Apples", "Pears", "Plums"], id: \.self) { Text($0) }
      }
      .pickerStyle(style)
    }
  }

  @Test("a menu picker is a field of 56 points under half a line of label, and its menu chooses")
  func dropdown() async throws {
    let window = try window { Chooser(style: .menu) }
    // m3-spec.md §9.14: 56 high; the label, 16 high, stands on the outline's line.
    let field = try window.find(.role(.combobox))
    #expect(field.bounds.size == CGSize(width: 400, height: 64))
    #expect(field.properties.label == "Fruit" && field.properties.value == "Apples")
    try window.click(on: .role(.combobox))
    await window.settle()
    #expect(try window.all(.role(.menuitemradio)).count == 3)
    try window.click(on: .role(.menuitemradio, "Plums"))
    await window.settle()
    #expect(try window.find(.role(.combobox)).properties.value == "Plums")
  }

  @Test("segments are 40 high and share the width, and the chosen one is on a secondary container")
  func segmented() async throws {
    let window = try window { Chooser(style: .segmented) }
    let segments = try window.all(.role(.radio))
    #expect(segments.map(\.bounds.height) == [40, 40, 40])
    #expect(segments.map(\.bounds.width).reduce(0, +) == 400)
    try window.click(on: .role(.radio, "Plums"))
    window.hover(at: CGPoint(x: 10, y: 290))
    await window.settle()
    let chosen = try window.find(.role(.radio, "Plums"))
    #expect(chosen.properties.states.contains(.checked))
    #expect(window.pixel(x: chosen.bounds.minX + 6, y: chosen.bounds.midY) == "#E8DEF8")
  }

  @Test("radio buttons stand 48 apart, with a dot of 10 in a ring of 20", arguments: [true, false])
  func radio(isInline: Bool) async throws {
    let window = isInline ? try window { Chooser(style: .inline) } : try window { Chooser(style: .radioGroup) }
    await window.settle()
    let options = try window.all(.role(.radio))
    #expect(zip(options, options.dropFirst()).allSatisfy { $1.bounds.midY - $0.bounds.midY == 48 })
    let first = options[0].bounds
    // The mark stands in 24 points, as a list's icon.
    #expect(window.pixel(x: first.minX + 12, y: first.midY) == "#6750A4")
    #expect(window.pixel(x: first.minX + 12 + 6.5, y: first.midY) == "#FEF7FF")
    #expect(window.pixel(x: first.minX + 12, y: options[1].bounds.midY) == "#FEF7FF")
    try window.click(on: .role(.radio, "Pears"))
    await window.settle()
    #expect(try window.find(.role(.radio, "Pears")).properties.states.contains(.checked))
  }

  @Test("a slider has a handle of 4 × 44 with 6 points to a track of 16 on both sides")
  func slider() async throws {
    let window = try window { Slider(value: .constant(0.5)) { Text("Volume") } }
    await window.settle()
    // m3-spec.md §9.12.
    #expect(try window.find(.role(.slider)).bounds.height == 44)
    #expect(window.pixel(x: 200, y: 2) == "#6750A4")
    #expect(window.pixel(x: 195, y: 22) == "#FEF7FF")
    #expect(window.pixel(x: 190, y: 22) == "#6750A4")
    #expect(window.pixel(x: 190, y: 12) == "#FEF7FF")
    #expect(window.pixel(x: 210, y: 22) == "#E8DEF8")
  }

  @Test("a slider's arrows move by its step, the page keys by a tenth of the range or two steps")
  func sliderKeys() async throws {
    for (step, arrow, page) in [(nil, 0.1, 0.2), (0.01, 0.01, 0.1), (0.25, 0.25, 0.5)] as [(Double?, Double, Double)] {
      let value = Box(0.5)
      let window = try window { Slider(value: value.binding, step: step) { Text("Volume") } }
      window.key("Tab")
      for (key, change) in [("ArrowRight", arrow), ("ArrowLeft", -arrow), ("PageUp", page), ("PageDown", -page)] {
        let before = value.value
        window.key(key)
        #expect(abs(value.value - before - change) < 1e-9, "\(key) with step \(step ?? 0)")
      }
      await window.settle()
    }
  }

  @Test("stops of a slider show where they can be told apart, and none under the handle")
  func stops() {
    func track(_ width: CGFloat) -> SliderTrack {
      SliderTrack(size: CGSize(width: width, height: 44), fraction: 0.5, isRightToLeft: false)
    }
    #expect(track(400).stops(0.25).map(\.isActive) == [true, true, false, false])
    #expect(track(400).stops(nil).map(\.center.x) == [394])
    // A hundred steps on 400 points would lie 4 points apart.
    #expect(track(400).stops(0.01).count == 1)
  }

  private struct Day: View {
    @State var date = Date(timeIntervalSince1970: 1_767_225_600)
    var range = Date.distantPast...Date.distantFuture
    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, in: range, displayedComponents: .date)
        Text("day \(Int(date.timeIntervalSince1970 / 86_400))")
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
  }

  @Test("a date is chosen in a dialog, and holds when that is confirmed")
  func date() async throws {
    let window = try window(height: 800) { Day() }
    // The first of January 2026 is day 20454 of the Unix epoch.
    func open() async throws {
      try window.click(on: .role(.button, index: 0))
      await window.settle()
    }
    func choose(_ day: String) async throws {
      let all = try window.all(.role(.button)).filter { $0.properties.label.contains(day) }
      #expect(all.first?.perform("activate") == true)
      await window.settle()
    }
    try await open()
    #expect(try window.all(.role(.dialog)).count == 1)
    try await choose("January 15")
    try window.click(on: .role(.button, "Cancel"))
    await window.settle()
    #expect(try window.all(.label("day 20454")).count == 1)
    try await open()
    try window.click(on: .role(.button, "Next month"))
    await window.settle()
    try await choose("February 3")
    try window.click(on: .role(.button, "OK"))
    await window.settle()
    #expect(try window.all(.label("day 20487")).count == 1)
  }

  @Test("days out of the range can't be chosen, nor months without a day in it")
  func range() async throws {
    let start = Date(timeIntervalSince1970: 1_767_225_600)
    let window = try window(height: 800) { Day(range: start...start.addingTimeInterval(10 * 86_400)) }
    try window.click(on: .role(.button, index: 0))
    await window.settle()
    func isDisabled(_ label: String) throws -> Bool? {
      try window.all(.role(.button)).first { $0.properties.label.contains(label) }?.properties.states
        .contains(.disabled)
    }
    #expect(try isDisabled("January 11") == false)
    #expect(try isDisabled("January 12") == true)
    #expect(try isDisabled("Previous month") == true)
    #expect(try isDisabled("Next month") == true)
  }

  @Test("a stepper's buttons end at the bounds; a labelled value wraps where it does not fit")
  func values() throws {
    let stepper = try window { Stepper("Copies", value: .constant(5), in: 1...5) }
    #expect(try stepper.find(.role(.spinbutton)).properties.value == "5")
    let wide = try window { LabeledContent("Plan", value: "Free") }
    let narrow = try window(width: 120) { LabeledContent("A rather long label", value: "A rather long value") }
    let (one, two) = (
      try wide.find(.label("Plan, Free")).bounds,
      try narrow.find(.label("A rather long label, A rather long value")).bounds
    )
    #expect(two.height > one.height)
  }

  @Test("a disclosure group opens and closes")
  func disclosure() async throws {
    let window = try window { DisclosureGroup("More") { Text("inside") } }
    #expect(try window.all(.label("inside")).isEmpty)
    try window.click(on: .role(.button, "More"))
    await window.settle()
    #expect(try window.all(.label("inside")).count == 1)
    #expect(try window.find(.role(.button, "More")).properties.states.contains(.expanded))
  }
}
