import Testing

@testable import ViewEngine

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
  /// Notes which rows ran their bodies, appeared and disappeared.
  final class Record {
    var bodies: [Int] = []
    var appeared: [Int] = []
    var disappeared: [Int] = []
  }

  struct Row: View {
    let number: Int
    let height: CGFloat
    let record: Record
    @State private var taps = 0
    var body: some View {
      record.bodies.append(number)
      return Text(verbatim: "row \(number)")
        .frame(width: 300, height: height)
        .onAppear { record.appeared.append(number) }
        .onDisappear { record.disappeared.append(number) }
    }
  }

  private func stage(_ count: Int, height: @escaping (Int) -> CGFloat = { _ in 50 }, record: Record = Record()) -> Stage
  {
    Stage(width: 400, height: 500) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count) { Row(number: $0, height: height($0), record: record) }
        }
      }
    }
  }

  @Test("a million rows open with as many nodes as the viewport needs")
  func opens() {
    let few = stage(100)
    let record = Record()
    let many = stage(1_000_000, record: record)
    #expect(many.graph.statistics.nodes == few.graph.statistics.nodes)
    // Ten rows of 50 fill 500 points; a quarter more is made ahead.
    #expect(record.bodies.count <= 14)
    #expect(record.appeared == Array(0..<10))
    #expect(many.scroll.contentSize.height == 50_000_000)
  }

  @Test("ten thousand steps leave the number of nodes as it was")
  func flat() {
    let stage = stage(1_000_000) { CGFloat(40 + $0 % 7 * 10) }
    for _ in 0..<200 {
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 90))
      stage.frame()
    }
    let nodes = stage.graph.statistics.nodes
    var most = 0
    for _ in 0..<10_000 {
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 90))
      stage.frame()
      most = max(most, stage.graph.statistics.nodes)
    }
    // Rows differ in height, so a few more or less fit.
    #expect(most < nodes * 3 / 2)
  }

  @Test("a step runs the bodies of rows that come into view and no others")
  func bodies() {
    let record = Record()
    let stage = stage(1_000_000, record: record)
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 1000))
    stage.frame()
    record.bodies.removeAll()
    stage.graph.statistics.reset()
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 50))
    stage.frame()
    #expect(record.bodies.count == 1)
    #expect(stage.graph.statistics.bodies == 1)
    record.bodies.removeAll()
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 10))
    stage.frame()
    #expect(record.bodies.isEmpty)
  }

  @Test("rows appear and disappear as they come and go")
  func appearance() {
    let record = Record()
    let stage = stage(1000, record: record)
    record.appeared.removeAll()
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 100))
    stage.frame()
    #expect(record.appeared == [10, 11])
    #expect(record.disappeared == [0, 1])
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: -100))
    stage.frame()
    #expect(record.appeared == [10, 11, 0, 1])
    #expect(record.disappeared == [0, 1, 10, 11])
  }

  @Test("a row's state survives leaving for a while")
  func state() {
    let stage = Stage(width: 400, height: 500) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Counting(number: $0).frame(height: 100) }
        }
      }
    }
    #expect(stage.labels.contains("0: 1"))
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 600))
    stage.frame()
    #expect(!stage.labels.contains("0: 1"))
    stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: -600))
    stage.frame()
    #expect(stage.labels.contains("0: 2"))
  }

  struct Counting: View {
    let number: Int
    @State private var appearances = 0
    var body: some View {
      Text(verbatim: "\(number): \(appearances)").onAppear { appearances += 1 }
    }
  }

  @Test("what is visible does not move when rows above turn out to be of another size", arguments: 0..<4)
  func anchoring(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let heights = (0..<5000).map { _ in CGFloat(Int.random(in: 20...160, using: &random)) }
    let stage = stage(5000) { heights[$0] }
    // Far into rows that nobody has measured, then up through them.
    stage.scroll.request(ScrollRequest(target: .id(AnyHashable(2500)), anchor: .top))
    stage.frame()
    #expect(stage.frame(of: "row 2500").map { $0.midY - heights[2500] / 2 } == 0)
    for _ in 0..<100 {
      let before = visible(stage)
      let step = CGFloat(Int.random(in: -120...60, using: &random))
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: step))
      stage.frame()
      let after = visible(stage)
      for (label, place) in before {
        if let now = after[label] { #expect(abs(now - (place - step)) < 1e-6, "\(label) moved by itself") }
      }
    }
  }

  private func visible(_ stage: Stage) -> [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for node in stage.nodes where node.properties.label.hasPrefix("row") && !node.frame.isEmpty {
      places[node.properties.label] = node.bounds.minY
    }
    return places
  }

  @Test("after random insertions, moves and removals rows stand in order without gaps", arguments: 0..<6)
  func randomEdits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = EditModel((0..<400).map { $0 })
    let stage = Stage(width: 400, height: 500) { Editable(model: model) }
    var next = 1000
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        model.items.insert(next, at: Int.random(in: 0...model.items.count, using: &random))
        next += 1
      case 1 where !model.items.isEmpty: model.items.remove(at: Int.random(in: 0..<model.items.count, using: &random))
      case 2 where model.items.count > 1:
        let item = model.items.remove(at: Int.random(in: 0..<model.items.count, using: &random))
        model.items.insert(item, at: Int.random(in: 0...model.items.count, using: &random))
      case 3: model.items.append(contentsOf: model.items.prefix(1))
      default:
        stage.scroll.scrollPrecisely(
          by: CGSize(width: 0, height: CGFloat(Int.random(in: -900...900, using: &random))))
      }
      stage.frame()
      check(stage, model)
    }
  }

  private func check(_ stage: Stage, _ model: EditModel) {
    let shown = stage.nodes.filter { $0.properties.label.hasPrefix("item") && !$0.frame.isEmpty }
    let numbers = shown.compactMap { Int($0.properties.label.dropFirst(5)) }
    guard let first = shown.first, let position = first.properties.position else {
      #expect(model.items.isEmpty)
      return
    }
    #expect(numbers == Array(model.items[(position - 1)..<(position - 1 + numbers.count)]))
    for (upper, lower) in zip(shown, shown.dropFirst()) {
      #expect(abs(lower.bounds.midY - upper.bounds.midY - (height(upper) + height(lower)) / 2) < 1e-6)
    }
    #expect(first.properties.setSize == model.items.count)
  }

  private func height(_ node: SemanticsNode) -> CGFloat {
    Editable.height(Int(node.properties.label.dropFirst(5)) ?? 0)
  }

  @Observable final class EditModel {
    var items: [Int]
    init(_ items: [Int]) { self.items = items }
  }

  struct Editable: View {
    let model: EditModel
    static func height(_ item: Int) -> CGFloat { CGFloat(30 + item % 5 * 10) }
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { item in
            Text(verbatim: "item \(item)").frame(height: Self.height(item))
          }
        }
      }
    }
  }

  @Test("static views, several loops, conditions and modified loops are all rows")
  func mixed() {
    let stage = Stage(width: 400, height: 500) { Mixed() }
    #expect(stage.frame(of: "title") != nil)
    #expect(stage.frame(of: "a 0")!.minY > stage.frame(of: "title")!.minY)
    #expect(stage.labels.contains("yes"))
    stage.scroll.request(ScrollRequest(target: .id(AnyHashable("b 99999")), anchor: .bottom))
    stage.frame()
    let last = stage.nodes.first { $0.properties.label == "b 99999" }
    #expect(last?.frame.isEmpty == false)
    #expect(last?.properties.position == 100_000)
    #expect(stage.frame(of: "end") != nil)
  }

  struct Mixed: View {
    let isOn = true
    let names = (0..<100_000).map { "b \($0)" }
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 4) {
          Text(verbatim: "title").frame(height: 60)
          ForEach(0..<3) { Text(verbatim: "a \($0)") }
          if isOn { Text(verbatim: "yes") } else { Text(verbatim: "no") }
          Group {
            ForEach(names, id: \.self) { Text(verbatim: $0) }
          }
          .padding(10)
          Text(verbatim: "end")
        }
      }
    }
  }

  @Test("a program scrolls to rows that do not exist yet, with any anchor")
  func scrollTo() {
    let stage = Stage(width: 400, height: 500) { Jumping() }
    stage.graph.scrolling.all.first?.request(ScrollRequest(target: .id(AnyHashable(777_777)), anchor: .center))
    stage.frame()
    #expect(stage.frame(of: "row 777777")?.midY == 250)
    stage.scroll.request(ScrollRequest(target: .id(AnyHashable(10)), anchor: UnitPoint(x: 0, y: 1.5)))
    stage.frame()
    // offset = 500 - 1.5 · (500 - 50) < 0, so the content stands at its start.
    #expect(stage.scroll.offset.y == 0)
    stage.scroll.request(ScrollRequest(target: .id(AnyHashable(1000)), anchor: UnitPoint(x: 0, y: -0.5)))
    stage.frame()
    #expect(stage.scroll.offset.y == 50_000 + 0.5 * 450)
  }

  struct Jumping: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { Text(verbatim: "row \($0)").frame(height: 50) }
        }
      }
    }
  }

  @Test("outside a scroll view a lazy stack makes what the window shows")
  func alone() {
    let stage = Stage(width: 400, height: 500) {
      LazyVStack(spacing: 0) { ForEach(0..<100_000) { Text(verbatim: "row \($0)").frame(height: 50) } }
        .frame(height: 500, alignment: .top)
    }
    #expect(stage.labels.contains("row 0"))
    #expect(stage.labels.count < 20)
  }

  /// Asks what its content would measure in other widths than the one that it then gets.
  private struct Asking: Layout {
    var others: [CGFloat?]

    private func ask(_ subviews: Subviews) {
      for width in others { _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = subviews[0].sizeThatFits(proposal)
      ask(subviews)
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
      ask(subviews)
    }
  }

  /// Each row is higher than the one before it, and twice as high in half of the width.
  private struct Wrapping: Layout {
    let number: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 400
      return CGSize(width: width, height: CGFloat(20 + number % 40) * (width > 200 ? 1 : 2))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  @Observable final class Changes { var number = 0 }

  @Test("a layout that asks for other widths does not have the rows' lengths forgotten", arguments: [false, true])
  func askedBeside(isGrid: Bool) {
    let changes = Changes()
    func content() -> some View {
      ForEach(0..<40) { number in
        Wrapping(number: number) {
          Text(verbatim: "row \(number)").frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityElement(children: .combine)
        }
      }
    }
    let stage = Stage(width: 400, height: 500) {
      ScrollView {
        Asking(others: [100, 300, 900, nil, .infinity, 0, 150]) {
          VStack(spacing: 0) {
            Text(verbatim: "\(changes.number)").frame(height: 20 + CGFloat(changes.number))
            if isGrid {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))], spacing: 0) { content() }
            } else {
              LazyVStack(spacing: 0) { content() }
            }
          }
        }
      }
    }
    func hasLength(_ height: CGFloat) -> Bool { abs(stage.scroll.contentSize.height - height) < 1e-6 }
    // To the end, so that all lengths are known: 40 rows of 20…59, and the line above.
    for _ in 0..<40 {
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 100))
      stage.frame()
    }
    #expect(hasLength(40 * 20 + 39 * 20 + 20))
    #expect(stage.frame(of: "row 39")?.maxY == 500)
    for number in 1...5 {
      changes.number = number
      stage.frame()
      #expect(hasLength(40 * 20 + 39 * 20 + 20 + CGFloat(number)))
    }
    stage.graph.resize(to: CGSize(width: 180, height: 500), scale: 1)
    stage.frame()
    for _ in 0..<2 {
      for distance in [CGFloat](repeating: -100, count: 80) + [CGFloat](repeating: 100, count: 80) {
        stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: distance))
        stage.frame()
      }
    }
    // The grid's column keeps its least width, 300.
    let rows: CGFloat = 40 * 20 + 39 * 20
    #expect(hasLength(isGrid ? rows + 25 : 2 * rows + 25))
    #expect(stage.frame(of: "row 39")?.maxY == 500)
  }

  @Test("where none of its rows is in sight, another width that is only asked about changes nothing either")
  func askedOutOfSight() {
    let changes = Changes()
    let stage = Stage(width: 400, height: 600) {
      ScrollView {
        Asking(others: [150, 300, nil]) {
          VStack(spacing: 0) {
            Text(verbatim: "\(changes.number)").frame(height: 400)
            LazyVStack(spacing: 0) {
              ForEach(0..<30) { number in
                Wrapping(number: number) { Text(verbatim: "row \(number)") }
              }
            }
          }
        }
      }
    }
    // The checks of the frame measure the rows again.
    for size in [CGSize(width: 180, height: 150), CGSize(width: 350, height: 100), CGSize(width: 190, height: 60)] {
      stage.graph.resize(to: size, scale: 1)
      stage.frame()
      changes.number += 1
      stage.frame()
    }
    #expect(stage.logged.isEmpty)
  }

  @Test("where the focus goes along with a row, Tab goes on from the rows that are there")
  func focusInRows() {
    let stage = Stage(width: 400, height: 500) {
      VStack(spacing: 0) {
        Button("before") {}.frame(height: 50)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { number in Button("row \(number)") {}.frame(height: 50) }
          }
        }
        Button("after") {}.frame(height: 50)
      }
    }
    func focused() -> String? { stage.nodes.first { $0.properties.states.contains(.focused) }?.properties.label }
    stage.key("Tab")
    stage.key("Tab")
    #expect(focused() == "row 0")
    for _ in 0..<100 {
      stage.scroll.scrollPrecisely(by: CGSize(width: 0, height: 300))
      stage.frame()
    }
    #expect(focused() == nil)
    stage.key("Tab")
    // 100 · 300 is row 600; a quarter of the view is made before it.
    let number = focused().flatMap { Int($0.dropFirst(4)) } ?? 0
    #expect((590...600).contains(number))
  }
}
