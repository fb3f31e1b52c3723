import Testing
import ViewEngine

@MainActor
@Suite("Distances that views prefer")
struct ViewSpacingTests {
  /// Three figures: the frames' distances from one view to the next, from top to bottom.
  private func gaps<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [CGFloat] {
    let stage = Stage { VStack(alignment: .leading) { content() } }
    let frames = stage.nodes.filter { !$0.properties.label.isEmpty }.map(\.bounds).sorted { $0.minY < $1.minY }
    return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 20, height: 10).accessibilityElement().accessibilityLabel(Text(verbatim: name))
  }

  @Test("shapes and a text beside one stand 8 points apart, texts 4")
  func kinds() {
    #expect(
      gaps {
        box("a")
        box("b")
        Text("c")
        Text("d")
        box("e")
      } == [8, 8, 4, 8])
  }

  @Test("a text keeps its preference through modifiers, and loses it where there is padding between")
  func modifiers() {
    #expect(
      gaps {
        Text("a").bold()
        Text("b").opacity(0.5)
        Text("c").padding(.top, 10)
      } == [4, 18])
  }

  @Test("a column passes on what its first and its last view prefer")
  func nested() {
    let gaps = gaps {
      VStack(spacing: 0) {
        box("a")
        Text("b")
      }
      VStack(spacing: 0) {
        Text("c")
        box("d")
      }
    }
    #expect(gaps == [0, 4, 0])
  }

  @Test("zero wants no distance, no preference 8 points, and of two preferences the larger counts")
  func values() {
    let open = ViewSpacing()
    #expect(open.distance(to: open, along: .vertical) == 8)
    #expect(open.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    // Two views that share an edge need room for the one that wants more.
    #expect(ViewSpacing.zero.union(open).distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.union(open).distance(to: open, along: .vertical) == 8)
    var partly = ViewSpacing.zero
    partly.formUnion(open, edges: .bottom)
    #expect(partly.distance(to: open, along: .vertical) == 8)
    #expect(open.distance(to: partly, along: .vertical) == 0)
  }

  /// A column that asks its views how far apart they want to be.
  private struct Asking: Layout {
    var isClose = false

    private func gap(_ subviews: Subviews, _ index: Int) -> CGFloat {
      index == 0 ? 0 : subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let height = subviews.indices.reduce(0) { $0 + gap(subviews, $1) + sizes[$1].height }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for index in subviews.indices {
        y += gap(subviews, index)
        subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subviews[index].sizeThatFits(.unspecified).height
      }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      isClose ? .zero : subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
    }
  }

  @Test("a custom layout asks its views, and says to a stack what it prefers itself, also when that changes")
  func customLayout() {
    #expect(
      gaps {
        Asking {
          box("a")
          Text("b")
          Text("c")
          Spacer().frame(height: 3)
          box("d")
        }
      } == [8, 4, 19])
    struct Changing: View {
      @State var isClose = false
      let box: (String) -> AnyView
      var body: some View {
        VStack(alignment: .leading) {
          Asking(isClose: isClose) { box("a") }
          box("b")
          Text("closer").accessibilityAction { isClose = true }
        }
      }
    }
    let stage = Stage { Changing { AnyView(box($0)) } }
    func gap() -> CGFloat { (stage.frame(of: "b")?.minY ?? 0) - (stage.frame(of: "a")?.maxY ?? 0) }
    #expect(gap() == 8)
    stage.nodes.first { $0.properties.label == "closer" }?.perform("activate")
    stage.frame()
    #expect(gap() == 0)
  }
}
