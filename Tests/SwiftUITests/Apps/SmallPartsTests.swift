import Foundation
import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) Small parts")
struct SmallPartsTests {
  private func box<Content: View>(_ content: Content) -> some View {
    content.accessibilityElement().accessibilityLabel("box")
  }

  @Test("a divider lies across its stack, one point thick")
  func divider() throws {
    let column = try TestWindow(width: 100, height: 60) { VStack(spacing: 0) { box(Divider()) } }
    #expect(try column.find(.label("box")).bounds.size == CGSize(width: 100, height: 1))
    let row = try TestWindow(width: 100, height: 60) { HStack(spacing: 0) { box(Divider()) } }
    #expect(try row.find(.label("box")).bounds.size == CGSize(width: 1, height: 60))
  }

  @Test("a fixed size asks for the ideal one, on the axes that are named, and keeps the priority")
  func fixedSize() throws {
    func size<Content: View>(_ content: Content) throws -> CGSize {
      try TestWindow(width: 50, height: 50) { content }.find(.label("box")).bounds.size
    }
    let color = box(Color.red.frame(idealWidth: 80, maxWidth: .infinity, idealHeight: 70, maxHeight: .infinity))
    #expect(try size(color) == CGSize(width: 50, height: 50))
    #expect(try size(color.fixedSize()) == CGSize(width: 80, height: 70))
    #expect(try size(color.fixedSize(horizontal: true, vertical: false)) == CGSize(width: 80, height: 50))
    let row = HStack(spacing: 0) {
      box(Color.red.frame(minWidth: 10, maxWidth: .infinity)).layoutPriority(1).fixedSize(
        horizontal: false, vertical: true)
      Color.blue.frame(minWidth: 20, maxWidth: .infinity)
    }
    #expect(try size(row).width == 30)
  }

  @Test("an aspect ratio is kept inside or outside of what is offered; one open side follows from the other")
  func aspectRatio() throws {
    func size<Content: View>(_ content: Content) throws -> CGSize {
      try TestWindow(width: 100, height: 100) { content }.find(.label("box")).bounds.size
    }
    let view = box(Color.red)
    #expect(try size(view.aspectRatio(2, contentMode: .fit)) == CGSize(width: 100, height: 50))
    #expect(try size(view.aspectRatio(2, contentMode: .fill)) == CGSize(width: 200, height: 100))
    #expect(
      try size(view.aspectRatio(2, contentMode: .fit).frame(width: 40).fixedSize()) == CGSize(width: 40, height: 20))
    let ideal = box(Color.red.frame(idealWidth: 30, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity))
    #expect(try size(ideal.aspectRatio(contentMode: .fit)).width == 100)
  }

  @Test("a text is put together from parts, formats and attributes, each with its own font and colour")
  func textParts() {
    let joined = Text("a") + Text("b").bold()
    #expect(joined != Text("ab"))
    #expect(Text(0.25, format: .number) == Text(verbatim: "0.25"))
    #expect(Text("has \(0.5, format: .percent)") == Text(verbatim: "has 50%"))
    var attributed = AttributedString("plain ")
    var part = AttributedString("red")
    part.foregroundColor = .red
    part.font = .title
    attributed += part
    #expect(Text(attributed) == Text(verbatim: "plain ") + Text(verbatim: "red").foregroundColor(.red).font(.title))
  }

  private struct Pair<First: View, Second: View>: View {
    let views: TupleView<(First, Second)>

    init(@ViewBuilder content: () -> TupleView<(First, Second)>) { views = content() }

    var body: some View {
      VStack(spacing: 0) {
        views.value.1
        views.value.0
      }
    }
  }

  @Test("a container takes apart the tuple that a builder makes")
  func tuple() throws {
    let window = try TestWindow {
      Pair {
        Text("first")
        Text("second").bold()
      }
    }
    #expect(try window.find(.label("second")).bounds.maxY <= window.find(.label("first")).bounds.minY)
  }

  @Test("a picture is mirrored where lines run from the right, if it wants that")
  func mirror() throws {
    func pixel(_ flips: Bool, _ direction: LayoutDirection) throws -> String? {
      try TestWindow(width: 40, height: 20) {
        Canvas { context, size in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        .flipsForRightToLeftLayoutDirection(flips)
        .environment(\.layoutDirection, direction)
      }.pixel(x: 5, y: 10)
    }
    #expect(try pixel(true, .leftToRight) == "#FF0000")
    #expect(try pixel(false, .rightToLeft) == "#FF0000")
    #expect(try pixel(true, .rightToLeft) == "#FFFFFF")
  }

  @Test("a representation is told in place of the view, and does what the other view would")
  func representation() throws {
    struct Custom: View {
      @State var isOn = false
      var body: some View {
        Color.red.frame(width: 50, height: 50)
          .onTapGesture { isOn.toggle() }
          .accessibilityRepresentation { Toggle("Light", isOn: $isOn) }
      }
    }
    let window = try TestWindow { Custom() }
    #expect(try window.all(.role(.switch, "Light")).count == 1)
    try window.perform("activate", on: .role(.switch, "Light"))
    #expect(try window.find(.role(.switch, "Light")).properties.states.contains(.checked))
  }

  @Test("a section with a binding is opened and closed by its header")
  func expandableSection() async throws {
    struct Page: View {
      @State var isOpen = true
      var body: some View {
        List {
          Section("Rows", isExpanded: $isOpen) { Text("row") }
        }
      }
    }
    let window = try TestWindow { Page() }
    #expect(try window.all(.label("row")).count == 1)
    try window.click(on: .role(.button, "Rows"))
    await window.settle()
    #expect(try window.all(.label("row")).isEmpty)
  }

  @Test("a field for a number shows what the format writes, and ignores what it can't read")
  func formattedField() throws {
    struct Page: View {
      @State var number = 5
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number)
          Text("is \(number)")
        }
      }
    }
    let window = try TestWindow { Page() }
    try window.click(on: .role(.textbox))
    window.key("a", modifiers: .control)
    try window.type("42")
    #expect(try window.all(.label("is 42")).count == 1)
    try window.type("x")
    #expect(try window.all(.label("is 42")).count == 1)
  }
}
