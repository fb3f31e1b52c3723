import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 56 Lists")
struct ListTests {
  private struct Names: View {
    @State var names = ["Ann", "Ben", "Cid"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
  }

  @Test("rows are 44 points high, from edge to edge in a plain list, with their content 20 points in")
  func plainRows() throws {
    let window = try TestWindow { Names() }
    let rows = try ["Ann", "Ben", "Cid"].map { try window.find(.label($0)).bounds }
    // iOS's figures: 44 points, and a margin of 20.
    #expect(rows.map(\.minX) == [20, 20, 20])
    #expect(rows[1].midY - rows[0].midY == 44)
    #expect(rows[2].midY - rows[1].midY == 44)
    #expect(rows[0].midY == 22)
    #expect(try window.find(.role(.list)).bounds.width == 412)
  }

  @Test("a list makes only the rows that can be seen")
  func lazyRows() throws {
    let window = try TestWindow { List(0..<10_000) { Text("Row \($0)") }.listStyle(.plain) }
    #expect(try window.all(.label("Row 0")).count == 1)
    #expect(window.statistics.nodes < 4000)
    window.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 44_000))
    #expect(try window.all(.label("Row 1000")).count == 1)
    #expect(window.statistics.nodes < 6000)
  }

  @Test("sections stand apart with round corners, and their headers are headings")
  func sections() throws {
    let window = try TestWindow {
      List {
        Section("One") { Text("a") }
        Section {
          Text("b")
          Text("c")
        } header: {
          Text("Two")
        } footer: {
          Text("end")
        }
      }
    }
    let a = try window.find(.label("a")).bounds
    let b = try window.find(.label("b")).bounds
    let c = try window.find(.label("c")).bounds
    #expect(try window.find(.role(.heading, "One")).bounds.minY < a.minY)
    #expect(try window.find(.role(.heading, "Two")).bounds.minY > a.maxY)
    #expect(try window.find(.label("end")).bounds.minY > c.maxY)
    // 16 points to the row and 16 more to its content.
    #expect(a.minX == 32)
    #expect(c.midY - b.midY == 44)
    // The ground is iOS's #F2F2F7, the row is white; the row's corner is cut.
    #expect(window.pixel(x: 8, y: a.midY) == "#F2F2F7")
    #expect(window.pixel(x: 24, y: a.midY) == "#FFFFFF")
    #expect(window.pixel(x: 16.5, y: b.midY - 21.5) == "#F2F2F7")
    #expect(window.pixel(x: 16.5, y: c.midY - 21) == "#FFFFFF")
  }

  @Test("a row says its insets, its ground and its line itself")
  func rowTraits() throws {
    let window = try TestWindow {
      List {
        Text("own")
          .listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
          .listRowBackground(Color(red: 1, green: 0, blue: 0))
        Text("next").listRowSeparator(.hidden)
        Text("last")
      }
      .listStyle(.plain)
    }
    let own = try window.find(.label("own")).bounds
    #expect(own.minX == 3)
    #expect(window.pixel(x: 300, y: own.midY) == "#FF0000")
    let next = try window.find(.label("next")).bounds
    #expect(window.pixel(x: 300, y: next.midY) != "#FF0000")
    // A line of a pixel is below the first row, and none below the second.
    let lineBelowOwn = window.pixel(x: 300, y: next.midY - 22.5)
    let lineBelowNext = window.pixel(x: 300, y: next.midY + 21.5)
    #expect(lineBelowNext == window.pixel(x: 300, y: next.midY))
    #expect(lineBelowOwn != window.pixel(x: 300, y: next.midY))
  }

  private struct Choice: View {
    @State var one: String?
    @State var several: Set<String> = []
    var body: some View {
      VStack(spacing: 0) {
        List(["a", "b"], id: \.self, selection: $one) { Text("one \($0)") }
        List(["a", "b"], id: \.self, selection: $several) { Text("several \($0)") }
        Text("chosen \(one ?? "-") \(several.sorted().joined())").accessibilityIdentifier("chosen")
      }
    }
  }

  @Test("a press chooses a row by its identity, and a press with Control adds one")
  func selection() throws {
    let window = try TestWindow { Choice() }
    func chosen() throws -> String { try window.find(.id("chosen")).properties.label }
    try window.click(on: .role(.listitem, "one b"))
    #expect(try chosen() == "chosen b ")
    #expect(try window.find(.role(.listitem, "one b")).properties.states.contains(.selected))
    try window.click(on: .role(.listitem, "several a"))
    try window.click(on: .role(.listitem, "several b"))
    #expect(try chosen() == "chosen b b")
  }

  @Test("a secondary press offers what a swipe does, and Delete takes the row away")
  func deletion() async throws {
    let window = try TestWindow { Names() }
    try window.click(on: .label("Ben", index: 0), button: .secondary)
    await window.settle()
    try window.click(on: .role(.menuitem, "Delete"))
    await window.settle()
    #expect(try window.all(.label("Ben")).isEmpty)
    #expect(try window.all(.label("Cid")).count == 1)
  }

  private struct Swiped: View {
    @State var rows = ["Ann", "Ben"]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { row in
          Text(row).swipeActions {
            Button("Archive") { rows.removeAll { $0 == row } }
          }
        }
      }
    }
  }

  @Test("a swipe to the side shows a row's buttons; a swipe up and down scrolls the list")
  func swipe() async throws {
    let window = try TestWindow { Swiped() }
    let before = try window.find(.label("Ann")).bounds
    try window.drag(.label("Ann", index: 0), by: CGSize(width: -150, height: 0))
    await window.settle()
    #expect(try window.find(.label("Ann")).bounds.minX < before.minX - 60)
    try window.click(on: .role(.button, "Archive", index: 0))
    await window.settle()
    #expect(try window.all(.label("Ann")).isEmpty)
  }

  private struct Editable: View {
    @State var mode = EditMode.active
    @State var names = ["Ann", "Ben", "Cid"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("in edit mode rows can be taken away by a button and moved by a handle")
  func editMode() async throws {
    let window = try TestWindow { Editable() }
    #expect(try window.all(.role(.button, "Delete")).count == 3)
    try window.perform("increment", on: .label("Reorder", index: 0))
    await window.settle()
    func order() throws -> [String] {
      try ["Ann", "Ben", "Cid"].sorted {
        try window.find(.label($0)).bounds.minY < window.find(.label($1)).bounds.minY
      }
    }
    #expect(try order() == ["Ben", "Ann", "Cid"])
    try window.click(on: .role(.button, "Delete", index: 0))
    await window.settle()
    #expect(try window.all(.label("Ben")).isEmpty)
  }

  @Test("a form's controls are rows; a disclosure group in it opens to further rows")
  func form() async throws {
    let window = try TestWindow {
      Form {
        Section("Options") {
          Toggle("On", isOn: .constant(true))
          LabeledContent("Name", value: "Ann")
          DisclosureGroup("More") {
            Text("first")
            Text("second")
          }
        }
      }
    }
    let toggle = try window.find(.role(.switch, "On")).bounds
    // The row's width without its insets: 412 − 2 × 16 − 2 × 16.
    #expect(toggle.width == 348)
    #expect(try window.all(.label("Name, Ann")).count == 1)
    #expect(try window.all(.label("first")).isEmpty)
    try window.click(on: .role(.button, "More"))
    await window.settle()
    let first = try window.find(.label("first")).bounds
    let second = try window.find(.label("second")).bounds
    #expect(second.midY - first.midY == 44)
  }

  @Test(
    "elements are moved before another and taken away by their places, in order, and places that are not there are left out"
  )
  func offsets() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    #expect(String(letters) == "acebdf")
    letters.move(fromOffsets: [4, 5, 9], toOffset: 0)
    #expect(String(letters) == "dfaceb")
    letters.move(fromOffsets: [0], toOffset: 6)
    #expect(String(letters) == "facebd")
    letters.remove(atOffsets: [0, 5, 7])
    #expect(String(letters) == "aceb")
  }

  private struct Tasks: View {
    @State var open = ["milk", "report"]
    @State var done: [String] = []
    var body: some View {
      List {
        Section("Open") {
          ForEach(open, id: \.self) { name in
            Button(name) {
              withAnimation {
                open.removeAll { $0 == name }
                done.append(name)
              }
            }
            .swipeActions { Button("Delete") {} }
          }
          .onDelete { open.remove(atOffsets: $0) }
        }
        if !done.isEmpty {
          Section("Done") { ForEach(done, id: \.self) { Text("did \($0)") } }
        }
      }
    }
  }

  @Test("a row that goes to another section, which appears with it, leaves its own by the change's animation")
  func movingBetweenSections() async throws {
    let window = try TestWindow { Tasks() }
    try window.click(on: .role(.button, "milk"))
    window.advance(by: 0.1)
    await window.settle()
    #expect(try window.all(.label("did milk")).count == 1)
    #expect(try window.all(.role(.button, "milk")).isEmpty)
    #expect(try window.all(.role(.button, "report")).count == 1)
    #expect(try window.all(.role(.heading, "Done")).count == 1)
  }
}
