import Foundation
import MaterialComponents
import Observation
import Testing

/// Presses, drags, scrolls, changes of theme and removals at random, in the middle of everything else.
@MainActor
struct RandomInkTests {
  /// How many actions; more on demand.
  private static let count = ProcessInfo.processInfo.environment["MATERIAL_RANDOM_ACTIONS"].flatMap { Int($0) } ?? 3000

  @MainActor @Observable
  final class Model {
    var rows = Array(0..<12)
    var isDark = false
    var isOn = false
    var chosen = 0
    var isExpanded = false
    var order = ["a", "b", "c"].map { Item(id: $0) }

    struct Item: Identifiable { let id: String }
  }

  private struct Screen: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      ScrollView {
        VStack(spacing: 8) {
          ForEach(model.rows, id: \.self) { row in
            switch row % 6 {
            case 0: Card(.elevated, action: {}) { Button("In a card") {}.buttonStyle(.filled).padding(8) }
            case 1: Toggle("Toggle", isOn: $model.isOn).toggleStyle(.button(.tonal))
            case 2: ConnectedButtonGroup("View", [0, 1, 2], selection: $model.chosen) { Text("\($0)") }
            case 3:
              ButtonGroup {
                Button("One") {}
                IconButton("Two", systemImage: "add", kind: .filled) {}
              }
            case 4: Card(.outlined, isSelected: $model.isOn) { Text("Chosen").padding(16) }
            default: ReorderableStack($model.order) { item in Card(.filled) { Text(item.id).padding(16) } }
            }
          }
        }
      }
      .floatingActionButton(onScroll: .collapses) {
        FloatingActionButton("Add", systemImage: "add", isExtended: true) {}
      }
      .environment(\.colorScheme, model.isDark ? .dark : .light)
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func act(_ stage: Stage, _ model: Model, _ random: inout Generator, _ down: inout Bool) {
    let point = CGPoint(x: .random(in: 0..<400, using: &random), y: .random(in: 0..<300, using: &random))
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35:
      if down { stage.pointer(.up, point.x, point.y, kind: .touch) }
      stage.pointer(.down, point.x, point.y, kind: .touch)
      down = true
    case 35..<60:
      if down { stage.pointer(.up, point.x, point.y, kind: .touch) }
      down = false
    case 60..<75: if down { stage.pointer(.move, point.x, point.y, kind: .touch) }
    case 75..<83:
      let delta = CGSize(width: 0, height: CGFloat.random(in: -200..<200, using: &random))
      stage.graph.send(ScrollEvent(at: point, delta: delta, kind: .precise, time: stage.time))
    case 83..<87: stage.key(["Tab", " ", "Enter", "Escape", "ArrowRight"].randomElement(using: &random) ?? "Tab")
    case 87..<92: stage.pointer(.hover, point.x, point.y)
    case 92..<95: model.isDark.toggle()
    default:
      if model.rows.count > 6 {
        model.rows.remove(at: Int.random(in: 0..<model.rows.count, using: &random))
      } else {
        model.rows = Array(0..<12)
      }
    }
    stage.advance([0, 0.016, 0.05, 0.2].randomElement(using: &random) ?? 0)
  }

  @Test("no ripple and no animation is left of any of it", arguments: [1, 2] as [UInt64])
  func leftovers(seed: UInt64) async throws {
    let model = Model()
    let stage = Stage { Screen(model: model) }
    var random = Generator(state: seed)
    var isDown = false
    func rest() {
      if isDown { stage.pointer(.up, 1, 1, kind: .touch) }
      isDown = false
      stage.pointer(.leave, 1, 1)
      stage.graph.focus.focus(nil)
      let top = CGSize(width: 0, height: -10_000)
      stage.graph.send(ScrollEvent(at: CGPoint(x: 200, y: 150), delta: top, kind: .precise, time: stage.time))
      model.rows = Array(0..<12)
      (model.isOn, model.isDark, model.chosen) = (false, false, 0)
      stage.advance(4)
    }
    func round() async {
      for _ in 0..<Self.count / 3 {
        act(stage, model, &random, &isDown)
        // Changes wake the window by tasks, which wait until the test lets them run.
        await Task.yield()
      }
      rest()
      await Task.yield()
    }
    for _ in 0..<3 { await round() }
    // The wake-ups that waited ask for a frame, in which nothing is left to do.
    stage.advance(1)
    #expect(stage.drawing.allSatisfy { $0.wave == nil })
    #expect(!stage.graph.needsFrame)
  }
}
