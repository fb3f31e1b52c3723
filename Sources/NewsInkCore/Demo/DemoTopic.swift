/// What a demo source writes about.
///
/// Subjects are singular and make a sentence with every event, so that any pair is a headline. Pools of subjects have
/// 13 entries, those of events 12, and there are 17 places: numbers without a common factor.
struct DemoTopic {
  let name: String
  /// The name in addresses.
  let slug: String
  let subjects: [String]
  let events: [String]
  let details: [String]

  static let all = [daybreak, orbit, harvest, soundings, makers, fairPlay]

  static let daybreak = DemoTopic(
    name: "Daybreak", slug: "daybreak",
    subjects: [
      "The harbour library", "A row of old bakeries", "The night ferry", "The town's clock tower", "The market hall",
      "A retired tram", "The lighthouse", "The school orchard", "The riverside path", "The smallest post office",
      "The village cinema", "A forgotten canal", "The old railway station",
    ],
    events: [
      "opens its doors again", "finds a new keeper", "celebrates a hundred years", "becomes a meeting place",
      "draws visitors from afar", "gets a second life", "wins the people's vote", "stays open until midnight",
      "welcomes its first guests", "is saved by its neighbours", "turns on the lights", "looks ahead to spring",
    ],
    details: [
      "The building had stood empty since the ferry company moved out.", "Half of the furniture was given by families.",
      "A timetable drawn by schoolchildren now hangs beside the entrance.",
      "The roof was laid by hand, slate by slate.",
      "Opening hours follow the tide, as they always have.", "Inside, the smell of fresh paint mixes with coffee.",
      "The council had set aside a modest sum, and it was enough.",
      "An old photograph showed how the doors once looked.",
    ])

  static let orbit = DemoTopic(
    name: "Orbit", slug: "orbit",
    subjects: [
      "A shoebox satellite", "The comet of the decade", "A student telescope", "The quiet side of the Moon",
      "A weather balloon", "A distant ice world", "The new radio dish", "A meteorite from a garden", "The polar light",
      "A star with two shadows", "The oldest probe in service", "A map of dark skies", "The lunar greenhouse",
    ],
    events: [
      "surprises astronomers", "sends its first picture", "passes closer than expected", "answers an old question",
      "is seen with the naked eye", "raises new questions", "comes back into view", "beats all forecasts",
      "goes on for another year", "reveals a hidden pattern", "gets a name at last", "inspires a school project",
    ],
    details: [
      "The signal took forty minutes to arrive and two seconds to be understood.",
      "Amateur observers supplied more than half of the measurements.", "The instrument weighs less than a bicycle.",
      "A thin layer of frost explains the colour, at least in part.", "The data are free for everyone to download.",
      "Three observatories confirmed the finding within a day.", "On clear nights a pair of binoculars will do.",
      "The orbit is now known to within a few kilometres.",
    ])

  static let harvest = DemoTopic(
    name: "Harvest", slug: "harvest",
    subjects: [
      "The rye loaf of the year", "A rooftop garden", "The forgotten pear", "A soup for two hundred",
      "The mountain cheese", "The corner noodle shop", "A kitchen without clocks", "The first asparagus",
      "A cellar full of cider", "The honey of the old park", "The slow tomato", "A cookbook from 1890",
      "The travelling oven",
    ],
    events: [
      "brings a street together", "tastes better than ever", "travels to the capital", "is back on the menu",
      "wins over the critics", "keeps its secret", "sells out before noon", "makes the most of the rain",
      "comes from next door", "starts a quiet revolution", "goes to school", "is worth the wait",
    ],
    details: [
      "The recipe needs four ingredients and a good deal of patience.",
      "The seeds came in an envelope without a sender.",
      "Salt is added at the very end, and not before.", "The oven has not gone cold since February.",
      "Each jar carries the name of the street where it was filled.", "The soil is turned twice, by hand.",
      "A wooden spoon from the founder's kitchen is still in use.", "What is left over goes to the community table.",
    ])

  static let soundings = DemoTopic(
    name: "Soundings", slug: "soundings",
    subjects: [
      "A choir of beginners", "The silent film festival", "The puppet theatre", "A novel in postcards",
      "The jazz barge", "The portrait of a stranger", "An opera for children", "The poetry bus", "A street of murals",
      "The museum of small things", "The longest concert", "A piano in the park", "The paper lantern parade",
    ],
    events: [
      "fills the house", "finds its voice", "gets a standing ovation", "goes on tour", "moves to a bigger stage",
      "begins at sunrise", "is better with rain", "has a surprise ending", "invites everyone to join",
      "returns after ten years", "makes a whole town sing", "leaves them laughing",
    ],
    details: [
      "Rehearsals took place in a boathouse with remarkable acoustics.", "Tickets cost as much as a loaf of bread.",
      "The score had been thought lost until it turned up in a hat box.", "No two evenings are quite the same.",
      "The costumes were sewn from old sails.", "The youngest member is nine, the oldest ninety-one.",
      "Critics used the word luminous, all of them, independently.", "There is no stage; the audience moves instead.",
    ])

  static let makers = DemoTopic(
    name: "Makers", slug: "makers",
    subjects: [
      "A repair café", "The wooden bicycle", "A pocket weather station", "The solar kiln", "An open-source loom",
      "The paper battery", "A printer for braille", "The tide-powered mill", "The library of tools",
      "A hearing aid kit", "The flat-packed boat", "The backyard wind turbine", "The patient robot",
    ],
    events: [
      "passes its first test", "does more with less", "is ready for everyone", "runs for a month without a pause",
      "fits into a suitcase", "comes with its plans", "learns a new trick", "goes into small production",
      "wins the design prize", "makes repair easy", "works in the rain", "costs less than a meal",
    ],
    details: [
      "All drawings are published, including those of the failed attempts.", "It is held together by six screws.",
      "The prototype was built from parts of a washing machine.", "A single charge lasts from Monday to Friday.",
      "Every part can be replaced without special tools.", "The manual has twelve pages, eleven of them pictures.",
      "Noise was the last problem, and felt turned out to be the answer.", "The workshop lends out what it builds.",
    ])

  static let fairPlay = DemoTopic(
    name: "Fair Play", slug: "fair-play",
    subjects: [
      "The island football club", "The walking-pace marathon team", "The under-twelve rowing crew",
      "The night cycling club",
      "The village chess team", "A wheelchair rugby side", "The winter swimming club", "The oldest tennis club",
      "A climbing crew from a silo", "The five-village relay", "A handball side of beginners",
      "The August skating club",
      "The Sunday league",
    ],
    events: [
      "wins on the last day", "breaks its own record", "finds a hundred new members", "comes from behind",
      "ends in a draw and a feast", "gives everyone a medal", "plays on in the fog", "goes up a league",
      "starts with a handshake", "returns to its home ground", "crosses the finish together", "needs extra time",
    ],
    details: [
      "The referee needed neither card nor whistle.", "Training takes place at six, before the school bus leaves.",
      "The trophy is a teapot, and has been since 1931.", "Both sides shared the bus home.",
      "The grass was cut by the captain in person.", "A record that had stood for twenty-two years is gone.",
      "Substitutes came from the crowd, in borrowed shoes.", "The decisive moment lasted less than a second.",
    ])
}
