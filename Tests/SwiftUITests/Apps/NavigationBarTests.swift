import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("(b) 58, 84 Navigation bars, toolbars, search, split views")
struct NavigationBarTests {
  private struct Stack: View {
    @State var path: [Int] = []
    @State var query = ""
    @State var taps = 0
    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Go", value: 1)
          Text("query \(query), taps \(taps)")
        }
        .navigationTitle("Root")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $query, prompt: "Find")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Left") { taps += 1 } }
          ToolbarItemGroup(placement: .primaryAction) {
            Button("One") { taps += 10 }
            if taps > 0 { Button("Two") {} }
          }
          ToolbarItem(placement: .bottomBar) { Text("below") }
        }
        .navigationDestination(for: Int.self) { number in
          Text("page \(number)").navigationTitle("Page \(number)")
        }
      }
    }
  }

  @Test("a bar shows the title in the middle and the items at the ends, and what they do is seen")
  func bar() async throws {
    let window = try TestWindow { Stack() }
    let title = try window.find(.role(.heading, "Root")).bounds
    #expect(abs(title.midX - 206) < 0.5)
    #expect(title.midY == 22)
    let left = try window.find(.role(.button, "Left")).bounds
    let one = try window.find(.role(.button, "One")).bounds
    #expect(left.minX == 16)
    #expect(abs(one.maxX - 396) < 0.5)
    #expect(try window.all(.label("below")).count == 1)
    try window.click(on: .role(.button, "Left"))
    await window.settle()
    #expect(try window.all(.label("query , taps 1")).count == 1)
    #expect(try window.all(.role(.button, "Two")).count == 1)
  }

  @Test("a page that is pushed has a button that goes back, named after the page before, and items of its own")
  func back() async throws {
    let window = try TestWindow { Stack() }
    try window.click(on: .role(.button, "Go"))
    await window.settle()
    #expect(try window.all(.role(.heading, "Page 1")).count == 1)
    #expect(try window.all(.role(.button, "One")).isEmpty)
    try window.click(on: .role(.button, "Root"))
    await window.settle()
    #expect(try window.all(.role(.heading, "Root")).count == 1)
    #expect(try window.all(.label("page 1")).isEmpty)
  }

  @Test("a search field writes the app's text, and says whether the user searches")
  func search() async throws {
    struct Searching: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(isSearching ? "searching" : "resting")
        Button("end") { dismissSearch() }
      }
    }
    struct Page: View {
      @State var query = ""
      var body: some View {
        NavigationStack {
          VStack {
            Searching()
            Text("query \(query)")
          }
          .searchable(text: $query)
        }
      }
    }
    let window = try TestWindow { Page() }
    #expect(try window.all(.label("resting")).count == 1)
    try window.click(on: .role(.searchbox))
    try window.type("abc")
    await window.settle()
    #expect(try window.all(.label("query abc")).count == 1)
    #expect(try window.all(.label("searching")).count == 1)
    try window.click(on: .role(.button, "Cancel"))
    await window.settle()
    #expect(try window.all(.label("query ")).count == 1)
    #expect(try window.all(.label("resting")).count == 1)
  }

  @Test("a hidden bar leaves its place to the page; a page that says nothing has none")
  func hidden() throws {
    let hidden = try TestWindow {
      NavigationStack {
        Color.red.accessibilityElement().accessibilityLabel("page").navigationTitle("T").toolbar(
          .hidden, for: .navigationBar)
      }
    }
    #expect(try hidden.find(.label("page")).bounds.minY == 0)
    let silent = try TestWindow {
      NavigationStack { Color.red.accessibilityElement().accessibilityLabel("page") }
    }
    #expect(try silent.find(.label("page")).bounds.minY == 0)
  }

  private struct Split: View {
    @State var choice: String?
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $choice) { Text("row \($0)") }
          .navigationTitle("Rows")
          .navigationBarTitleDisplayMode(.inline)
      } detail: {
        Text("detail \(choice ?? "none")")
      }
    }
  }

  @Test("where there is room columns stand beside each other, and a choice shows in the next")
  func wideSplit() async throws {
    let window = try TestWindow(width: 900, height: 600) { Split() }
    #expect(try window.find(.label("row a")).bounds.maxX < 280)
    #expect(try window.find(.label("detail none")).bounds.minX > 280)
    try window.click(on: .role(.listitem, "row b"))
    await window.settle()
    #expect(try window.all(.label("detail b")).count == 1)
  }

  @Test("where there is none, a choice goes on to the next column, and a button goes back")
  func narrowSplit() async throws {
    let window = try TestWindow(width: 400, height: 600) { Split() }
    #expect(try window.all(.label("detail none")).isEmpty)
    try window.click(on: .role(.listitem, "row b"))
    await window.settle()
    #expect(try window.all(.label("detail b")).count == 1)
    #expect(try window.all(.label("row a")).isEmpty)
    try window.click(on: .role(.button, "Back"))
    await window.settle()
    #expect(try window.all(.label("row a")).count == 1)
  }

  private struct Presented: View {
    @State var isShown = false
    var body: some View {
      NavigationStack {
        Button("show") { isShown = true }
          .navigationTitle("Root")
          .navigationDestination(isPresented: $isShown) { Text("shown page") }
      }
    }
  }

  @Test("a page that a binding presents comes with it, and going back sets the binding")
  func presentedPage() async throws {
    let window = try TestWindow { Presented() }
    for _ in 0..<2 {
      try window.click(on: .role(.button, "show"))
      await window.settle()
      #expect(try window.all(.label("shown page")).count == 1)
      try window.click(on: .role(.button, "Root"))
      await window.settle()
      #expect(try window.all(.label("shown page")).isEmpty)
    }
  }

  @Test("of a label in a bar the icon shows, and in the menu of a bar's item both do")
  func labelsInBars() async throws {
    let window = try TestWindow {
      NavigationStack {
        Text("page")
          .toolbar {
            Menu("More", systemImage: "ellipsis.circle") { Button("Share", systemImage: "square.and.arrow.up") {} }
          }
      }
    }
    // The icon of a menu's button alone is no wider than its bar is high.
    #expect(try window.find(.role(.button, "More")).bounds.width < 44)
    try window.click(on: .role(.button, "More"))
    await window.settle()
    #expect(try window.find(.role(.menuitem, "Share")).bounds.width > 60)
  }
}
