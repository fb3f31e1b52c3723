import Testing
import ViewEngine

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  @Observable final class Model {
    var selected = 0
    var x: CGFloat = 0
  }

  /// Labels of 100 and 200 points, the selected one with a bar of its width.
  struct Bar: View {
    let model: Model
    @Namespace private var namespace
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2) { index in
          Color.clear.frame(width: index == 0 ? 100 : 200, height: 40)
            .overlay(alignment: .bottom) {
              if model.selected == index {
                Color.red.frame(height: 2).matchedGeometryEffect(id: "bar", in: namespace).transition(.identity)
              }
            }
        }
      }
      .animation(.snappy(duration: 0.35, extraBounce: 0.07), value: model.selected)
    }
  }

  @Test("an indicator slides and resizes from the old place to the new one, by the spring's figures")
  func indicator() {
    // The same closed solution as for an offset: x runs 0 → 100, the width 100 → 200.
    for (time, progress) in [(0.05, 0.2501), (0.1, 0.6163), (0.175, 0.9340), (0.28, 1.0199)] {
      let model = Model()
      let stage = Stage(width: 300, height: 40) { Bar(model: model) }
      #expect(stage.fill(.red)?.rect == CGRect(x: 0, y: 38, width: 100, height: 2))
      model.selected = 1
      stage.frame()
      #expect(stage.fill(.red)?.rect == CGRect(x: 0, y: 38, width: 100, height: 2))
      stage.advance(milliseconds: time * 1000)
      let rect = stage.fill(.red)?.rect ?? .zero
      #expect(abs(rect.minX - 100 * progress) <= 0.51, "at \(time)")
      #expect(abs(rect.maxX - (100 + 200 * progress)) <= 0.51, "at \(time)")
    }
  }

  @Test("a change of mind keeps the bar where it is, and it comes to rest under its label")
  func interruption() {
    let model = Model()
    let stage = Stage(width: 300, height: 40) { Bar(model: model) }
    model.selected = 1
    stage.frame()
    stage.advance(milliseconds: 100)
    let before = stage.fill(.red)?.rect ?? .zero
    model.selected = 0
    stage.frame()
    let after = stage.fill(.red)?.rect ?? .zero
    #expect(abs(before.minX - after.minX) <= 1 && abs(before.maxX - after.maxX) <= 1)
    stage.advance(milliseconds: 1500)
    #expect(stage.fill(.red)?.rect == CGRect(x: 0, y: 38, width: 100, height: 2))
    #expect(!stage.graph.needsFrame)
  }

  struct Follower: View {
    let model: Model
    @Namespace private var namespace
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.green.frame(width: 50, height: 20).matchedGeometryEffect(id: 1, in: namespace).padding(.leading, model.x)
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
          .matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 10, height: 10)
      }
    }
  }

  @Test("a view that is no source takes the source's frame")
  func follower() {
    let model = Model()
    let stage = Stage(width: 300, height: 100) { Follower(model: model) }
    #expect(stage.fill(.red)?.rect == CGRect(x: 0, y: 0, width: 50, height: 20))
    model.x = 30
    stage.frame()
    #expect(stage.fill(.red)?.rect == CGRect(x: 30, y: 0, width: 50, height: 20))
  }
}
