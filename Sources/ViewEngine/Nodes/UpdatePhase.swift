/// The part of a frame in which a value was read; a change of the value repeats only that part for the reader.
package enum UpdatePhase {
  /// A view's body, or an update of its node.
  case body
  /// Measuring and placing.
  case layout
  /// Drawing operations.
  case paint
  /// Where children are drawn: offsets, transforms, opacity.
  case compose
}
