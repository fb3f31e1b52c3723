import MaterialComponents

/// Carries out commands, one after the other, frame by frame.
///
/// A command ends with the frame that shows it; the next one waits for that. The list is scrolled as by a touchpad, so
/// that the whole way from input to picture is measured.
@MainActor
final class BenchSession {
  private enum Job {
    case scroll(framesLeft: Int, distance: Double)
    case toggle
  }

  private let feed: Feed
  private let stage: any FrameStage
  private var job: Job?
  /// When the frames of a scroll were shown; told at its end.
  private var marks: [String] = []
  private var waiting: [BenchCommand] = []
  private var hasShownFirstFrame = false

  init(feed: Feed, stage: any FrameStage) {
    self.feed = feed
    self.stage = stage
    // The stage keeps the session: frames may still come when there is no more input.
    stage.onFrame = { self.frameWasShown() }
  }

  /// Takes a line of standard input.
  func take(_ line: String) {
    do {
      if let command = try BenchCommand(line, cardCount: feed.cards.count) { take(command) }
    } catch {
      Output.say("ERROR \(error)")
    }
  }

  func take(_ command: BenchCommand) {
    waiting.append(command)
    beginNext()
  }

  private func beginNext() {
    while job == nil, hasShownFirstFrame, !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .scroll(let frames, let distance):
        stage.graph.statistics.reset()
        Output.mark("SCROLL_BEGIN")
        job = .scroll(framesLeft: frames, distance: distance)
        scroll(by: distance)
      case .toggle(let card):
        stage.graph.statistics.reset()
        Output.mark("TOGGLE_BEGIN")
        job = .toggle
        feed.cards[card].toggle()
      case .quit:
        stage.close()
        return
      }
      // What changes nothing, at the list's end or on a card that isn't there, would bring none.
      stage.requestFrame()
    }
  }

  private func scroll(by distance: Double) {
    let place = CGPoint(x: stage.graph.size.width / 2, y: stage.graph.size.height / 2)
    let delta = CGSize(width: 0, height: distance)
    stage.graph.send(ScrollEvent(at: place, delta: delta, kind: .precise, phase: .changed, time: stage.time))
  }

  private func frameWasShown() {
    if !hasShownFirstFrame {
      hasShownFirstFrame = true
      Output.mark("FIRST_FRAME")
    } else {
      goOn()
    }
    beginNext()
  }

  private func goOn() {
    switch job {
    case .scroll(let framesLeft, let distance):
      marks.append(Output.stamp("FRAME"))
      job = .scroll(framesLeft: framesLeft - 1, distance: distance)
      if framesLeft > 1 {
        scroll(by: distance)
        return stage.requestFrame()
      }
      job = nil
      Output.say(marks.joined(separator: "\n"))
      Output.mark("SCROLL_END")
      tellCounts(steps: marks.count)
      marks.removeAll()
    case .toggle:
      job = nil
      Output.mark("TOGGLE_END")
    case nil: break
    }
  }

  /// How much work a scroll step was, in words that do not depend on the machine.
  private func tellCounts(steps: Int) {
    let counts = stage.graph.statistics
    for (name, count) in [
      ("bodies", counts.bodies), ("layouts", counts.layouts), ("paints", counts.paints),
    ] {
      Output.information("\(name)_per_step", String(Double(count * 100 / steps) / 100))
    }
    Output.information("nodes", String(counts.nodes))
  }
}
