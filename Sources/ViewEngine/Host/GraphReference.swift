/// Refers to a window that may be gone, in place of a weak reference.
///
/// The first weak reference to an object gives it a side table, and from then on each retain and release goes there.
/// Nodes retain their window all the time, so nothing refers to it weakly. Touched on the main actor only.
package final class GraphReference: @unchecked Sendable {
  /// The window; nil once it is gone.
  package internal(set) unowned(unsafe) var graph: ViewGraph?
}
