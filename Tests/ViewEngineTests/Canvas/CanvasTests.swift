import Testing

@testable import ViewEngine

@MainActor
@Suite("Canvas")
struct CanvasTests {
  @Observable final class Model {
    var x: CGFloat = 10
    var text = "ab"
  }

  private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Stage {
    Stage(width: 200, height: 100) { Canvas(renderer: draw) }
  }

  @Test("a canvas takes the space that it is offered and draws in its own coordinates")
  func fills() {
    let stage = Stage(width: 200, height: 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(.red))
      }
      .padding(.leading, 20)
    }
    #expect(stage.fill(.red)?.rect == CGRect(x: 20, y: 0, width: 90, height: 10))
  }

  @Test("a transform holds for what comes after it, in the order of the calls; a copy has its own")
  func transforms() {
    let stage = canvas { context, _ in
      var inner = context
      inner.translateBy(x: 50, y: 20)
      inner.scaleBy(x: 2, y: 2)
      inner.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.red))
      context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.blue))
    }
    #expect(stage.fill(.red)?.rect == CGRect(x: 60, y: 30, width: 20, height: 20))
    #expect(stage.fill(.blue)?.rect == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("opacity, layers and clips apply to what is drawn next")
  func groups() {
    let stage = canvas { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      }
    }
    #expect(stage.fill(.red)?.opacity == 0.25)
    guard case .clip(.rect(let rect), _, _)? = stage.firstClip else {
      Issue.record("what is drawn after clip(to:) is cut")
      return
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("a text can be measured and drawn around a point of it")
  func text() {
    var size = CGSize.zero
    var stage: Stage?
    stage = canvas { context, _ in
      let text = context.resolve(Text(verbatim: "abcd").font(.system(size: 10)))
      size = text.measure(in: CGSize(width: 1000, height: 1000))
      context.draw(text, at: CGPoint(x: 100, y: 50))
    }
    #expect(size == CGSize(width: 20, height: 12.5))
    let origins = stage?.graph.displayItem.texts ?? []
    #expect(origins == [CGPoint(x: 90, y: 43.75)])
  }

  @Test("it is drawn again when what it captured changes, and when the environment that it read does")
  func redraws() {
    let model = Model()
    let stage = Stage(width: 200, height: 100) {
      let x = model.x
      Canvas { context, _ in
        let size: CGFloat = context.environment.colorScheme == .dark ? 20 : 10
        context.fill(Path(CGRect(x: x, y: 0, width: size, height: size)), with: .color(.black))
      }
    }
    #expect(stage.fill(.black)?.rect == CGRect(x: 10, y: 0, width: 10, height: 10))
    model.x = 30
    stage.frame()
    #expect(stage.fill(.black)?.rect.minX == 30)
    stage.graph.updateEnvironment { $0.colorScheme = .dark }
    stage.frame()
    #expect(stage.fill(.black)?.rect.width == 20)
  }

  @Test("a symbol is drawn wherever the closure wants it, as often as it wants")
  func symbols() {
    let model = Model()
    let stage = Stage(width: 200, height: 100) {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "box") else { return }
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        context.draw(symbol, in: CGRect(x: 100, y: 0, width: 40, height: 20))
      } symbols: {
        Color.blue.frame(width: 5, height: 5).tag("other")
        Color.red.frame(width: model.x, height: 10).tag("box")
      }
    }
    let red = Color.red.resolve(in: EnvironmentValues())
    func rects() -> [CGRect] { stage.fills.filter { $0.color == red }.map(\.rect) }
    #expect(rects() == [CGRect(x: 45, y: 45, width: 10, height: 10), CGRect(x: 100, y: 0, width: 40, height: 20)])
    #expect(stage.fill(.blue) == nil)
    model.x = 20
    stage.frame()
    #expect(rects().first == CGRect(x: 40, y: 45, width: 20, height: 10))
  }
}

extension DisplayItem {
  /// Where texts are drawn, nested items counted.
  fileprivate var texts: [CGPoint] {
    operations.flatMap { operation -> [CGPoint] in
      switch operation {
      case .text(_, let origin, _, _): [origin]
      case .item(let item, let offset): item.texts.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
      default: []
      }
    }
  }
}
