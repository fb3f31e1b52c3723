import MaterialTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

extension EnvironmentValues {
  @Entry var accentName: String = "none"
  @Entry var limit: Int?
  @Entry var factors: [String: (Int, Int)] = ["a": (1, 2)]
}

@MainActor
@Suite("(b) 100 Container values and subviews, 44 entries")
struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("count \(subviews.count)")
          ForEach(subviews) { subview in
            HStack {
              Text(subview.containerValues.isPinned ? "pinned" : "loose")
              subview
            }
          }
        }
      }
    }
  }

  private struct Growing: View {
    @State var count = 2
    var body: some View {
      VStack {
        Cards {
          Text("first").containerValue(\.isPinned, true)
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
          if count > 2 { Text("late") }
        }
        Button("more") { count += 1 }
      }
    }
  }

  @Test("a container gets each view that its content stands for, with its values, also when there come more")
  func groupSubviews() throws {
    let window = try TestWindow { Growing() }
    #expect(try window.all(.label("count 3")).count == 1)
    #expect(try window.all(.label("pinned")).count == 1)
    #expect(try window.all(.label("loose")).count == 2)
    try window.click(on: .role(.button, "more"))
    #expect(try window.all(.label("count 5")).count == 1)
    #expect(try window.all(.label("late")).count == 1)
    #expect(try window.find(.label("row 2")).bounds.minY < window.find(.label("late")).bounds.minY)
  }

  @Test("a loop over subviews puts each where it stands")
  func loopOverSubviews() throws {
    let window = try TestWindow {
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Text("a").tag(1)
            Text("b").tag(2)
          }
        ) { subview in
          VStack {
            Text("tag \(subview.containerValues.tag(for: Int.self) ?? 0)")
            subview
          }
        }
      }
    }
    let (a, b) = (try window.find(.label("a")).bounds, try window.find(.label("b")).bounds)
    #expect(a.maxX <= b.minX)
    #expect(a.minY == b.minY)
    #expect(try window.all(.label("tag 2")).count == 1)
  }

  private struct Reader: View {
    @Environment(\.accentName) private var accent
    @Environment(\.limit) private var limit
    @Environment(\.factors) private var factors
    var body: some View { Text("\(accent) \(limit ?? 0) \(factors["a"]?.1 ?? 0)") }
  }

  @Test("an entry makes a value of the environment with its default")
  func entries() throws {
    let window = try TestWindow {
      VStack {
        Reader()
        Reader().environment(\.accentName, "blue").environment(\.limit, 3)
      }
    }
    #expect(try window.all(.label("none 0 2")).count == 1)
    #expect(try window.all(.label("blue 3 2")).count == 1)
  }
}
