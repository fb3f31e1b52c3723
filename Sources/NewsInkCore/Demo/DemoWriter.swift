/// Writes one demo article from its topic and number.
struct DemoWriter {
  let headline: String
  let author: String
  let summary: String
  let text: String

  init(topic: DemoTopic, source: Int, index: Int) {
    var numbers = SeededNumbers(seed: index &* 64 &+ source)
    // The sizes of the pools have no factor in common with each other or the strides: neighbours share no part, and
    // no headline returns before every subject has met every event, and then in every place.
    let subject = topic.subjects[(index + source) % topic.subjects.count]
    let event = topic.events[index * 5 % topic.events.count]
    let place = Self.places[(index * 7 + source * 3) % Self.places.count]
    author = Self.people[(index * 11 + source * 5) % Self.people.count]
    let speaker = Self.people[(index * 11 + source * 5 + 7) % Self.people.count]
    let pairs = topic.subjects.count * topic.events.count
    headline = index % 3 == 0 || index >= pairs ? "\(subject) \(event) in \(place)" : "\(subject) \(event)"

    let details = Self.pick(3, of: topic.details, numbers: &numbers)
    let quotes = Self.pick(2, of: Self.quotes, numbers: &numbers)
    let beginning = Self.beginnings[numbers.below(Self.beginnings.count)]
    summary = "\(details[0]) \(Self.outlooks[numbers.below(Self.outlooks.count)])"
    var paragraphs = [
      "\(place). \(beginning) \(details[0])",
      "\(quotes[0].replacing("%", with: speaker)) \(details[1])",
      "\(Self.figures[numbers.below(Self.figures.count)].replacing("#", with: String(12 + numbers.below(480)))) "
        + Self.outlooks[numbers.below(Self.outlooks.count)],
    ]
    // Lengths vary, as they do in a newspaper.
    if numbers.below(3) > 0 { paragraphs.append("\(details[2]) \(quotes[1].replacing("%", with: author))") }
    if numbers.below(2) > 0 { paragraphs.append(Self.closings[numbers.below(Self.closings.count)]) }
    text = paragraphs.joined(separator: "\n\n")
  }

  private static func pick(_ count: Int, of pool: [String], numbers: inout SeededNumbers) -> [String] {
    let start = numbers.below(pool.count)
    // One more than half the pool away, so that the parts differ.
    return (0..<count).map { pool[(start + $0 * (pool.count / 2 + 1)) % pool.count] }
  }

  // MARK: Pools

  static let places = [
    "Amberley", "Port Linden", "Saltmarsh", "Hollin Bridge", "Westmere", "Old Quay", "Larkfield", "Tarn Valley",
    "Birchgate", "Nordhaven", "Cedar Row", "Millpond", "Stonecross", "Fernhill", "Greywater", "Aldersea", "Kestrel Bay",
  ]

  static let people = [
    "Ines Holloway", "Tomas Reed", "Maya Lindqvist", "Owen Achterberg", "Priya Natarajan", "Jonas Feld", "Clara Osei",
    "Mateo Brandt", "Yuki Tanabe", "Helen Marsh", "Samir Haddad", "Greta Nyholm", "Luca Ferrante", "Amina Sow",
    "Peter Vance", "Rosa Delgado", "Emil Kovac", "Nora Whitfield", "Daniel Okafor",
  ]

  static let beginnings = [
    "It began with a handwritten note on a kitchen table.", "The queue reached around the corner before eight.",
    "Nobody had expected so many people on a weekday morning.", "After three years of patient work, the wait is over.",
    "The idea came up over coffee, and it stayed.", "A light rain fell, and hardly anyone noticed.",
    "What started as an experiment has become a habit.", "The first visitors arrived with folding chairs.",
    "For once, all sides agreed within an afternoon.", "The plans had been lying in a drawer since spring.",
  ]

  static let quotes = [
    "\u{201C}We only wanted to see whether it would work,\u{201D} says %.",
    "\u{201C}The best part is how ordinary it feels already,\u{201D} says %.",
    "\u{201C}I have never learned so much in a single season,\u{201D} % recalls.",
    "\u{201C}People bring their neighbours, and the neighbours bring cake,\u{201D} says %.",
    "\u{201C}It is slow work, and that is the point,\u{201D} % explains.",
    "\u{201C}Ask me again in a year,\u{201D} says % with a smile.",
    "% calls it a small step that took a long run-up.", "For %, it is the end of a long list of maybes.",
    "\u{201C}We measured everything twice,\u{201D} says %, \u{201C}and then once more for luck.\u{201D}",
  ]

  static let figures = [
    "In all, # people took part, a third more than last year.", "The first # places were gone within the hour.",
    "Some # volunteers shared the work among them.", "Records kept since the beginning now fill # pages.",
    "A survey among # residents found eight in ten in favour.", "The costs stayed # crowns below the estimate.",
    "It took # days from the first sketch to the opening.", "Letters came from # towns, some with photographs.",
  ]

  static let outlooks = [
    "A second round is planned for the autumn.", "The results will be shown to the public next week.",
    "Neighbouring towns have asked for the plans.", "Everyone is invited to the open day on Saturday.",
    "A short film about it is in the making.", "The team hopes to continue through the winter.",
    "What comes next will be decided in spring.", "Schools will be the first to try it.",
  ]

  static let closings = [
    "By evening the benches were back in their place, and only the chalk marks remained.",
    "Those who missed it will find a small exhibition in the town hall until the end of the month.",
    "The last word belonged to a boy of six, who wanted to know when it would happen again.",
    "The council will look at the matter again in a year's time.",
    "Until then, there is a notebook by the door, and anyone may write in it.",
    "And the kettle, as always, was on.",
  ]
}
