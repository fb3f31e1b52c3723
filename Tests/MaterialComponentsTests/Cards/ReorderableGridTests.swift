import MaterialComponents
import MaterialTesting
import Testing

/// Reordering beside each other, in columns, and past the edge of what is scrolled.
@MainActor
struct ReorderableGridTests {
  private struct Item: Identifiable, Equatable {
    let id: String
  }

  private func items(_ names: String) -> Box<[Item]> { Box(names.map { Item(id: String($0)) }) }
  private func order(_ items: Box<[Item]>) -> String { items.value.map(\.id).joined() }

  private struct Row: View {
    @Binding var items: [Item]
    var body: some View {
      ReorderableStack($items, axis: .horizontal, spacing: 10) { item in
        Card(.filled) { Text(item.id).frame(width: 80, height: 50) }
      }
    }
  }

  private struct Columns: View {
    @Binding var items: [Item]
    var body: some View {
      ReorderableGrid($items, columns: 3, spacing: 10) { item in
        Card(.filled) { Text(item.id).frame(maxWidth: .infinity, minHeight: 50) }
      }
      .frame(width: 320)
    }
  }

  private struct Long: View {
    @Binding var items: [Item]
    var body: some View {
      ScrollView {
        ReorderableStack($items, spacing: 0) { item in
          Card(.filled) { Text(item.id).frame(width: 200, height: 50) }
        }
      }
    }
  }

  /// Holds at a place and drags to another, in a window of 400 × 300.
  private func drag(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
    stage.pointer(.down, start.x, start.y, kind: .touch)
    stage.advance(0.5)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      stage.pointer(
        .move, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, kind: .touch)
      stage.advance(1.0 / 60)
    }
  }

  @Test("in a row a view goes past its neighbours to the side it is dragged to, also from right to left")
  func row() {
    for isRightToLeft in [false, true] {
      let items = items("abc")
      let stage = Stage { Row(items: items.binding) }
      if isRightToLeft { stage.graph.updateEnvironment { $0.layoutDirection = .rightToLeft } }
      stage.advance(0.1)
      // Three of 80, 10 apart, in the middle of 400: their middles are at 110, 200 and 290.
      drag(stage, from: CGPoint(x: isRightToLeft ? 290 : 110, y: 150), to: CGPoint(x: 200, y: 150))
      stage.advance(0.5)
      #expect(order(items) == "bac", "\(isRightToLeft)")
      stage.pointer(.up, 200, 150, kind: .touch)
      stage.advance(1)
      #expect(stage.element("a")?.bounds.midX == 200)
      #expect(!stage.graph.needsFrame)
    }
  }

  @Test("in columns a view goes to the place under it, in whatever row")
  func grid() {
    let items = items("abcdef")
    let stage = Stage { Columns(items: items.binding) }
    stage.advance(0.1)
    // Columns of 100, 10 apart, from 40; rows of 50 from 95.
    drag(stage, from: CGPoint(x: 90, y: 120), to: CGPoint(x: 200, y: 180))
    stage.advance(0.5)
    #expect(order(items) == "bcdeaf")
    stage.pointer(.up, 200, 180, kind: .touch)
    stage.advance(1)
    #expect(stage.element("a")?.bounds.midX == 200 && stage.element("a")?.bounds.midY == 180)
  }

  @Test("Alt with arrow keys moves in both directions of a grid")
  func keys() throws {
    let items = items("abcdef")
    let window = try TestWindow(width: 400, height: 300) { Columns(items: items.binding).materialTheme(.baseline) }
    window.key("Tab")
    window.key("ArrowDown", modifiers: .option)
    #expect(order(items) == "bcdaef")
    window.key("ArrowRight", modifiers: .option)
    #expect(order(items) == "bcdeaf")
    window.key("ArrowUp", modifiers: .option)
    #expect(order(items) == "bacdef")
    window.key("ArrowLeft", modifiers: .option)
    #expect(order(items) == "abcdef")
    window.key("ArrowLeft", modifiers: .option)
    #expect(order(items) == "abcdef")
  }

  @Test("held at the edge of what is scrolled a view goes on, under the pointer, and stops at the end")
  func edge() throws {
    let items = items("abcdefghijklmnopqrst")
    let stage = Stage { Long(items: items.binding) }
    stage.advance(0.1)
    drag(stage, from: CGPoint(x: 200, y: 75), to: CGPoint(x: 200, y: 295))
    let before = try #require(items.value.firstIndex { $0.id == "b" })
    stage.advance(0.3)
    let after = try #require(items.value.firstIndex { $0.id == "b" })
    #expect(after > before)
    // Still under the pointer: its middle is where the pointer is, as at the start.
    #expect(abs(try #require(stage.element("b")).bounds.midY - 295) <= 1)
    stage.advance(5)
    #expect(items.value.last?.id == "b")
    stage.pointer(.up, 200, 295, kind: .touch)
    stage.advance(1)
    #expect(abs(try #require(stage.element("b")).bounds.midY - 275) <= 1)
    #expect(!stage.graph.needsFrame)
    // In the middle nothing scrolls.
    drag(stage, from: CGPoint(x: 200, y: 275), to: CGPoint(x: 200, y: 150))
    stage.advance(2)
    #expect(items.value.last?.id != "b" && items.value.firstIndex { $0.id == "b" }! > 14)
    stage.pointer(.up, 200, 150, kind: .touch)
  }
}
