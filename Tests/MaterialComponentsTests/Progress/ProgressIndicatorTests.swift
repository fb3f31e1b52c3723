import Testing

@testable import MaterialComponents

/// Figures: md.comp.progress-indicator of Material 3 v34.0.21, thickness 4, gap 4, stop 4, circular size 40.
@MainActor @Suite("Progress indicators")
struct ProgressIndicatorTests {
  private func fills(_ role: ColorRole, in stage: Stage) -> [CGRect] {
    stage.drawing.compactMap { $0.fill.flatMap { $0.color == MaterialColorScheme.light[role] ? $0.shape.bounds : nil } }
  }

  private func arcs(_ role: ColorRole, in stage: Stage) -> [CGRect] {
    stage.drawing.compactMap { drawn in
      guard case .stroke(let shape, .color(let color), let style) = drawn.operation,
        color == MaterialColorScheme.light[role]
      else { return nil }
      #expect(style.lineWidth == 4)
      #expect(style.lineCap == .round)
      return shape.moved(by: drawn.offset).bounds
    }
  }

  @Test("a linear indicator is 4 high, with a gap of 4 before the track and a dot of 4 at its end")
  func linearGeometry() {
    let stage = Stage(width: 200, height: 4) { LinearProgressIndicator(progress: 0.25) }
    #expect(
      fills(.primary, in: stage).sorted { $0.minX < $1.minX } == [
        CGRect(x: 0, y: 0, width: 50, height: 4), CGRect(x: 196, y: 0, width: 4, height: 4),
      ])
    #expect(fills(.secondaryContainer, in: stage) == [CGRect(x: 54, y: 0, width: 146, height: 4)])
  }

  @Test("nothing done is a whole track, all done has none and no dot")
  func linearEnds() {
    let empty = Stage(width: 200, height: 4) { LinearProgressIndicator(progress: 0) }
    #expect(fills(.secondaryContainer, in: empty) == [CGRect(x: 0, y: 0, width: 200, height: 4)])
    #expect(fills(.primary, in: empty) == [CGRect(x: 196, y: 0, width: 4, height: 4)])
    let full = Stage(width: 200, height: 4) { LinearProgressIndicator(progress: 7) }
    #expect(fills(.secondaryContainer, in: full).isEmpty)
    #expect(fills(.primary, in: full) == [CGRect(x: 0, y: 0, width: 200, height: 4)])
  }

  @Test("a line that runs from the right fills from the right")
  func mirrored() {
    let stage = Stage(width: 200, height: 4) {
      LinearProgressIndicator(progress: 0.25).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(fills(.secondaryContainer, in: stage) == [CGRect(x: 0, y: 0, width: 146, height: 4)])
    #expect(fills(.primary, in: stage).contains(CGRect(x: 150, y: 0, width: 50, height: 4)))
  }

  @Test("a value that is no number counts as unknown")
  func notANumber() throws {
    let stage = Stage(width: 200, height: 4) { LinearProgressIndicator(progress: .nan) }
    let bar = try #require(stage.element(.progressbar))
    #expect(bar.properties.value.isEmpty)
    #expect(bar.properties.states.contains(.busy))
  }

  @Test("a progress bar says its percentage, and is busy while that is not known")
  func semantics() throws {
    let known = Stage { LinearProgressIndicator(progress: 0.254).accessibilityLabel("Loading") }
    let bar = try #require(known.element(.progressbar))
    #expect(bar.properties.label == "Loading")
    #expect(bar.properties.value == "25%")
    let unknown = Stage { CircularProgressIndicator() }
    #expect(try #require(unknown.element(.progressbar)).properties.states.contains(.busy))
  }

  @Test("a new value is reached within 250 ms, with no body and no layout on the way")
  func change() {
    let progress = Box(0.0)
    let stage = Stage(width: 200, height: 4) { BoxedProgress(progress: progress) }
    progress.value = 1
    stage.advance(0.1)
    let middle = fills(.primary, in: stage).first { $0.minX == 0 }?.width ?? 0
    #expect(middle > 10 && middle < 190)
    stage.graph.statistics.reset()
    stage.advance(0.05)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    // Three steps of a sixtieth, and the frame of the present moment.
    #expect(stage.graph.statistics.frames == 4)
    stage.advance(0.12)
    #expect(fills(.primary, in: stage) == [CGRect(x: 0, y: 0, width: 200, height: 4)])
    #expect(!stage.graph.needsFrame)
  }

  @Test("an indicator without a known length paints its own node in each frame, and no body or layout runs")
  func indeterminateCost() {
    let stage = Stage {
      VStack {
        LinearProgressIndicator()
        CircularProgressIndicator()
      }
    }
    stage.advance(0.1)
    stage.graph.statistics.reset()
    stage.advance(1)
    // Sixty steps, and the frame of the present moment.
    #expect(stage.graph.statistics.frames == 61)
    #expect(stage.graph.statistics.bodies == 0)
    #expect(stage.graph.statistics.layouts == 0)
    #expect(stage.graph.statistics.paints == 2 * 61)
  }

  @Test("an indicator that has gone leaves an idle window")
  func removal() {
    let isLoading = Box(true)
    let stage = Stage { Conditional(isOn: isLoading) { CircularProgressIndicator() } }
    stage.advance(0.1)
    #expect(stage.graph.needsFrame)
    isLoading.value = false
    stage.advance(0.1)
    #expect(!stage.graph.needsFrame)
    #expect(stage.graph.nextDeadline == nil)
  }

  @Test("an indicator that is scrolled out of sight stands still, and moves again when it comes back")
  func offscreen() {
    let stage = Stage(width: 200, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          CircularProgressIndicator()
          Color.clear.frame(height: 400)
        }
      }
    }
    stage.advance(0.1)
    #expect(stage.graph.needsFrame)
    stage.graph.send(
      ScrollEvent(at: CGPoint(x: 100, y: 50), delta: CGSize(width: 0, height: 200), kind: .precise, time: stage.time)
    )
    stage.advance(2)
    #expect(!stage.graph.needsFrame)
    stage.graph.send(
      ScrollEvent(
        at: CGPoint(x: 100, y: 50), delta: CGSize(width: 0, height: -200), kind: .precise, time: stage.time))
    stage.advance(2)
    #expect(stage.graph.needsFrame)
  }

  @Test("the moving segments stay apart from each other and from the track")
  func indeterminateLinear() {
    let stage = Stage(width: 200, height: 4) { LinearProgressIndicator() }
    for _ in 0..<120 {
      stage.advance(1.0 / 60)
      let all = (fills(.primary, in: stage) + fills(.secondaryContainer, in: stage)).sorted { $0.minX < $1.minX }
      for (left, right) in zip(all, all.dropFirst()) { #expect(right.minX > left.maxX) }
      #expect(fills(.primary, in: stage).count <= 2)
      #expect(all.allSatisfy { $0.minX >= 0 && $0.maxX <= 200 })
    }
  }

  @Test("a circular indicator is 40 across, its line 4 thick with round ends")
  func circularGeometry() throws {
    let stage = Stage { CircularProgressIndicator(progress: 0.5) }
    #expect(try #require(stage.element(.progressbar)).bounds.size == CGSize(width: 40, height: 40))
    // Half a circle of radius 18 around the centre, on the trailing side.
    let done = try #require(arcs(.primary, in: stage).first)
    #expect(abs(done.width - 18) < 0.01 && abs(done.height - 36) < 0.01)
    #expect(arcs(.secondaryContainer, in: stage).count == 1)
  }

  @Test("in a theme, the engine's progress views look like Material's")
  func themed() {
    let known = Stage(width: 200, height: 4) { ProgressView(value: 0.25) }
    #expect(fills(.secondaryContainer, in: known) == [CGRect(x: 54, y: 0, width: 146, height: 4)])
    let unknown = Stage { ProgressView() }
    #expect(arcs(.primary, in: unknown).count == 1)
  }

  @Test("a closed circle has no track, an empty one nothing else")
  func circularEnds() {
    let full = Stage { CircularProgressIndicator(progress: 1) }
    #expect(arcs(.secondaryContainer, in: full).isEmpty && arcs(.primary, in: full).count == 1)
    let empty = Stage { CircularProgressIndicator(progress: 0) }
    #expect(arcs(.secondaryContainer, in: empty).count == 1 && arcs(.primary, in: empty).isEmpty)
  }

  @Test("a circle without a known length sweeps from a tenth to 87 hundredths and back")
  func circularRound() {
    #expect(CircularRound(time: 0).sweep == 0.1)
    #expect(abs(CircularRound(time: 3).sweep - 0.87) < 1e-9)
    #expect(abs(CircularRound(time: 6).sweep - 0.1) < 1e-9)
    // Three even turns and four quarters: the round ends where it began.
    #expect(abs(CircularRound(time: 6).start - 4) < 1e-9)
  }
}

private struct BoxedProgress: View {
  let progress: Box<Double>
  var body: some View { LinearProgressIndicator(progress: progress.value) }
}

/// Shows a view while a value is true.
struct Conditional<Content: View>: View {
  let isOn: Box<Bool>
  @ViewBuilder let content: () -> Content

  var body: some View {
    if isOn.value { content() }
  }
}
