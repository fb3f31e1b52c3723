// Times the engine's own work, without a renderer, on trees of ten thousand nodes and a list of a million rows.
//
// Prints one line a measure: processor time in microseconds (the median of many runs), the budget it is held against,
// and the work of one run. A layout's time and that of the picture made after it are told apart.
import ViewEngine

@MainActor
func makeGraph<Content: View>(_ content: Content) -> ViewGraph {
  ViewGraph(
    content, size: CGSize(width: 400, height: 800), scale: 1,
    services: EngineServices(textShaper: PlainTextShaper()))
}

@MainActor
func measureTree() {
  let model = Model()
  let graph = makeGraph(Tree(model: model))
  var measure = Measure(graph)
  measure.report("first frame", budget: nil, runs: 1) { measure, _ in measure.frame() }
  print("nodes: \(graph.statistics.nodes)")
  measure.report("diff, nothing changed", budget: 500) { measure, _ in
    model.tick += 1
    measure.frame()
  }
  measure.report("diff, every body again", budget: nil) { measure, _ in
    model.rowTick += 1
    measure.frame()
  }
  measure.report("one state change", budget: 300) { measure, run in
    model.name = run % 2 == 0 ? "b" : "a"
    measure.frame()
  }
  measure.report("relayout, squeezed", budget: 1500) { measure, run in
    model.width = 400 + CGFloat(run % 2) * 2
    measure.update()
  }
  let resize: (inout Measure, Int) -> Void = { measure, run in
    model.width = 400 + CGFloat(run % 2) * 2
    measure.update()
  }
  measure.report("  and its picture", budget: nil, prepare: resize) { measure, _ in measure.frame() }
  measure.report("frame of a paint effect", budget: 200) { measure, _ in measure.frame() }
}

@MainActor
func measureScrolledTree() {
  let model = Model()
  let graph = makeGraph(ScrolledTree(model: model))
  var measure = Measure(graph)
  measure.frame()
  measure.report("one state change, scrolled", budget: 300) { measure, run in
    model.name = run % 2 == 0 ? "b" : "a"
    measure.frame()
  }
  measure.report("relayout, scrolled", budget: 1500) { measure, run in
    model.width = 400 + CGFloat(run % 2) * 2
    measure.update()
  }
}

@MainActor
func measureList() {
  let graph = makeGraph(LongList(model: Model()))
  var measure = Measure(graph)
  measure.report("first frame of the list", budget: nil, runs: 1) { measure, _ in measure.frame() }
  measure.report("scroll step in 1 M rows", budget: 1000, runs: 401) { measure, _ in
    graph.send(
      ScrollEvent(
        at: CGPoint(x: 200, y: 400), delta: CGSize(width: 0, height: 20), kind: .precise, time: measure.time))
    measure.frame()
  }
  for _ in 0..<240 { measure.frame() }
  measure.report("idle frame", budget: 10) { measure, _ in measure.frame() }
}

measureTree()
measureScrolledTree()
measureList()
