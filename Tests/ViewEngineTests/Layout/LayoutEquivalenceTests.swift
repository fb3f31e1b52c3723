import Testing
import ViewEngine

/// What may change in one leaf of a random tree.
@MainActor @Observable
private final class Leaf {
  let label: String
  var length = 3
  var fontSize: CGFloat = 16
  var padding: CGFloat = 0
  var width: CGFloat?
  var priority = 0.0
  var isThere = true

  init(_ label: String) { self.label = label }

  func change(_ numbers: inout SeededNumbers) {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: length = Int.random(in: 1...9, using: &numbers)
    case 1: fontSize = [12, 16, 24].randomElement(using: &numbers)!
    case 2: padding = [0, 3, 8].randomElement(using: &numbers)!
    case 3: width = [nil, 40, 90].randomElement(using: &numbers)!
    case 4: priority = Double(Int.random(in: 0...1, using: &numbers))
    default: isThere.toggle()
    }
  }
}

private struct LeafView: View {
  let leaf: Leaf
  var body: some View {
    if leaf.isThere {
      Text(verbatim: leaf.label + String(repeating: "m", count: leaf.length))
        .font(.system(size: leaf.fontSize))
        .padding(leaf.padding)
        .frame(width: leaf.width)
        .layoutPriority(leaf.priority)
    }
  }
}

/// The shape of a tree.
private indirect enum Shape {
  case leaf(Leaf)
  case column([Shape])
  case row([Shape])
  case baselines([Shape])
  case layers([Shape])
  case framed(Shape)
  case wide(Shape)
  case scrolled(Shape)

  @MainActor
  init(depth: Int, leaves: inout [Leaf], _ numbers: inout SeededNumbers) {
    guard depth > 0 else {
      leaves.append(Leaf("\(leaves.count) "))
      self = .leaf(leaves.last!)
      return
    }
    func one() -> Shape { Shape(depth: depth - 1, leaves: &leaves, &numbers) }
    func several() -> [Shape] { (0..<Int.random(in: 1...3, using: &numbers)).map { _ in one() } }
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0: self = .column(several())
    case 1: self = .row(several())
    case 2: self = .baselines(several())
    case 3: self = .layers(several())
    case 4: self = .framed(one())
    case 5: self = .wide(one())
    default: self = .scrolled(one())
    }
  }
}

private struct ShapeView: View {
  let shape: Shape

  var body: AnyView {
    switch shape {
    case .leaf(let leaf): return AnyView(LeafView(leaf: leaf))
    case .column(let shapes): return AnyView(VStack(alignment: .leading) { all(shapes) })
    case .row(let shapes): return AnyView(HStack { all(shapes) })
    case .baselines(let shapes): return AnyView(HStack(alignment: .lastTextBaseline) { all(shapes) })
    case .layers(let shapes): return AnyView(ZStack(alignment: .topTrailing) { all(shapes) })
    case .framed(let shape):
      return AnyView(ShapeView(shape: shape).frame(width: 150, height: 80, alignment: .topLeading))
    case .wide(let shape): return AnyView(ShapeView(shape: shape).frame(maxWidth: .infinity).padding(2))
    case .scrolled(let shape): return AnyView(ScrollView { ShapeView(shape: shape) })
    }
  }

  private func all(_ shapes: [Shape]) -> some View {
    ForEach(0..<shapes.count, id: \.self) { ShapeView(shape: shapes[$0]) }
  }
}

@MainActor
@Suite("Layout of what has changed")
struct LayoutEquivalenceTests {
  private func places(_ stage: Stage) -> [String] {
    stage.nodes.filter { !$0.properties.label.isEmpty }.map { "\($0.properties.label) \($0.bounds)" }
  }

  @Test("changes end in the same frames as laying out everything", arguments: 1...40)
  func equivalence(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var leaves: [Leaf] = []
    let shape = Shape(depth: 4, leaves: &leaves, &numbers)
    let stage = Stage { ShapeView(shape: shape) }
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...2, using: &numbers) { leaves.randomElement(using: &numbers)!.change(&numbers) }
      stage.frame()
      let fresh = Stage { ShapeView(shape: shape) }
      #expect(places(stage) == places(fresh), "after change \(step)")
      fresh.graph.close()
    }
  }
}
