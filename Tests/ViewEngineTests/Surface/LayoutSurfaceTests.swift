import Testing

@testable import ViewEngine

@MainActor
@Suite("SwiftUI surface, points 41–48: layout")
struct LayoutSurfaceTests {
  @Observable final class Model {
    var count = 3
    var text = "a"
    var spacing: CGFloat = 4
    var height: CGFloat?
    var flag = false
  }

  /// Counts what the engine asks of the layout below.
  @MainActor final class Counts {
    var made = 0
    var updated = 0
    var measured = 0
    var placed: [(bounds: CGRect, proposal: ProposedViewSize)] = []
  }

  /// Fills its cache when it is measured and relies on it when it places, as a tab bar does.
  struct Trusting: Layout {
    struct Cache { var widths: [CGFloat]? }
    let spacing: CGFloat
    let counts: Counts

    func makeCache(subviews: Subviews) -> Cache {
      MainActor.assumeIsolated { counts.made += 1 }
      return Cache()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      MainActor.assumeIsolated { counts.measured += 1 }
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      cache.widths = sizes.map(\.width)
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(0, sizes.count - 1)),
        height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      MainActor.assumeIsolated { counts.placed.append((bounds, proposal)) }
      var x = bounds.minX
      for (subview, width) in zip(subviews, cache.widths!) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: nil))
        x += width + spacing
      }
    }
  }

  @Test("41: whenever the cache is made anew, sizes are asked for again before anything is placed")
  func trustingCache() {
    let model = Model()
    let counts = Counts()
    let stage = Stage(width: 400, height: 300) {
      HStack(spacing: 0) {
        Trusting(spacing: model.spacing, counts: counts) {
          ForEach(0..<model.count, id: \.self) { Text(verbatim: "\(model.text)\($0)") }
        }
        Spacer(minLength: 0)
      }
    }
    // Two characters of 8.5 points each.
    #expect(stage.frame(of: "a2")?.minX == 42)
    #expect(counts.made == 1)
    model.spacing = 10
    stage.frame()
    // 2 · (17 + 10)
    #expect(stage.frame(of: "a2")?.minX == 54)
    model.text = "abc"
    stage.frame()
    // 2 · (34 + 10)
    #expect(stage.frame(of: "abc2")?.minX == 88)
    model.count = 4
    stage.frame()
    #expect(stage.frame(of: "abc3")?.minX == 132)
    model.count = 1
    stage.frame()
    #expect(stage.frame(of: "abc0")?.minX == 0)
    stage.graph.resize(to: CGSize(width: 500, height: 300), scale: 1)
    stage.frame()
    #expect(stage.frame(of: "abc0")?.minX == 0)
    withAnimation(.linear(duration: 0.2)) {
      model.count = 3
      model.spacing = 20
    }
    stage.advance(milliseconds: 400)
    #expect(stage.frame(of: "abc2")?.minX == 108)
  }

  @Test("41: sizes are remembered for each proposal, and placing gets the bounds and the proposal that was settled on")
  func memo() {
    let counts = Counts()
    let stage = Stage(width: 400, height: 300) {
      Trusting(spacing: 0, counts: counts) { Text(verbatim: "ab") }.frame(width: 100, height: 50)
    }
    let measured = counts.measured
    #expect(counts.placed.last?.proposal == ProposedViewSize(width: 100, height: 50))
    #expect(counts.placed.last?.bounds.size == CGSize(width: 17, height: 22))
    #expect(measured == 1)
    stage.graph.resize(to: CGSize(width: 410, height: 300), scale: 1)
    stage.frame()
    #expect(counts.measured == measured)
  }

  /// Places only its first view, by the anchor's default.
  struct Lazy: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 7), proposal: .unspecified)
    }
  }

  @Test("42: a view is placed by its top leading corner unless said otherwise; one that is not placed is in the middle")
  func placing() {
    let stage = Stage(width: 200, height: 100) {
      Lazy {
        Text(verbatim: "placed")
        Text(verbatim: "left")
      }
    }
    #expect(stage.frame(of: "placed")?.origin == CGPoint(x: 5, y: 7))
    #expect(stage.frame(of: "left")?.midX == 100)
    #expect(stage.frame(of: "left")?.midY == 50)
  }

  @Test("42: without a proposal a view has its ideal size, and a greatest width without end hugs the content")
  func idealSize() {
    let stage = Stage(width: 400, height: 300) {
      HStack(spacing: 0) {
        Text(verbatim: "one").frame(maxWidth: .infinity)
        Color.red.frame(width: 10)
      }
      .fixedSize()
    }
    // "one" is 25.5 wide, so both are 35.5.
    #expect(stage.fill(.red)?.rect.minX == 208)
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "count \(count)").frame(width: 100, height: 20).contentShape(Rectangle())
        .onTapGesture { count += 1 }
    }
  }

  struct Toggled: View {
    let model: Model
    var body: some View {
      Counter().frame(height: model.height).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("43: a fixed frame of nil is no constraint, and its coming and going keeps the view's state")
  func nilFrame() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Toggled(model: model) }
    stage.tap(200, 10)
    #expect(stage.frame(of: "count 1")?.midY == 10)
    model.height = 80
    stage.frame()
    #expect(stage.frame(of: "count 1")?.midY == 40)
    model.height = nil
    stage.frame()
    #expect(stage.frame(of: "count 1")?.midY == 10)
  }

  @Test("44: stacks without spacing have none, a column aligns at the top, a spacer pushes")
  func stacks() {
    let stage = Stage(width: 400, height: 300) {
      ZStack(alignment: .top) {
        Color.clear
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: 10, height: 10)
          Spacer()
          Color.blue.frame(width: 10, height: 10)
        }
      }
    }
    #expect(stage.fill(.green)?.rect.minY == 10)
    #expect(stage.fill(.blue)?.rect.maxY == 300)
  }

  @Test("45: a background is offered the view's final size and aligned; a larger one overflows away from the alignment")
  func background() {
    let stage = Stage(width: 400, height: 300) {
      Color.red.frame(width: 100, height: 50)
        .background(alignment: .bottom) { Color.blue.frame(height: 80) }
        .background(alignment: .topLeading) { Color.green.frame(width: 130, height: 20) }
        .position(x: 200, y: 150)
    }
    #expect(stage.fill(.blue)?.rect == CGRect(x: 150, y: 95, width: 100, height: 80))
    #expect(stage.fill(.green)?.rect == CGRect(x: 150, y: 125, width: 130, height: 20))
  }

  @Test("45: a style behind a view reaches over the safe area by default, on the edges that were asked for")
  func backgroundStyle() {
    let stage = Stage(width: 400, height: 300) { Color.clear.background(.red) }
    stage.graph.setSafeArea(EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    stage.frame()
    #expect(stage.fill(.red)?.rect == CGRect(x: 0, y: 0, width: 400, height: 300))
    let limited = Stage(width: 400, height: 300) { Color.clear.background(.red, ignoresSafeAreaEdges: .bottom) }
    limited.graph.setSafeArea(EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    limited.frame()
    #expect(limited.fill(.red)?.rect == CGRect(x: 0, y: 40, width: 400, height: 260))
  }

  @Test("46: clipping cuts what is drawn to the frame at that place, an offset before it counted, and not what is hit")
  func clipping() {
    let journal = Journal()
    let stage = Stage(width: 400, height: 300) {
      Capsule().fill(Color.red).frame(width: 100, height: 40)
        .onTapGesture { journal.note("hit") }
        .offset(y: 20).clipped()
    }
    guard case .clip(let shape, let item, _)? = stage.firstClip else {
      Issue.record("a clipped view draws through a clip")
      return
    }
    // The frame without the offset; the capsule is drawn 20 lower.
    #expect(shape.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(!item.operations.isEmpty)
    #expect(stage.fill(.red)?.rect == CGRect(x: 150, y: 150, width: 100, height: 40))
    // Below the clip, where the lower half of the capsule would be.
    stage.tap(200, 185)
    #expect(journal.entries == ["hit"])
  }

  @Test("47: a z index orders among the views of one stack and has no say outside")
  func zIndex() {
    let stage = Stage(width: 100, height: 100) {
      ZStack {
        Color.red
        ZStack {
          Color.blue.zIndex(9)
          Color.green.zIndex(-1)
        }
        Color.orange.zIndex(-1)
      }
    }
    let order = stage.fills.map(\.color)
    #expect(order == [Color.orange, .red, .green, .blue].map { $0.resolve(in: EnvironmentValues()) })
  }

  @Test(
    "48: what draws nothing cannot be hit: a clear colour, the space of a padding; a content shape makes it hittable")
  func contentShape() {
    let journal = Journal()
    let stage = Stage(width: 400, height: 100) {
      HStack(spacing: 0) {
        Color.clear.onTapGesture { journal.note("clear") }.frame(width: 100)
        Color.clear.contentShape(Rectangle()).onTapGesture { journal.note("shaped") }.frame(width: 100)
        Color.red.padding(40).onTapGesture { journal.note("padded") }.frame(width: 100)
        Color.red.padding(40).contentShape(Rectangle()).onTapGesture { journal.note("padded shape") }
          .frame(width: 100)
      }
    }
    for x in [50.0, 150, 210, 250, 310] { stage.tap(x, 50) }
    #expect(journal.entries == ["shaped", "padded", "padded shape"])
  }
}
