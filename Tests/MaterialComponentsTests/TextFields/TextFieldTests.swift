import Testing

@testable import MaterialComponents

/// Figures: md.comp.outlined-text-field and md.comp.filled-text-field of Material 3 v34.0.21.
@MainActor @Suite("Text fields")
struct TextFieldTests {
  private let light = MaterialColorScheme.light

  private func texts(in stage: Stage) -> [(origin: CGPoint, color: Color.Resolved)] {
    stage.drawing.compactMap { drawn -> (origin: CGPoint, color: Color.Resolved)? in
      guard case .text(_, let origin, let color, _) = drawn.operation else { return nil }
      return (drawn.offset + origin, color)
    }
  }

  /// The number of texts, also of those that are scaled, as a label in the outline is.
  private func textCount(in stage: Stage) -> Int {
    func count(_ item: DisplayItem) -> Int {
      item.operations.reduce(0) { sum, operation in
        switch operation {
        case .text: sum + 1
        case .item(let inner, _), .clip(_, let inner, _), .opacity(_, let inner, _), .transform(_, let inner),
          .blur(_, let inner, _):
          sum + count(inner)
        default: sum
        }
      }
    }
    return count(stage.graph.displayItem)
  }

  private func border(in stage: Stage) -> (shape: DisplayRoundedRect, color: Color.Resolved, width: CGFloat)? {
    stage.drawing.compactMap(\.border).first
  }

  private func notchedStroke(in stage: Stage) -> (path: Path, color: Color.Resolved, width: CGFloat)? {
    stage.drawing.compactMap { drawn -> (path: Path, color: Color.Resolved, width: CGFloat)? in
      guard case .stroke(.path(let path, _), .color(let color), let style) = drawn.operation else { return nil }
      return (path.offsetBy(dx: drawn.offset.x, dy: drawn.offset.y), color, style.lineWidth)
    }.first
  }

  @Test("an empty outlined field is 56 high, its line closed, 1 thick and in the outline's colour")
  func outlinedRest() throws {
    let text = Box("")
    let stage = Stage(width: 300, height: 200) { OutlinedTextField("Name", text: text.binding) }
    let field = try #require(stage.element(.textbox))
    #expect(field.properties.label == "Name")
    #expect(field.bounds.height == 56)
    let line = try #require(border(in: stage))
    #expect(line.width == 1 && line.color == light[.outline])
    #expect(line.shape.topLeft == 4)
    #expect(notchedStroke(in: stage) == nil)
  }

  @Test("with the focus the line is 3 thick and primary, and opens for the label, 4 beyond it on each side")
  func outlinedFocus() throws {
    let text = Box("")
    let stage = Stage(width: 300, height: 56) { OutlinedTextField("Name", text: text.binding) }
    stage.key("Tab")
    stage.advance(0.2)
    let line = try #require(notchedStroke(in: stage))
    #expect(line.width == 3 && line.color == light[.primary])
    // The label is 4 characters of 8 points at body-large, three quarters of that in the outline, from 16 on.
    var points: [CGPoint] = []
    for element in line.path.elements {
      if case .move(let to) = element { points.append(to) }
      if case .line(let to) = element { points.append(to) }
    }
    #expect(points.first == CGPoint(x: 16 + 24 + 4, y: 1.5))
    #expect(points.last == CGPoint(x: 16 - 4, y: 1.5))
  }

  @Test("the label moves within 150 ms, and no body and no layout runs on the way")
  func labelMotion() {
    let text = Box("")
    let stage = Stage(width: 300, height: 100) { OutlinedTextField("Name", text: text.binding) }
    stage.key("Tab")
    stage.advance(0.034)
    stage.graph.statistics.reset()
    stage.advance(0.1)
    // Six steps of a sixtieth, and the frame of the present moment.
    #expect(stage.graph.statistics.frames == 7)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    stage.advance(0.1)
    #expect(!stage.graph.needsFrame)
  }

  @Test("text keeps the label up without the focus")
  func populated() {
    let text = Box("Grace")
    let stage = Stage(width: 300, height: 56) { OutlinedTextField("Name", text: text.binding) }
    #expect(notchedStroke(in: stage)?.color == light[.outline])
    #expect(notchedStroke(in: stage)?.width == 1)
  }

  @Test("colours of a state change without a body")
  func hover() {
    let text = Box("")
    let stage = Stage(width: 300, height: 56) { OutlinedTextField("Name", text: text.binding) }
    stage.graph.statistics.reset()
    stage.pointer(.hover, 100, 20)
    stage.advance(0.05)
    #expect(border(in: stage)?.color == light[.onSurface])
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
  }

  @Test("an error takes the supporting text's place, colours the field and is an alert")
  func error() throws {
    let text = Box("")
    let stage = Stage(width: 300, height: 200) {
      OutlinedTextField(
        "Address", text: text.binding, support: FieldSupport(text: "Of a feed", error: "That is no address"))
    }
    #expect(border(in: stage)?.color == light[.error])
    let alert = try #require(stage.element(.alert))
    #expect(alert.properties.label == "That is no address")
    #expect(stage.element(.textbox)?.properties.hint == "That is no address")
    #expect(texts(in: stage).contains { $0.color == light[.error] })
    #expect(stage.element("Of a feed") == nil)
  }

  @Test("a field that can't be used has on-surface at 0.38 for text and 0.12 for its line, and takes no focus")
  func disabled() throws {
    let text = Box("")
    let stage = Stage(width: 300, height: 56) { OutlinedTextField("Name", text: text.binding).disabled(true) }
    #expect(border(in: stage)?.color == light.color(.onSurface, 0.12))
    #expect(texts(in: stage).map(\.color) == [light.color(.onSurface, 0.38)])
    stage.key("Tab")
    stage.advance(0.05)
    let field = try #require(stage.element(.textbox))
    #expect(field.properties.states.contains(.disabled) && !field.properties.states.contains(.focused))
  }

  @Test("a filled field has a ground with round upper corners and a line of 1, of 2 with the focus")
  func filled() {
    let text = Box("")
    let stage = Stage(width: 300, height: 56) { FilledTextField("Name", text: text.binding) }
    func line(_ role: ColorRole) -> CGRect? {
      stage.drawing.compactMap(\.fill).first { $0.color == light[role] && $0.shape.bounds.height < 4 }?.shape.bounds
    }
    let ground = stage.drawing.compactMap(\.fill).first { $0.color == light[.surfaceContainerHighest] }
    #expect(
      ground?.shape
        == .rounded(
          DisplayRoundedRect(
            rect: CGRect(x: 0, y: 0, width: 300, height: 56), topLeft: 4, topRight: 4, bottomRight: 0, bottomLeft: 0)))
    #expect(line(.onSurfaceVariant) == CGRect(x: 0, y: 55, width: 300, height: 1))
    stage.key("Tab")
    stage.advance(0.2)
    #expect(line(.primary) == CGRect(x: 0, y: 54, width: 300, height: 2))
  }

  @Test("a prompt shows once the label has left its place")
  func prompt() {
    let text = Box("")
    let stage = Stage(width: 300, height: 56) { OutlinedTextField("Name", text: text.binding, prompt: "First") }
    #expect(textCount(in: stage) == 1)
    stage.key("Tab")
    stage.advance(0.2)
    #expect(textCount(in: stage) == 2)
    #expect(texts(in: stage).map(\.color) == [light[.onSurfaceVariant]])
    text.value = "x"
    stage.advance(0.05)
    #expect(texts(in: stage).map(\.color) == [light[.onSurface]])
  }

  @Test("a prompt is the field's hint, unless supporting text says more")
  func hint() {
    let text = Box("")
    let prompted = Stage { OutlinedTextField("Name", text: text.binding, prompt: "First and last") }
    #expect(prompted.element(.textbox)?.properties.hint == "First and last")
    let supported = Stage {
      FilledTextField("Name", text: text.binding, prompt: "First", support: FieldSupport(text: "As on the card"))
    }
    #expect(supported.element(.textbox)?.properties.hint == "As on the card")
  }

  @Test("as a style, the title of a text field is its label and not a prompt too")
  func style() {
    let text = Box("")
    let stage = Stage(width: 300, height: 56) { TextField("Name", text: text.binding).textFieldStyle(.outlined) }
    stage.key("Tab")
    stage.advance(0.2)
    #expect(textCount(in: stage) == 1)
    #expect(stage.element(.textbox)?.properties.label == "Name")
  }

  @Test("icons stand 12 from the edges, and the text 16 from them")
  func icons() {
    let text = Box("abc")
    let stage = Stage(width: 300, height: 56) {
      OutlinedTextField("", text: text.binding) {
        Circle().frame(width: 24, height: 24)
      } trailingIcon: {
        Rectangle().frame(width: 24, height: 24)
      }
    }
    let frames = stage.drawing.compactMap(\.fill).filter { $0.color == light[.onSurfaceVariant] }.map(\.shape.bounds)
    #expect(frames.map(\.minX).sorted() == [12, 264])
    #expect(texts(in: stage).map(\.origin.x) == [52])
  }

  @Test("a press anywhere in the field gives it the focus")
  func press() {
    let text = Box("")
    let stage = Stage(width: 300, height: 56) { OutlinedTextField("Name", text: text.binding) }
    stage.pointer(.down, 290, 50)
    stage.pointer(.up, 290, 50)
    stage.advance(0.05)
    #expect(stage.element(.textbox)?.properties.states.contains(.focused) == true)
  }
}
