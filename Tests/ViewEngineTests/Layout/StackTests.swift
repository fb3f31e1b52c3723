import Testing
import ViewEngine

// Text in these tests is a grid: at 17 points (body) a character is 8.5 wide and a line 21.25, rounded up to 22.

@MainActor
@Suite("Stacks and frames")
struct StackTests {
  @Test("a column centres its children, with 4 points between texts")
  func column() {
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Text(verbatim: "ab")
        Text(verbatim: "abcd")
      }
    }
    #expect(stage.frame(of: "ab") == CGRect(x: 191.5, y: 126, width: 17, height: 22))
    #expect(stage.frame(of: "abcd") == CGRect(x: 183, y: 152, width: 34, height: 22))
  }

  @Test("a spacer pushes, and costs no spacing")
  func spacer() {
    let stage = Stage(width: 400, height: 300) {
      HStack {
        Text(verbatim: "ab")
        Spacer()
        Text(verbatim: "cd")
      }
    }
    #expect(stage.frame(of: "ab")?.minX == 0)
    #expect(stage.frame(of: "cd")?.maxX == 400)
  }

  @Test("what lies over a view meets its edge with a guide of its own")
  func overlayGuide() {
    let stage = Stage(width: 400, height: 300) {
      Color.clear.frame(width: 100, height: 100)
        .overlay(alignment: .topLeading) { Text(verbatim: "ab").alignmentGuide(.top) { $0.height / 2 } }
        .overlay(alignment: .bottomTrailing) { Text(verbatim: "cd") }
    }
    // The box is in the middle; the text, 22 high, stands on its upper edge.
    #expect(stage.frame(of: "ab") == CGRect(x: 150, y: 100 - 11, width: 17, height: 22))
    #expect(stage.frame(of: "cd") == CGRect(x: 250 - 17, y: 200 - 22, width: 17, height: 22))
  }

  @Test("an empty view leaves no spacing behind")
  func emptyView() {
    let stage = Stage {
      VStack(spacing: 10) {
        Text(verbatim: "a")
        EmptyView()
        if false { Text(verbatim: "never") }
        Text(verbatim: "b")
      }
    }
    #expect(stage.frame(of: "b")!.minY - stage.frame(of: "a")!.maxY == 10)
  }

  @Test("a frame aligns, and modifiers over a list apply to each element")
  func modifiersOverLists() {
    let stage = Stage(width: 400, height: 300) {
      HStack(spacing: 0) {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .frame(width: 100, height: 50, alignment: .bottomTrailing)
      }
    }
    #expect(stage.frame(of: "a")?.maxX == 200)
    #expect(stage.frame(of: "b")?.maxX == 300)
    #expect(stage.frame(of: "a")?.maxY == 175)
  }

  @Test("maxWidth infinity takes what is proposed and hugs where nothing is")
  func maxWidth() {
    let stage = Stage(width: 400, height: 300) {
      VStack(alignment: .leading) {
        Text(verbatim: "a").frame(maxWidth: .infinity, alignment: .leading)
        HStack {
          Text(verbatim: "bc").frame(maxWidth: .infinity).fixedSize()
          Spacer()
        }
      }
    }
    #expect(stage.frame(of: "a")?.minX == 0)
    #expect(stage.frame(of: "bc")?.minX == 0)
  }

  @Test("a custom layout gets its subviews in order, and its cache follows them")
  func customLayout() {
    let stage = Stage(width: 400, height: 300) {
      Diagonal {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    }
    #expect(stage.frame(of: "b")!.minX - stage.frame(of: "a")!.minX == 20)
    #expect(stage.frame(of: "b")!.minY - stage.frame(of: "a")!.minY == 20)
  }

  struct Diagonal: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { [] }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
      cache = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY + CGFloat(index) * 20),
          proposal: ProposedViewSize(cache[index]))
      }
    }
  }

  @Test("a geometry reader's size reaches an ancestor's state in the same frame")
  func geometryToPreference() {
    let stage = Stage(width: 320, height: 200) { Measuring() }
    #expect(stage.labels == ["320"])
  }

  struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  struct Measuring: View {
    @State var width: CGFloat = 0
    var body: some View {
      Text(verbatim: "\(Int(width))")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }
}
