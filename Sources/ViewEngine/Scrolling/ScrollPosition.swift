/// Where a scroll view is scrolled to, as something that can be set and asked.
public struct ScrollPosition: Equatable {
  /// What was last asked for; the number tells apart repeated wishes for the same place.
  struct Wish: Equatable {
    var target: Target
    var number: Int
  }
  enum Target: Equatable {
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case place(x: CGFloat?, y: CGFloat?)
  }

  var wish: Wish?
  var visibleID: AnyHashable?
  let idType: ObjectIdentifier

  /// Whether a finger or wheel has moved the content since it was last scrolled by program.
  public internal(set) var isPositionedByUser = false

  /// - Parameter idType: the type of the identities that are reported.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) { self.idType = ObjectIdentifier(idType) }

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    scrollTo(id: id, anchor: anchor)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type, edge: Edge) {
    self.init(idType: ID.self)
    scrollTo(edge: edge)
  }

  public init(edge: Edge) { self.init(idType: Never.self, edge: edge) }

  public init(point: CGPoint) {
    self.init(idType: Never.self)
    scrollTo(point: point)
  }

  private mutating func wish(for target: Target) {
    wish = Wish(target: target, number: (wish?.number ?? 0) + 1)
    isPositionedByUser = false
  }

  /// Scrolls to the view with an identity. Without an anchor as little as makes it visible.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    wish(for: .id(AnyHashable(id), anchor: anchor))
    visibleID = AnyHashable(id)
  }
  /// Scrolls to an end of the content.
  public mutating func scrollTo(edge: Edge) { wish(for: .edge(edge)) }
  /// Scrolls so that a point of the content, in points, is at the view's start.
  public mutating func scrollTo(point: CGPoint) { wish(for: .place(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { wish(for: .place(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { wish(for: .place(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { wish(for: .place(x: nil, y: y)) }

  /// The edge that was asked for, unless the user has scrolled since.
  public var edge: Edge? {
    guard !isPositionedByUser, case .edge(let edge)? = wish?.target else { return nil }
    return edge
  }

  /// The point that was asked for, unless the user has scrolled since.
  public var point: CGPoint? {
    guard !isPositionedByUser, case .place(let x, let y)? = wish?.target else { return nil }
    return CGPoint(x: x ?? 0, y: y ?? 0)
  }

  /// The identity that was asked for or has been scrolled to, if it is of that type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { visibleID?.base as? T }
  /// The identity that was asked for or has been scrolled to.
  public var viewID: (any Hashable)? { visibleID?.base as? any Hashable }
}

/// Links a position that an app holds to the scroll view that follows it.
@MainActor
package class ScrollPositionConnection {
  package weak var scrollNode: ScrollNode?
  var anchor: UnitPoint?
  /// The identity that the app's value names now.
  var id: AnyHashable?
  /// What was written back last; seeing it come back is no wish to scroll.
  private var reported: AnyHashable?
  private var wish: ScrollPosition.Wish?
  /// A wish that the scroll view has not seen.
  var pending: ScrollRequest?
  /// What stays in its place while content and view change.
  var hold: ScrollHold?
  private var hasValue = false

  /// Whether an identity is of the type that the app's value holds.
  func accepts(_ id: AnyHashable) -> Bool { false }
  func write(_ id: AnyHashable) {}
  func noteUserScroll() {}

  /// Takes the app's value over: a new identity is a wish to scroll there, nil leaves things as they are.
  func update(id: AnyHashable?, anchor: UnitPoint?) {
    let isFirst = !hasValue
    hasValue = true
    let anchorChanged = anchor != self.anchor
    let idChanged = id != self.id
    guard isFirst || idChanged || anchorChanged else { return }
    self.id = id
    self.anchor = anchor
    if idChanged, !anchorChanged, let id, id == reported { return }
    reported = nil
    hold = nil
    guard let id else { return }
    hold = ScrollHold(id: id, anchor: anchor)
    ask(.id(id), anchor: anchor, isAtOnce: isFirst)
  }

  func update(position: ScrollPosition, anchor: UnitPoint?) {
    let isFirst = !hasValue
    hasValue = true
    self.anchor = anchor
    id = position.visibleID
    guard let wish = position.wish, wish != self.wish else { return }
    self.wish = wish
    reported = nil
    hold = nil
    switch wish.target {
    case .id(let id, let own):
      hold = ScrollHold(id: id, anchor: own ?? anchor)
      ask(.id(id), anchor: own ?? anchor, isAtOnce: isFirst)
    case .edge(let edge): ask(.edge(edge), anchor: nil, isAtOnce: isFirst)
    case .place(let x, let y): ask(.place(x: x, y: y), anchor: nil, isAtOnce: isFirst)
    }
  }

  private func ask(_ target: ScrollRequest.Target, anchor: UnitPoint?, isAtOnce: Bool) {
    pending = ScrollRequest(target: target, anchor: anchor, isAtOnce: isAtOnce)
    if let scrollNode { scrollNode.graph.scrolling.setNeedsSettle(scrollNode) }
  }

  func report(_ found: AnyHashable) {
    guard found != reported ?? id else { return }
    reported = found
    scrollNode?.graph.actions.change { [weak self] in
      guard let self, self.reported == found else { return }
      self.write(found)
    }
  }
}

/// A connection to a binding of an identity.
final class IDPositionConnection<ID: Hashable>: ScrollPositionConnection {
  var binding: Binding<ID?>?
  override func accepts(_ id: AnyHashable) -> Bool { id.base is ID }
  override func write(_ id: AnyHashable) {
    if let id = id.base as? ID { binding?.wrappedValue = id }
  }
}

/// A connection to a binding of a ``ScrollPosition``.
final class ValuePositionConnection: ScrollPositionConnection {
  var binding: Binding<ScrollPosition>?
  override func accepts(_ id: AnyHashable) -> Bool {
    func identity<Base>(_ base: Base) -> ObjectIdentifier { ObjectIdentifier(type(of: base as Any)) }
    return identity(id.base) == binding?.wrappedValue.idType
  }
  override func write(_ id: AnyHashable) { binding?.wrappedValue.visibleID = id }
  override func noteUserScroll() {
    if binding?.wrappedValue.isPositionedByUser == false { binding?.wrappedValue.isPositionedByUser = true }
  }
}

/// Gives the scroll view in a view a position to follow. It follows the app's value itself: the body around it need
/// not read that.
package final class ScrollPositionNode: EnvironmentNode {
  let connection: ScrollPositionConnection
  private var readValue: (() -> Void)?
  private var token: DependencyToken?
  private var observationToken: DependencyToken?

  init(_ connection: ScrollPositionConnection, context: NodeContext) {
    self.connection = connection
    super.init(edit: { $0.scrollAttachments.positions.append(connection) }, context: context)
  }

  package override func willUnmount() {
    token?.cancel()
    observationToken?.cancel()
    super.willUnmount()
  }

  /// Reads the app's value with `read`, now and whenever it changes.
  func follow(_ read: @escaping () -> Void) {
    readValue = read
    readFollowing()
  }

  private func readFollowing() {
    token?.cancel()
    observationToken?.cancel()
    let observed = DependencyToken(node: self, phase: .body)
    observationToken = observed
    (_, token) = DependencyTracker.track(self, .body) {
      withObservationTracking({ readValue?() }, onChange: { InvalidationQueue.shared.enqueue(observed) })
    }
  }

  package override func dependencyDidChange(in phase: UpdatePhase) { readFollowing() }
}

public struct _ScrollPositionIDModifier<ID: Hashable>: ScopeModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  package func makeNode(in context: NodeContext) -> ScrollPositionNode {
    let node = ScrollPositionNode(IDPositionConnection<ID>(), context: context)
    update(node)
    return node
  }

  package func update(_ node: ScrollPositionNode) {
    guard let connection = node.connection as? IDPositionConnection<ID> else { return }
    let (id, anchor) = (id, anchor)
    connection.binding = id
    node.follow { [unowned connection] in
      connection.update(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor)
    }
  }
}

public struct _ScrollPositionModifier: ScopeModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  package func makeNode(in context: NodeContext) -> ScrollPositionNode {
    let node = ScrollPositionNode(ValuePositionConnection(), context: context)
    update(node)
    return node
  }

  package func update(_ node: ScrollPositionNode) {
    guard let connection = node.connection as? ValuePositionConnection else { return }
    let (position, anchor) = (position, anchor)
    connection.binding = position
    node.follow { [unowned connection] in connection.update(position: position.wrappedValue, anchor: anchor) }
  }
}

extension View {
  /// Ties the scroll view in this view to an identity.
  ///
  /// A new value scrolls so that `anchor` of the view with that identity meets `anchor` of the scroll view (without
  /// one: as little as makes it visible); animated if the change is. The anchor need not lie within 0…1. Nil leaves
  /// the content where it is. While the user scrolls, the identity of the child of a `scrollTargetLayout()` that is
  /// nearest to the anchor is written back, if it has the type of the binding.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionIDModifier(id: id, anchor: anchor))
  }

  /// Ties the scroll view in this view to a position.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionModifier(position: position, anchor: anchor))
  }
}
