/// A hold on a scroll view from elsewhere: tells where it is, moves it, and lets a part of the window that does not scroll
/// itself pass on what the user does there, as a header above a list does.
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
///
/// A scroll view that takes the place of another one, as its view is made anew, begins where the relay was.
@MainActor
public final class ScrollRelay {
  /// Where the content of a scroll view is. Along the leading direction, in points.
  public struct Place: Hashable, Sendable {
    /// How far the content is moved: 0 at its start, whatever insets there are; beyond the ends while it is pulled.
    public var offset: CGPoint
    /// The greatest offset at rest.
    public var end: CGPoint
    /// The size of the part of the view in which content comes to rest.
    public var viewport: CGSize

    public init(offset: CGPoint, end: CGPoint, viewport: CGSize) {
      self.offset = offset
      self.end = end
      self.viewport = viewport
    }
  }

  /// Told where the content is when its offset or its viewport has changed, and when it could not come as far as
  /// ``scroll(x:y:)`` wanted it. It runs within the frame and before that is drawn; what it moves is drawn in the same
  /// frame.
  ///
  /// A scroll view that is out of sight, as `offstage(_:releasesRows:)` has it, tells when it is seen again.
  public var onChange: ((Place) -> Void)?
  /// Where the content is; nil while there is no scroll view.
  public var place: Place? { scrollNode.flatMap { $0.isMounted && $0.hasBeenPlaced ? $0.place : nil } }

  /// Where the content was when it was told last, or has come by ``scroll(x:y:)`` since; nil where it has to be told in
  /// any case.
  private var told: Place?
  /// Where the content is to come; nil once it has, or it has been told where it came instead.
  private var wish: (x: CGFloat?, y: CGFloat?)?
  /// Whether the content has come less far than it was to, and has not moved since: then it matters how far it reaches.
  private var fellShort = false
  /// The scroll view that has the relay as its target.
  private(set) weak var scrollNode: ScrollNode?
  /// Where a scroll view that comes to be the target has to begin.
  private var start: (x: CGFloat?, y: CGFloat?)?
  private var isTelling = false

  nonisolated public init() {}

  /// Moves the content at once, as far as it reaches; momentum ends and a finger loses it. Without a scroll view the next
  /// one begins there.
  /// - Parameters:
  ///   - x: the offset along the horizontal axis; nil leaves it as it is.
  ///   - y: the offset along the vertical axis; nil leaves it as it is.
  public func scroll(x: CGFloat? = nil, y: CGFloat? = nil) {
    start = (x ?? start?.x, y ?? start?.y)
    wish = start
    guard let scrollNode, scrollNode.isMounted else { return }
    stop()
    scrollNode.request(ScrollRequest(target: .place(x: x, y: y), anchor: nil, isAtOnce: true))
  }

  /// Ends what moves the content: momentum, an animation, a finger. It stays where it is.
  public func stop() { scrollNode?.letGo() }

  /// Ends what moves the content, a finger too; where it is pulled beyond its end, it is back at once.
  public func comeToRest() { scrollNode?.comeToRest() }

  /// A scroll view has the relay as its target.
  func connect(_ node: ScrollNode) {
    guard node !== scrollNode else { return }
    scrollNode = node
    told = nil
    guard let start else { return }
    node.requests.insert(ScrollRequest(target: .place(x: start.x, y: start.y), anchor: nil, isAtOnce: true), at: 0)
    node.graph.scrolling.setNeedsSettle(node)
  }

  /// The scroll view has come to rest for this round of the frame.
  func tell(_ node: ScrollNode) {
    guard node === scrollNode, onChange != nil, !isTelling, isNews(node.place) else { return }
    isTelling = true
    node.graph.actions.change { [weak self] in
      guard let self else { return }
      self.isTelling = false
      // Where it is by now: what has changed since has done so for a reason that is known by then.
      guard let node = self.scrollNode, node.isMounted, self.isNews(node.place) else { return }
      self.fellShort = self.wish != nil || (self.fellShort && self.told?.offset == node.offset)
      self.wish = nil
      self.told = node.place
      self.start = (node.offset.x, node.offset.y)
      self.onChange?(node.place)
    }
  }

  /// Whether a place is another than follows from what was told and asked for.
  private func isNews(_ place: Place) -> Bool {
    guard let told else { return true }
    if let wish, wish.x ?? place.offset.x == place.offset.x, wish.y ?? place.offset.y == place.offset.y {
      self.wish = nil
      fellShort = false
      guard told.viewport == place.viewport else { return true }
      self.told = place
      return false
    }
    return wish != nil || place.offset != told.offset || place.viewport != told.viewport
      || (fellShort && place.end != told.end)
  }
}

extension ScrollNode {
  fileprivate var place: ScrollRelay.Place { ScrollRelay.Place(offset: offset, end: maximumOffset, viewport: size) }
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
