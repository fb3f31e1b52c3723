import MaterialComponents
import Testing

@MainActor
struct ReorderableStackTests {
  private struct Item: Identifiable, Equatable {
    let id: String
  }

  private struct Sources: View {
    @Binding var items: [Item]
    var body: some View {
      ReorderableStack($items, spacing: 10) { item in
        Card(.filled) { Text(item.id).frame(width: 200, height: 50) }
      }
    }
  }

  /// Three cards of 50, 10 apart, in the middle of 300: they begin at 65, 125 and 185.
  private func stage() -> (Stage, Box<[Item]>) {
    let items = Box(["a", "b", "c"].map { Item(id: $0) })
    return (Stage { Sources(items: items.binding) }, items)
  }

  private func order(_ items: Box<[Item]>) -> String { items.value.map(\.id).joined() }

  @Test("a card that is held can be dragged past others, and is raised meanwhile")
  func drag() throws {
    let (stage, items) = stage()
    stage.pointer(.down, 200, 90, kind: .touch)
    stage.advance(0.8)
    // Level 3: a filled card that is moved.
    #expect(stage.drawing.compactMap(\.shadow).first?.shadow.blur == ElevationShadow(level: 3).ambient.blur)
    stage.pointer(.move, 200, 119, kind: .touch)
    stage.advance(0.1)
    #expect(order(items) == "abc", "a neighbour gives way once half of it is covered")
    stage.pointer(.move, 200, 122, kind: .touch)
    stage.advance(0.5)
    #expect(order(items) == "bac")
    let moved = try #require(stage.element("a")).bounds
    // It is where the pointer has taken it: 32 from its start. Its text is 24 high in a card of 50.
    #expect(abs(moved.minY - (97 + 13)) < 1)
    #expect(stage.drawing.compactMap(\.shadow).first?.shadow.blur == ElevationShadow(level: 3).ambient.blur)
    stage.pointer(.move, 200, 215, kind: .touch)
    stage.advance(0.5)
    #expect(order(items) == "bca")
    stage.pointer(.up, 200, 215, kind: .touch)
    stage.advance(1)
    #expect(try #require(stage.element("a")).bounds.minY == 185 + 13)
    #expect(stage.drawing.compactMap(\.shadow).isEmpty)
    #expect(!stage.graph.needsFrame)
  }

  @Test("a short press and a swipe leave the order as it is")
  func swipe() {
    let (stage, items) = stage()
    stage.pointer(.down, 200, 90, kind: .touch)
    stage.advance(0.1)
    stage.pointer(.move, 200, 200, kind: .touch)
    stage.pointer(.up, 200, 200, kind: .touch)
    stage.advance(1)
    #expect(order(items) == "abc")
  }

  @Test("Alt with an arrow key moves what has the focus, and the focus goes with it")
  func keys() throws {
    let (stage, items) = stage()
    stage.key("Tab")
    stage.graph.send(KeyEvent("ArrowDown", modifiers: .option, time: stage.time))
    stage.advance(1)
    #expect(order(items) == "bac")
    stage.graph.send(KeyEvent("ArrowDown", modifiers: .option, time: stage.time))
    stage.advance(1)
    #expect(order(items) == "bca")
    stage.graph.send(KeyEvent("ArrowDown", modifiers: .option, time: stage.time))
    stage.advance(1)
    #expect(order(items) == "bca", "there is no place behind the last")
    #expect(stage.element("a")?.properties.states == [.focused])
  }

  @Test("assistive technology moves items by action")
  func actions() throws {
    let (stage, items) = stage()
    #expect(stage.element("b")?.properties.role == .listitem)
    #expect(try #require(stage.element("b")).perform("Move up"))
    stage.advance(1)
    #expect(order(items) == "bac")
    #expect(try #require(stage.element("b")).perform("Move down"))
    stage.advance(1)
    #expect(order(items) == "abc")
  }

  @Test("a drag that is taken away leaves nothing raised")
  func cancelled() {
    let (stage, _) = stage()
    stage.pointer(.down, 200, 90, kind: .touch)
    stage.advance(0.8)
    #expect(!stage.drawing.compactMap(\.shadow).isEmpty)
    stage.pointer(.cancel, 200, 90, kind: .touch)
    stage.advance(1)
    #expect(stage.drawing.compactMap(\.shadow).isEmpty)
  }
}
