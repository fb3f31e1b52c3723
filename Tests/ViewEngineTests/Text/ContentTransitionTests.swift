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
