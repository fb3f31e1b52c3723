import Testing
import ViewEngine

@MainActor
@Suite("Animations of views")
struct ViewAnimationTests {
  @Observable final class Model {
    var x: CGFloat = 0
    var width: CGFloat = 100
    var flag = false
    var number = 0.0
  }

  private let snappy = Animation.snappy(duration: 0.35, extraBounce: 0.07)

  @Test("an offset follows the spring's figures")
  func springFigures() {
    // Progress of a spring of response 0.35 and damping ratio 0.78: from the closed solution of the damped oscillator.
    let expected: [(Double, Double)] = [
      (0.05, 0.2501), (0.1, 0.6163), (0.175, 0.9340), (0.28, 1.0199), (0.35, 1.0118), (0.5, 1.0),
    ]
    for (time, progress) in expected {
      let model = Model()
      let stage = Stage { Color.red.frame(width: 10, height: 10).offset(x: model.x) }
      let start = stage.fill(.red)?.rect.minX ?? 0
      withAnimation(snappy) { model.x = 1000 }
      stage.frame()
      stage.advance(milliseconds: time * 1000)
      let way = (stage.fill(.red)?.rect.minX ?? 0) - start
      // Drawn on whole pixels, so half a point of a thousand; and the figures have four digits.
      #expect(abs(way / 1000 - progress) < 0.0007, "at \(time)")
    }
  }

  @Test("a change of target keeps value and velocity")
  func retarget() {
    let model = Model()
    let stage = Stage { Color.red.frame(width: 10, height: 10).offset(x: model.x) }
    withAnimation(snappy) { model.x = 200 }
    stage.frame()
    stage.advance(milliseconds: 100)
    var last = stage.fill(.red)?.rect.minX ?? 0
    let before = last
    stage.advance(milliseconds: 1000 / 60)
    let step = (stage.fill(.red)?.rect.minX ?? 0) - before
    last = before + step
    withAnimation(snappy) { model.x = -100 }
    stage.frame()
    // Nothing jumps in the frame of the change, and it goes on the way it went.
    #expect(stage.fill(.red)?.rect.minX == last)
    stage.advance(milliseconds: 1000 / 60)
    let next = (stage.fill(.red)?.rect.minX ?? 0) - last
    #expect(step > 5)
    #expect(next > 0 && next < step)
    stage.advance(milliseconds: 1500)
    #expect(stage.fill(.red)?.rect.minX == 95)
  }

  @Test("a change without animation leaves the rest of a running one on top")
  func changeWithoutAnimation() {
    let model = Model()
    let stage = Stage { Color.red.frame(width: 10, height: 10).offset(x: model.x) }
    withAnimation(.linear(duration: 1)) { model.x = 100 }
    stage.frame()
    stage.advance(milliseconds: 500)
    model.x = 200
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == 345)
    stage.advance(milliseconds: 600)
    #expect(stage.fill(.red)?.rect.minX == 395)
  }

  @Test("an animated effect runs no body and no layout")
  func counts() {
    let model = Model()
    let stage = Stage { Color.red.frame(width: 10, height: 10).offset(x: model.x).opacity(model.flag ? 0.5 : 1) }
    withAnimation(.linear(duration: 1)) {
      model.x = 100
      model.flag = true
    }
    stage.frame()
    stage.graph.statistics.reset()
    stage.advance(milliseconds: 500)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
  }

  @Test("animation(_:value:) animates its subtree when the value changes, and nothing else")
  func scoping() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 10, height: 10).offset(x: model.x).animation(.linear(duration: 1), value: model.flag)
        Color.green.frame(width: 10, height: 10).animation(.linear(duration: 1), value: model.flag).offset(x: model.x)
      }
    }
    model.x = 100
    model.flag = true
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(abs((stage.fill(.red)?.rect.minX ?? 0) - 50) <= 1)
    #expect(stage.fill(.green)?.rect.minX == 100)
    // The value stays, so this change is immediate.
    stage.advance(milliseconds: 600)
    model.x = 0
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == 0)
  }

  @Test("the inner transaction wins over the outer one")
  func innerTransaction() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 10, height: 10).offset(x: model.x).transaction(value: model.x) { $0.animation = nil }
        Color.green.frame(width: 10, height: 10).offset(x: model.x)
      }
      .animation(.linear(duration: 1), value: model.x)
    }
    model.x = 100
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == 100)
    #expect(stage.fill(.green)?.rect.minX == 0)
  }

  @Test("animation(_:body:) animates what it puts around a view, and not the view")
  func bodyScoping() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 10, height: 10).offset(x: model.x)
          .animation(.linear(duration: 1)) { $0.opacity(model.flag ? 0 : 1) }
      }
    }
    model.x = 100
    model.flag = true
    stage.frame()
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == 100)
    #expect(abs((stage.fill(.red)?.opacity ?? 0) - 0.5) < 0.02)
  }

  struct Numeral: View, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(number.rounded()))") }
  }

  struct NumberModifier: AnimatableModifier {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    func body(content: Content) -> some View { content.background { Text(verbatim: "m\(Int(number.rounded()))") } }
  }

  @Test("views and modifiers with animatable data evaluate their body along the way")
  func animatableViews() {
    let model = Model()
    let stage = Stage {
      Numeral(number: model.number).modifier(NumberModifier(number: model.number * 2))
    }
    withAnimation(.linear(duration: 1)) { model.number = 100 }
    stage.frame()
    #expect(stage.labels.sorted() == ["0", "m0"])
    stage.advance(milliseconds: 500)
    #expect(stage.labels.sorted() == ["50", "m100"])
    stage.advance(milliseconds: 600)
    #expect(stage.labels.sorted() == ["100", "m200"])
    #expect(!stage.graph.needsFrame)
    model.number = 10
    stage.frame()
    #expect(stage.labels.sorted() == ["10", "m20"])
  }

  @Test("layout animates as moving frames: a container's and its child's way add up")
  func layoutAnimation() {
    let model = Model()
    let stage = Stage(width: 400, height: 100) {
      HStack(spacing: 0) {
        Color.blue.frame(width: model.width)
        HStack(spacing: 0) {
          Color.green.frame(width: model.width)
          Color.red.frame(width: 10)
        }
        Spacer(minLength: 0)
      }
    }
    #expect(stage.fill(.red)?.rect.minX == 200)
    withAnimation(.linear(duration: 1)) { model.width = 150 }
    stage.frame()
    #expect(stage.fill(.red)?.rect.minX == 200)
    stage.advance(milliseconds: 500)
    #expect(stage.fill(.red)?.rect.minX == 250)
    stage.advance(milliseconds: 600)
    #expect(stage.fill(.red)?.rect.minX == 300)
  }

  @Test("a completion is called once, when the last value has arrived")
  func completion() {
    let model = Model()
    let stage = Stage { Color.red.frame(width: 10, height: 10).offset(x: model.x) }
    var count = 0
    withAnimation(.linear(duration: 0.3)) {
      model.x = 100
    } completion: {
      count += 1
    }
    stage.advance(milliseconds: 250)
    #expect(count == 0)
    stage.advance(milliseconds: 200)
    #expect(count == 1)
    withAnimation(.linear(duration: 0.3)) {
    } completion: {
      count += 1
    }
    model.number = 1
    stage.advance(milliseconds: 500)
    #expect(count == 1 || count == 2)
  }
}
