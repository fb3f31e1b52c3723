/// Loads a view's content anew; call it like a function and await it.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  package init(action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  @MainActor public func callAsFunction() async { await action() }
}

private struct RefreshActionKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What loads the content anew, nil if it can't be.
  public var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

extension View {
  /// Lets the user load the content of vertical scroll views in this view anew, by pulling it down with a finger or
  /// by a key. The action counts as running until it returns.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// How far a refresh has come.
public struct RefreshProgress: Hashable, Sendable {
  /// How far content is pulled down, as a part of what starts a refresh: 0 at rest, 1 and more where letting go
  /// starts one.
  public var pull: Double = 0
  public var isRefreshing = false
}

/// What a scroll view knows about its refresh.
@MainActor
package final class RefreshState {
  /// The distance in points by which a finger must have pulled content down for letting go to start a refresh; the
  /// content stays down by as much while it runs. Material's `PullToRefresh` uses the same order of size (80 dp with
  /// more resistance).
  package static let threshold: CGFloat = 64

  private var source = DependencySource()
  private var stored = RefreshProgress()
  var action: RefreshAction

  private var storedPlace: CGFloat = 0

  init(action: RefreshAction) { self.action = action }

  /// How far the indicator's band stands below the view's start, in points: it begins where content is seen from. Followed
  /// where it is read.
  var indicatorPlace: CGFloat {
    get {
      source.recordRead()
      return storedPlace
    }
    set {
      guard newValue != storedPlace else { return }
      storedPlace = newValue
      source.notify()
    }
  }

  /// Followed where it is read.
  package var progress: RefreshProgress {
    get {
      source.recordRead()
      return stored
    }
    set {
      guard newValue != stored else { return }
      stored = newValue
      source.notify()
    }
  }
}

extension ScrollNode {
  func updateRefresh() {
    guard let action = policy.refresh, axes.contains(.vertical) else {
      if let refresh, !refresh.progress.isRefreshing {
        self.refresh = nil
        setRefreshIndicator(for: nil)
      }
      return
    }
    if let refresh {
      refresh.action = action
      return
    }
    let made = RefreshState(action: action)
    refresh = made
    setRefreshIndicator(for: made)
  }

  /// How much of the way that starts a refresh content that can be refreshed is pulled down, in points.
  var refreshPull: CGFloat { refresh == nil ? 0 : min(max(0, -offset.y), RefreshState.threshold) }

  /// Has the indicator stand where content is seen from, below a header that stretches.
  func placeRefreshIndicatorInSight() {
    guard let refresh else { return }
    let inset = policy.attachments.refreshInset
    refresh.indicatorPlace = inset > 0 ? inset + max(0, -offset.y) : -uncovered(at: offset.y, axis: .vertical)
  }

  func refreshes(_ axis: Axis) -> Bool { axis == .vertical && refresh != nil }

  func refreshDragDidChange() {
    guard let refresh else { return }
    refresh.progress.pull = Double(max(0, -offset.y) / RefreshState.threshold)
  }

  func refreshDragDidEnd() {
    guard let refresh else { return }
    if refresh.progress.pull >= 1, !refresh.progress.isRefreshing { startRefresh() }
    refresh.progress.pull = 0
  }

  /// Loads the content anew, as a key asks for; false if the view has no action for it or one is running.
  @discardableResult
  package func startRefresh() -> Bool {
    guard let refresh, !refresh.progress.isRefreshing else { return false }
    refresh.progress.isRefreshing = true
    refreshHold = RefreshState.threshold
    if motion.isIdle, offset.y <= 0 {
      move(to: CGPoint(x: offset.x, y: -refreshHold), Transaction(animation: ScrollPhysics.keyAnimation))
    }
    let action = refresh.action
    let work = graph.work
    let id = work.begin("a refresh")
    Task { @MainActor [weak self] in
      await action()
      work.end(id)
      self?.refreshDidEnd()
    }
    return true
  }

  private func refreshDidEnd() {
    refresh?.progress.isRefreshing = false
    refreshHold = 0
    guard isMounted else { return }
    hasPolicyChanged()
    if motion.drag == nil, offset.y < 0 { release(velocity: .zero, bounces: true) }
  }
}
