import Observation

/// What a header keeps of one tab's page.
@Observable
final class HeaderPage {
  /// How much of the page there is.
  enum Stage {
    /// It can be seen, at least in part.
    case shown
    /// It is out of sight and rests as it was.
    case kept
    /// It is out of sight and has let go of its rows.
    case emptied
  }

  /// How many pages that are out of sight keep their rows: the one that was left last, and its neighbours.
  static let keptCount = 3

  /// Nil until the page is seen for the first time; it is not made before.
  var stage: Stage?
  /// Where its scroll view is, as far as is known.
  private(set) var contentOffset: CGFloat
  @ObservationIgnored var lastUse = 0
  /// Moves its scroll view, and tells where that is.
  @ObservationIgnored let relay = ScrollRelay()

  /// - Parameters:
  ///   - contentOffset: where its scroll view begins.
  ///   - moved: told where the scroll view is, and the most that it can be at rest.
  @MainActor
  init(contentOffset: CGFloat, moved: @escaping (_ place: CGFloat, _ end: CGFloat) -> Void) {
    self.contentOffset = contentOffset
    relay.scroll(y: contentOffset)
    relay.onChange = { [weak self] place in
      self?.setContentOffset(place.offset.y)
      moved(place.offset.y, place.end.y)
    }
  }

  private func setContentOffset(_ place: CGFloat) {
    if place != contentOffset { contentOffset = place }
  }

  /// Moves the content, at once and whatever the change is part of. Momentum ends.
  @MainActor
  func scroll(to place: CGFloat) {
    setContentOffset(place)
    relay.scroll(y: place)
  }
}
