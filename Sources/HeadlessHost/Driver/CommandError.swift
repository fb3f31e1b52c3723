import ViewEngine

/// Why a command can't be carried out: what is sent back in place of a result.
package struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence: what, why, what to do.
  package let description: String

  package init(_ description: String) { self.description = description }
}
