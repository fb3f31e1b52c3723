/// Lets a part of a window that does not scroll itself move a scroll view, as a header above a list does.
///
/// ```swift
/// @State private var relay = ScrollRelay()
///
/// var body: some View {
///   VStack {
///     Title().scrollRelaySource(relay)
///     ScrollView { Rows() }.scrollRelayTarget(relay)
///   }
/// }
/// ```
@MainActor
public final class ScrollRelay {
  weak var scrollNode: ScrollNode?

  nonisolated public init() {}
}

/// Takes fingers, wheels and touchpads where nothing in the view does, for a scroll view elsewhere.
public struct _ScrollRelaySourceModifier: ElementModifier {
  let relay: ScrollRelay?
  package func makeNode(in context: WrapperContext) -> ScrollRelayNode { ScrollRelayNode(context) }
  package func update(_ node: ScrollRelayNode) { node.relay = relay }
}

package final class ScrollRelayNode: WrapperNode, InputResponder {
  var relay: ScrollRelay?
  private var pan: ScrollPanRecognizer?
  private weak var panned: ScrollNode?

  private var target: ScrollNode? {
    guard let node = relay?.scrollNode, node.isMounted else { return nil }
    return node
  }

  package override func willUnmount() {
    pan?.detach()
    super.willUnmount()
  }

  package override var responder: (any InputResponder)? { self }

  package override func containsPoint(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedFrame.size).contains(point)
  }

  package func appendRecognizers(to recognizers: inout ContiguousArray<GestureRecognizer>) {
    guard let target else { return }
    if panned !== target || pan == nil {
      pan?.detach()
      pan = ScrollPanRecognizer(target, on: self)
      panned = target
    }
    if let pan { recognizers.append(pan) }
  }

  package func handleScroll(_ event: ScrollEvent) -> Bool { target?.handleScroll(event) ?? false }
}

extension View {
  /// Lets fingers, wheels and touchpads on this view move the scroll view that has the relay as its target, wherever
  /// nothing in this view takes them. The whole frame of the view counts, and what lies behind it is not hit.
  /// - Parameter relay: nil moves nothing.
  public func scrollRelaySource(_ relay: ScrollRelay?) -> some View {
    modifier(_ScrollRelaySourceModifier(relay: relay))
  }

  /// Makes the scroll view in this view the one that the sources of a relay move.
  public func scrollRelayTarget(_ relay: ScrollRelay) -> some View {
    transformEnvironment(\.scrollAttachments) { $0.relays.append(relay) }
  }
}
