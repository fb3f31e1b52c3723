import MaterialComponents
import Testing

/// Where ink lies among what a component is made of: over what its content is filled with, under its text
/// (flutter 3782, 31541; case 25).
@MainActor
struct InkOrderTests {
  private let filling = Color(red: 0, green: 1, blue: 0)

  private func pressed<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    let stage = Stage(content)
    stage.pointer(.down, 200, 150)
    stage.advance(0.3)
    return stage
  }

  private func isFilling(_ drawn: Drawn) -> Bool { drawn.fill?.color == Color.Resolved(red: 0, green: 1, blue: 0) }

  private func isText(_ drawn: Drawn) -> Bool { if case .text = drawn.operation { true } else { false } }

  /// The places of the filling, of the wave and of the texts, back to front.
  private func order(_ stage: Stage) throws -> (filling: Int, wave: Int, texts: [Int]) {
    let drawing = stage.drawing
    return (
      try #require(drawing.firstIndex(where: isFilling)), try #require(drawing.firstIndex { $0.wave != nil }),
      drawing.indices.filter { isText(drawing[$0]) }
    )
  }

  @Test("a ripple lies over the background of what is in a card, and under its text")
  func card() throws {
    let order = try order(
      pressed { Card(.filled, action: {}) { Text("News").padding(40).background(filling) } })
    #expect(order.filling < order.wave)
    #expect(order.texts.count == 1 && order.texts[0] > order.wave)
  }

  @Test("the same holds for anything that can be pressed, also for text in clips and groups of its own")
  func pressable() throws {
    let order = try order(
      pressed {
        Pressable(action: {}) {
          VStack {
            Text("One")
            Text("Two").clipShape(Rectangle())
            Text("Three").opacity(0.5)
          }
          .padding(40).background(filling).ripple()
        }
      })
    #expect(order.filling < order.wave)
    #expect(order.texts.count == 3 && order.texts.allSatisfy { $0 > order.wave })
  }

  @Test("text that something covers stays covered")
  func covered() throws {
    let stage = pressed {
      Pressable(action: {}) {
        Text("Under").padding(40).overlay(filling).ripple()
      }
    }
    let order = try order(stage)
    #expect(order.texts.count == 1 && order.texts[0] < order.filling && order.filling < order.wave)
  }

  @Test("each text is drawn once, and all of it where it was, whether or not there is ink")
  func sameText() throws {
    let stage = Stage {
      Card(.outlined, action: {}) {
        VStack {
          Text("One")
          Text("Two")
        }.padding(40)
      }
    }
    func texts() -> Set<CGPoint> {
      Set(
        stage.drawing.compactMap { drawn in
          if case .text(_, let origin, _, _) = drawn.operation { drawn.offset + origin } else { nil }
        })
    }
    let before = texts()
    stage.pointer(.down, 200, 150)
    stage.advance(0.3)
    #expect(before.count == 2 && texts() == before)
    #expect(stage.drawing.filter(isText).count == 2)
  }

  @Test("while a ripple grows, nothing is drawn anew but it, and the shadow that a press moves")
  func work() {
    let stage = pressed { Card(.filled, action: {}) { Text("News").padding(40) } }
    stage.graph.statistics.reset()
    stage.advance(1.0 / 60)
    #expect(stage.graph.statistics.paints <= 2 && stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
  }
}
