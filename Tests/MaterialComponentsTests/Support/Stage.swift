import MaterialComponents

/// A window for tests in Material's baseline theme, with a clock that is moved by hand.
@MainActor
final class Stage {
  let graph: ViewGraph
  private(set) var time = 0.0

  init<Content: View>(
    width: CGFloat = 400, height: CGFloat = 300, theme: MaterialTheme? = .baseline,
    @ViewBuilder _ content: () -> Content
  ) {
    let services = EngineServices(textShaper: SquareTextShaper(), log: { _ in })
    let size = CGSize(width: width, height: height)
    if let theme {
      graph = ViewGraph(content().materialTheme(theme), size: size, scale: 1, services: services)
    } else {
      graph = ViewGraph(content(), size: size, scale: 1, services: services)
    }
    advance(0)
  }

  /// Moves the clock by seconds in steps of a sixtieth, and once more for effects that start with the next frame.
  func advance(_ seconds: Double) {
    let end = time + seconds
    _ = graph.frame(at: time)
    while time < end - 1e-9 {
      time = min(end, time + 1.0 / 60)
      _ = graph.frame(at: time)
    }
  }

  // MARK: Input

  func pointer(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, kind: PointerEvent.Kind = .mouse
  ) {
    graph.send(PointerEvent(phase, at: CGPoint(x: x, y: y), kind: kind, time: time))
  }

  func key(_ key: String, _ phase: KeyEvent.Phase = .down) { graph.send(KeyEvent(key, phase: phase, time: time)) }

  // MARK: What there is

  /// All operations of the present picture, back to front.
  var drawing: [Drawn] { Drawn.all(in: graph.displayItem) }

  /// The first element with a label, or the first of a role.
  func element(_ label: String) -> SemanticsNode? { graph.semantics().first { $0.properties.label == label } }
  func element(_ role: SemanticsRole) -> SemanticsNode? { graph.semantics().first { $0.properties.role == role } }

  /// The work that `change` and the frame after it cost.
  func work(_ change: () -> Void) -> EngineStatistics {
    graph.statistics.reset()
    change()
    _ = graph.frame(at: time)
    return graph.statistics
  }
}
