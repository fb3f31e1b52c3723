// Times the engine's own work, without a renderer, on a tree of ten thousand nodes.
//
// Prints one line a measure: name, microseconds (median of several runs), and the budget it is held against.
import ViewEngine

@MainActor
final class PlainTextShaper: TextShaper, ShapedText, TextLayout {
  func shape(_ request: TextRequest) -> any ShapedText { self }
  func warmUp() {}
  func layout(_ options: TextLayoutOptions) -> any TextLayout { self }
  let size = CGSize(width: 80, height: 16)
  let firstBaseline: CGFloat = 12
  let lastBaseline: CGFloat = 12
  let lineCount = 1
  let isTruncated = false
  func caretRect(at offset: Int) -> CGRect { .zero }
  func offset(at point: CGPoint) -> Int { 0 }
  func selectionRects(for range: Range<Int>) -> [CGRect] { [] }
}

struct Row: View {
  let index: Int
  var body: some View {
    HStack(spacing: 4) {
      Color.red.frame(width: 10, height: 10)
      Text(verbatim: "row")
      Spacer()
      Text(verbatim: "end").padding(4)
    }
  }
}

@Observable final class Model {
  var tick = 0
  var width: CGFloat = 400
  var name = "a"
}

struct Tree: View {
  let model: Model
  var body: some View {
    let _ = model.tick
    VStack(spacing: 0) {
      Changing(model: model)
      ForEach(0..<1250) { Row(index: $0) }
    }
    .frame(width: model.width)
  }
}

struct Changing: View {
  let model: Model
  var body: some View { Text(verbatim: model.name).frame(width: 50, height: 20) }
}

@MainActor
func median(_ runs: Int, _ body: (Int) -> Void) -> Double {
  var times: [Double] = []
  let clock = ContinuousClock()
  for run in 0..<runs {
    let duration = clock.measure { body(run) }
    times.append(Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6)
  }
  return times.sorted()[runs / 2]
}

@MainActor
func report(_ name: String, _ value: Double, budget: Double) {
  let rounded = (value * 10).rounded() / 10
  print("\(name): \(rounded) us (budget \(budget))")
}

@MainActor
func run() {
  let model = Model()
  var time = 0.0
  var graph: ViewGraph?
  let built = median(5) { _ in
    graph = ViewGraph(
      Tree(model: model), size: CGSize(width: 400, height: 800), scale: 1,
      services: EngineServices(textShaper: PlainTextShaper()))
    _ = graph?.frame(at: 0)
  }
  guard let graph else { return }
  print("nodes: \(graph.statistics.nodes)")
  report("build and first frame", built, budget: .infinity)
  func frame() {
    time += 1.0 / 60
    _ = graph.frame(at: time)
  }
  report(
    "diff, nothing changed",
    median(31) { _ in
      model.tick += 1
      frame()
    }, budget: 500)
  report(
    "one state change",
    median(31) { run in
      model.name = run % 2 == 0 ? "b" : "a"
      frame()
    }, budget: 300)
  report(
    "relayout",
    median(31) { run in
      model.width = 400 + CGFloat(run % 2)
      frame()
    }, budget: 1500)
  report("idle frame", median(31) { _ in frame() }, budget: 10)
}

run()
