import Foundation

extension NewsStore {
  /// The kept sources in their order, which may be none; `nil` until ``setSources(_:removing:)`` was called.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func sources() throws -> [NewsSource]? {
    try read { database in
      let choice = try database.query("SELECT 1 FROM choices WHERE name = 'sources'") { _ in true }
      guard !choice.isEmpty else { return nil }
      return try database.query("SELECT title, kind, value FROM sources ORDER BY position") { row in
        Self.kind(row.text(1) ?? "", row.text(2)).map { NewsSource(title: row.text(0) ?? "", kind: $0) }
      }.compactMap { $0 }
    }
  }

  /// Keeps these sources in this order. What is stored of sources that are gone stays out of sight until
  /// ``deleteRemoved()``, so that it is there again when they come back.
  ///
  /// - Parameter removed: sources that are gone and may never have been kept.
  /// - Throws: ``NewsError`` of kind `storage`.
  public func setSources(_ sources: [NewsSource], removing removed: Set<NewsSource.ID> = []) throws {
    try write { database in
      let before = try database.query("SELECT id FROM sources") { $0.text(0) ?? "" }
      try database.run("DELETE FROM sources")
      for (position, source) in sources.enumerated() {
        let (kind, value) = Self.columns(of: source.kind)
        try database.run(
          "INSERT OR IGNORE INTO sources(id, position, title, kind, value) VALUES (?, ?, ?, ?, ?)",
          [.text(source.id), .integer(Int64(position)), .text(source.title), .text(kind), .optional(value)])
      }
      try database.run("INSERT OR IGNORE INTO choices(name) VALUES ('sources')")
      for id in removed.union(before).subtracting(sources.map(\.id)) {
        try database.run("INSERT OR IGNORE INTO removed_sources(id) VALUES (?)", [.text(id)])
      }
      try database.run("DELETE FROM removed_sources WHERE id IN (SELECT id FROM sources)")
    }
  }

  /// Deletes what is stored of removed sources, but for saved articles. Nothing brings it back.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func deleteRemoved() throws {
    let removed = try read { try $0.query("SELECT 1 FROM removed_sources LIMIT 1") { _ in true } }
    guard !removed.isEmpty else { return }
    try write { database in
      let sources = "(SELECT id FROM removed_sources)"
      try database.run("DELETE FROM articles WHERE is_saved = 0 AND source_id IN \(sources)")
      try database.run("DELETE FROM validators WHERE source_id IN \(sources)")
      try database.run("DELETE FROM removed_sources")
    }
  }

  /// The name that a source had when its articles were stored last; `nil` where none are stored.
  func title(of source: NewsSource.ID) throws -> String? {
    try read { database in
      try database.query(
        "SELECT source_title FROM articles WHERE source_id = ? ORDER BY number DESC LIMIT 1", [.text(source)]
      ) { $0.text(0) ?? "" }.first
    }
  }

  private static func columns(of kind: NewsSource.Kind) -> (kind: String, value: String?) {
    switch kind {
    case .demo(let number): ("demo", String(number))
    case .newsAPI(let id): ("newsapi", id)
    case .feed(let url): ("feed", url.absoluteString)
    }
  }

  private static func kind(_ kind: String, _ value: String?) -> NewsSource.Kind? {
    switch kind {
    case "demo": value.flatMap(Int.init).flatMap { DemoFeed.sources.indices.contains($0) ? .demo($0) : nil }
    case "newsapi": .newsAPI(id: value)
    case "feed": FeedLink.resolve(value, base: nil).map { .feed($0) }
    default: nil
    }
  }

  // MARK: Validators

  func validators(of source: NewsSource.ID) throws -> HTTPValidators {
    try read { database in
      try database.query(
        "SELECT entity_tag, last_modified FROM validators WHERE source_id = ?", [.text(source)]
      ) { HTTPValidators(entityTag: $0.text(0), lastModified: $0.text(1)) }.first ?? HTTPValidators()
    }
  }

  func setValidators(_ validators: HTTPValidators, of source: NewsSource.ID) throws {
    try write { database in
      try database.run(
        "INSERT OR REPLACE INTO validators(source_id, entity_tag, last_modified) VALUES (?, ?, ?)",
        [.text(source), .optional(validators.entityTag), .optional(validators.lastModified)])
    }
  }

  // MARK: Settings

  /// - Throws: ``NewsError`` of kind `storage`.
  public func settings() throws -> NewsSettings {
    try read { try NewsSettings(stored: $0) }
  }

  /// - Throws: ``NewsError`` of kind `storage`.
  public func setSettings(_ settings: NewsSettings) throws {
    try write { database in
      try database.run("DELETE FROM settings")
      for (name, value) in settings.values {
        try database.run("INSERT INTO settings(name, value) VALUES (?, ?)", [.text(name), .text(value)])
      }
    }
  }
}
