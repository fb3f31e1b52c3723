import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("a.3 Identity, lists, lazy containers")
struct IdentityTests {
  // MARK: Point 1

  private struct Row<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { HStack(spacing: 0) { content() } }
  }

  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  @Test(
    "a.3 point 1: a modifier over several views is one over each of them",
    arguments: [
      "frame", "padding", "background", "overlay", "opacity", "offset", "clip", "scale", "zIndex", "contentShape",
      "onAppear", "onChange", "preference", "font", "transition", "container", "tag", "environment",
    ])
  func modifiersAreTransparent(name: String) throws {
    let window = try TestWindow {
      Row { [name] in
        let content = Group {
          Pair()
          ForEach(["c", "d"], id: \.self) { Text($0) }
        }
        switch name {
        case "frame": AnyView(content.frame(width: 50))
        case "padding": AnyView(content.padding(4))
        case "background": AnyView(content.background { Color.red })
        case "overlay": AnyView(content.overlay { Color.clear })
        case "opacity": AnyView(content.opacity(0.5))
        case "offset": AnyView(content.offset(y: 3))
        case "clip": AnyView(content.clipped())
        case "scale": AnyView(content.scaleEffect(0.9))
        case "zIndex": AnyView(content.zIndex(1))
        case "contentShape": AnyView(content.contentShape(Rectangle()))
        case "onAppear": AnyView(content.onAppear {})
        case "onChange": AnyView(content.onChange(of: name) {})
        case "preference": AnyView(content.preference(key: FirstKey.self, value: 1))
        case "font": AnyView(content.font(.title))
        case "transition": AnyView(content.transition(.scale(scale: 0.5)))
        case "container": AnyView(content.containerRelativeFrame(.horizontal, count: 4, spacing: 0))
        case "tag": AnyView(content.tag(1))
        default: AnyView(content.environmentObject(Counter()))
        }
      }
    }
    let frames = try ["a", "b", "c", "d"].map { try window.find(.label($0)).bounds }
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(left.minX < right.minX, "\(name) put two elements into one")
      #expect(abs(left.midY - right.midY) < 1)
    }
  }

  @Test("a.3 point 1: each element of a lazy row gets a frame of its container's width")
  func relativeFrames() throws {
    let window = try TestWindow(width: 400, height: 200) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          Pair().scrollClipDisabled().containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        }
      }
    }
    // (400 − 10) / 2 = 195 for each.
    #expect(try window.find(.label("a")).bounds.midX == 97.5)
    #expect(try window.find(.label("b")).bounds.midX == 195 + 97.5)
  }

  // MARK: Point 2

  private enum Page: CaseIterable, Identifiable {
    case one, two, three
    var id: String { "\(self)" }
  }

  private struct Marked: ViewModifier {
    let page: Page
    func body(content: Content) -> some View { content.padding(0).id(page).background { Color.clear } }
  }

  private struct PageView: View {
    let page: Page
    var body: some View { Text(page.id).frame(maxWidth: .infinity, maxHeight: .infinity).modifier(Marked(page: page)) }
  }

  private final class Place: ObservableObject {
    @Published var page: Page? = .one
    @Published var name: String?
  }

  private struct Pages: View {
    @ObservedObject var place: Place

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(Page.allCases) { page in
            PageView(page: page).opacity(1)
          }
          .containerRelativeFrame(.horizontal)
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $place.page, anchor: .center)
      .scrollPosition(id: $place.name)
    }
  }

  @Test("a.3 point 2: an id in a modifier's body is found and reported by type and value")
  func idsBelowModifiers() async throws {
    let place = Place()
    let window = try TestWindow(width: 400, height: 200) { Pages(place: place) }
    #expect(try window.find("one").bounds.midX == 200)
    place.page = .two
    window.advance(by: 0.1)
    #expect(try window.find("two").bounds.midX == 200)
    place.page = .one
    window.advance(by: 0.1)
    try window.drag("one", by: CGSize(width: -300, height: 0))
    await window.settle()
    // The binding of a page gets the page, and that of a string what the loop calls it.
    #expect(place.page == .two)
    #expect(place.name == "two")
  }

  // MARK: Point 3

  private final class Identity: ObservableObject {
    @Published var id = 1
    @Published var other = 0
  }

  private struct Identified: View {
    @ObservedObject var identity: Identity
    let log: Log
    var body: some View {
      VStack {
        Counted(log: log).id(identity.id)
        Text("other \(identity.other)")
      }
    }
  }

  private struct Counted: View {
    let log: Log
    @State private var taps = 0
    var body: some View {
      Button("taps \(taps)") { taps += 1 }
        .onAppear { log("appear") }
        .onDisappear { log("disappear") }
    }
  }

  @Test("a.3 point 3: another id is another view; the same id again is nothing")
  func explicitIdentity() throws {
    let (identity, log) = (Identity(), Log())
    let window = try TestWindow { Identified(identity: identity, log: log) }
    #expect(log.take() == ["appear"])
    try window.click(on: "taps 0")
    identity.other = 1
    identity.id = 1
    window.advance(by: 0.1)
    #expect(try window.find("taps 1").properties.role == .button)
    #expect(log.take() == [])
    identity.id = 2
    window.advance(by: 0.1)
    #expect(try window.find("taps 0").properties.role == .button)
    #expect(log.take().sorted() == ["appear", "disappear"])
  }

  // MARK: Point 4

  private struct LazyPage: View {
    let number: Int
    let log: Log
    @ObservedObject var identity: Identity
    @State private var taps = 0

    var body: some View {
      Button("page \(number) taps \(taps)") { taps += 1 }
        .containerRelativeFrame(.horizontal)
        .onAppear { log("appear \(number)") }
        .onDisappear { log("disappear \(number)") }
        .onChange(of: identity.other) { log("change \(number)") }
    }
  }

  private struct LazyPages: View {
    @ObservedObject var identity: Identity
    let log: Log
    @State private var page: Int? = 0

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<5) { number in
              LazyPage(number: number, log: log, identity: identity).id(number)
            }
          }
        }
        .scrollPosition(id: $page)
        Button("next") { page = (page ?? 0) + 1 }
        Button("back") { page = (page ?? 0) - 1 }
      }
    }
  }

  @Test("a.3 point 4: a lazy page appears again when it comes back, with its state, and follows changes meanwhile")
  func lazyPages() throws {
    let (identity, log) = (Identity(), Log())
    let window = try TestWindow(width: 400, height: 300) { LazyPages(identity: identity, log: log) }
    #expect(log.take() == ["appear 0"])
    try window.click(on: "page 0 taps 0")
    try window.click(on: "next")
    window.advance(by: 0.1)
    #expect(log.take().sorted() == ["appear 1", "disappear 0"])
    identity.other = 1
    window.advance(by: 0.1)
    #expect(Set(log.take()).isSuperset(of: ["change 0", "change 1"]))
    try window.click(on: "back")
    window.advance(by: 0.1)
    #expect(log.take().sorted() == ["appear 0", "disappear 1"])
    #expect(try window.find("page 0 taps 1").properties.role == .button)
  }

  // MARK: Point 5

  private struct MeasuredRows: View {
    let log: Log
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Text("\($0)").frame(height: 20) }
        }
        .background {
          GeometryReader { proxy in
            Color.clear.onAppear { log("\(proxy.size.height)") }
              .onChange(of: proxy.size.height, initial: true) { log("\(proxy.size.height)") }
          }
        }
      }
    }
  }

  @Test("a.3 point 5: a lazy column's length is an estimate from the first pass on, and never zero")
  func lazyLength() throws {
    let log = Log()
    _ = try TestWindow { MeasuredRows(log: log) }
    let heights = log.take().compactMap { Double($0) }
    #expect(!heights.isEmpty)
    // 1000 rows of 20 points each.
    #expect(heights.allSatisfy { abs($0 - 20_000) < 2_000 })
  }

  // MARK: Points 6 and 7

  private final class Registry: ObservableObject {
    @Published var isDone = false
    var names: [String] = []
    let log = Log()
  }

  private struct Registrar: View {
    init(_ name: String, _ registry: Registry) { registry.names.append(name) }
    var body: some View { EmptyView() }
  }

  private final class PageModel: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var value = 0
    init() { Self.made += 1 }
  }

  private struct RegisteredPage: View {
    let name: String
    let registry: Registry
    @StateObject private var model = PageModel()

    var body: some View {
      ScrollView { Text("content of \(name) \(model.value)") }
        .background { Registrar(name, registry) }
        .onAppear { registry.log("appear \(name)") }
        .onDisappear { registry.log("disappear \(name)") }
    }
  }

  private struct Registering: View {
    @ObservedObject var registry: Registry

    var body: some View {
      Text("front")
        .background {
          if !registry.isDone {
            TabView {
              ForEach(["a", "b", "c"], id: \.self) { RegisteredPage(name: $0, registry: registry) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .frame(height: 0)
            .onAppear { Task { @MainActor in registry.isDone = true } }
          }
        }
    }
  }

  @Test("a.3 point 6: a page-style tab view without height evaluates all of its pages, backgrounds too")
  func pagesWithoutHeight() async throws {
    let registry = Registry()
    let window = try TestWindow { Registering(registry: registry) }
    #expect(Set(registry.names) == ["a", "b", "c"])
    #expect(!registry.isDone)
    await window.settle()
    #expect(registry.isDone)
    #expect(try window.all(.label("front")).count == 1)
  }

  @Test("a.3 point 7: pages that are removed disappear if they had appeared, and each had a state object of its own")
  func removedPages() async throws {
    let registry = Registry()
    PageModel.made = 0
    let window = try TestWindow { Registering(registry: registry) }
    #expect(PageModel.made == 3)
    let appeared = registry.log.take().filter { $0.hasPrefix("appear") }.map { $0.dropFirst("appear ".count) }
    #expect(appeared.first == "a")
    await window.settle()
    let gone = registry.log.take().filter { $0.hasPrefix("disappear") }.map { $0.dropFirst("disappear ".count) }
    #expect(Set(gone) == Set(appeared))
    #expect(try window.all(Finder(labelContains: "content of")).isEmpty)
  }
}

/// The first contribution stays.
struct FirstKey: PreferenceKey {
  static var defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

final class Counter: ObservableObject {
  @Published var count = 0
}
