extension SQLiteDatabase {
  /// Adds everything in this database to the one in a file, all or nothing. Articles that only the file has stay; of
  /// those in both, this database's are newer.
  ///
  /// - Parameter replacesChoices: whether sources and settings are replaced by these, or only added to.
  func add(to path: String, replacingChoices replacesChoices: Bool) throws {
    try execute("ATTACH '\(path.replacing("'", with: "''"))' AS disk")
    defer { try? execute("DETACH disk") }
    try transaction {
      let columns = """
        id, source_id, source_title, title, summary, text, url, picture_url, picture_number, published, author,
        sort_date, position, is_read, is_saved, saved_at
        """
      try execute(
        """
        INSERT INTO disk.articles(\(columns)) SELECT \(columns) FROM main.articles WHERE true
        ON CONFLICT(id) DO UPDATE SET source_title = excluded.source_title, title = excluded.title,
          summary = excluded.summary, text = excluded.text, url = excluded.url, picture_url = excluded.picture_url,
          picture_number = excluded.picture_number, published = excluded.published, author = excluded.author,
          sort_date = excluded.sort_date, is_read = excluded.is_read, is_saved = excluded.is_saved,
          saved_at = excluded.saved_at
        WHERE (source_title, title, summary, text, url, picture_url, picture_number, published, author, is_read,
            is_saved)
          IS NOT (excluded.source_title, excluded.title, excluded.summary, excluded.text, excluded.url,
            excluded.picture_url, excluded.picture_number, excluded.published, excluded.author, excluded.is_read,
            excluded.is_saved)
        """)
      for table in ["validators", "sources", "settings", "removed_sources", "choices"] {
        if replacesChoices { try execute("DELETE FROM disk.\(table)") }
        try execute("INSERT OR IGNORE INTO disk.\(table) SELECT * FROM main.\(table)")
      }
    }
  }
}
