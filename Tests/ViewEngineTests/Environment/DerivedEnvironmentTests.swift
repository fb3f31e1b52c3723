import Observation
import Testing
import ViewEngine

/// A value of the environment that is worked out from others.
@MainActor
struct DerivedEnvironmentTests {
  @Observable
  final class Model {
    var factor = 1.0
  }

  private func graph(_ model: Model, animation: Animation? = nil) -> ViewGraph {
    let view = Rectangle().fill(LevelStyle())
      .animatedEnvironment(\.level, animation: { _ in animation }) { Amount(value: $0.textScale * model.factor) }
    return ViewGraph(
      view, size: CGSize(width: 10, height: 10), scale: 1,
      services: EngineServices(textShaper: GridTextShaper(), log: { _ in }))
  }

  private func shown(_ graph: ViewGraph, at time: TimeInterval) -> Double {
    _ = graph.frame(at: time)
    // Through however many items lie around it.
    func red(_ item: DisplayItem) -> Float? {
      for operation in item.operations {
        switch operation {
        case .item(let inner, _): if let found = red(inner) { return found }
        case .fill(_, .color(let color)): return color.linearRed
        default: break
        }
      }
      return nil
    }
    return Double(red(graph.displayItem) ?? -1)
  }

  @Test("follows the environment around it and observable objects, without bodies")
  func follows() {
    let model = Model()
    let graph = graph(model)
    #expect(abs(shown(graph, at: 0) - 0.1) < 1e-6)
    graph.statistics.reset()
    graph.updateEnvironment { $0.textScale = 2 }
    #expect(abs(shown(graph, at: 1) - 0.2) < 1e-6)
    model.factor = 3
    #expect(abs(shown(graph, at: 2) - 0.6) < 1e-6)
    model.factor = 4
    #expect(abs(shown(graph, at: 3) - 0.8) < 1e-6)
    #expect(graph.statistics.bodies == 0 && graph.statistics.layouts == 0)
  }

  @Test("moves by its own animation, or by the one of the change")
  func animates() {
    let model = Model()
    let graph = graph(model, animation: .linear(duration: 1))
    #expect(abs(shown(graph, at: 0) - 0.1) < 1e-6)
    model.factor = 3
    _ = shown(graph, at: 0)
    #expect(abs(shown(graph, at: 0.5) - 0.2) < 1e-6)
    #expect(abs(shown(graph, at: 1) - 0.3) < 1e-6)
    withAnimation(.linear(duration: 2)) { model.factor = 1 }
    _ = shown(graph, at: 1)
    #expect(abs(shown(graph, at: 2) - 0.2) < 1e-6)
    #expect(abs(shown(graph, at: 3) - 0.1) < 1e-6)
  }
}

private struct Amount: Animatable, Equatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}

private struct AmountKey: EnvironmentKey { static var defaultValue: Amount { Amount(value: 0) } }

extension EnvironmentValues {
  fileprivate var level: Amount {
    get { self[AmountKey.self] }
    set { self[AmountKey.self] = newValue }
  }
}

/// A colour whose red is a tenth of the level.
private struct LevelStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(colorSpace: .sRGBLinear, red: Float(environment.level.value / 10), green: 0, blue: 0)
  }
}
