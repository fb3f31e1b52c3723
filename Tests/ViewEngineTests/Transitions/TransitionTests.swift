import Testing
import ViewEngine

// Positions are read from the picture. With `.linear(duration: 1)` the way done is the time passed.

@MainActor
@Suite("Transitions")
struct TransitionTests {
  @Observable final class Model {
    var isShown = false
    var items = [1, 2, 3]
    var name = "a"
  }

  private let linear = Animation.linear(duration: 1)

  /// A red square of 100 points in the top leading corner, put in and taken out.
  struct Square<T: Transition>: View {
    let model: Model
    let transition: T
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue
        if model.isShown {
          Color.red.frame(width: 100, height: 100).transition(transition)
        }
      }
    }
  }

  @Test("a view without a transition fades, in and out")
  func fade() {
    let model = Model()
    let stage = Stage {
      VStack(spacing: 0) {
        if model.isShown { Color.red.frame(width: 100, height: 100) }
        Color.blue
      }
    }
    withAnimation(linear) { model.isShown = true }
    stage.frame()
    #expect(stage.fill(.red) == nil)
    stage.advance(milliseconds: 250)
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.25) < 0.001)
    stage.advance(milliseconds: 800)
    #expect(stage.fill(.red)?.opacity == 1)
    withAnimation(linear) { model.isShown = false }
    stage.frame()
    stage.advance(milliseconds: 250)
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.75) < 0.001)
    stage.advance(milliseconds: 800)
    #expect(stage.fill(.red) == nil)
    #expect(!stage.graph.needsFrame)
  }

  @Test("what is there in the first frame, and what changes without animation, has no transition")
  func noAnimation() {
    let model = Model()
    model.isShown = true
    let stage = Stage { Square(model: model, transition: .move(edge: .leading)) }
    #expect(stage.fill(.red)?.rect.minX == 0)
    model.isShown = false
    stage.frame()
    #expect(stage.fill(.red) == nil)
    model.isShown = true
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == 0)
  }

  @Test("move comes from beyond the edge by the view's own size, and goes back there")
  func move() {
    let model = Model()
    let stage = Stage { Square(model: model, transition: .move(edge: .leading)) }
    withAnimation(linear) { model.isShown = true }
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == -100)
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == -50)
    stage.advance(milliseconds: 600)
    withAnimation(linear) { model.isShown = false }
    stage.frame()
    stage.advance(milliseconds: 250)
    #expect(stage.fill(.red)?.rect.minX == -25)
  }

  @Test("slide, push, scale and offset begin and end where they say")
  func standardTransitions() {
    func rects<T: Transition>(_ transition: T) -> (CGRect?, CGRect?) {
      let model = Model()
      let stage = Stage { Square(model: model, transition: transition) }
      withAnimation(linear) { model.isShown = true }
      stage.frame()
      stage.advance(milliseconds: 500)
      let coming = stage.fill(.red)?.rect
      stage.advance(milliseconds: 600)
      withAnimation(linear) { model.isShown = false }
      stage.frame()
      stage.advance(milliseconds: 500)
      return (coming, stage.fill(.red)?.rect)
    }
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(rects(.slide) == (square.offsetBy(dx: -50, dy: 0), square.offsetBy(dx: 50, dy: 0)))
    #expect(rects(.push(from: .bottom)) == (square.offsetBy(dx: 0, dy: 50), square.offsetBy(dx: 0, dy: -50)))
    #expect(rects(.offset(x: 10, y: 20)) == (square.offsetBy(dx: 5, dy: 10), square.offsetBy(dx: 5, dy: 10)))
    let (coming, going) = rects(.scale(0.5))
    #expect(abs((coming?.minX ?? 0) - 12.5) < 0.001 && abs((coming?.width ?? 0) - 75) < 0.001)
    #expect(abs((going?.minX ?? 0) - 12.5) < 0.001 && abs((going?.width ?? 0) - 75) < 0.001)
  }

  struct Erased: View {
    let model: Model
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue
        if model.isShown {
          Color.red.frame(width: 100, height: 100)
            .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity.combined(with: .offset(x: 40))))
        }
      }
    }
  }

  @Test("an asymmetric transition has one way in and another out")
  func asymmetric() {
    let model = Model()
    let stage = Stage { Erased(model: model) }
    withAnimation(linear) { model.isShown = true }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red) == DrawnFill(rect: CGRect(x: 0, y: -50, width: 100, height: 100), color: red, opacity: 1))
    stage.advance(milliseconds: 600)
    withAnimation(linear) { model.isShown = false }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect == CGRect(x: 20, y: 0, width: 100, height: 100))
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.5) < 0.001)
  }

  private var red: Color.Resolved { Color.red.resolve(in: EnvironmentValues()) }

  @Test("a transition above a condition or an identity belongs to each element below")
  func transitionAround() {
    let model = Model()
    let stage = Stage {
      ZStack(alignment: .topLeading) {
        Color.blue
        Group { if model.isShown { Color.red.frame(width: 100, height: 100) } }
          .transition(.move(edge: .leading))
      }
    }
    withAnimation(linear) { model.isShown = true }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == -50)
  }

  @Test("a view that leaves keeps its place and no longer counts for layout, semantics or the pointer")
  func departing() {
    let model = Model()
    model.isShown = true
    let stage = Stage(width: 400, height: 300) {
      VStack(spacing: 0) {
        if model.isShown {
          Text(verbatim: "going").frame(width: 100, height: 100).background(Color.red).transition(.opacity)
        }
        Color.blue
      }
    }
    #expect(stage.fill(.blue)?.rect.minY == 100)
    withAnimation(linear) { model.isShown = false }
    stage.frame()
    #expect(stage.fill(.red)?.rect == CGRect(x: 150, y: 0, width: 100, height: 100))
    #expect(stage.labels.isEmpty)
    var path: ContiguousArray<LayoutNode> = []
    _ = stage.graph.root.hitTest(CGPoint(x: 200, y: 10), path: &path)
    #expect(!path.contains { $0 is TransitionNode })
    // The other view moves into the space that is free, with the animation.
    #expect(stage.fill(.blue)?.rect.minY == 100)
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.blue)?.rect.minY == 50)
  }

  struct Counting: View {
    let onMake: (Binding<Int>) -> Void
    @State var count = 0
    var body: some View {
      let _ = onMake($count)
      Text(verbatim: "count \(count)")
    }
  }

  @Test("a view that comes back before it has gone keeps its state and turns round where it is")
  func takenBack() {
    let model = Model()
    model.isShown = true
    var binding: Binding<Int>?
    var appearances = 0
    var disappearances = 0
    let stage = Stage {
      ZStack(alignment: .topLeading) {
        Color.blue
        if model.isShown {
          Counting { binding = $0 }
            .frame(width: 100, height: 100).background(Color.red).transition(.move(edge: .leading))
            .onAppear { appearances += 1 }
            .onDisappear { disappearances += 1 }
        }
      }
    }
    binding?.wrappedValue = 7
    stage.frame()
    withAnimation(linear) { model.isShown = false }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(disappearances == 0)
    #expect(stage.fill(.red)?.rect.minX == -50)
    withAnimation(linear) { model.isShown = true }
    stage.frame()
    #expect(stage.labels == ["count 7"])
    stage.advance(milliseconds: 2000)
    #expect(stage.fill(.red)?.rect.minX == 0)
    #expect(appearances == 1)
    withAnimation(linear) { model.isShown = false }
    stage.frame()
    stage.advance(milliseconds: 2000)
    #expect(disappearances == 1)
  }

  @Test("another identity comes while the old one goes")
  func identity() {
    let model = Model()
    let stage = Stage {
      ZStack(alignment: .topLeading) {
        Color.blue
        (model.name == "a" ? Color.red : Color.green).frame(width: 100, height: 100)
          .transition(.push(from: .trailing)).id(model.name)
      }
    }
    withAnimation(linear) { model.name = "b" }
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == -50)
    #expect(stage.fill(.green)?.rect.minX == 50)
    stage.advance(milliseconds: 600)
    #expect(stage.fill(.red) == nil)
  }

  @Test("a removed row stays behind the row that it followed")
  func rows() {
    let model = Model()
    let stage = Stage(width: 300, height: 300) {
      VStack(spacing: 0) {
        ForEach(model.items, id: \.self) { item in
          Color(red: Double(item) / 10, green: 0, blue: 0).frame(height: 50)
        }
      }
    }
    withAnimation(linear) { model.items = [3, 4, 1] }
    stage.frame()
    stage.advance(milliseconds: 500)
    let reds = stage.fills.map { Int(($0.color.red * 10).rounded()) }
    #expect(reds == [3, 4, 1, 2])
    stage.advance(milliseconds: 600)
    #expect(stage.fills.count == 3)
  }

  @Test("an animation's completion waits for what it removes")
  func completion() {
    let model = Model()
    model.isShown = true
    let stage = Stage { Square(model: model, transition: .opacity) }
    var isDone = false
    withAnimation(linear) {
      model.isShown = false
    } completion: {
      isDone = true
    }
    stage.advance(milliseconds: 950)
    #expect(!isDone)
    stage.advance(milliseconds: 100)
    #expect(isDone)
  }

  @Test("a transition with an animation of its own needs none from the change")
  func ownAnimation() {
    let model = Model()
    let stage = Stage {
      Square(model: model, transition: OffsetTransition(CGSize(width: 100, height: 0)).animation(.linear(duration: 1)))
    }
    model.isShown = true
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == 50)
  }

  @Test("thousands of changes in mid-animation leave no node behind")
  func noLeaks() {
    let model = Model()
    let stage = Stage {
      VStack {
        if model.isShown {
          Text(verbatim: "a").transition(.slide)
        } else {
          Text(verbatim: "b").background(Color.red)
        }
        ForEach(model.items, id: \.self) { Text(verbatim: "\($0)").transition(.scale) }
        Text(verbatim: model.name).id(model.name)
      }
    }
    let atRest = stage.graph.statistics.nodes
    var random = SeededNumbers(seed: 3)
    var most = 0
    for step in 0..<3000 {
      withAnimation(.linear(duration: 0.2)) {
        model.isShown.toggle()
        model.items = (1...6).filter { _ in random.next() % 2 == 0 }.shuffled(using: &random)
        model.name = "\(step % 5)"
      }
      stage.advance(milliseconds: Double(random.next() % 120))
      most = max(most, stage.graph.statistics.nodes)
    }
    withAnimation(.linear(duration: 0.2)) {
      model.isShown = false
      model.items = [1, 2, 3]
    }
    stage.advance(milliseconds: 1000)
    #expect(stage.graph.statistics.nodes == atRest)
    #expect(most < atRest * 4)
    #expect(!stage.graph.needsFrame)
    stage.graph.close()
    #expect(stage.graph.statistics.nodes == 0)
  }
}
