import Foundation

extension NewsStore {
  /// Stores the articles of a source, all or none, and lets go of the oldest unsaved ones over the limit.
  ///
  /// What is stored already is brought up to date and keeps its marks.
  ///
  /// - Parameter now: stands in for missing dates, and for dates in the future when sorting.
  /// - Throws: ``NewsError`` of kind `storage`.
  public func store(
    _ articles: some Sequence<Article>, of source: NewsSource.ID, now: Date, limit: Int = NewsStore.articlesPerSource
  ) throws {
    try write { database in
      for (position, article) in articles.enumerated() {
        try Self.upsert(article, position: position, now: now, in: database)
      }
      try database.run(
        """
        DELETE FROM articles WHERE source_id = ?1 AND is_saved = 0 AND number NOT IN (
          SELECT number FROM articles WHERE source_id = ?1 AND is_saved = 0 ORDER BY sort_date DESC, position LIMIT ?2)
        """, [.text(source), .integer(Int64(max(0, limit)))])
    }
  }

  /// The stored articles of a source, newest first.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func articles(of source: NewsSource.ID, limit: Int = NewsStore.articlesPerSource) throws -> [Article] {
    try read { database in
      try database.query(
        "SELECT \(Self.columns) FROM articles WHERE source_id = ? ORDER BY sort_date DESC, position LIMIT ?",
        [.text(source), .integer(Int64(limit))], row: Self.article)
    }
  }

  /// The articles saved for later, the last saved first.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func savedArticles() throws -> [Article] {
    try read { database in
      try database.query(
        "SELECT \(Self.columns) FROM articles WHERE is_saved = 1 ORDER BY saved_at DESC, number DESC", row: Self.article
      )
    }
  }

  /// The stored articles that have a word beginning with each word of `text`, best first; none where `text` has no
  /// word. Case and accents don't matter.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func search(_ text: String, limit: Int = 100) throws -> [Article] {
    guard let match = SearchQuery.match(text) else { return [] }
    return try read { database in
      // A word in the title counts as much as ten in the text.
      try database.query(
        """
        SELECT \(Self.columns) FROM article_words JOIN articles ON articles.number = article_words.rowid
        WHERE article_words MATCH ?
          AND (is_saved = 1 OR source_id NOT IN (SELECT id FROM removed_sources))
        ORDER BY bm25(article_words, 10, 4, 1, 4, 4), sort_date DESC LIMIT ?
        """, [.text(match), .integer(Int64(limit))], row: Self.article)
    }
  }

  // MARK: Marks

  /// Marks an article as read or unread; it is stored where it was not.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func setRead(_ isRead: Bool, _ article: Article, now: Date) throws {
    try write { database in
      try Self.insertIfMissing(article, now: now, in: database)
      try database.run("UPDATE articles SET is_read = ? WHERE id = ?", [.flag(isRead), .text(article.id)])
    }
  }

  /// Saves an article for later, or no longer; it is stored where it was not. A saved article stays until it is
  /// unsaved, even when its source is removed.
  ///
  /// - Throws: ``NewsError`` of kind `storage`.
  public func setSaved(_ isSaved: Bool, _ article: Article, now: Date) throws {
    try write { database in
      try Self.insertIfMissing(article, now: now, in: database)
      try database.run(
        "UPDATE articles SET is_saved = ?, saved_at = ? WHERE id = ?",
        [.flag(isSaved), isSaved ? .real(now.timeIntervalSince1970) : .null, .text(article.id)])
    }
    // Whoever saves something must hear each time that it is not on disk.
    if isSaved { noteThatNothingIsKept() }
  }

  /// The marks of a source's articles, for lists that make their articles anew.
  func marks(of source: NewsSource.ID) throws -> ArticleMarks {
    try read { database in
      var marks = ArticleMarks()
      try database.query(
        "SELECT id, is_read, is_saved FROM articles WHERE source_id = ? AND (is_read = 1 OR is_saved = 1)",
        [.text(source)]
      ) { row in
        guard let id = row.text(0) else { return }
        if row.integer(1) == 1 { marks.read[id] = true }
        if row.integer(2) == 1 { marks.saved[id] = true }
      }
      return marks
    }
  }

  // MARK: Rows

  private static let columns = """
    articles.id, source_id, articles.source_title, articles.title, articles.summary, articles.text, url, picture_url,
    picture_number, published, articles.author, is_read, is_saved
    """

  private static func article(_ row: SQLiteDatabase.Row) -> Article {
    var picture = ArticlePicture.none
    if let url = row.text(7).flatMap({ FeedLink.resolve($0, base: nil) }) { picture = .remote(url) }
    if !row.isNull(8) { picture = .generated(row.integer(8)) }
    return Article(
      id: row.text(0) ?? "", sourceID: row.text(1) ?? "", sourceTitle: row.text(2) ?? "", title: row.text(3) ?? "",
      summary: row.text(4) ?? "", text: row.text(5) ?? "", url: FeedLink.resolve(row.text(6), base: nil),
      picture: picture, published: row.real(9).map(Date.init(timeIntervalSince1970:)), author: row.text(10),
      isRead: row.integer(11) == 1, isSaved: row.integer(12) == 1)
  }

  private static func insertIfMissing(_ article: Article, now: Date, in database: SQLiteDatabase) throws {
    let known = try database.query("SELECT 1 FROM articles WHERE id = ?", [.text(article.id)]) { _ in true }
    if known.isEmpty { try upsert(article, position: 0, now: now, in: database) }
  }

  private static func upsert(_ article: Article, position: Int, now: Date, in database: SQLiteDatabase) throws {
    var pictureURL: String?
    var pictureNumber: Int?
    switch article.picture {
    case .none: break
    case .remote(let url): pictureURL = url.absoluteString
    case .generated(let number): pictureNumber = number
    }
    let published = article.published?.timeIntervalSince1970
    let sortDate = min(published ?? now.timeIntervalSince1970, now.timeIntervalSince1970)
    // An update in place of a replacement: marks, first date and position stay.
    try database.run(
      """
      INSERT INTO articles(id, source_id, source_title, title, summary, text, url, picture_url, picture_number,
        published, author, sort_date, position)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      ON CONFLICT(id) DO UPDATE SET source_title = ?3, title = ?4, summary = ?5, text = ?6, url = ?7, picture_url = ?8,
        picture_number = ?9, published = ?10, author = ?11, sort_date = iif(?10 IS NULL, sort_date, ?12)
      WHERE (source_title, title, summary, text, url, picture_url, picture_number, published, author)
        IS NOT (?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """,
      [
        .text(article.id), .text(article.sourceID), .text(article.sourceTitle), .text(article.title),
        .text(article.summary), .text(article.text), .optional(article.url?.absoluteString), .optional(pictureURL),
        .optional(pictureNumber), .optional(published), .optional(article.author), .real(sortDate),
        .integer(Int64(position)),
      ])
  }
}
