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
  /// What its scroll view follows.
  var position: ScrollPosition
  /// Where its scroll view is, as far as is known.
  private(set) var contentOffset: CGFloat
  @ObservationIgnored var lastUse = 0
  /// Lets the header move its scroll view.
  @ObservationIgnored let relay = ScrollRelay()

  init(contentOffset: CGFloat) {
    self.contentOffset = contentOffset
    position = ScrollPosition(point: CGPoint(x: 0, y: contentOffset))
  }

  /// The scroll view has said where it is.
  func didScroll(to place: CGFloat) {
    if place != contentOffset { contentOffset = place }
  }

  /// Moves the content. Momentum ends.
  func scroll(to place: CGFloat) {
    didScroll(to: place)
    position.scrollTo(y: place)
  }
}
