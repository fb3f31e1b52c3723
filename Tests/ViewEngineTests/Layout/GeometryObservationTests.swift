import Testing

@testable import ViewEngine

@MainActor
@Suite("Who looks again when something moves")
struct GeometryObservationTests {
  @Observable final class Model {
    @ObservationIgnored var asked: [String: Int] = [:]
    var shift: CGFloat = 0
  }

  struct Watched: View {
    let name: String
    let model: Model

    var body: some View {
      let (name, model) = (name, model)
      Text(verbatim: name).frame(width: 100, height: 40)
        .onGeometryChange(for: CGRect.self) {
          model.asked[name, default: 0] += 1
          return $0.frame(in: .global)
        } action: { _ in
        }
    }
  }

  /// A bar over a column that scrolls, with something in each that asks where it is.
  struct Screen: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        Watched(name: "bar", model: model).offset(x: model.shift)
        ScrollView {
          VStack(spacing: 0) {
            Watched(name: "row", model: model)
            Color.clear.frame(height: 2000)
          }
        }
      }
    }
  }

  private func count(_ model: Model, during change: () -> Void) -> [String: Int] {
    model.asked = [:]
    change()
    return model.asked
  }

  @Test("views beside what scrolls are not asked; those in it are, once for each move")
  func scrolling() throws {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Screen(model: model) }
    let scroll = try #require(stage.graph.scrolling.all.first)
    let asked = count(model) {
      for offset in 1...10 {
        scroll.setOffset(CGPoint(x: 0, y: 10 * offset))
        stage.frame()
      }
    }
    #expect(asked == ["row": 10])
  }

  @Test("an effect around a view moves it, and not its neighbours")
  func effects() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Screen(model: model) }
    let asked = count(model) {
      model.shift = 20
      stage.frame()
    }
    #expect(asked["row"] == nil)
    #expect((asked["bar"] ?? 0) > 0)
  }

  @Test("a window of another size moves what its layout moves")
  func resizing() {
    let model = Model()
    let stage = Stage(width: 400, height: 300) { Screen(model: model) }
    let asked = count(model) {
      stage.graph.resize(to: CGSize(width: 600, height: 300), scale: 1)
      stage.frame()
    }
    #expect((asked["bar"] ?? 0) > 0 && (asked["row"] ?? 0) > 0)
  }
}
