/// Work done since the counters were last reset, and what there is now. Tests count work instead of timing it.
public struct EngineStatistics: Hashable, Sendable {
  /// Frames whose picture differed from the one before.
  public var frames = 0
  /// Bodies that were evaluated.
  public var bodies = 0
  /// Nodes that placed their children.
  public var layouts = 0
  /// Nodes that drew themselves.
  public var paints = 0
  /// Paragraphs that were shaped.
  public var textShapes = 0
  /// Nodes that exist now.
  public var nodes = 0

  /// Sets the counters of work to zero; ``nodes`` stays.
  public mutating func reset() {
    self = EngineStatistics(nodes: nodes)
  }

  init(nodes: Int = 0) { self.nodes = nodes }
}
