/// The tables, and how a database of an earlier version becomes one of this.
enum NewsSchema {
  /// `PRAGMA user_version` of a database that has every step.
  static var version: Int { steps.count }

  /// A database was made by a version of the program that knows more steps.
  struct TooNew: Error, Equatable {
    let version: Int
  }

  /// Runs the steps that the database lacks, all or none.
  static func migrate(_ database: SQLiteDatabase) throws {
    let found = try database.query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    guard found <= version else { throw TooNew(version: found) }
    guard found < version else { return }
    try database.transaction {
      for step in steps[max(0, found)...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(version)")
    }
  }

  /// Never changed once released; a new version appends.
  private static let steps = [
    """
    CREATE TABLE sources(
      id TEXT PRIMARY KEY, position INTEGER NOT NULL, title TEXT NOT NULL, kind TEXT NOT NULL, value TEXT
    );
    CREATE TABLE articles(
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, source_id TEXT NOT NULL, source_title TEXT NOT NULL,
      title TEXT NOT NULL, summary TEXT NOT NULL, text TEXT NOT NULL, url TEXT, picture_url TEXT,
      picture_number INTEGER, published REAL, author TEXT,
      sort_date REAL NOT NULL, position INTEGER NOT NULL,
      is_read INTEGER NOT NULL DEFAULT 0, is_saved INTEGER NOT NULL DEFAULT 0, saved_at REAL
    );
    CREATE INDEX articles_by_source ON articles(source_id, sort_date DESC, position);
    CREATE INDEX articles_saved ON articles(saved_at DESC) WHERE is_saved = 1;
    CREATE TABLE validators(source_id TEXT PRIMARY KEY, entity_tag TEXT, last_modified TEXT);
    CREATE TABLE settings(name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE VIRTUAL TABLE article_words USING fts5(
      title, summary, text, author, source_title, content='articles', content_rowid='number',
      tokenize="unicode61 remove_diacritics 2", prefix='2 3'
    );
    CREATE TRIGGER articles_inserted AFTER INSERT ON articles BEGIN
      INSERT INTO article_words(rowid, title, summary, text, author, source_title)
      VALUES (new.number, new.title, new.summary, new.text, new.author, new.source_title);
    END;
    CREATE TRIGGER articles_deleted AFTER DELETE ON articles BEGIN
      INSERT INTO article_words(article_words, rowid, title, summary, text, author, source_title)
      VALUES ('delete', old.number, old.title, old.summary, old.text, old.author, old.source_title);
    END;
    CREATE TRIGGER articles_updated AFTER UPDATE OF title, summary, text, author, source_title ON articles
    WHEN (old.title, old.summary, old.text, old.author, old.source_title)
      IS NOT (new.title, new.summary, new.text, new.author, new.source_title)
    BEGIN
      INSERT INTO article_words(article_words, rowid, title, summary, text, author, source_title)
      VALUES ('delete', old.number, old.title, old.summary, old.text, old.author, old.source_title);
      INSERT INTO article_words(rowid, title, summary, text, author, source_title)
      VALUES (new.number, new.title, new.summary, new.text, new.author, new.source_title);
    END;
    """,
    """
    CREATE TABLE removed_sources(id TEXT PRIMARY KEY);
    CREATE TABLE choices(name TEXT PRIMARY KEY);
    INSERT INTO choices(name) SELECT 'sources' WHERE EXISTS (SELECT 1 FROM sources);
    """,
  ]
}
