import Testing
import ViewEngine

// What the order of actions and the combination of preferences have to be for code written against SwiftUI.

@MainActor
@Suite("Lifecycle and preferences")
struct LifecycleTests {
  final class Log { var lines: [String] = [] }

  @Observable final class Model {
    var value = 0
    var other = 0
    var isShown = true
  }

  @Test("appearances come innermost first, and on one view in the order of the code")
  func appearanceOrder() {
    let log = Log()
    _ = Stage {
      VStack {
        Text(verbatim: "a").onChange(of: 1, initial: true) { log.lines.append("text change") }
          .onAppear { log.lines.append("text appear") }
      }
      .onChange(of: 1, initial: true) { log.lines.append("stack change") }
      .onAppear { log.lines.append("stack appear") }
    }
    #expect(log.lines == ["text change", "text appear", "stack change", "stack appear"])
  }

  @Test("onChange sees the value of the last evaluation, and nothing of a change that was taken back")
  func changes() {
    let log = Log()
    let model = Model()
    let stage = Stage {
      Text(verbatim: "a").onChange(of: model.value) { old, new in log.lines.append("\(old)-\(new)-\(model.other)") }
    }
    model.value = 1
    model.value = 2
    model.other = 9
    stage.frame()
    #expect(log.lines == ["0-2-9"])
    model.value = 5
    model.value = 2
    stage.frame()
    #expect(log.lines == ["0-2-9"])
  }

  struct FirstKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  struct ListKey: PreferenceKey {
    static var defaultValue: [String] { ["default"] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("a preference starts with the first contribution, so an empty reduce keeps that")
  func firstWins() {
    var seen: [Int] = []
    _ = Stage {
      VStack {
        Text(verbatim: "none")
        Text(verbatim: "a").preference(key: FirstKey.self, value: 7)
        Text(verbatim: "b").preference(key: FirstKey.self, value: 8)
      }
      .onPreferenceChange(FirstKey.self) { seen.append($0) }
    }
    #expect(seen == [7])
  }

  @Test("contributions come in tree order, a view's own replaces those in it, a background's come after")
  func treeOrder() {
    var seen: [[String]] = []
    var inner: [[String]] = []
    _ = Stage {
      VStack {
        Text(verbatim: "a").preference(key: ListKey.self, value: ["inside"])
          .preference(key: ListKey.self, value: ["a"])
        Text(verbatim: "b").preference(key: ListKey.self, value: ["b"])
          .background(Color.clear.preference(key: ListKey.self, value: ["behind b"]))
          .onPreferenceChange(ListKey.self) { inner.append($0) }
      }
      .onPreferenceChange(ListKey.self) { seen.append($0) }
    }
    #expect(seen == [["a", "b", "behind b"]])
    #expect(inner == [["b", "behind b"]])
  }

  @Test("without a contributor there is no call; the first value is reported even if it is the default")
  func firstReport() {
    var seen: [[String]] = []
    let model = Model()
    model.isShown = false
    let stage = Stage {
      VStack {
        if model.isShown { Text(verbatim: "a").preference(key: ListKey.self, value: ["default"]) }
      }
      .onPreferenceChange(ListKey.self) { seen.append($0) }
    }
    #expect(seen.isEmpty)
    model.isShown = true
    stage.frame()
    #expect(seen == [["default"]])
  }

  final class Source: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    nonisolated(unsafe) static var made = 0
    init() { Source.made += 1 }
  }

  struct Owner: View {
    @StateObject private var source = Source()
    let log: Log
    let number: Int
    let onMake: (Source) -> Void
    var body: some View {
      let _ = note()
      Text(verbatim: "\(number) \(source.a) \(source.b)")
    }
    private func note() {
      log.lines.append("body")
      onMake(source)
    }
  }

  @Test("a state object is made once for its identity; writes of one turn are one update, equal ones too")
  func stateObject() {
    Source.made = 0
    let log = Log()
    let model = Model()
    var source: Source?
    let stage = Stage { Owner(log: log, number: model.value) { source = $0 } }
    #expect(Source.made == 1)
    model.value = 1
    stage.frame()
    #expect(Source.made == 1)
    log.lines = []
    source?.a = 1
    source?.b = 2
    source?.a = 1
    stage.frame()
    #expect(log.lines == ["body"])
    #expect(stage.labels == ["1 1 2"])
  }

  @Test("onReceive gets each value that is announced while the view is there")
  func receive() {
    let source = Source()
    let model = Model()
    var seen: [Int] = []
    let stage = Stage {
      if model.isShown { Text(verbatim: "a").onReceive(source.$a) { seen.append($0) } }
    }
    source.a = 3
    source.a = 4
    model.isShown = false
    stage.frame()
    source.a = 5
    #expect(seen == [3, 4])
  }

  struct Label: View, Equatable {
    let text: String
    let ignored: Int
    nonisolated static func == (left: Label, right: Label) -> Bool { left.text == right.text }
    var body: some View { Text(verbatim: "\(text) \(ignored)") }
  }

  @Test("an equatable view is left alone while it is equal")
  func equatable() {
    let model = Model()
    let stage = Stage { Label(text: "a\(model.value / 10)", ignored: model.value).equatable() }
    model.value = 5
    stage.frame()
    #expect(stage.labels == ["a0 0"])
    model.value = 12
    stage.frame()
    #expect(stage.labels == ["a1 12"])
  }
}
