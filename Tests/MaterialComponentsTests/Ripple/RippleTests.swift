import MaterialComponents
import Testing

/// Presses on a card of 200 × 100 in the middle of a window of 400 × 300: it begins at (100, 100).
@MainActor
struct RippleTests {
  private let activations = Box(0)

  private func stage() -> Stage {
    Stage {
      FilledCard(action: { activations.value += 1 }) { Color.clear.frame(width: 200, height: 100) }
    }
  }

  private func waves(_ stage: Stage) -> [(bounds: CGRect, stops: [DisplayGradientStop])] {
    stage.drawing.compactMap(\.wave)
  }

  @Test("a press shows at once, reaches 10 % after 105 ms and covers the card after 450 ms")
  func press() throws {
    let stage = stage()
    stage.pointer(.down, 120, 110)
    stage.advance(1.0 / 60)
    let first = try #require(waves(stage).first)
    // A fifth of 200 is the diameter at the start; a sixtieth of a second later it is a little more.
    #expect(first.bounds.width >= 40 && first.bounds.width < 80)
    #expect(abs(first.bounds.midX - 120) < 10 && abs(first.bounds.midY - 110) < 10)
    stage.advance(0.105)
    let opacity = try #require(waves(stage).first?.stops.first?.color.opacity)
    #expect(abs(opacity - 0.1) < 1e-6)
    stage.advance(0.45)
    let full = try #require(waves(stage).first)
    #expect(abs(full.bounds.midX - 200) < 1e-6 && abs(full.bounds.midY - 150) < 1e-6)
    // A diagonal of √(200² + 100²), 10 more, and the least soft edge, 75.
    #expect(abs(full.bounds.width - (223.60679775 + 85)) < 1e-6)
    #expect(full.stops.map(\.location) == [0, 0.65, 1])
    #expect(full.stops.last?.color.opacity == 0)
  }

  @Test("the circle is cut to the card's rounded corners")
  func clip() throws {
    let stage = stage()
    stage.pointer(.down, 105, 105)
    stage.advance(0.2)
    let wave = try #require(stage.drawing.first { $0.wave != nil })
    let card = DisplayRoundedRect(rect: CGRect(x: 100, y: 100, width: 200, height: 100), radius: 12)
    #expect(wave.clips.contains(.rounded(card)))
  }

  @Test("a short press shows for 225 ms and is gone 375 ms later")
  func shortPress() throws {
    let stage = stage()
    stage.pointer(.down, 150, 150)
    stage.pointer(.up, 150, 150)
    stage.advance(0.22)
    #expect(try #require(waves(stage).first?.stops.first?.color.opacity) > 0.0999)
    stage.advance(0.2)
    let fading = try #require(waves(stage).first?.stops.first?.color.opacity)
    #expect(fading > 0 && fading < 0.1)
    stage.advance(0.225)
    #expect(waves(stage).isEmpty)
    #expect(activations.value == 1)
  }

  @Test("nothing is left one second after a long press, and no frame is due")
  func release() {
    let stage = stage()
    stage.pointer(.down, 150, 150)
    stage.advance(2)
    #expect(waves(stage).count == 1)
    stage.pointer(.up, 150, 150)
    stage.pointer(.leave, 150, 150)
    stage.advance(1)
    #expect(waves(stage).isEmpty)
    #expect(!stage.graph.needsFrame)
    #expect(stage.graph.nextDeadline == nil)
  }

  @Test("a thousand presses leave nothing behind")
  func manyPresses() {
    let stage = stage()
    for _ in 0..<1000 {
      stage.pointer(.down, 150, 150, kind: .touch)
      stage.pointer(.up, 150, 150, kind: .touch)
      stage.advance(0.02)
      #expect(waves(stage).count <= 6)
    }
    stage.advance(1)
    #expect(waves(stage).isEmpty)
    #expect(activations.value == 1000)
  }

  @Test("presses in quick succession each have a circle of their own")
  func several() {
    let stage = stage()
    for x in [120.0, 200, 280] {
      stage.pointer(.down, x, 150, kind: .touch)
      stage.pointer(.up, x, 150, kind: .touch)
      stage.advance(0.05)
    }
    #expect(waves(stage).count == 3)
  }

  @Test("a press costs no body and no layout, nor do the frames after it")
  func work() {
    let stage = stage()
    stage.graph.statistics.reset()
    stage.pointer(.down, 150, 150)
    stage.advance(0.5)
    stage.pointer(.up, 150, 150)
    stage.advance(1)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.frames > 10)
  }

  @Test("Space and Enter and a screen reader press from the centre", arguments: ["Enter", " ", "activate"])
  func fromTheCentre(means: String) throws {
    let stage = stage()
    if means == "activate" {
      #expect(try #require(stage.element(.button)).perform(means))
    } else {
      stage.key("Tab")
      stage.key(means)
      stage.key(means, .up)
    }
    stage.advance(1.0 / 60)
    let wave = try #require(waves(stage).first)
    #expect(wave.bounds.midX == 200 && wave.bounds.midY == 150)
    #expect(activations.value == 1)
    stage.advance(1)
    #expect(waves(stage).isEmpty)
  }

  @Test("a card that can't be used shows no press and no hovering, and one that no longer can shows none at once")
  func disabled() {
    let isDisabled = Box(false)
    let stage = Stage { Switchable(isDisabled: isDisabled.binding) }
    stage.pointer(.down, 200, 150)
    stage.advance(0.1)
    #expect(waves(stage).count == 1)
    isDisabled.value = true
    stage.advance(1.0 / 30)
    #expect(waves(stage).isEmpty)
    stage.pointer(.up, 200, 150)
    stage.pointer(.down, 200, 150)
    stage.advance(0.1)
    #expect(waves(stage).isEmpty)
  }

  private struct Switchable: View {
    @Binding var isDisabled: Bool
    var body: some View {
      FilledCard(action: {}) { Color.clear.frame(width: 200, height: 100) }.disabled(isDisabled)
    }
  }

  @Test("a finger that begins to drag ends the press, opens nothing and leaves nothing")
  func drag() {
    let moved = Box(0)
    let stage = Stage {
      VStack {
        FilledCard(action: { activations.value += 1 }) { Color.clear.frame(width: 200, height: 100) }
      }
      .gesture(DragGesture().onChanged { _ in moved.value += 1 })
    }
    stage.pointer(.down, 200, 150, kind: .touch)
    stage.advance(0.05)
    for step in 1...6 {
      stage.pointer(.move, 200, 150 - CGFloat(step) * 10, kind: .touch)
      stage.advance(1.0 / 60)
    }
    stage.pointer(.up, 200, 90, kind: .touch)
    stage.advance(1)
    #expect(waves(stage).isEmpty)
    #expect(moved.value > 0)
    #expect(activations.value == 0)
  }

  @Test("hovering draws 8 % of the content's colour over the card, within a frame or two")
  func hover() throws {
    let stage = stage()
    stage.pointer(.hover, 150, 150)
    stage.advance(1.0 / 30)
    let layer = try #require(stage.drawing.compactMap(\.fill).last)
    #expect(layer.color == MaterialColorScheme.light.color(.onSurface, 0.08))
    stage.pointer(.hover, 10, 10)
    stage.advance(1.0 / 30)
    #expect(stage.drawing.compactMap(\.fill).count == 1)
  }

  @Test("the keyboard's focus draws 10 % and a ring 2 outside, which grows and settles at 3")
  func focus() throws {
    let stage = stage()
    stage.key("Tab")
    stage.advance(0.15)
    let wide = try #require(stage.drawing.compactMap(\.border).last)
    #expect(wide.width > 7 && wide.width <= 8)
    stage.advance(0.6)
    let ring = try #require(stage.drawing.compactMap(\.border).last)
    #expect(ring.width == 3 && ring.color == MaterialColorScheme.light[.secondary])
    // 2 of distance and 3 of line around a card with corners of 12.
    #expect(
      ring.shape == DisplayRoundedRect(rect: CGRect(x: 95, y: 95, width: 210, height: 110), radius: 12 + 2 + 3))
    let layer = try #require(stage.drawing.compactMap(\.fill).last)
    #expect(layer.color == MaterialColorScheme.light.color(.onSurface, 0.1))
  }

  @Test("a pointer's focus shows no ring")
  func pointerFocus() {
    let stage = stage()
    stage.pointer(.down, 150, 150)
    stage.pointer(.up, 150, 150)
    stage.advance(1)
    #expect(stage.drawing.compactMap(\.border).isEmpty)
  }

  @Test("who wants less motion gets the ring as it settles")
  func reducedMotion() {
    let stage = stage()
    stage.graph.updateEnvironment { $0.accessibilityReduceMotion = true }
    stage.advance(1.0 / 60)
    stage.key("Tab")
    stage.advance(1.0 / 30)
    #expect(stage.drawing.compactMap(\.border).last?.width == 3)
  }

  @Test("the ripple of any view is cut to the shape it is given")
  func anyView() throws {
    let stage = Stage {
      Button {
      } label: {
        Color.clear.frame(width: 80, height: 80).ripple(.role(.primary), in: Circle())
      }
      .buttonStyle(.plain)
    }
    stage.pointer(.down, 200, 150)
    stage.advance(0.2)
    let wave = try #require(stage.drawing.first { $0.wave != nil })
    #expect(wave.wave?.stops.first?.color == MaterialColorScheme.light.color(.primary, 0.1))
    #expect(
      wave.clips.last == .rounded(DisplayRoundedRect(rect: CGRect(x: 160, y: 110, width: 80, height: 80), radius: 40)))
  }
}
