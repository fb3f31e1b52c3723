import Testing
import ViewEngine

// Text is a grid: at 17 points (body) a character is 8.5 wide and a line 21.25, rounded up to 22.

@MainActor
@Suite("Layouts as values")
struct LayoutValueTests {
  @Observable final class Model {
    var isRow = true
    var width: CGFloat = 400
  }

  struct Counting: View {
    let onMake: (Binding<Int>) -> Void
    @State private var count = 0
    var body: some View {
      let _ = onMake($count)
      Text(verbatim: "\(count)")
    }
  }

  @Test("stack layouts arrange as the stacks do")
  func sameAsStacks() {
    let values = Stage {
      HStackLayout(alignment: .bottom, spacing: 3) {
        Color.red.frame(minWidth: 10, maxWidth: 50, maxHeight: 20)
        Spacer()
        VStackLayout(alignment: .trailing) {
          Color.blue.frame(width: 20, height: 30)
          ZStackLayout(alignment: .topLeading) { Color.green.frame(width: 5, height: 60) }
        }
      }
    }
    let views = Stage {
      HStack(alignment: .bottom, spacing: 3) {
        Color.red.frame(minWidth: 10, maxWidth: 50, maxHeight: 20)
        Spacer()
        VStack(alignment: .trailing) {
          Color.blue.frame(width: 20, height: 30)
          ZStack(alignment: .topLeading) { Color.green.frame(width: 5, height: 60) }
        }
      }
    }
    #expect(values.fills == views.fills)
    #expect(values.fills.count == 3)
  }

  @Test("another layout keeps the views' state, and they move there")
  func anyLayout() {
    let model = Model()
    var binding: Binding<Int>?
    let stage = Stage(width: 200, height: 100) {
      let layout = model.isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Color.red.frame(width: 20, height: 20)
        Color.green.frame(width: 20, height: 20).overlay { Counting { binding = $0 } }
      }
    }
    binding?.wrappedValue = 3
    stage.frame()
    #expect(stage.fill(.green)?.rect.origin == CGPoint(x: 100, y: 40))
    withAnimation(.linear(duration: 1)) { model.isRow = false }
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.green)?.rect.origin == CGPoint(x: 95, y: 45))
    stage.advance(milliseconds: 600)
    #expect(stage.fill(.green)?.rect.origin == CGPoint(x: 90, y: 50))
    #expect(stage.labels == ["3"])
  }

  @Test("the first view that fits is shown, and only that")
  func viewThatFits() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "a very long title")
        Text(verbatim: "a title")
        Text(verbatim: "t")
      }
      .frame(width: model.width)
    }
    #expect(stage.labels == ["a very long title"])
    model.width = 100
    stage.frame()
    #expect(stage.labels == ["a title"])
    model.width = 4
    stage.frame()
    #expect(stage.labels == ["t"])
    // What is not shown changes, too: the engine's checks, which tests run with, see that nothing is left over.
    stage.graph.updateEnvironment { $0.font = .system(size: 30) }
    stage.frame()
    #expect(stage.labels == ["t"])
  }
}
