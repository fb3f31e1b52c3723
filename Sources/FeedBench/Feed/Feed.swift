import MaterialComponents

/// What the window shows.
@MainActor
final class Feed {
  let cards: [Card]
  private let pictures: String

  /// - Parameter pictures: the folder with `hero.png` and `img0.png` to `img7.png`.
  init(cardCount: Int, pictures: String) {
    cards = (0..<cardCount).map { Card(id: $0) }
    self.pictures = pictures
  }

  func path(of picture: String) -> String { pictures + "/" + picture }
}

/// One card. A change of one runs the body of that one only.
@MainActor @Observable
final class Card: Identifiable {
  nonisolated let id: Int
  private(set) var isChanged = false

  nonisolated init(id: Int) { self.id = id }

  var title: String { (isChanged ? "Changed: " : "") + FeedData.title(id) }

  func toggle() { isChanged.toggle() }
}
