import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("a.3 State and observation")
struct StateTests {
  // MARK: Points 8 and 9

  private final class Model: ObservableObject {
    nonisolated(unsafe) static var made: [Int] = []
    let number: Int
    init(number: Int) {
      self.number = number
      Self.made.append(number)
    }
  }

  private struct Owner: View {
    @StateObject private var model: Model
    @State private var first: Int

    init(number: Int) {
      _model = StateObject(wrappedValue: Model(number: number))
      _first = State(initialValue: number)
    }

    var body: some View { Text("model \(model.number) state \(first)") }
  }

  private struct Parent: View {
    @ObservedObject var counter: Counter
    var body: some View {
      VStack {
        Text("parent \(counter.count)")
        Owner(number: counter.count)
      }
    }
  }

  @Test("a.3 point 8: a state object is made once for its identity, at the first body and not in init")
  func stateObject() throws {
    Model.made = []
    _ = Owner(number: 7)
    #expect(Model.made == [])
    let counter = Counter()
    let window = try TestWindow { Parent(counter: counter) }
    #expect(Model.made == [0])
    counter.count = 1
    window.advance(by: 0.1)
    #expect(try window.find("parent 1").properties.role == .text)
    #expect(Model.made == [0])
  }

  @Test("a.3 point 9: a state's initial value counts for the first value of an identity only")
  func initialState() throws {
    let counter = Counter()
    let window = try TestWindow { Parent(counter: counter) }
    counter.count = 5
    window.advance(by: 0.1)
    #expect(try window.find("parent 5").properties.role == .text)
    #expect(try window.find("model 0 state 0").properties.role == .text)
  }

  // MARK: Point 10

  private final class Header: ObservableObject {
    struct State: Equatable {
      var height: CGFloat = 0
      var offset: CGFloat = 0
    }
    @Published fileprivate(set) var state = State()
  }

  private struct HeaderView: View {
    @ObservedObject var header: Header
    let log: Log
    var body: some View {
      let _ = log("body")
      Text("\(Int(header.state.height)) \(Int(header.state.offset))")
    }
  }

  @Test("a.3 point 10: a published change is announced before it is stored, and equal ones are announced too")
  func announcements() {
    let (header, log) = (Header(), Log())
    let subscription = header.objectWillChange.subscribe { log("\(Int(header.state.height))") }
    header.state.height = 3
    header.state.height = 3
    withExtendedLifetime(subscription) {}
    #expect(log.take() == ["0", "3"])
  }

  @Test("a.3 point 10: writes to several fields in one turn are one update, and an equal write ends at once")
  func coalescing() throws {
    let (header, log) = (Header(), Log())
    let window = try TestWindow { HeaderView(header: header, log: log) }
    #expect(log.take() == ["body"])
    header.state.height = 1
    header.state.offset = 2
    header.state.height = 3
    window.advance(by: 0.1)
    #expect(log.take() == ["body"])
    #expect(try window.find("3 2").properties.role == .text)
    header.state.height = 3
    window.advance(by: 0.1)
    #expect(log.take().count <= 1)
    window.advance(by: 1)
    #expect(log.take() == [])
  }

  // MARK: Point 11

  /// Each stage begins when the one before it has found its height: bar → header → spacer → offset.
  private struct Stages: View {
    @State private var bar: CGFloat = 0
    @State private var header: CGFloat = 0
    @State private var spacer: CGFloat = 0
    @State private var offset: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 30).reading { bar = $0 }
        if bar > 0 { Color.blue.frame(height: bar + 10).reading { header = $0 } }
        if header > 0 { Color.green.frame(height: header * 2).reading { spacer = $0 } }
        Text("offset \(Int(offset))")
      }
      .onChange(of: spacer) { offset = spacer + 1 }
    }
  }

  @Test("a.3 point 11: heights that depend on each other have settled when the first frame is shown")
  func settlesInOneFrame() throws {
    let window = try TestWindow { Stages() }
    // 30 → 30 + 10 → 2 × 40 → 80 + 1
    #expect(try window.find("offset 81").properties.role == .text)
    #expect(window.statistics.frames == 1)
    #expect(window.logged == [])
  }

  private struct Looping: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      VStack {
        Text("value \(value)")
        Button("start") { value = 1 }
      }
      .onChange(of: value) {
        log("fired")
        value += 1
      }
    }
  }

  @Test("a.3 point 11: a handler that feeds itself fires twice a frame and is then told off")
  func cycleGuard() throws {
    let log = Log()
    let window = try TestWindow { Looping(log: log) }
    try window.click(on: "start")
    #expect(log.take() == ["fired", "fired"])
    #expect(window.logged.contains { $0.contains("tried to update multiple times per frame") })
    // The value that was dropped counts as seen.
    window.advance(by: 0.5)
    #expect(log.take() == [])
    #expect(try window.find("value 3").properties.role == .text)
  }

  // MARK: Point 12

  private final class ScrollModel: ObservableObject {
    @Published var item: Int?
  }

  private struct Scrolling: View {
    @StateObject private var model = ScrollModel()
    var body: some View {
      VStack {
        Text("item \(model.item ?? -1)")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { Text("row \($0)").frame(height: 100).id($0) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $model.item, anchor: .top)
        .frame(height: 200)
      }
    }
  }

  @Test("a.3 point 12: a scroll view writes through the projection of a state object, and that publishes")
  func projectedBinding() async throws {
    let window = try TestWindow { Scrolling() }
    #expect(try window.find("item -1").properties.role == .text)
    try window.scroll("row 1", by: CGSize(width: 0, height: 310))
    await window.settle()
    #expect(try window.find("item 3").properties.role == .text)
  }

  // MARK: Point 13

  private struct Reader: View {
    let place: String
    @EnvironmentObject private var counter: Counter
    var body: some View { Text("\(place) \(counter.count)") }
  }

  @Test("a.3 point 13: an environment object reaches backgrounds, overlays, lazy children and the pages of tab views")
  func environmentObjects() throws {
    let counter = Counter()
    let window = try TestWindow {
      VStack {
        Reader(place: "content")
          .background { Reader(place: "background") }
          .overlay { Reader(place: "overlay") }
        ScrollView { LazyVStack { ForEach(0..<1) { _ in Reader(place: "lazy") } } }
        TabView { Reader(place: "page") }.tabViewStyle(.page)
        TabView { Reader(place: "tab").tabItem { Text("Tab") } }
      }
      .environmentObject(counter)
    }
    for count in 0...1 {
      counter.count = count
      window.advance(by: 0.1)
      for place in ["content", "background", "overlay", "lazy", "page", "tab"] {
        #expect(try window.all(.label("\(place) \(count)")).count == 1)
      }
    }
  }

  @Test("a.3 point 13: a missing environment object is a trap that names its type")
  func missingObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = try? TestWindow { Reader(place: "nowhere") } }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("No object of type Counter"))
  }
}

extension View {
  /// Calls an action with the view's height, as layout finds it.
  func reading(_ action: @escaping (CGFloat) -> Void) -> some View {
    background {
      GeometryReader { proxy in Color.clear.preference(key: HeightKey.self, value: proxy.size.height) }
    }
    .onPreferenceChange(HeightKey.self, perform: action)
  }
}

struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
