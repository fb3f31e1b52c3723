import Testing

@testable import ViewEngine

@MainActor
@Suite("Frames relative to a container")
struct ContainerRelativeFrameTests {
  @Test("a page is as wide as its scroll view, and follows when that is resized")
  func pages() {
    let stage = Stage(width: 400, height: 300) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 100)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<50) { number in
              Text(verbatim: "page \(number)").containerRelativeFrame(.horizontal)
            }
          }
        }
      }
    }
    #expect(stage.scroll.contentSize.width == 15_000)
    #expect(stage.frame(of: "page 0")?.midX == 250)
    stage.graph.resize(to: CGSize(width: 600, height: 300), scale: 1)
    stage.frame()
    #expect(stage.scroll.contentSize.width == 25_000)
    #expect(stage.frame(of: "page 0")?.midX == 350)
  }

  @Test("parts of a container leave room for the spaces between them")
  func parts() {
    let stage = Stage(width: 400, height: 300) {
      ScrollView(.horizontal) {
        HStack(spacing: 20) {
          Text(verbatim: "a").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 20)
        }
      }
    }
    // ((400 - 3 · 20) / 4) · 3 + 2 · 20
    #expect(stage.scroll.contentSize.width == 295)
  }

  @Test("outside of scroll views the window is the container")
  func window() {
    let stage = Stage(width: 400, height: 300) {
      VStack { Text(verbatim: "a").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 } }
    }
    #expect(stage.graph.root.layoutChildren.first?.size == CGSize(width: 200, height: 150))
  }
}
