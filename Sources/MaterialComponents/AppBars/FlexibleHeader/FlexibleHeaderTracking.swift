/// Tells a header of the scroll views in its content.
final class HeaderScrollTracker: ScrollTracker {
  private weak var state: FlexibleHeaderState?
  private let isAboveContent: Bool

  /// - Parameter isAboveContent: whether the header lies over the content's start; a bar at the bottom covers nothing there.
  init(_ state: FlexibleHeaderState, isAboveContent: Bool = true) {
    self.state = state
    self.isAboveContent = isAboveContent
  }

  func scrollViewDidChange(_ scrollView: TrackedScrollView, isUserScroll: Bool) {
    state?.scrollViews.noteOutermost(scrollView)
    state?.scrollViewDidChange(scrollView, isUserScroll: isUserScroll)
  }

  func scrollViewDidDisappear(_ id: TrackedScrollView.ID) { state?.scrollViewDidDisappear(id) }

  func uncoveredLength(aboveStartOf scrollView: TrackedScrollView, at offset: CGFloat) -> CGFloat {
    isAboveContent ? state?.uncoveredLength(of: scrollView, at: offset) ?? 0 : 0
  }

  func restingOffset(of scrollView: TrackedScrollView, for offset: CGFloat) -> CGFloat {
    state?.restingOffset(of: scrollView, for: offset) ?? offset
  }
}

/// Tells a header of scroll views that an app has marked.
final class MarkedScrollTracker: ScrollTracker {
  private weak var state: FlexibleHeaderState?
  private var isTracked = true
  private var known: [TrackedScrollView.ID: TrackedScrollView] = [:]

  nonisolated init() {}

  func scrollViewDidChange(_ scrollView: TrackedScrollView, isUserScroll: Bool) {
    known[scrollView.id] = scrollView
    state?.scrollViews.note(scrollView, mark: isTracked)
    state?.scrollViewDidChange(scrollView, isUserScroll: isUserScroll)
  }

  func scrollViewDidDisappear(_ id: TrackedScrollView.ID) {
    known[id] = nil
    state?.scrollViewDidDisappear(id)
  }

  func uncoveredLength(aboveStartOf scrollView: TrackedScrollView, at offset: CGFloat) -> CGFloat {
    state?.uncoveredLength(of: scrollView, at: offset) ?? 0
  }

  func restingOffset(of scrollView: TrackedScrollView, for offset: CGFloat) -> CGFloat {
    state?.restingOffset(of: scrollView, for: offset) ?? offset
  }

  func update(_ state: FlexibleHeaderState?, isTracked: Bool) {
    self.state = state
    self.isTracked = isTracked
    guard let state else { return }
    for scrollView in known.values { state.scrollViews.note(scrollView, mark: isTracked) }
    state.marksDidChange()
  }
}

/// Refers to a header's state in the environment.
struct FlexibleHeaderReference: Equatable {
  var state: FlexibleHeaderState?
  static func == (left: Self, right: Self) -> Bool { left.state === right.state }
}

private struct FlexibleHeaderKey: EnvironmentKey {
  static var defaultValue: FlexibleHeaderReference { FlexibleHeaderReference() }
}

extension EnvironmentValues {
  /// The flexible header around.
  var flexibleHeader: FlexibleHeaderReference {
    get { self[FlexibleHeaderKey.self] }
    set { self[FlexibleHeaderKey.self] = newValue }
  }
}

private struct TracksAppBarModifier: ViewModifier {
  let isTracked: Bool
  @State private var tracker = MarkedScrollTracker()
  @Environment(\.flexibleHeader) private var header

  func body(content: Content) -> some View {
    let (tracker, header, isTracked) = (tracker, header, isTracked)
    content
      .scrollTracker(tracker)
      .onChange(of: isTracked, initial: true) { tracker.update(header.state, isTracked: isTracked) }
  }
}

extension View {
  /// Says whether scroll views in this view move the app bar, or flexible header, around.
  ///
  /// Without this it is the largest one that scrolls vertically and lies in no other scroll view. Marked ones go before all
  /// others, and count also where they lie in another scroll view, as pages do that one swipes through: mark the page that
  /// is shown. Another mark changes the header's height by nothing at first: the content that is shown then moves to where
  /// it begins below the header.
  public func tracksAppBar(_ isTracked: Bool = true) -> some View {
    modifier(TracksAppBarModifier(isTracked: isTracked))
  }
}
