import MaterialTesting
import SwiftUI
import SwiftUIClient
import Testing

@MainActor
@Suite("Tab views")
struct TabViewTests {
  private struct Page: View {
    let name: String
    let log: Log
    @State private var taps = 0

    var body: some View {
      let _ = log("body \(name)")
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { log("appear \(name)") }
        .onDisappear { log("disappear \(name)") }
    }
  }

  private struct Tabs: View {
    private enum Kind { case first, second }
    let log: Log

    var body: some View {
      TabView {
        Page(name: "one", log: log).tag(Kind.first).tabItem { Label("First", systemImage: "house") }
        Page(name: "two", log: log).tabItem { Text("Second") }.tag(Kind.second).badge(3)
      }
    }
  }

  @Test("a.3 point 63: without a binding the choice is the view's own, and tags may be of a private type")
  func ownSelection() throws {
    let log = Log()
    let window = try TestWindow { Tabs(log: log) }
    #expect(log.take() == ["body one", "appear one"])
    #expect(try window.find(.role(.tab, "First")).properties.states.contains(.selected))
    #expect(try window.find(.role(.tab, "Second, 3")).properties.position == 2)
    try window.click(on: "one 0")
    #expect(log.take() == ["body one"])
    try window.click(on: .role(.tab, "Second, 3"))
    #expect(try window.find("two 0").properties.role == .button)
    #expect(try window.all("one 1").isEmpty)
    #expect(log.take() == ["body two", "disappear one", "appear two"])
    try window.click(on: .role(.tab, "First"))
    #expect(try window.find("one 1").properties.role == .button)
    #expect(log.take() == ["disappear two", "appear one"])
  }

  @Test("a.3 point 63: the bar takes its ground from the pages, and its tint from around the view")
  func demo() async throws {
    let window = try TestWindow { DemoView() }
    await window.settle()
    // The page's onAppear has set the catalogue's yellow and a blue tint.
    #expect(try window.find(.role(.tablist)).inspect().background?.description == "#FDDA16")
    #expect(try window.find(.role(.tab, "Pager")).inspect().color?.description == "#007AFF")
    try window.click(on: .role(.tab, "Settings"))
    try window.click(on: "Tap")
    #expect(try window.find("Taps: 1").properties.role == .text)
    try window.click(on: .role(.tab, "Pager"))
    try window.click(on: .role(.tab, "Settings"))
    #expect(try window.find("Taps: 1").properties.role == .text)
  }

  private final class Choice: ObservableObject {
    @Published var value = 2
  }

  private struct Bound: View {
    @ObservedObject var choice: Choice
    var body: some View {
      TabView(selection: $choice.value) {
        Text("page 1").tag(1).tabItem { Text("A") }
        Text("page 2").tag(2).tabItem { Text("B") }
        ForEach(3..<5) { number in Text("page \(number)").tabItem { Text("\(number)") } }
      }
    }
  }

  @Test("a binding names the page by its tag or its identity in a loop; what names none shows the first")
  func boundSelection() throws {
    let choice = Choice()
    let window = try TestWindow { Bound(choice: choice) }
    #expect(try window.find("page 2").properties.role == .text)
    try window.click(on: .role(.tab, "4"))
    #expect(choice.value == 4)
    #expect(try window.find("page 4").properties.role == .text)
    choice.value = 1
    window.advance(by: 0.1)
    #expect(try window.find("page 1").properties.role == .text)
    choice.value = 77
    window.advance(by: 0.1)
    #expect(try window.find("page 1").properties.role == .text)
  }

  @Test("arrows, Home and End choose tabs as ARIA's pattern has it")
  func keys() throws {
    let choice = Choice()
    choice.value = 1
    let window = try TestWindow { Bound(choice: choice) }
    window.key("Tab")
    window.key("ArrowRight")
    #expect(choice.value == 2)
    window.key("End")
    #expect(choice.value == 4)
    window.key("ArrowRight")
    #expect(choice.value == 1)
    window.key("ArrowLeft")
    #expect(choice.value == 4)
    window.key("Home")
    #expect(choice.value == 1)
  }

  private struct Paged: View {
    @ObservedObject var choice: Choice
    let log: Log
    var body: some View {
      TabView(selection: $choice.value) {
        ForEach(0..<4) { number in
          Page(name: "page \(number)", log: log).frame(maxWidth: .infinity, maxHeight: .infinity).tag(number)
        }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("the page style opens at the chosen page; swipes choose, and choosing scrolls")
  func pages() async throws {
    let (choice, log) = (Choice(), Log())
    let window = try TestWindow(width: 400, height: 300) { Paged(choice: choice, log: log) }
    #expect(try window.find("page 2 0").bounds.midX == 200)
    #expect(log.take().filter { $0.hasPrefix("appear") } == ["appear page 2"])
    try window.drag("page 2 0", by: CGSize(width: -300, height: 0))
    await window.settle()
    #expect(choice.value == 3)
    #expect(try window.find("page 3 0").bounds.midX == 200)
    #expect(Set(log.take().filter { !$0.hasPrefix("body") }) == ["appear page 3", "disappear page 2"])
    withAnimation { choice.value = 0 }
    window.advance(by: 0.1)
    let onTheWay = try window.find("page 3 0").bounds.midX
    #expect(onTheWay > 200)
    await window.settle()
    #expect(choice.value == 0)
    #expect(try window.find("page 0 0").bounds.midX == 200)
    try window.resize(width: 500, height: 300)
    choice.value = 1
    await window.settle()
    #expect(try window.find("page 1 0").bounds.midX == 250)
  }

  @Test("the page style's dots say where one is, and choose")
  func dots() async throws {
    let choice = Choice()
    let window = try TestWindow { Paged(choice: choice, log: Log()) }
    #expect(try window.find(.role(.tab, "Page 3")).properties.states.contains(.selected))
    try window.click(on: .role(.tab, "Page 2"))
    await window.settle()
    #expect(choice.value == 1)
  }

  @Test("Tab gives a page its label and its value in one")
  func tabs() throws {
    struct Host: View {
      @State private var value = "b"
      var body: some View {
        TabView(selection: $value) {
          Tab("First", systemImage: "house", value: "a") { Text("page a") }
          Tab("Second", systemImage: "star", value: "b") { Text("page b") }
        }
      }
    }
    let window = try TestWindow { Host() }
    #expect(try window.find("page b").properties.role == .text)
    try window.click(on: .role(.tab, "First"))
    #expect(try window.find("page a").properties.role == .text)
  }

  @Test("a page can hide the bar")
  func hiddenBar() throws {
    let window = try TestWindow {
      TabView { Text("page").toolbar(.hidden, for: .tabBar).tabItem { Text("A") } }
    }
    #expect(try window.find("page").properties.role == .text)
    #expect(try window.all(.role(.tablist)).isEmpty)
  }
}
