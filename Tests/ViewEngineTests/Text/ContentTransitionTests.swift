import Testing

@testable import ViewEngine

@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
  @Observable final class Model { var number = 1 }

  /// The opacities with which texts are drawn, back to front.
  private func opacities(_ item: DisplayItem, _ opacity: Double = 1) -> [Double] {
    item.operations.flatMap { operation -> [Double] in
      switch operation {
      case .text: [opacity]
      case .item(let inner, _), .clip(_, let inner, _): opacities(inner, opacity)
      case .opacity(let value, let inner, _): opacities(inner, opacity * value)
      default: []
      }
    }
  }

  @Test("an animated change fades from the old text to the new one, and one that is not animated is at once")
  func fade() {
    let model = Model()
    let stage = Stage(width: 200, height: 100) {
      Text(verbatim: "\(model.number)").contentTransition(.numericText())
    }
    withAnimation(.linear(duration: 1)) { model.number = 2 }
    stage.frame()
    stage.advance(milliseconds: 250)
    let shown = opacities(stage.graph.displayItem)
    #expect(shown.count == 2)
    #expect(abs((shown.first ?? 0) - 0.75) < 0.02 && abs((shown.last ?? 0) - 0.25) < 0.02)
    #expect(stage.labels == ["2"])
    stage.advance(milliseconds: 1000)
    #expect(opacities(stage.graph.displayItem) == [1])
    model.number = 3
    stage.frame()
    #expect(opacities(stage.graph.displayItem) == [1])
  }

  /// The texts that are drawn, back to front, and how far down they stand.
  private func offsets(_ item: DisplayItem, _ y: CGFloat = 0) -> [CGFloat] {
    item.operations.flatMap { operation -> [CGFloat] in
      switch operation {
      case .text(_, let origin, _, _): [y + origin.y]
      case .item(let inner, let offset), .clip(_, let inner, let offset), .opacity(_, let inner, let offset):
        offsets(inner, y + offset.y)
      default: []
      }
    }
  }

  @Test("digits that change roll by a line, from the last on; those that stay are drawn once")
  func digits() {
    let model = Model()
    model.number = 119
    let stage = Stage(width: 200, height: 100) {
      Text(verbatim: "\(model.number)").contentTransition(.numericText(value: Double(model.number)))
    }
    let rest = offsets(stage.graph.displayItem).first ?? 0
    withAnimation(.linear(duration: 1)) { model.number = 129 }
    stage.frame()
    stage.advance(milliseconds: 250)
    let item = stage.graph.displayItem
    // The nine, the one that goes and the two that comes, the one in front.
    #expect(opacities(item).map { ($0 * 100).rounded() / 100 } == [1, 0.75, 0.25, 1])
    // A line of the grid is 1.25 times the body's 17 points high; a number that grows rolls upwards.
    let line: CGFloat = 21.25
    let expected = [0, -0.25 * line, 0.75 * line, 0]
    #expect(zip(offsets(item), expected).allSatisfy { abs($0 - rest - $1) < 0.5 }, "\(offsets(item))")
    stage.advance(milliseconds: 1000)
    withAnimation(.linear(duration: 1)) { model.number = 128 }
    stage.frame()
    stage.advance(milliseconds: 250)
    // One that becomes less rolls downwards.
    #expect((offsets(stage.graph.displayItem).first ?? 0) > rest)
  }

  @Test("without a content transition even an animated change of a text is at once")
  func identity() {
    let model = Model()
    let stage = Stage(width: 200, height: 100) { Text(verbatim: "\(model.number)") }
    withAnimation(.linear(duration: 1)) { model.number = 2 }
    stage.frame()
    stage.advance(milliseconds: 250)
    #expect(opacities(stage.graph.displayItem) == [1])
  }
}
