/// A node that takes part in input. ``LayoutNode/responder`` gives a node's; every requirement has a default that
/// does nothing.
@MainActor
package protocol InputResponder: AnyObject {
  // MARK: Pointers

  /// Adds the recognisers that watch pointers going down on this node or in it.
  func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>)
  /// Leaves the recognisers of nodes in this one out, or not.
  func narrow(_ mask: inout RecognizerMask)
  /// Takes a wheel's or a touchpad's movement; false passes it on to the next node further out.
  func handleScroll(_ event: ScrollEvent) -> Bool
  /// Whether the node wants to know about a hovering pointer.
  var tracksHover: Bool { get }
  /// The pointer entered the node or moved in it; nil when it left.
  func hoverDidChange(_ event: PointerEvent?)
  /// The pointer's look over this node; nil leaves it to the nodes around.
  var pointerStyle: PointerStyle? { get }

  // MARK: Keys

  /// Takes a key while the focus is on this node or in it; false passes it on to the next node further out.
  func handleKey(_ event: KeyEvent) -> Bool
  /// Takes a key whatever has the focus, as a keyboard shortcut does.
  func handleShortcut(_ event: KeyEvent) -> Bool
  /// Does what Escape and a mouse's back button ask for; false passes it on.
  func handleExitCommand() -> Bool

  // MARK: Focus

  /// Whether the node may have the focus now.
  var isFocusable: Bool { get }
  /// Whether Tab comes to the node; what it passes by can have the focus by other means.
  var isReachedByTab: Bool { get }
  /// Whether a pointer going down in the node gives it the focus.
  var takesFocusOnPress: Bool { get }
  /// The node got or lost the focus. `isVisible` says whether that should show, which it does after use of the
  /// keyboard.
  func focusDidChange(_ isFocused: Bool, isVisible: Bool)
  /// Moves the node's content so that a rectangle, in the coordinates of `descendant`, can be seen.
  func reveal(_ rect: CGRect, of descendant: LayoutNode)
}

extension InputResponder {
  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {}
  package func narrow(_ mask: inout RecognizerMask) {}
  package func handleScroll(_ event: ScrollEvent) -> Bool { false }
  package var tracksHover: Bool { false }
  package func hoverDidChange(_ event: PointerEvent?) {}
  package var pointerStyle: PointerStyle? { nil }
  package func handleKey(_ event: KeyEvent) -> Bool { false }
  package func handleShortcut(_ event: KeyEvent) -> Bool { false }
  package func handleExitCommand() -> Bool { false }
  package var isFocusable: Bool { false }
  package var isReachedByTab: Bool { true }
  package var takesFocusOnPress: Bool { false }
  package func focusDidChange(_ isFocused: Bool, isVisible: Bool) {}
  package func reveal(_ rect: CGRect, of descendant: LayoutNode) {}
}
