import MaterialComponents
import Testing

@MainActor
struct UnboundedRippleTests {
  private func stage(_ radius: CGFloat?) -> Stage {
    Stage {
      Pressable(action: {}) {
        Color.clear.frame(width: 24, height: 24).contentShape(Rectangle()).unboundedRipple(radius: radius)
      }
    }
  }

  @Test(
    "it is cut to a circle around the view's centre",
    // As far as the corners of 24 × 24: half of its diagonal.
    arguments: [(20.0, 20.0), (nil, 12 * 2.0.squareRoot())] as [(CGFloat?, CGFloat)])
  func circle(radius: CGFloat?, expected: CGFloat) throws {
    let stage = stage(radius)
    stage.pointer(.down, 195, 150)
    stage.advance(1)
    let wave = try #require(stage.drawing.first { $0.wave != nil })
    let clip = try #require(wave.clips.last?.roundedRect)
    #expect(abs(clip.rect.midX - 200) < 1 && abs(clip.rect.midY - 150) < 1)
    #expect(abs(clip.rect.width / 2 - expected) <= 0.5)
    // The wave ends over the whole circle.
    let bounds = try #require(wave.wave).bounds
    #expect(bounds.width > clip.rect.width && abs(bounds.midX - 200) < 1)
  }

  @Test("hovering fills the same circle")
  func hover() throws {
    let stage = stage(20)
    stage.pointer(.hover, 200, 150)
    stage.advance(0.1)
    let layer = try #require(stage.drawing.first { $0.fill != nil && !$0.clips.isEmpty })
    #expect(layer.clips.last?.roundedRect?.topLeft == 20)
    #expect(layer.fill?.color == MaterialColorScheme.light.color(.onSurface, 0.08))
  }
}
