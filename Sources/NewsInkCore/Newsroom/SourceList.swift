import Foundation

/// Which sources are shown, by the options and what is kept.
struct SourceList: Equatable {
  private(set) var sources: [NewsSource]
  /// Whether changes are kept for the next start.
  let isKept: Bool

  /// - `--source` shows these feeds, for this run only.
  /// - `--demo` shows the kept sources where the demo feed is among them, else the demo feed before them.
  /// - `--newsapi` does the same with NewsAPI, whose publishers are asked for later.
  /// - Otherwise the kept sources, even where those are none; before any were chosen, NewsAPI if there is a key, else
  ///   the demo feed.
  ///
  /// - Parameters:
  ///   - chosen: the kept sources; nil where none were ever chosen.
  ///   - titles: names of feeds from when they were read last.
  init(
    options: NewsInkOptions, kept chosen: [NewsSource]?, hasKey: Bool, titles: [NewsSource.ID: String] = [:]
  ) {
    if !options.sources.isEmpty {
      sources = []
      isKept = false
      for url in options.sources {
        var source = NewsSource.feed(url)
        if let title = titles[source.id], !title.isEmpty { source.title = title }
        append(source)
      }
      return
    }
    isKept = true
    let kept = chosen ?? []
    let hasNewsAPI = kept.contains { if case .newsAPI = $0.kind { true } else { false } }
    if options.demo {
      sources = kept.contains(where: \.isDemo) ? kept : DemoFeed.sources + kept
    } else if options.newsAPI != nil {
      sources = hasNewsAPI ? kept : [Self.topHeadlines] + kept.filter { !$0.isDemo }
    } else if let chosen {
      sources = chosen
    } else {
      sources = hasKey ? [Self.topHeadlines] : DemoFeed.sources
    }
  }

  /// NewsAPI's mixed headlines.
  static let topHeadlines = NewsSource(title: "Headlines", kind: .newsAPI(id: nil))

  /// Adds a source at the end, unless it is there.
  mutating func append(_ source: NewsSource) {
    if !sources.contains(where: { $0.id == source.id }) { sources.append(source) }
  }

  mutating func remove(_ id: NewsSource.ID) {
    sources.removeAll { $0.id == id }
  }

  /// Moves a source to `index` of the list without it; an index beyond the ends counts as the end.
  mutating func move(_ id: NewsSource.ID, to index: Int) {
    guard let position = sources.firstIndex(where: { $0.id == id }) else { return }
    let source = sources.remove(at: position)
    sources.insert(source, at: min(max(index, 0), sources.count))
  }

  /// Whether the source is in the list under another name, which is then changed.
  mutating func rename(_ source: NewsSource) -> Bool {
    guard let position = sources.firstIndex(where: { $0.id == source.id }), sources[position].title != source.title
    else { return false }
    sources[position].title = source.title
    return true
  }
}
