import Testing
import ViewEngine

/// What scopes inherit when something around them changes, compared with working all of it out anew.
@MainActor
struct EnvironmentInheritanceTests {
  /// What one scope does to the values.
  private enum Edit: CaseIterable {
    case setFirst, setSecond, setPart, addSecondToFirst, doubleFirst, nothing

    func apply(to values: inout Values) {
      switch self {
      case .setFirst: values.first = 100
      case .setSecond: values.second = 200
      case .setPart: values.pair.left = 300
      case .addSecondToFirst: values.first += values.second
      case .doubleFirst: values.first *= 2
      case .nothing: break
      }
    }

    @MainActor func modify(_ view: AnyView) -> AnyView {
      switch self {
      case .setFirst: AnyView(view.environment(\.first, 100))
      case .setSecond: AnyView(view.environment(\.second, 200))
      case .setPart: AnyView(view.environment(\.pair.left, 300))
      case .addSecondToFirst: AnyView(view.transformEnvironment(\.self) { $0.first += $0.second })
      case .doubleFirst: AnyView(view.transformEnvironment(\.first) { $0 *= 2 })
      case .nothing: AnyView(view.padding(0))
      }
    }
  }

  private struct Values: Equatable {
    var first = 1
    var second = 2
    var pair = Pair()
  }

  private final class Seen {
    var values: Values?
  }

  private struct Probe: View {
    let seen: Seen
    @Environment(\.first) private var first
    @Environment(\.second) private var second
    @Environment(\.pair) private var pair

    var body: some View {
      seen.values = Values(first: first, second: second, pair: pair)
      return Color.clear
    }
  }

  @Test("are what they would be if every scope were worked out anew", arguments: 1...50)
  func random(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let edits = (0..<6).map { _ in Edit.allCases[Int.random(in: 0..<Edit.allCases.count, using: &numbers)] }
    let seen = Seen()
    // The first edit is the outermost.
    let view = edits.reversed().reduce(AnyView(Probe(seen: seen))) { view, edit in edit.modify(view) }
    let stage = Stage { view }
    var around = Values()
    for _ in 0..<8 {
      let value = Int.random(in: 0..<10, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: around.first = value
      case 1: around.second = value
      case 2: around.pair.left = value
      default: around.pair.right = value
      }
      stage.graph.updateEnvironment {
        $0.first = around.first
        $0.second = around.second
        $0.pair = around.pair
      }
      stage.frame()
      var expected = around
      for edit in edits { edit.apply(to: &expected) }
      #expect(seen.values == expected, "seed \(seed): \(edits)")
    }
  }
}

private struct Pair: Equatable {
  var left = 3
  var right = 4
}

private struct FirstKey: EnvironmentKey { static var defaultValue: Int { 1 } }
private struct SecondKey: EnvironmentKey { static var defaultValue: Int { 2 } }
private struct PairKey: EnvironmentKey { static var defaultValue: Pair { Pair() } }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }

  fileprivate var pair: Pair {
    get { self[PairKey.self] }
    set { self[PairKey.self] = newValue }
  }
}
