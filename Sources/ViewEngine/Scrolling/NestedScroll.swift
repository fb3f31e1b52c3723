/// Something around a scroll view that moves before, or after, the scroll view's content does, as a sheet or a header
/// that collapses.
///
/// Give it to a view with ``View/nestedScroll(_:)``. Every scroll view in that view then asks before its content moves
/// vertically, whatever moves it: a finger, a touchpad, a wheel, keys or momentum. What the connection takes the content
/// does not move by, so the two go on in one movement.
@MainActor
public protocol NestedScrollConnection: AnyObject {
  /// The content is about to move.
  /// - Parameters:
  ///   - delta: in points; positive shows what lies further down.
  ///   - scroll: what the scroll view knows.
  /// - Returns: the part of `delta` that the connection has moved by; between 0 and `delta`.
  func nestedScroll(_ scroll: NestedScroll, willMoveBy delta: CGFloat) -> CGFloat

  /// A finger took hold of the content.
  func nestedScrollDidBegin(_ scroll: NestedScroll)

  /// The finger let go, or momentum has come to its end.
  /// - Parameters velocity: of the content, in points a second; zero when momentum has ended.
  /// - Returns: whether the connection goes on with the velocity, so that the content does not.
  func nestedScroll(_ scroll: NestedScroll, didEndWith velocity: CGFloat) -> Bool
}

extension NestedScrollConnection {
  public func nestedScrollDidBegin(_ scroll: NestedScroll) {}
  public func nestedScroll(_ scroll: NestedScroll, didEndWith velocity: CGFloat) -> Bool { false }
}

/// What a scroll view tells a ``NestedScrollConnection``.
public struct NestedScroll: Hashable, Sendable {
  /// What moves the content.
  public enum Source: Hashable, Sendable {
    /// A finger or a touchpad: it moves both one to one.
    case drag
    /// A wheel's notch or a key: the movement is eased.
    case step
    /// Momentum after a finger let go.
    case momentum
    /// The keyboard's focus: something in the content that lies below the window is to be seen.
    case reveal
  }

  public var source: Source
  /// How far the content can still move back to its start, in points.
  public var distanceToStart: CGFloat
  /// How far the content can still move on to its end, in points.
  public var distanceToEnd: CGFloat

  public init(source: Source, distanceToStart: CGFloat, distanceToEnd: CGFloat) {
    self.source = source
    self.distanceToStart = distanceToStart
    self.distanceToEnd = distanceToEnd
  }
}

/// A connection, in the environment: the same if it is the same object.
struct NestedScrollLink: Equatable {
  var connection: (any NestedScrollConnection)?
  static func == (left: Self, right: Self) -> Bool { left.connection === right.connection }
}

private struct NestedScrollKey: EnvironmentKey { static var defaultValue: NestedScrollLink { NestedScrollLink() } }

extension EnvironmentValues {
  var nestedScroll: NestedScrollLink {
    get { self[NestedScrollKey.self] }
    set { self[NestedScrollKey.self] = newValue }
  }
}

extension View {
  /// Lets something take part in the vertical movements of the scroll views in this view; nil, and only it, takes none.
  public func nestedScroll(_ connection: (any NestedScrollConnection)?) -> some View {
    environment(\.nestedScroll, NestedScrollLink(connection: connection))
  }
}

extension ScrollNode {
  private var connection: (any NestedScrollConnection)? {
    axes.contains(.vertical) ? policy.nestedScroll.connection : nil
  }

  /// Whether something around takes part in vertical movements.
  var isNested: Bool { connection != nil }

  private func nestedScroll(_ source: NestedScroll.Source) -> NestedScroll {
    let least = minimumOffset.y
    return NestedScroll(
      source: source, distanceToStart: max(0, offset.y - least),
      distanceToEnd: max(0, max(least, maximumOffset.y) - offset.y))
  }

  /// Offers a movement to what lies around; what is left of it.
  func distanceLeft(of distance: CGSize, source: NestedScroll.Source) -> CGSize {
    guard distance.height != 0, let connection else { return distance }
    let taken = connection.nestedScroll(nestedScroll(source), willMoveBy: distance.height)
    return CGSize(width: distance.width, height: distance.height - taken)
  }

  func nestedScrollDidBegin() { connection?.nestedScrollDidBegin(nestedScroll(.drag)) }

  /// Offers the velocity with which a movement ends; what is left of it.
  func velocityLeft(of velocity: CGSize, source: NestedScroll.Source) -> CGSize {
    guard let connection, connection.nestedScroll(nestedScroll(source), didEndWith: velocity.height) else {
      return velocity
    }
    return CGSize(width: velocity.width, height: 0)
  }
}
