/// The feed's words, made from numbers, so that programs in other toolkits show exactly the same.
enum FeedData {
  static let heading = "Daily Material"
  static let tabs = ["Top stories", "World", "Technology", "Science", "Business", "Culture"]

  private static let words = [
    "quiet", "river", "stone", "market", "silver", "window", "garden", "engine", "paper", "harbour", "winter", "signal",
    "orange", "bridge", "letter", "forest", "copper", "morning", "planet", "velvet", "ladder", "summer", "island",
    "mirror", "thunder", "candle", "meadow", "rocket", "library", "shadow", "crystal", "anchor",
  ]

  /// From five to ten words, the first with an upper-case letter.
  static func title(_ card: Int) -> String {
    let text = (0..<5 + card % 6).map { words[(7 * card + 11 * $0 + card * $0 % 5) % words.count] }
      .joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  static func subtitle(_ card: Int) -> String { "Author \(card % 97) · \(1 + card % 59) min read" }

  /// A file of the folder with the pictures.
  static func picture(_ card: Int) -> String { "img\(card % 8).png" }
}
