import MaterialTesting
import SwiftUI
import Testing

@MainActor
@Suite("a.3 onChange, onAppear and task order")
struct LifecycleTests {
  // MARK: Point 14

  private struct Rows: View {
    let log: Log
    @State private var row: Int? = 0
    var body: some View {
      VStack {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { number in
              Text("row \(number)").frame(height: 100)
                .onChange(of: number, initial: true) { if number == 0 { log("initial") } }
            }
          }
        }
        .scrollPosition(id: $row, anchor: .top)
        .frame(height: 200)
        Button("away") { row = 40 }
        Button("back") { row = 0 }
      }
    }
  }

  @Test("a.3 point 14: an initial onChange fires at each appearance")
  func initialChange() throws {
    let log = Log()
    let window = try TestWindow { Rows(log: log) }
    #expect(log.take() == ["initial"])
    try window.click(on: "away")
    window.advance(by: 0.1)
    #expect(log.take() == [])
    try window.click(on: "back")
    window.advance(by: 0.1)
    #expect(log.take() == ["initial"])
  }

  // MARK: Point 15

  @Test("a.3 point 15: actions come innermost first, on a view in the order of the code, and tasks after all of them")
  func order() async throws {
    let log = Log()
    let window = try TestWindow {
      Group {
        VStack {
          Text("text")
            .task { log("text task") }
            .onChange(of: 1, initial: true) { log("text change") }
            .onAppear { log("text appear") }
        }
        .onAppear {
          log("stack appear")
          Task { @MainActor in log("stack's own task") }
        }
        .task { log("stack task") }
        .onChange(of: 1, initial: true) { log("stack change") }
      }
      .onChange(of: 1, initial: true) { log("group change") }
      .onAppear { log("group appear") }
    }
    let actions = ["text change", "text appear", "stack appear", "stack change", "group change", "group appear"]
    #expect(log.take() == actions)
    await window.settle()
    #expect(log.take().sorted() == ["stack task", "stack's own task", "text task"])
  }

  // MARK: Point 16

  private final class Model: ObservableObject {
    @Published var value = 0
    @Published var other = "old"
  }

  private struct Watching: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      let other = model.other
      Text("value").onChange(of: model.value) { old, new in log("\(old) \(new) \(other)") }
    }
  }

  @Test("a.3 point 16: onChange fires once an update, with the new body's closure, and not for what was taken back")
  func changes() throws {
    let (model, log) = (Model(), Log())
    let window = try TestWindow { Watching(model: model, log: log) }
    model.value = 1
    model.other = "new"
    model.value = 2
    window.advance(by: 0.1)
    #expect(log.take() == ["0 2 new"])
    model.value = 9
    model.value = 2
    window.advance(by: 0.1)
    #expect(log.take() == [])
  }

  // MARK: Point 17

  private struct Noting: Layout {
    let log: Log
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      log("layout")
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("a.3 point 17: onAppear comes after layout, and a task that it starts on a later turn")
  func appearance() async throws {
    let log = Log()
    let window = try TestWindow {
      Noting(log: log) {
        Text("text").onAppear {
          log("appear")
          Task { @MainActor in log("task") }
        }
      }
    }
    log("shown")
    #expect(log.take() == ["layout", "appear", "shown"])
    await window.settle()
    #expect(log.take() == ["task"])
  }

  // MARK: Point 18

  private struct Sleeping: View {
    @State private var item: String? = "held"
    var body: some View {
      Text(item ?? "let go")
        .onAppear {
          Task {
            try? await Task.sleep(for: .seconds(0.05))
            item = nil
          }
        }
    }
  }

  @Test("a.3 point 18: the window's loop carries on what a sleeping task on the main actor does when it wakes")
  func sleep() async throws {
    let window = try TestWindow { Sleeping() }
    #expect(try window.find("held").properties.role == .text)
    try await window.wait(for: "let go")
  }
}
