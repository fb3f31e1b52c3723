import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("a.3 Styles, text, misc")
struct StyleTests {
  private func color(_ label: String, in window: TestWindow) throws -> String? {
    try window.find(.label(label)).inspect().color?.description
  }

  private func fontSize<Content: View>(@ViewBuilder _ content: () -> Content) throws -> CGFloat? {
    let view = content()
    let window = try TestWindow { view }
    return try window.find("text").inspect().fontSize
  }

  // MARK: Point 57

  @Test("a.3 point 57: a style is resolved where it is drawn")
  func lateResolution() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let window = try TestWindow {
      VStack {
        Text("tint").foregroundStyle(.tint)
        Text("half tint").foregroundStyle(.tint.opacity(0.5))
        VStack {
          Text("primary").foregroundStyle(.primary)
          Text("secondary").foregroundStyle(.secondary)
          Text("plain")
        }
        .foregroundStyle(red, blue)
        VStack { Text("derived").foregroundStyle(.secondary) }.foregroundStyle(red)
        VStack { Text("color").foregroundStyle(Color.secondary) }.foregroundStyle(red, blue)
      }
      .tint(blue)
    }
    #expect(try color("tint", in: window) == "#0000FF")
    #expect(try color("half tint", in: window) == "#0000FF80")
    #expect(try color("primary", in: window) == "#FF0000")
    #expect(try color("secondary", in: window) == "#0000FF")
    #expect(try color("plain", in: window) == "#FF0000")
    // With one style only, the second level is that one at 60 %.
    #expect(try color("derived", in: window) == "#FF000099")
    // The colour of that name is the system's, 60 % of a gray.
    #expect(try color("color", in: window) == "#3C3C4399")
  }

  private struct Tinted: View {
    @ObservedObject var counter: Counter
    let log: Log
    var body: some View { Inner(log: log).tint(counter.count == 0 ? Color.red : Color.blue) }

    struct Inner: View {
      let log: Log
      var body: some View {
        let _ = log("body")
        Text("tint").foregroundStyle(.tint)
      }
    }
  }

  @Test("a.3 point 57: another tint is painted without a body")
  func tintChange() throws {
    let (counter, log) = (Counter(), Log())
    let window = try TestWindow { Tinted(counter: counter, log: log) }
    #expect(log.take() == ["body"])
    let before = try color("tint", in: window)
    counter.count = 1
    window.advance(by: 0.1)
    #expect(try color("tint", in: window) != before)
    #expect(log.take() == [])
  }

  // MARK: Point 58

  @Test("a.3 point 58: a style on a button's label beats the tint; a button has no frame, and dims while pressed")
  func buttonLabels() throws {
    let window = try TestWindow {
      VStack {
        Button("tinted") {}
        Button {
        } label: {
          Text("own").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        Button("framed") {}.buttonStyle(.bordered)
      }
      .tint(Color(red: 0, green: 0, blue: 1))
    }
    #expect(try color("tinted", in: window) == "#0000FF")
    #expect(try color("own", in: window) == "#FF0000")
    #expect(try window.find("tinted").inspect().background == nil)
    #expect(try window.find("framed").inspect().background?.description == "#0000FF26")
    let text = try window.find("tinted").bounds
    #expect(text.width < 80)
    try window.press(on: "tinted")
    window.advance(by: 0.5)
    #expect(try window.find("tinted").inspect().opacity == 0.5)
    window.release()
  }

  // MARK: Point 59

  @Test("a.3 point 59: a literal is a key with inline Markdown and formatted values; a string is taken as it is")
  func literals() {
    #expect(Text("__bold__") == Text(verbatim: "bold").bold())
    #expect(Text("*thin*") == Text(verbatim: "thin").italic())
    #expect(Text("`code`") == Text(verbatim: "code").monospaced())
    #expect(Text("__`both`__") == Text(verbatim: "both").monospaced().bold())
    let markdown = "__bold__"
    #expect(Text(markdown) == Text(verbatim: "__bold__"))
    let (index, name) = (3, "a_b*c")
    #expect(Text("row \(index) of \(name)") == Text(verbatim: "row 3 of a_b*c"))
    #expect(Text("100 %") == Text(verbatim: "100 %"))
  }

  // MARK: Point 60

  private struct FontReader: View {
    let name: String
    @Environment(\.font) private var font
    var body: some View { Text("\(name) \(font == nil ? "none" : font == .title ? "title" : "other")") }
  }

  @Test("a.3 point 60: there is no font in the environment until one is set, and nil takes it back")
  func environmentFont() throws {
    let window = try TestWindow {
      VStack {
        FontReader(name: "a")
        FontReader(name: "b").font(.title)
        VStack { FontReader(name: "c").font(nil) }.font(.title)
        FontReader(name: "d").font(.title.italic().weight(.heavy))
      }
    }
    for label in ["a none", "b title", "c none", "d other"] {
      #expect(try window.all(.label(label)).count == 1)
    }
    #expect(try fontSize { VStack { Group { Text("text") }.font(nil) }.font(.largeTitle) } == 17)
    #expect(try fontSize { Text("text").font(.largeTitle.weight(.heavy)) } == 34)
  }

  // MARK: Point 61

  @Test("a.3 point 61: line spacing comes between lines only")
  func lineSpacing() throws {
    func height(_ text: String, spacing: CGFloat) throws -> CGFloat {
      try TestWindow { Text(verbatim: text).accessibilityLabel("text").lineSpacing(spacing) }.find("text").bounds.height
    }
    #expect(try height("one", spacing: 0) == height("one", spacing: 3))
    #expect(try height("one\ntwo\nthree", spacing: 3) == height("one\ntwo\nthree", spacing: 0) + 6)
  }

  @Test("a.3 point 61: text styles have iOS's sizes")
  func textStyles() throws {
    let sizes: [(Font, CGFloat)] = [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    for (font, size) in sizes {
      #expect(try fontSize { Text("text").font(font) } == size)
    }
  }

  // MARK: Point 62

  @Test("a.3 point 62: padding is 16 points where no length is given; stacks leave 8")
  func defaultDistances() throws {
    func bounds<Content: View>(_ content: Content) throws -> CGRect {
      let window = try TestWindow(width: 200, height: 200) {
        ZStack(alignment: .topLeading) {
          Color.clear
          content
        }
      }
      return try window.find("box").bounds
    }
    let box = Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("box")
    #expect(try bounds(box.padding()) == CGRect(x: 16, y: 16, width: 10, height: 10))
    #expect(try bounds(box.padding(.leading)) == CGRect(x: 16, y: 0, width: 10, height: 10))
    #expect(try bounds(box.padding([.top, .leading], 5)) == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(try bounds(box.padding(3)) == CGRect(x: 3, y: 3, width: 10, height: 10))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try bounds(box.padding(insets)) == CGRect(x: 2, y: 1, width: 10, height: 10))
    #expect(
      try bounds(
        VStack {
          Color.blue.frame(width: 10, height: 10)
          box
        }) == CGRect(x: 0, y: 18, width: 10, height: 10))
  }

  // MARK: Point 64

  private struct StyledParent: View {
    let log: Log
    @State private var style: any ShapeStyle = Color(red: 1, green: 0, blue: 0)
    var body: some View {
      let _ = log("parent")
      StyledChild(style: $style).foregroundStyle(AnyShapeStyle(style))
    }
  }

  private struct StyledChild: View {
    @Binding var style: any ShapeStyle
    var body: some View {
      Button("text") { style = Color(red: 0, green: 1, blue: 0) }
        .buttonStyle(.plain)
        .onAppear { style = Color(red: 0, green: 0, blue: 1) }
    }
  }

  @Test("a.3 point 64: a state of any style can be written from a child, each write counts, and onAppear's is in time")
  func existentialState() throws {
    let log = Log()
    let window = try TestWindow { StyledParent(log: log) }
    #expect(log.take() == ["parent", "parent"])
    #expect(window.statistics.frames == 1)
    #expect(try color("text", in: window) == "#0000FF")
    try window.click(on: "text")
    #expect(try color("text", in: window) == "#00FF00")
    #expect(log.take() == ["parent"])
    // A style can't be told from another, so an equal one counts too.
    try window.click(on: "text")
    #expect(log.take() == ["parent"])
  }

  // MARK: Point 65

  private struct TapRow: View {
    @State private var taps = 0
    var body: some View {
      Text("taps \(taps)")
        .onTapGesture { taps += 1 }
        .frame(width: 300, height: 100)
    }
  }

  @Test("a.3 point 65: a tap before a frame reacts where the text is, and not in the frame around it")
  func tapBeforeFrame() throws {
    let window = try TestWindow(width: 300, height: 100) { TapRow() }
    window.click(at: CGPoint(x: 150, y: 50))
    #expect(try window.find("taps 1").properties.label == "taps 1")
    window.click(at: CGPoint(x: 20, y: 50))
    window.click(at: CGPoint(x: 150, y: 10))
    #expect(try window.find("taps 1").properties.label == "taps 1")
  }
}
