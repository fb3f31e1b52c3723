import MaterialComponents
import Testing

/// Shadows, lines and clips keep to a surface's shape while it changes.
@MainActor
struct SurfaceMotionTests {
  private struct Paper: View {
    let radius: Box<CGFloat>
    let width: Box<CGFloat>
    var body: some View {
      Surface(
        .surfaceContainerLow, shape: .fixed(MaterialShape(radius: radius.value)), elevation: .level4,
        outline: SurfaceOutline()
      ) {
        Color.red.frame(width: width.value, height: 100)
      }
      .animation(.linear(duration: 0.3), value: width.value)
    }
  }

  private func stage(radius: CGFloat = 0) -> (Stage, Box<CGFloat>, Box<CGFloat>) {
    let (radius, width) = (Box(radius), Box<CGFloat>(100))
    return (Stage { Paper(radius: radius, width: width) }, radius, width)
  }

  @Test("new corners are the shadow's in the next frame, without a layout")
  func corners() {
    let (stage, radius, _) = stage()
    let work = stage.work { radius.value = 50 }
    let shadows = stage.drawing.compactMap(\.shadow).map(\.shape)
    #expect(shadows.map(\.topLeft) == [50, 50])
    #expect(stage.drawing.compactMap(\.border).first?.shape.topLeft == 50)
    #expect(work.layouts <= 1)
    // Half of a shape that is the same all round is half as round: its fast form scales as well.
    var half = MaterialShape(radius: 16)
    half.animatableData.scale(by: 0.5)
    let drawn = Stage { Surface(.surface, shape: .fixed(half)) { Color.clear.frame(width: 100, height: 100) } }
    #expect(drawn.drawing.compactMap(\.fill).first?.shape.roundedRect?.topLeft == 8)
  }

  @Test("a corner is never rounder than half of the shorter side")
  func limit() {
    let stage = Stage { Surface(.surface, shape: .full) { Color.clear.frame(width: 20, height: 100) } }
    let corner = stage.drawing.compactMap(\.fill).first?.shape.roundedRect?.topLeft
    #expect(corner == 10)
  }

  @Test("while a surface's size moves, its shadow is as wide as the surface in every frame")
  func size() throws {
    let (stage, _, width) = stage(radius: 12)
    width.value = 200
    for _ in 0..<20 {
      stage.advance(1.0 / 60)
      let paper = try #require(stage.drawing.compactMap(\.fill).first).shape.bounds
      for shadow in stage.drawing.compactMap(\.shadow) {
        #expect(abs(shadow.shape.rect.width - paper.width) <= 1 && abs(shadow.shape.rect.minX - paper.minX) <= 1)
      }
    }
    let paper = try #require(stage.drawing.compactMap(\.fill).first).shape.bounds
    #expect(paper.width == 200)
    #expect(stage.drawing.compactMap(\.shadow).first?.shape.rect.width == 200)
  }

  @Test("a picture is cut to the card's corners, and the line has no gap to them")
  func clip() throws {
    let stage = Stage {
      Card(.outlined) { Color.red.frame(width: 200, height: 100) }
    }
    let picture = try #require(stage.drawing.first { $0.fill?.color == Color.red.resolve(in: EnvironmentValues()) })
    let clip = try #require(picture.clips.last?.roundedRect)
    let border = try #require(stage.drawing.compactMap(\.border).first)
    // One outline cuts and is drawn along, so the line's inner radius is the outer one less its width.
    #expect(clip == border.shape && border.shape.topLeft == 12 && border.width == 1)
  }
}
