import ViewEngine

/// Makes a test's content in a body, so that what it reads is followed.
private struct StageContent<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

/// A window for tests: a graph with the grid shaper and a clock that is moved by hand.
@MainActor
final class Stage {
  let graph: ViewGraph
  let shaper = GridTextShaper()
  private(set) var time: TimeInterval = 0

  init<Content: View>(
    width: CGFloat = 400, height: CGFloat = 300, environment: EnvironmentValues = EnvironmentValues(),
    imageDecoder: (any ImageDecoder)? = nil, openURL: @escaping (URL) -> Bool = { _ in false },
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    let lines = Lines()
    let services = EngineServices(
      textShaper: shaper, imageDecoder: imageDecoder, openURL: openURL, log: { lines.all.append($0) })
    graph = ViewGraph(
      StageContent(content: content), size: CGSize(width: width, height: height), scale: 1, services: services,
      environment: environment)
    self.lines = lines
    frame()
  }

  private final class Lines { var all: [String] = [] }
  private let lines: Lines
  var logged: [String] { lines.all }

  /// Makes the frame of the present moment; true if it shows something new.
  @discardableResult
  func frame() -> Bool { graph.frame(at: time) }

  /// Moves the clock in one step, as when nothing happened for a while.
  func jump(to time: TimeInterval) {
    self.time = time
    frame()
  }

  /// Moves the clock in steps of a frame.
  func advance(milliseconds: Double) {
    let end = time + milliseconds / 1000
    while time < end - 1e-9 {
      time = min(end, time + 1.0 / 60)
      frame()
    }
  }

  /// All semantics nodes in reading order.
  var nodes: [SemanticsNode] {
    func flatten(_ node: SemanticsNode) -> [SemanticsNode] { [node] + node.children.flatMap(flatten) }
    return flatten(graph.semantics())
  }

  /// The frame of the element with a label.
  func frame(of label: String) -> CGRect? { nodes.first { $0.properties.label == label }?.bounds }

  var labels: [String] { nodes.map(\.properties.label).filter { !$0.isEmpty } }
}
