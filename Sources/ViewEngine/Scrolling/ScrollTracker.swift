/// Someone who follows the scroll views in a view, each of them on its own, and may move them: a header that collapses
/// over one of several lists.
///
/// Give it to a view with ``View/scrollTracker(_:)``. It is told of scroll views in that view that lie in no other one.
@MainActor
public protocol ScrollTracker: AnyObject {
  /// A scroll view is there, has moved, or has changed its content, its size or what moves it.
  /// - Parameters:
  ///   - scrollView: tells where it is now, and can move it.
  ///   - isUserScroll: whether it has moved by a finger, a touchpad, a wheel, keys or what follows from them, and not by
  ///     program or because something was laid out.
  func scrollViewDidChange(_ scrollView: TrackedScrollView, isUserScroll: Bool)

  /// A scroll view has gone.
  func scrollViewDidDisappear(_ id: TrackedScrollView.ID)

  /// How far above a scroll view's start its content is seen once it stands at a vertical offset, in points: as much as a
  /// header there has become lower by then. Negative where something covers as much of the view instead.
  ///
  /// What is scrolled to stands at its anchor within what is seen then, and where content comes to rest counts from there.
  /// Default: 0.
  func uncoveredLength(aboveStartOf scrollView: TrackedScrollView, at offset: CGFloat) -> CGFloat

  /// The vertical offset at which a scroll view has to come to rest instead of another one, which its
  /// `scrollTargetBehavior` has already had its say about. Default: the same.
  func restingOffset(of scrollView: TrackedScrollView, for offset: CGFloat) -> CGFloat
}

extension ScrollTracker {
  public func uncoveredLength(aboveStartOf scrollView: TrackedScrollView, at offset: CGFloat) -> CGFloat { 0 }
  public func restingOffset(of scrollView: TrackedScrollView, for offset: CGFloat) -> CGFloat { offset }
}

/// A scroll view, for a ``ScrollTracker``.
@MainActor
public struct TrackedScrollView: Identifiable {
  /// Tells scroll views apart for as long as they are there.
  public struct ID: Hashable, Sendable {
    let node: ObjectIdentifier
  }

  nonisolated let node: ScrollNode
  /// How far the content's coordinates have moved down since the tracker was last told, in points, because rows above
  /// what is visible have turned out longer or shorter than expected. Nothing has moved on the screen by that.
  public let correction: CGFloat

  nonisolated public var id: ID { ID(node: ObjectIdentifier(node)) }
  /// The axes along which it can scroll.
  public var axes: Axis.Set { node.axes }
  /// Where its content is.
  public var geometry: ScrollGeometry { node.geometry }
  /// What moves its content.
  public var phase: ScrollPhase { node.phase }
  /// How far its content is moved from where it begins, without insets, in points; negative while content is pulled
  /// beyond its start.
  public var offset: CGPoint { node.offset }
  /// The greatest ``offset`` at rest; never negative.
  public var maximumOffset: CGPoint { node.maximumOffset }
  /// The space at the content's start that belongs to a refresh, in points: all of its band while one runs, and of the
  /// way by which content that can be refreshed is pulled down as much as starts one.
  public var refreshLength: CGFloat { max(node.refreshHold, node.refreshPull) }
  /// Whether it comes to rest at pages.
  public var isPaging: Bool { node.policy.attachments.targetBehavior is PagingScrollTargetBehavior }

  /// Moves the content so that it stands at an offset, as far as it goes; motion that is under way ends. This is no
  /// scrolling by the user.
  /// - Parameters:
  ///   - x: the horizontal ``offset``, in points; nil leaves it as it is.
  ///   - y: the vertical one.
  ///   - animation: nil moves at once.
  public func scroll(x: CGFloat? = nil, y: CGFloat? = nil, animation: Animation? = nil) {
    guard node.isMounted else { return }
    node.request(
      ScrollRequest(
        target: .place(x: x, y: y), anchor: nil, transaction: Transaction(animation: animation),
        isAtOnce: animation == nil))
  }

  /// Lets the sources of a relay move this scroll view, and no other.
  public func connect(to relay: ScrollRelay) { relay.connect(node) }
}

extension ScrollNode {
  /// Tells those who follow this view what has changed since they were told last.
  func reportToTrackers(isUserScroll: Bool) {
    let trackers = policy.attachments.trackers
    for gone in reportedTrackers where !trackers.contains(where: { $0 === gone }) { forget(gone) }
    let isNew = !trackers.elementsEqual(reportedTrackers, by: ===)
    reportedTrackers = trackers
    let state = TrackedState(
      geometry: geometry, phase: phase, refreshLength: refreshHold,
      isPaging: policy.attachments.targetBehavior is PagingScrollTargetBehavior)
    guard isNew || state != trackedState else { return }
    trackedState = state
    let correction = trackedCorrection
    trackedCorrection = 0
    for tracker in trackers {
      graph.actions.change { [weak self] in
        guard let self, self.isMounted else { return }
        tracker.scrollViewDidChange(TrackedScrollView(node: self, correction: correction), isUserScroll: isUserScroll)
      }
    }
  }

  /// Tells those who follow this view that it is gone.
  func leaveTrackers() {
    reportedTrackers.forEach(forget)
    reportedTrackers = []
  }

  private func forget(_ tracker: any ScrollTracker) {
    let id = TrackedScrollView(node: self, correction: 0).id
    graph.actions.change { tracker.scrollViewDidDisappear(id) }
  }
}

/// What trackers have been told.
struct TrackedState: Equatable {
  var geometry: ScrollGeometry
  var phase: ScrollPhase
  var refreshLength: CGFloat
  var isPaging: Bool
}

extension View {
  /// Has a tracker follow the scroll views in this view.
  public func scrollTracker(_ tracker: any ScrollTracker) -> some View {
    transformEnvironment(\.scrollAttachments) { attachments in
      if !attachments.trackers.contains(where: { $0 === tracker }) { attachments.trackers.append(tracker) }
    }
  }
}
