import Foundation
import MaterialComponents
import MaterialTesting
import Observation
import Testing

/// Presses, drags, scrolls, changes of theme and removals at random, in the middle of everything else.
@MainActor
struct RandomInkTests {
  /// How many actions for each seed: as many as run in two minutes, both seeds together, where tests are optimised as in
  /// CI; far fewer where they aren't. `MATERIAL_RANDOM_ACTIONS` asks for another number.
  private static let count: Int = {
    if let asked = ProcessInfo.processInfo.environment["MATERIAL_RANDOM_ACTIONS"].flatMap({ Int($0) }) { return asked }
    #if DEBUG
      return 3000
    #else
      return 50_000
    #endif
  }()

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

  /// What is there while nothing happens.
  private struct Rest: Equatable {
    var nodes: Int
    var animations: Int
    var waves: Int
    var needsFrame: Bool
  }

  @Test("nothing is left of any of it: no ripple, node or animation, and no memory", arguments: [1, 2] as [UInt64])
  func leftovers(seed: UInt64) async throws {
    let model = Model()
    let stage = Stage { Screen(model: model) }
    var random = Generator(state: seed)
    var isDown = false
    func rest() async -> Rest {
      if isDown { stage.pointer(.up, 1, 1, kind: .touch) }
      isDown = false
      stage.pointer(.leave, 1, 1)
      stage.graph.focus.focus(nil)
      let top = CGSize(width: 0, height: -10_000)
      stage.graph.send(ScrollEvent(at: CGPoint(x: 200, y: 150), delta: top, kind: .precise, time: stage.time))
      model.rows = Array(0..<12)
      (model.isOn, model.isDark, model.chosen) = (false, false, 0)
      model.order = Model().order
      stage.advance(4)
      // The wake-up that waits asks for a frame, in which nothing is left to do.
      await Task.yield()
      stage.advance(1)
      return Rest(
        nodes: stage.graph.statistics.nodes, animations: stage.graph.animations.count,
        waves: stage.drawing.count { $0.wave != nil }, needsFrame: stage.graph.needsFrame)
    }
    let first = await rest()
    #expect(first.animations == 0 && first.waves == 0 && !first.needsFrame)
    var memory: [Int] = []
    for _ in 0..<Self.rounds {
      for _ in 0..<Self.count / Self.rounds { act(stage, model, &random, &isDown) }
      let now = await rest()
      #expect(now == first)
      memory.append(ResidentMemory.byteCount)
    }
    // The first half warms up: caches fill and the allocator takes what it needs at most.
    let (before, after) = (memory[memory.count / 2], memory[memory.count - 1])
    #expect(after - before < Self.greatestGrowth, "\(memory.map { $0 / 1024 }) KiB")
  }

  private static let rounds = 20
  /// In bytes, over half of the actions: what the allocator moves about, however many actions there are.
  private static let greatestGrowth = 3 << 20
}
