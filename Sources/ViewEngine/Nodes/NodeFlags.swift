/// What of a node has to be done again.
package struct NodeFlags: OptionSet {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The node must be placed again, and may answer proposals with other sizes than before.
  package static let layout = NodeFlags(rawValue: 1)
  /// The node's own drawing operations are stale.
  package static let paint = NodeFlags(rawValue: 2)
  /// The node's display item is stale: its own operations or something below it. All ancestors have the flag too.
  package static let compose = NodeFlags(rawValue: 4)
  /// The node waits in its window's ``LayoutQueue``.
  package static let queued = NodeFlags(rawValue: 8)
  /// Answers that were given while the node waited are lost, so they count as changed.
  static let lostAnswers = NodeFlags(rawValue: 16)
  /// A layout around has placed the node by a guide of its own, which may move though sizes stay.
  static let answersGuides = NodeFlags(rawValue: 32)
  /// The node has been asked for its answers again in the present pass.
  static let wasAskedAgain = NodeFlags(rawValue: 64)
  /// The node has the same size whatever is proposed.
  static let rigid = NodeFlags(rawValue: 128)
}
