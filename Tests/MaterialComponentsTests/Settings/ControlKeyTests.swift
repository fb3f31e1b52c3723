import MaterialTesting
import Testing

@testable import MaterialComponents

/// How controls of settings are used by keys and told to assistive technology: ARIA's practices for radio groups, and
/// m3-spec.md §9.10.
@MainActor
@Suite("Keys and names of controls")
struct ControlKeyTests {
  private func window<Content: View>(
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> Content
  ) throws -> TestWindow {
    let view = content()
    return try TestWindow(width: 400, height: 400, environment: environment) {
      VStack {
        Button("Before") {}
        view
        Button("After") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color.role(.surface))
      .materialTheme(.baseline)
    }
  }

  private func focused(_ window: TestWindow) throws -> String? {
    try window.all(Finder(states: [.focused])).first?.properties.label
  }

  private struct Chooser<Style: PickerStyle>: View {
    let style: Style
    @State var fruit = "Pears"
    var body: some View {
      Picker("Fruit", selection: $fruit) {
        ForEach(["Apples", "Pears", "Plums"], id: \.self) { Text($0) }
      }
      .pickerStyle(style)
    }
  }

  @Test("options are one stop for Tab, at the one that is chosen; arrows choose the next one, around the ends")
  func options() async throws {
    for window in [try window { Chooser(style: .segmented) }, try window { Chooser(style: .radioGroup) }] {
      func checked() throws -> [String] {
        try window.all(.role(.radio)).filter { $0.properties.states.contains(.checked) }.map(\.properties.label)
      }
      #expect(try window.find(.role(.radiogroup)).properties.label == "Fruit")
      for (key, label) in [
        ("Tab", "Before"), ("Tab", "Pears"), ("ArrowRight", "Plums"), ("ArrowDown", "Apples"), ("ArrowLeft", "Plums"),
        ("ArrowUp", "Pears"), ("Tab", "After"),
      ] {
        window.key(key)
        await window.settle()
        #expect(try focused(window) == label)
      }
      #expect(try checked() == ["Pears"])
      try window.click(on: .role(.radio, "Apples"))
      await window.settle()
      #expect(try checked() == ["Apples"])
    }
  }

  @Test("from right to left the arrow to the left goes to the next option")
  func mirrored() async throws {
    let window = try window(environment: { $0.layoutDirection = .rightToLeft }) { Chooser(style: .segmented) }
    window.key("Tab")
    window.key("Tab")
    window.key("ArrowLeft")
    #expect(try focused(window) == "Plums")
  }

  @Test("the ring of a segment at an end of the row follows the capsule")
  func segmentRing() async throws {
    let window = try window { Chooser(style: .segmented) }
    for key in ["Tab", "Tab", "ArrowLeft"] { window.key(key) }
    await window.settle()
    window.advance(by: 2)
    let segment = try window.find(.role(.radio, "Apples")).bounds
    // 40 high: the left end is a half circle. Where that bends the ring of 3 bends with it, under the outline of 1.
    let (x, y) = (segment.minX + 20 - 18 * 0.7071, segment.minY + 20 - 18 * 0.7071)
    #expect(window.pixel(x: x, y: y) == "#625B71")
    // The other end is straight.
    #expect(window.pixel(x: segment.maxX - 2, y: segment.minY + 2) == "#625B71")
  }

  @Test("a switch stands 16 after its label where there is no more room")
  func switchSpace() throws {
    let window = try window { Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch).fixedSize() }
    let whole = try window.find(.role(.switch)).bounds.width
    let label = try TestWindow { Text("Sound").typography(.bodyLarge).materialTheme(.baseline) }
      .find(.label("Sound")).bounds.width
    // md.comp.switch: a track of 52; the space is that of a list's item, m3-spec.md §9.11.
    #expect(whole == label + 16 + 52)
  }

  @Test("the label of a dropdown stands on its outline")
  func dropdownLabel() async throws {
    let window = try window { Chooser(style: .menu) }
    await window.settle()
    let field = try window.find(.role(.combobox)).bounds
    // The label is 16 high, on the line 8 below the top: m3-spec.md §9.14. Its ink lies around that line.
    var rows: [CGFloat] = []
    for y in stride(from: field.minY + 0.5, to: field.minY + 30, by: 1) {
      let isInk = stride(from: field.minX + 17, to: field.minX + 40, by: 1).contains {
        window.pixel(x: $0 + 0.5, y: y) != "#FEF7FF"
      }
      if isInk { rows.append(y - field.minY) }
    }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    #expect(top >= 0 && bottom <= 16, "ink from \(top) to \(bottom)")
  }
}
