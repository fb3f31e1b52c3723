import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("a.3 Preferences")
struct PreferenceTests {
  private struct ListKey: PreferenceKey {
    static var defaultValue: [String] = ["default"]
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private func values<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [[String]] {
    var seen: [[String]] = []
    let view = content()
    _ = try TestWindow { view.onPreferenceChange(ListKey.self) { seen.append($0) } }
    return seen
  }

  // MARK: Point 19

  @Test("a.3 point 19: the first contribution is the start, so an empty reduce keeps it, and none is the default")
  func firstContribution() throws {
    var seen: [Int] = []
    _ = try TestWindow {
      VStack {
        Text("says nothing")
        Text("a").preference(key: FirstKey.self, value: 7)
        Text("b").preference(key: FirstKey.self, value: 8)
      }
      .onPreferenceChange(FirstKey.self) { seen.append($0) }
    }
    #expect(seen == [7])
    let list = try values {
      VStack {
        Text("says nothing")
        Text("a").preference(key: ListKey.self, value: ["a"])
        Text("b").preference(key: ListKey.self, value: ["b"])
      }
    }
    #expect(list == [["a", "b"]])
  }

  // MARK: Point 20

  @Test("a.3 point 20: a view's own preference replaces those in it; a background's come after the content's")
  func replacement() throws {
    let seen = try values {
      VStack {
        Text("a").preference(key: ListKey.self, value: ["inside"]).preference(key: ListKey.self, value: ["a"])
        Text("b").preference(key: ListKey.self, value: ["b"])
          .background { Color.clear.preference(key: ListKey.self, value: ["behind b"]) }
          .overlay { Color.clear.preference(key: ListKey.self, value: ["before b"]) }
      }
    }
    #expect(seen == [["a", "b", "behind b", "before b"]])
  }

  // MARK: Point 21

  private struct Switching: View {
    @ObservedObject var counter: Counter
    let log: Log
    var body: some View {
      VStack {
        if counter.count > 0 {
          Text("a").preference(key: ListKey.self, value: counter.count == 1 ? ["default"] : ["\(counter.count)"])
        }
      }
      .onPreferenceChange(ListKey.self) { log("inner \($0)") }
      .padding()
      .onPreferenceChange(ListKey.self) { log("outer \($0)") }
    }
  }

  @Test("a.3 point 21: values go on up; the first is reported even if it is the default, then only other ones")
  func reports() throws {
    let (counter, log) = (Counter(), Log())
    let window = try TestWindow { Switching(counter: counter, log: log) }
    #expect(log.take() == [])
    counter.count = 1
    window.advance(by: 0.1)
    #expect(log.take() == ["inner [\"default\"]", "outer [\"default\"]"])
    counter.count = 1
    window.advance(by: 0.1)
    #expect(log.take() == [])
    counter.count = 2
    window.advance(by: 0.1)
    #expect(log.take() == ["inner [\"2\"]", "outer [\"2\"]"])
  }

  private struct Forgetting: View {
    @ObservedObject var counter: Counter
    let log: Log
    var body: some View {
      Text("a").preference(key: ListKey.self, value: ["a"])
        .onPreferenceChange(ListKey.self) { log("\($0)") }
        .id(counter.count)
    }
  }

  @Test("a.3 point 21: what was reported is forgotten with the identity")
  func forgetting() throws {
    let (counter, log) = (Counter(), Log())
    let window = try TestWindow { Forgetting(counter: counter, log: log) }
    #expect(log.take() == ["[\"a\"]"])
    counter.count = 1
    window.advance(by: 0.1)
    #expect(log.take() == ["[\"a\"]"])
  }

  // MARK: Point 22

  private struct Measuring: View {
    @ObservedObject var counter: Counter
    @State private var height: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: CGFloat(50 + counter.count)).reading { height = $0 }
        Text("measured \(Int(height))")
      }
    }
  }

  @Test("a.3 point 22: a size that goes through a preference arrives in the same frame")
  func sameFrame() throws {
    let counter = Counter()
    let window = try TestWindow { Measuring(counter: counter) }
    #expect(window.statistics.frames == 1)
    #expect(try window.find("measured 50").properties.role == .text)
    window.resetStatistics()
    counter.count = 10
    window.advance(by: 0.1)
    #expect(window.statistics.frames == 1)
    #expect(try window.find("measured 60").properties.role == .text)
  }

  // MARK: Point 23

  @Test("a.3 point 23: preferences cross scroll views, lazy stacks, pages, erased and conditional views")
  func crossing() throws {
    let seen = try values {
      VStack {
        ScrollView { Text("1").preference(key: ListKey.self, value: ["scroll"]) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { number in
              Color.red.frame(height: 400).preference(key: ListKey.self, value: ["lazy \(number)"])
            }
          }
        }
        .frame(height: 100)
        TabView { Text("3").preference(key: ListKey.self, value: ["page"]) }.tabViewStyle(.page)
        AnyView(Text("4").preference(key: ListKey.self, value: ["erased"]))
        if Bool(true) { Text("5").preference(key: ListKey.self, value: ["conditional"]) }
      }
    }
    let last = try #require(seen.last)
    #expect(last.first == "scroll")
    #expect(last.suffix(3) == ["page", "erased", "conditional"])
    // Only rows that were made contribute.
    let rows = last.dropFirst().dropLast(3)
    #expect(rows.first == "lazy 0")
    #expect(rows.count < 10)
  }

  // MARK: Point 24

  private struct MinKey: PreferenceKey {
    static var defaultValue: CGFloat? = nil
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
      guard let next = nextValue() else { return }
      value = max(value ?? next, next)
    }
  }

  @Test("a.3 point 24: contributions are combined in order however they are grouped, and defaults may be ignored")
  func grouping() throws {
    var seen: [CGFloat?] = []
    _ = try TestWindow {
      HStack {
        VStack {
          Text("a").preference(key: MinKey.self, value: nil)
          Text("b").preference(key: MinKey.self, value: 4)
        }
        VStack { Text("c").preference(key: MinKey.self, value: 9) }
        Text("d").preference(key: MinKey.self, value: nil)
      }
      .onPreferenceChange(MinKey.self) { seen.append($0) }
    }
    #expect(seen == [9])
    let grouped = try values {
      HStack {
        VStack { ForEach(["a", "b"], id: \.self) { Text($0).preference(key: ListKey.self, value: [$0]) } }
          .onPreferenceChange(ListKey.self) { _ in }
        Group { Text("c").preference(key: ListKey.self, value: ["c"]) }.padding()
      }
    }
    #expect(grouped == [["a", "b", "c"]])
  }
}
