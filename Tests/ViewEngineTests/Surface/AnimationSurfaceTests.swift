import Testing

@testable import ViewEngine

@MainActor
@Suite("SwiftUI surface, points 49–56: animation")
struct AnimationSurfaceTests {
  @Observable final class Model {
    var x: CGFloat = 0
    var flag = false
    var number = 0
    var selected = 0
    var shown = true
  }

  private func minX(_ stage: Stage, _ color: Color = .red) -> CGFloat { stage.fill(color)?.rect.minX ?? .nan }

  // MARK: 49, 50

  @Test("49: a keyed animation animates every change below it in the update in which its value changes, and no other")
  func keyed() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      Color.red.frame(width: 10, height: 10).offset(x: model.x).animation(.linear(duration: 1), value: model.flag)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    // Never on the first evaluation.
    #expect(!stage.graph.needsFrame)
    model.x = 100
    stage.frame()
    #expect(minX(stage) == 100)
    model.x = 200
    model.flag = true
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(minX(stage) == 150)
    stage.advance(milliseconds: 600)
    model.x = 0
    stage.frame()
    #expect(minX(stage) == 0)
  }

  @Test("49: a keyed animation of nil makes changes immediate, and one further in wins over one further out")
  func keyedNil() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10).offset(x: model.x).animation(nil, value: model.x)
        Color.green.frame(width: 10, height: 10).offset(x: model.x).animation(.linear(duration: 2), value: model.x)
        Color.blue.frame(width: 10, height: 10).offset(x: model.x)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .animation(.linear(duration: 1), value: model.x)
    }
    withAnimation(.linear(duration: 4)) { model.x = 100 }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(minX(stage) == 100)
    #expect(minX(stage, .green) == 25)
    #expect(minX(stage, .blue) == 50)
  }

  @Test("50: a keyed transaction is edited from outer to inner, so a scroll that is synchronised is instant in it")
  func syncScroll() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { SyncedPage(model: model) }
    model.selected = 1
    stage.frame()
    #expect(stage.scroll.offset.y == 500)
    #expect(stage.scroll.phase == .idle)
    // The bar beside it animates by the same change.
    stage.advance(milliseconds: 250)
    #expect(minX(stage) > 0 && minX(stage) < 100)
  }

  /// A selection that is animated from outside moves a scroll view, which wants none of it.
  struct SyncedPage: View {
    let model: Model
    @State private var item: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: 10).offset(x: model.selected == 0 ? 0 : 100)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { Color.clear.frame(width: 400, height: 100).id($0) } }
        }
        .scrollPosition(id: $item, anchor: .top)
        .transaction(value: item) { $0.animation = nil }
        .onChange(of: model.selected) { item = 5 }
      }
      .animation(.linear(duration: 0.5), value: model.selected)
    }
  }

  // MARK: 51

  struct Moved: View {
    let color: Color
    @Binding var x: CGFloat
    var body: some View { color.frame(width: 10, height: 10).offset(x: x) }
  }

  /// Moves by what a preference says, with an animation of the handler's own.
  struct Reacting: View {
    let model: Model
    @State private var x: CGFloat = 0
    @State private var plain: CGFloat = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Moved(color: .red, x: $x)
        Moved(color: .green, x: $plain)
        Color.blue.frame(width: 10, height: 10).offset(x: model.x)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { Color.clear.preference(key: NumberKey.self, value: model.number) }
      .onPreferenceChange(NumberKey.self) { number in
        guard number > 0 else { return }
        withAnimation(.linear(duration: 1)) { x = 100 }
        plain = 100
      }
    }
  }

  struct NumberKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  @Test("51: an animation in a preference's handler belongs to the change made in it, and to nothing beside that")
  func inHandler() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) { Reacting(model: model) }
    model.number = 1
    model.x = 100
    stage.frame()
    #expect(minX(stage) == 0)
    #expect(minX(stage, .green) == 100)
    #expect(minX(stage, .blue) == 100)
    stage.advance(milliseconds: 500)
    #expect(minX(stage) == 50)
  }

  // MARK: 52, 53

  @Test("52: bodies see only the value that was set; positions, sizes and opacity are interpolated when they are drawn")
  func modelJumps() {
    let model = Model()
    var seen: [CGFloat] = []
    let stage = Stage(width: 400, height: 200) {
      let _ = seen.append(model.x)
      Color.red.frame(width: 10, height: 20 + model.x).offset(x: model.x).opacity(1 - model.x / 200)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    withAnimation(.linear(duration: 1)) { model.x = 100 }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(seen == [0, 100])
    let fill = stage.fill(.red)
    #expect(fill?.rect == CGRect(x: 50, y: 0, width: 10, height: 70))
    #expect(abs((fill?.opacity ?? 0) - 0.75) < 0.01)
  }

  @Test("53: a spring that is interrupted by another keeps its place and its velocity")
  func springsMerge() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      Color.red.frame(width: 10, height: 10).offset(x: model.x).frame(maxWidth: .infinity, alignment: .leading)
    }
    withAnimation(.snappy(duration: 0.3)) { model.x = 300 }
    stage.frame()
    stage.advance(milliseconds: 100)
    let before = minX(stage)
    stage.advance(milliseconds: 1000.0 / 60)
    let step = minX(stage) - before
    let place = minX(stage)
    withAnimation(.snappy(duration: 0.3)) { model.x = 0 }
    stage.frame()
    #expect(minX(stage) == place)
    stage.advance(milliseconds: 1000.0 / 60)
    #expect(step > 5)
    #expect(minX(stage) > place)
  }

  @Test("53: a value set without animation takes effect at once, and what an animation had yet to do decays on top")
  func additive() {
    // The header's case: a report starts a spring of 0.3 s, the next frame's sets the offset without animation.
    let (model, still) = (Model(), Model())
    let (stage, other) = (header(model), header(still))
    for (model, stage) in [(model, stage), (still, other)] {
      withAnimation(.snappy(duration: 0.3)) { model.x = 100 }
      stage.frame()
      stage.advance(milliseconds: 1000.0 / 60)
    }
    model.x = 110
    stage.frame()
    #expect(minX(stage) == minX(other) + 10)
    stage.advance(milliseconds: 50)
    other.advance(milliseconds: 50)
    #expect(minX(stage) == minX(other) + 10)
    stage.advance(milliseconds: 1000)
    #expect(minX(stage) == 110)
  }

  private func header(_ model: Model) -> Stage {
    Stage(width: 400, height: 100) {
      Color.red.frame(width: 10, height: 10).offset(x: model.x).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  // MARK: 54

  @Test(
    "54: the springs' figures: bounce 0.15 and more for snappy, none for smooth, 0.3 for bouncy; half a second each")
  func springConstants() {
    #expect(Animation.snappy(duration: 0.35, extraBounce: 0.07) == .spring(duration: 0.35, bounce: 0.22))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Spring(duration: 0.4, bounce: 0.22).response == 0.4)
    #expect(abs(Spring(duration: 0.4, bounce: 0.22).dampingRatio - 0.78) < 1e-12)
    // A critically damped spring without velocity has come (1 + ωt) e^(-ωt) near after t, ω being 2π a duration.
    let omega = 2 * Double.pi / 0.55
    let spring = Spring(response: 0.55, dampingRatio: 1)
    #expect(abs(spring.value(target: 1, time: 0.2) - (1 - (1 + omega * 0.2) * exp(-omega * 0.2))) < 1e-9)
  }

  // MARK: 55

  struct Coming: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.shown { Color.red.frame(width: 100, height: 40).transition(transition) }
      }
    }
  }

  @Test("55: views come and go with a transition only if the change is animated, and stay until it is over")
  func transitions() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) { Coming(model: model, transition: .opacity) }
    model.shown = false
    stage.frame()
    #expect(stage.fill(.red) == nil)
    model.shown = true
    stage.frame()
    #expect(stage.fill(.red)?.opacity == 1)
    withAnimation(.linear(duration: 1)) { model.shown = false }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.5) < 0.02)
    stage.advance(milliseconds: 600)
    #expect(stage.fill(.red) == nil)
  }

  @Test("55: a scale to 0.999999 keeps the old view opaque for the whole duration")
  func almostNothing() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      Coming(
        model: model, transition: .asymmetric(insertion: .scale(scale: 1), removal: .scale(scale: 0.999999)))
    }
    withAnimation(.linear(duration: 1)) { model.shown = false }
    stage.frame()
    for _ in 0..<9 {
      stage.advance(milliseconds: 100)
      #expect(stage.fill(.red)?.opacity == 1)
      #expect(abs((stage.fill(.red)?.rect.width ?? 0) - 100) < 0.001)
    }
    stage.advance(milliseconds: 200)
    #expect(stage.fill(.red) == nil)
  }

  // MARK: 56

  /// Labels of different widths in a scroll view; the selected one has a bar with text in it.
  struct Tabs: View {
    let model: Model
    @Namespace private var own
    @State private var namespace: Namespace.ID?

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4) { index in
            Color.clear.frame(width: CGFloat(100 + index * 100), height: 40)
              .overlay(alignment: .bottom) {
                if model.selected == index {
                  HStack(spacing: 0) {
                    Color.green.frame(width: 7)
                    Color.red
                  }
                  .frame(height: 4)
                  .matchedGeometryEffect(id: "bar", in: namespace ?? own)
                  .transition(.asymmetric(insertion: .scale(scale: 1), removal: .scale(scale: 0.999999)))
                }
              }
          }
        }
        .animation(.linear(duration: 1), value: model.selected)
      }
      .onAppear { namespace = own }
    }
  }

  @Test("56: the bar moves from the old place to the new one and is laid out anew on the way: parts keep their size")
  func matched() {
    let model = Model()
    let stage = Stage(width: 300, height: 40) { Tabs(model: model) }
    #expect(stage.fill(.red)?.rect == CGRect(x: 7, y: 36, width: 93, height: 4))
    model.selected = 1
    stage.frame()
    #expect(stage.fills.filter { $0.rect.height == 4 }.allSatisfy { $0.rect.maxX <= 100 })
    stage.advance(milliseconds: 500)
    // Halfway between (0, 100) and (100, 200): at 50, 150 wide, the green part still 7.
    for fill in stage.fills where fill.color == Color.green.resolve(in: EnvironmentValues()) {
      #expect(fill.rect.isNear(CGRect(x: 50, y: 36, width: 7, height: 4)))
    }
    #expect(stage.fill(.red)?.rect.isNear(CGRect(x: 57, y: 36, width: 143, height: 4)) == true)
    stage.advance(milliseconds: 700)
    #expect(stage.fills.filter { $0.rect.height == 4 }.count == 2)
    #expect(stage.fill(.red)?.rect == CGRect(x: 107, y: 36, width: 193, height: 4))
  }

  @Test("56: the places are those in the window, so what has been scrolled counts, and neighbours stay where they are")
  func matchedScrolled() {
    let model = Model()
    let stage = Stage(width: 300, height: 40) { Tabs(model: model) }
    model.selected = 1
    stage.advance(milliseconds: 1300)
    stage.scroll.scrollPrecisely(by: CGSize(width: 150, height: 0))
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == -43)
    #expect(stage.scroll.contentSize.width == 1000)
    model.selected = 2
    stage.frame()
    stage.advance(milliseconds: 500)
    // From -50 to 150, 250 wide.
    #expect(stage.fill(.red)?.rect.isNear(CGRect(x: 57, y: 36, width: 243, height: 4)) == true)
    #expect(stage.scroll.contentSize.width == 1000)
  }

  @Test("56: a namespace that changes once at the start animates nothing")
  func matchedNamespace() {
    let model = Model()
    model.selected = 2
    let stage = Stage(width: 300, height: 40) { Tabs(model: model).animation(.linear(duration: 1), value: model.flag) }
    stage.frame()
    #expect(!stage.graph.animations.isActive)
    #expect(stage.fill(.red)?.rect.minX == 307)
  }
}

extension CGRect {
  /// Whether all sides agree to a thousandth of a point: the old bar is drawn at 0.999999 of its size.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)) < 0.001
  }
}
