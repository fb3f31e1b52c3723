import Testing
import ViewEngine

@MainActor
@Suite("Reconciliation")
struct ReconciliationTests {
  @Observable final class Model {
    var items: [Int] = []
    var isDoubled = false
    var appeared: [Int] = []
    var disappeared: [Int] = []
  }

  /// Remembers which of the values made so far it got when it was made.
  struct Row: View {
    let item: Int
    let model: Model
    let serial: () -> Int
    @State private var own = -1
    var body: some View {
      Text(verbatim: "\(item):\(own)")
        .onAppear {
          own = serial()
          model.appeared.append(item)
        }
        .onDisappear { model.disappeared.append(item) }
    }
  }

  struct Rows: View {
    let model: Model
    let serial: () -> Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.items, id: \.self) { item in
          Row(item: item, model: model, serial: serial)
          if model.isDoubled { Text(verbatim: "-") }
        }
      }
    }
  }

  @Test("rows keep their state through insertions, moves and removals, as in a naive model", arguments: [1, 2, 3, 4])
  func forEach(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let model = Model()
    var next = 0
    let stage = Stage(width: 200, height: 2000) {
      Rows(model: model) {
        next += 1
        return next
      }
    }
    // The naive model: the serial number of each item that is there, by its item.
    var known: [Int: String] = [:]
    for _ in 0..<200 {
      var items = model.items
      for _ in 0..<Int(random.next() % 4) {
        switch random.next() % 3 {
        case 0: items.insert(Int(random.next() % 40), at: Int(random.next() % UInt64(items.count + 1)))
        case 1 where !items.isEmpty: items.remove(at: Int(random.next() % UInt64(items.count)))
        default: items.shuffle(using: &random)
        }
      }
      var seen: Set<Int> = []
      items = items.filter { seen.insert($0).inserted }
      let removed = Set(model.items).subtracting(items)
      let inserted = Set(items).subtracting(model.items)
      model.appeared = []
      model.disappeared = []
      model.isDoubled = random.next() % 2 == 0
      if random.next() % 2 == 0 {
        withAnimation(.linear(duration: 0.05)) { model.items = items }
      } else {
        model.items = items
      }
      stage.frame()
      stage.advance(milliseconds: 100)
      #expect(Set(model.appeared) == inserted && model.appeared.count == inserted.count)
      #expect(Set(model.disappeared) == removed && model.disappeared.count == removed.count)
      let labels = stage.labels.filter { $0 != "-" }
      #expect(labels.map { $0.split(separator: ":")[0] } == items.map { "\($0)" })
      for label in labels {
        let parts = label.split(separator: ":").map(String.init)
        guard let item = Int(parts[0]) else { continue }
        if !inserted.contains(item) { #expect(known[item] == parts[1]) }
        known[item] = parts[1]
      }
    }
  }

  @Test("equal ids are told apart by their order and never trap")
  func duplicates() {
    let model = Model()
    let stage = Stage { ForEach(model.items, id: \.self) { Text(verbatim: "\($0)") } }
    for items in [[1, 1, 2], [1, 2, 1, 1], [2, 1], [1, 1, 1, 1], []] {
      model.items = items
      stage.frame()
      #expect(stage.labels == items.map { "\($0)" })
    }
  }

  struct Holder: View {
    @State private var count = 0
    let onMake: (Binding<Int>) -> Void
    var body: some View {
      let _ = onMake($count)
      Text(verbatim: "\(count)")
    }
  }

  @Test("an erased view of the same type keeps its state")
  func erasure() {
    let model = Model()
    var binding: Binding<Int>?
    let stage = Stage {
      if model.isDoubled {
        AnyView(Holder { binding = $0 })
      } else {
        AnyView(Holder { binding = $0 })
      }
      AnyView(model.items.isEmpty ? AnyView(Text(verbatim: "empty")) : AnyView(Color.red))
    }
    binding?.wrappedValue = 5
    stage.frame()
    #expect(stage.labels == ["5", "empty"])
    model.items = [1]
    stage.frame()
    #expect(stage.labels == ["5"])
    model.isDoubled = true
    stage.frame()
    #expect(stage.labels == ["0"])
  }
}
